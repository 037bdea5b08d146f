import { addressOf, langOfPath } from '../../i18n/languages.ts'
import { addWords } from '../../i18n/late-words.ts'
import { useWords } from '../../i18n/words.ts'
import type { ToWorker } from '../../offline/messages.ts'
import styles from '../../styles/update.css?inline'
import { addStyles } from './late-styles.ts'

/** Said once in a visit: who waits with it is not asked on every page. */
const LATER = 'count-tai.update-later'

const waits = (): boolean => {
  try {
    return sessionStorage.getItem(LATER) !== null
  } catch {
    return false
  }
}

function wait(): void {
  try {
    sessionStorage.setItem(LATER, 'yes')
  } catch {
    // asked again on the next page
  }
}

const button = (text: string, look: string, onClick: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = look
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}

/**
 * Offers a version once it is whole and waits. Nothing is opened again unless the reader says so here; other pages that
 * are open stay with the version they came from until they are reloaded.
 */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const { installing } = registration
  const offer = () => show(registration).catch(() => undefined)
  if (registration.waiting) offer()
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer()
  })
}

async function show(registration: ServiceWorkerRegistration): Promise<void> {
  if (waits()) return
  const lang = langOfPath(location.pathname)
  await addWords(addressOf(lang, '/words/offline.json'))
  if (document.querySelector('.update')) return
  const words = useWords(lang, 'offline').update
  addStyles(styles)
  const bar = document.createElement('section')
  bar.className = 'update'
  bar.setAttribute('aria-label', words.name)
  const text = document.createElement('p')
  text.setAttribute('role', 'status')
  const now = button(words.now, 'btn', () => {
    now.disabled = true
    const reload = () => location.reload()
    const { waiting } = registration
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    if (waiting) waiting.postMessage('take-over' satisfies ToWorker)
    // another page has taken it before
    else reload()
  })
  bar.append(
    text,
    now,
    button(words.later, 'chip', () => {
      wait()
      bar.remove()
    }),
  )
  document.body.append(bar)
  // said by screen readers, since it comes after its place is there
  requestAnimationFrame(() => (text.textContent = words.ready))
}
