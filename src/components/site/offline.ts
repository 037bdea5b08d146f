import { langOfPath } from '../../i18n/languages.ts'
import { type ToWorker, WORKER } from '../../offline/messages.ts'

/**
 * Keeps the language of this page on the device, for when there is no connection, and offers a new version when one is
 * there. It waits until the page has loaded and has nothing to do.
 */
const HOUR = 3_600_000

async function start(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(WORKER)
  /** A new version waits behind the one that serves this page; on a first visit there is none before. */
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && container.controller)
      import('./update.ts').then(
        ({ offerUpdate }) => offerUpdate(worker),
        () => undefined,
      )
  }
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', () => offer(worker))
  // the browser may have found it before this page asked
  offer(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
  const { active } = await container.ready
  active?.postMessage({ keep: langOfPath(location.pathname) } satisfies ToWorker)
}

// in a frame of another site the reader did not come to this one
if (import.meta.env.PROD && 'serviceWorker' in navigator && window === window.top) {
  // without a worker everything is as it was: the site needs a connection
  const begin = () => start(navigator.serviceWorker).catch(() => undefined)
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 5000 }) : setTimeout(begin, 1000)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
