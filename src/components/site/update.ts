import { addressOf, langOfPath } from '../../i18n/languages.ts'
import { addWords } from '../../i18n/late-words.ts'
import { useWords } from '../../i18n/words.ts'
import type { ToWorker } from '../../offline/messages.ts'
import '../../styles/update.css'

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
 * Offers the version that waits. Nothing is opened again unless the reader says so here; other pages that are open
 * stay with the version they came from until they are reloaded.
 */
export async function offerUpdate(waiting: ServiceWorker): Promise<void> {
  if (waits() || document.querySelector('.update')) return
  const lang = langOfPath(location.pathname)
  await addWords(addressOf(lang, '/words/offline.json'))
  const words = useWords(lang, 'offline').update
  const bar = document.createElement('section')
  bar.className = 'update'
  bar.setAttribute('aria-label', words.name)
  const text = document.createElement('p')
  text.setAttribute('role', 'status')
  const now = button(words.now, 'btn', () => {
    now.disabled = true
    const reload = () => location.reload()
    // another page may have said so before
    if (waiting.state === 'activated') reload()
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage('take-over' satisfies ToWorker)
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
