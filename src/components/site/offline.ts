import { langOfPath } from '../../i18n/languages.ts'
import { type ToWorker, WORKER } from '../../offline/messages.ts'

/**
 * Keeps the language of this page on the device, for when there is no connection, and offers a new version when one is
 * there. It waits until the page has loaded and has nothing to do.
 */
async function start(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register(WORKER)
  /** On a first visit there is no version before the one that comes. What offers one is fetched when it is wanted. */
  const offer = () =>
    container.controller &&
    import('./update.ts').then(
      ({ offerUpdate }) => offerUpdate(registration),
      () => undefined,
    )
  // the browser may have found it before this page asked
  if (registration.waiting || registration.installing) offer()
  registration.onupdatefound = offer
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
