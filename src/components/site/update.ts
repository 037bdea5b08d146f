import { addressOf, langOfPath } from '../../i18n/languages.ts'
import { addWords } from '../../i18n/late-words.ts'
import { useWords } from '../../i18n/words.ts'
import type { ToWorker } from '../../offline/messages.ts'
import { barButton, openBar } from './bar.ts'

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
  const words = useWords(lang, 'offline').update
  openBar({
    name: words.name,
    text: words.ready,
    controls: (close) => {
      const now = barButton(words.now, 'btn', () => {
        now.disabled = true
        const reload = () => location.reload()
        const { waiting } = registration
        navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
        if (waiting) waiting.postMessage('take-over' satisfies ToWorker)
        // another page has taken it before
        else reload()
      })
      const later = barButton(words.later, 'chip', () => {
        wait()
        close()
      })
      return [now, later]
    },
  })
}
