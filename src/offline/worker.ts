/** The service worker: hands what the browser tells it to the keeper. */
import { type Asking, isPart, Keeper, type ListEntry } from './keeper.ts'

/** What is used of the scope of a service worker; the library of the DOM does not know it. */
interface Scope extends EventTarget {
  readonly __WB_MANIFEST: readonly ListEntry[]
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<Asking | undefined>
    matchAll(options: { type: 'all'; includeUncontrolled: boolean }): Promise<readonly Asking[]>
  }
  skipWaiting(): Promise<void>
}
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface FetchEvent extends Lasting {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}

const scope = self as unknown as Scope
const keeper = new Keeper(
  {
    caches,
    fetch: (...request) => fetch(...request),
    open: () => scope.clients.matchAll({ type: 'all', includeUncontrolled: true }),
  },
  // the build puts the lists of its files in this place
  (self as unknown as Scope).__WB_MANIFEST,
)

scope.addEventListener('install', (event) => (event as Lasting).waitUntil(keeper.install()))

scope.addEventListener('activate', (event) => {
  // the page that is open on the first visit has all the rest from here on
  const done = keeper.activate().then((first) => (first ? scope.clients.claim() : undefined))
  ;(event as Lasting).waitUntil(done)
})

scope.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<unknown>
  if (data === 'take-over') (event as Lasting).waitUntil(scope.skipWaiting())
  else if (typeof data === 'object' && data !== null && 'keep' in data && isPart(data.keep)) {
    // a page has come, and the one it came after is gone; what could not be fetched now is fetched after the next
    const done = [keeper.tidy(), keeper.keep('shared'), keeper.keep(data.keep)]
    ;(event as Lasting).waitUntil(Promise.all(done).catch(() => undefined))
  }
})

scope.addEventListener('fetch', (event) => {
  const { request, clientId } = event as FetchEvent
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('range')) return
  if (pathname === scope.location.pathname) return
  const asking = clientId === '' ? Promise.resolve(undefined) : scope.clients.get(clientId)
  ;(event as FetchEvent).respondWith(asking.then((from) => keeper.answer(request, from)))
})
