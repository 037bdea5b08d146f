import { describe, expect, test } from 'vitest'
import { type Asking, Keeper, type ListEntry } from '../../src/offline/keeper.ts'
import { addressOfFile, partOf } from '../../src/offline/lists.ts'

const ORIGIN = 'http://site'
const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname

/** Caches in memory, by path as the keeper asks. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (request: RequestInfo) => files.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void files.set(pathOf(request), response),
    keys: async () => [...files.keys()].map((path) => ({ url: ORIGIN + path })),
  })
  const storage = {
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map())
      return cacheOf(all.get(name)!)
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo) =>
      [...all.values()]
        .map((files) => files.get(pathOf(request)))
        .find(Boolean)
        ?.clone(),
  }
  return storage as unknown as CacheStorage
}

/** A site whose files are texts; a file's hash is its text, and a fetch with another hash fails as in a browser. */
function network(files: Record<string, string>) {
  const asked: string[] = []
  const net = {
    files,
    asked,
    up: true,
    fetch: (async (request: RequestInfo, init?: RequestInit) => {
      const path = pathOf(request)
      const text = net.files[path]
      if (!net.up) throw new TypeError('no network')
      asked.push(path)
      if (init?.integrity && init.integrity !== text) throw new TypeError(`${path} has another hash`)
      return new Response(text ?? 'lost', { status: text === undefined ? 404 : 200 })
    }) as typeof fetch,
  }
  return net
}

/** A build as the site serves it: a page and a script in each language, and the lists. */
function build(version: string) {
  const files: Record<string, string> = {
    '/': `home ${version}`,
    '/words.json': `words ${version}`,
    '/zh/': `zh ${version}`,
    '/tiles.svg': 'tiles',
    '/404.html': 'no such page',
    '/offline/': `offline ${version}`,
    [`/_astro/app.${version}.js`]: `script ${version}`,
  }
  const lists: ListEntry[] = []
  const list = (part: string, addresses: readonly string[]) => {
    const text = JSON.stringify(Object.fromEntries(addresses.map((address) => [address, files[address]])))
    files[`/offline/${part}.json`] = text
    lists.push({ url: `/offline/${part}.json`, revision: `${version}${part}`, integrity: text })
  }
  list('en', ['/', '/words.json'])
  list('shared', ['/tiles.svg', '/404.html', '/offline/', `/_astro/app.${version}.js`])
  list('zh', ['/zh/'])
  return { files, lists }
}

const navigation = (path: string) => {
  const request = new Request(ORIGIN + path)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return request
}
const part = (path: string) => new Request(ORIGIN + path)
const pageAt = (id: string, path: string): Asking => ({ id, url: ORIGIN + path })

async function device(version = '1') {
  const { files, lists } = build(version)
  const net = network(files)
  const caches = memoryCaches()
  const open: Asking[] = []
  const world = { caches, fetch: net.fetch, open: async () => open }
  const keeper = new Keeper(world, lists)
  await keeper.install()
  await keeper.activate()
  return { net, caches, open, world, keeper }
}
const textOf = async (answer: Promise<Response>) => (await answer).text()

describe('the part a file belongs to', () => {
  test.each([
    ['index.html', 'en'],
    ['learn/bao/index.html', 'en'],
    ['zh/learn/bao/index.html', 'zh'],
    ['zh/words.json', 'zh'],
    ['terms/vi.json', 'vi'],
    ['pagefind/ms/pagefind.js', 'ms'],
    ['manifest.webmanifest', 'en'],
    ['_astro/app.123.js', 'shared'],
    ['fonts/commissioner-vi.woff2', 'shared'],
    ['tiles.svg', 'shared'],
    ['404.html', 'shared'],
    ['offline/index.html', 'shared'],
    ['vi/offline/index.html', 'shared'],
    ['offline/en.json', null],
    ['og/en/learn.png', null],
    ['embed/hand/index.html', null],
    ['zh/embed/hand/index.html', null],
    ['sw.js', null],
    ['robots.txt', null],
    ['_headers', null],
    ['fonts/OFL-Commissioner.txt', null],
  ])('%s: %s', (name, expected) => {
    expect(partOf(name)).toBe(expected)
  })
  test('is asked for by its address', () => {
    expect(['index.html', 'zh/learn/index.html', 'words.json'].map(addressOfFile)).toEqual([
      '/',
      '/zh/learn/',
      '/words.json',
    ])
  })
})

describe('what is kept', () => {
  test('answers without a network once its language is whole, whatever stands behind the question mark', async () => {
    const { keeper, net } = await device()
    await keeper.keep('en')
    net.up = false
    expect(await textOf(keeper.answer(navigation('/?h=1'), undefined))).toBe('home 1')
    expect(await textOf(keeper.answer(part('/words.json?ts=1'), pageAt('a', '/')))).toBe('words 1')
    const lost = await keeper.answer(navigation('/nowhere/'), undefined)
    expect([lost.status, await lost.text()]).toEqual([404, 'no such page'])
    expect(await textOf(keeper.answer(navigation('/zh/'), undefined))).toBe('offline 1')
    await expect(keeper.answer(part('/zh/words.json'), pageAt('a', '/zh/'))).rejects.toThrow('no network')
  })

  test('is fetched once when two pages ask at the same time', async () => {
    const { keeper, net } = await device()
    await Promise.all([keeper.keep('en'), keeper.keep('en')])
    expect(net.asked.filter((path) => path === '/words.json')).toHaveLength(1)
  })

  test('is not whole while a file is missing or of another build, and goes on from there', async () => {
    const { keeper, net } = await device()
    const right = net.files['/words.json']
    net.files['/words.json'] = 'words of another build'
    await expect(keeper.keep('en')).rejects.toThrow('another hash')
    // the page itself came, but what belongs to it did not: the network is asked first
    net.files['/'] = 'home of another build'
    expect(await textOf(keeper.answer(navigation('/'), undefined))).toBe('home of another build')
    net.files['/words.json'] = right
    const before = net.asked.length
    await keeper.keep('en')
    expect(net.asked.slice(before)).not.toContain('/')
    expect(await textOf(keeper.answer(navigation('/'), undefined))).toBe('home 1')
  })

  test('a language that was never visited comes from the network, with everything it asks for', async () => {
    const { keeper, net } = await device()
    await keeper.keep('en')
    net.files['/zh/'] = 'zh of a later build'
    net.files['/tiles.svg'] = 'tiles of a later build'
    expect(await textOf(keeper.answer(navigation('/zh/'), undefined))).toBe('zh of a later build')
    expect(await textOf(keeper.answer(part('/tiles.svg'), pageAt('a', '/zh/')))).toBe(
      'tiles of a later build',
    )
    expect(await textOf(keeper.answer(part('/tiles.svg'), pageAt('b', '/')))).toBe('tiles')
  })

  test('ignores a language that the build does not have', async () => {
    const { keeper, net } = await device()
    const before = net.asked.length
    await keeper.keep('vi')
    expect(net.asked.length).toBe(before)
  })
})

describe('a new build', () => {
  async function updated() {
    const there = await device('1')
    await there.keeper.keep('en')
    const { files, lists } = build('2')
    there.net.files = files
    there.net.asked.length = 0
    const next = new Keeper(there.world, lists)
    await next.install()
    return { ...there, next }
  }

  test('brings the languages that were kept and fetches only what changed', async () => {
    const { net, next } = await updated()
    expect(net.asked).toContain('/')
    expect(net.asked).not.toContain('/tiles.svg')
    expect(net.asked).not.toContain('/zh/')
    await next.activate()
    net.up = false
    expect(await textOf(next.answer(navigation('/'), undefined))).toBe('home 2')
    expect(await textOf(next.answer(part('/tiles.svg'), pageAt('a', '/')))).toBe('tiles')
  })

  test('leaves the old one whole until it takes over', async () => {
    const { keeper, net } = await updated()
    net.up = false
    expect(await textOf(keeper.answer(navigation('/'), undefined))).toBe('home 1')
    expect(await textOf(keeper.answer(part('/words.json'), pageAt('a', '/')))).toBe('words 1')
  })

  test('serves pages that are open from the old one, which goes when they are closed', async () => {
    const { caches, next, open } = await updated()
    open.push(pageAt('old', '/'))
    expect(await next.activate()).toBe(false)
    expect(await textOf(next.answer(part('/words.json'), pageAt('old', '/')))).toBe('words 1')
    expect(await textOf(next.answer(part('/_astro/app.1.js'), pageAt('old', '/')))).toBe('script 1')
    expect(await textOf(next.answer(part('/words.json'), pageAt('new', '/')))).toBe('words 2')
    expect(await caches.keys()).toHaveLength(3)
    await next.tidy()
    expect(await caches.keys()).toHaveLength(3)
    open.length = 0
    await next.tidy()
    expect(await caches.keys()).toHaveLength(2)
  })

  test('that is still waiting is not deleted with an older one', async () => {
    const { caches, net, next, open, world } = await updated()
    open.push(pageAt('old', '/'))
    await next.activate()
    const third = build('3')
    net.files = third.files
    const waiting = new Keeper(world, third.lists)
    await waiting.install()
    open.length = 0
    await next.tidy()
    await waiting.activate()
    net.up = false
    expect(await textOf(waiting.answer(navigation('/'), undefined))).toBe('home 3')
    expect(await caches.keys()).toHaveLength(2)
  })

  test('remembers who is served by whom when the worker was stopped in between', async () => {
    const { next, open, world } = await updated()
    open.push(pageAt('old', '/'))
    await next.activate()
    const again = new Keeper(world, build('2').lists)
    expect(await textOf(again.answer(part('/words.json'), pageAt('old', '/')))).toBe('words 1')
  })
})
