import { addressOf, LANGS, type Lang, langOfPath } from '../i18n/languages.ts'
import { type Files, isHashed, LOST_PAGE, listAddress, OFFLINE_PAGE, PARTS, type Part } from './lists.ts'

/** Every cache of ours: one for each build (`count-tai-<version>`), and one that says which build serves whom. */
const CACHE = 'count-tai-'
const STATE = `${CACHE}state`
const STATE_ADDRESS = '/offline/state'

/** The files of a part as this build has them: where its list lies, and the hash of that list. */
export interface ListEntry {
  readonly url: string
  readonly revision: string | null
  readonly integrity?: string
}

/** A page or a worker that asks. */
export interface Asking {
  readonly id: string
  readonly url: string
}

/** What the keeper needs of a service worker. */
export interface World {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** Pages and workers that are open now. */
  readonly open: () => Promise<readonly Asking[]>
}

/** Which build was served last, and the open pages that an earlier one still serves. */
interface State {
  readonly active: string | null
  readonly earlier: Readonly<Record<string, string>>
}

const AT_ONCE = 6
const anyQuery: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true }

/** A page that came by a redirect may not answer a navigation; the page for lost addresses stays a 404. */
const plain = (address: string, { body, headers }: Response): Response =>
  new Response(body, { headers, status: address === LOST_PAGE ? 404 : 200 })

/**
 * Keeps a build of the site on the device, part by part, and answers from it.
 *
 * No two builds mix: every file is checked by the hash that the build's list gives, a build has a cache of its own,
 * and an open page is answered by the build that it came from until it is closed or reloaded.
 */
export class Keeper {
  readonly #world: World
  readonly #lists: ReadonlyMap<string, ListEntry>
  readonly #build: string
  readonly #whole = new Set<Part>()
  readonly #coming = new Map<Part, Promise<void>>()
  #earlier: Record<string, string> | undefined

  constructor(world: World, lists: readonly ListEntry[]) {
    this.#world = world
    this.#lists = new Map(lists.map((entry) => [entry.url, entry]))
    this.#build = CACHE + lists.map(({ revision }) => (revision ?? '').slice(0, 8)).join('')
  }

  #open = (build: string) => this.#world.caches.open(build)

  async #isWhole(part: Part): Promise<boolean> {
    if (this.#whole.has(part)) return true
    const cache = await this.#open(this.#build)
    const whole = (await cache.match(listAddress(part), anyQuery)) !== undefined
    if (whole) this.#whole.add(part)
    return whole
  }

  /** Caches of other builds that are still there. */
  async #others(): Promise<string[]> {
    const names = await this.#world.caches.keys()
    return names.filter((name) => name.startsWith(CACHE) && name !== STATE && name !== this.#build)
  }

  /** Where a file with a hash lies in the cache of another build: unchanged files are not fetched again. */
  async #known(part: Part): Promise<Map<string, readonly [build: string, address: string]>> {
    const known = new Map<string, readonly [string, string]>()
    for (const build of await this.#others()) {
      const list = await (await this.#open(build)).match(listAddress(part))
      if (!list) continue
      for (const [address, hash] of Object.entries((await list.json()) as Files))
        known.set(hash, [build, address])
    }
    return known
  }

  /**
   * Fetches what is missing of a part; its list comes last and says that the part is whole. Rejects when something
   * cannot be had or is of another build; what came stays, and the next try goes on from there.
   */
  keep(part: Part): Promise<void> {
    const coming = this.#coming.get(part) ?? this.#fetch(part).finally(() => this.#coming.delete(part))
    this.#coming.set(part, coming)
    return coming
  }

  async #fetch(part: Part): Promise<void> {
    const entry = this.#lists.get(listAddress(part))
    if (!entry || (await this.#isWhole(part))) return
    const { fetch } = this.#world
    const cache = await this.#open(this.#build)
    const list = await fetch(entry.url, { integrity: entry.integrity, cache: 'no-cache' })
    const files = (await list.clone().json()) as Files
    const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const known = await this.#known(part)
    const missing = Object.entries(files).filter(([address]) => !had.has(address))
    const fill = async () => {
      for (let next = missing.pop(); next; next = missing.pop()) {
        const [address, integrity] = next
        const [build, place] = known.get(integrity) ?? []
        const old = build && place ? await (await this.#open(build)).match(place) : undefined
        const fresh =
          old ??
          (await fetch(address, {
            integrity,
            cache: isHashed(address) ? 'default' : 'no-cache',
            priority: 'low',
          }))
        await cache.put(address, plain(address, fresh))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fill))
    await cache.put(listAddress(part), list)
    this.#whole.add(part)
  }

  /** What every page needs, and each language that another build on this device has whole. */
  async install(): Promise<void> {
    await this.keep('shared')
    for (const build of await this.#others()) {
      const cache = await this.#open(build)
      for (const lang of LANGS) if (await cache.match(listAddress(lang))) await this.keep(lang)
    }
  }

  async #state(): Promise<State> {
    const kept = await (await this.#open(STATE)).match(STATE_ADDRESS)
    return kept ? ((await kept.json()) as State) : { active: null, earlier: {} }
  }

  async #save(state: State): Promise<void> {
    this.#earlier = { ...state.earlier }
    await (await this.#open(STATE)).put(STATE_ADDRESS, new Response(JSON.stringify(state)))
  }

  /**
   * This build serves from now on, except the pages that are open: those stay with the build they came from. Caches
   * that serve nobody go. Resolves to whether this is the first build on this device.
   */
  async activate(): Promise<boolean> {
    const { active, earlier } = await this.#state()
    const before = active === this.#build ? null : active
    const open = await this.#world.open()
    const still = open.flatMap(({ id }) => {
      const build = earlier[id] ?? before
      return build ? [[id, build] as const] : []
    })
    await this.#save({ active: this.#build, earlier: Object.fromEntries(still) })
    await this.#drop(await this.#others())
    return active === null
  }

  /** Deletes those of these caches that serve no open page. */
  async #drop(builds: readonly string[]): Promise<void> {
    const used = new Set(Object.values(await this.#pages()))
    for (const build of builds) if (!used.has(build)) await this.#world.caches.delete(build)
  }

  async #pages(): Promise<Record<string, string>> {
    this.#earlier ??= { ...(await this.#state()).earlier }
    return this.#earlier
  }

  /** Forgets pages of earlier builds that are closed. To be called once a page has come in place of another. */
  async tidy(): Promise<void> {
    const pages = await this.#pages()
    const ids = Object.keys(pages)
    if (ids.length === 0) return
    const open = new Set((await this.#world.open()).map(({ id }) => id))
    const still = Object.entries(pages).filter(([id]) => open.has(id))
    if (still.length === ids.length) return
    await this.#save({ active: this.#build, earlier: Object.fromEntries(still) })
    // a build that waits for its turn has a cache too, which is none of these
    await this.#drop(Object.values(pages))
  }

  /**
   * The answer to a request of our own site. A page whose language is whole on this device is answered from there,
   * and so is what it asks for; anything else comes from the network, and from the device where that fails.
   */
  async answer(request: Request, from: Asking | undefined): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const navigation = request.mode === 'navigate'
    const page = navigation || !from ? pathname : new URL(from.url).pathname
    const earlier = navigation || !from ? undefined : (await this.#pages())[from.id]
    const cache = await this.#open(earlier ?? this.#build)
    const kept = await cache.match(pathname, anyQuery)
    if (isHashed(pathname)) {
      const same = kept ?? (await this.#world.caches.match(pathname, anyQuery))
      if (same) return same
    }
    const lang = langOfPath(page)
    const whole = earlier ? await cache.match(listAddress(lang)) : await this.#isWhole(lang)
    if (whole && kept && (navigation || (await cache.match(page, anyQuery)))) return kept
    if (whole && navigation && (await cache.match(`${pathname}/`, anyQuery)))
      return Response.redirect(new URL(`${pathname}/${search}`, request.url).href, 301)
    try {
      return await this.#world.fetch(request)
    } catch (error) {
      if (kept) return kept
      const instead = navigation && (await this.#instead(lang, Boolean(whole)))
      if (instead) return instead
      throw error
    }
  }

  /** What is shown for a page that cannot be had: of a whole language every page is here, so there is no such page. */
  async #instead(lang: Lang, whole: boolean): Promise<Response | undefined> {
    const cache = await this.#open(this.#build)
    const pages = whole ? [LOST_PAGE] : [addressOf(lang, OFFLINE_PAGE), OFFLINE_PAGE]
    for (const page of pages) {
      const found = await cache.match(page)
      if (found) return found
    }
    return undefined
  }
}

export const isPart = (value: unknown): value is Part => PARTS.includes(value as Part)
