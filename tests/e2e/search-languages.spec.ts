import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { indexSite } from '../../scripts/pagefind.mjs'
import { serve } from '../../scripts/server.mjs'
import { variants } from '../../src/search/variants.ts'

/**
 * How each language's bundle finds words, on pages of one sentence each: the site's own pages would hide which
 * word was found. A page is its language and its text.
 */
const PAGES = {
  'en/discard': ['en', 'She discards the tile and others are claiming it.'],
  'ms/membuang': ['ms', 'Anda membuang satu jubin.'],
  'ms/dibuang': ['ms', 'Jubin yang dibuang itu.'],
  'ms/bayaran': ['ms', 'Bayaran bagi setiap pemain.'],
  'ms/membayar': ['ms', 'Pemain yang membayar semua.'],
  'ms/tersembunyi': ['ms', 'Kong tersembunyi di tangan.'],
  'vi/diem': ['vi', 'Mỗi ván có một số điểm.'],
  'vi/den': ['vi', 'Người đền thay trả hết.'],
  'vi/turut': ['vi', 'Thắng bằng cách tự rút.'],
  'zh/duiduihu': ['zh-Hans', '这手牌是对对胡，不是平胡。'],
} as const

let address = ''
let stop = async () => {}

test.skip(({ isMobile }) => isMobile, 'what is found does not depend on the device')

test.beforeAll(async () => {
  const dist = await mkdtemp(join(tmpdir(), 'count-tai-search-'))
  for (const [name, [lang, text]] of Object.entries(PAGES)) {
    const folder = join(dist, name.replace(/^en\//, ''))
    await mkdir(folder, { recursive: true })
    const main = `<main data-pagefind-body><h1>${name}</h1><p>${text}</p></main>`
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><html lang="${lang}"><body>${main}</body></html>`,
    )
  }
  expect(await indexSite(dist)).toBe(Object.keys(PAGES).length)
  const server = await serve(dist)
  address = server.address
  stop = async () => {
    await server.stop()
    await rm(dist, { recursive: true, force: true })
  }
})
test.afterAll(() => stop())

const CASES = [
  ['en', 'claims', ['/discard/']],
  ['en', 'discard', ['/discard/']],
  ['ms', 'buang', ['/ms/dibuang/', '/ms/membuang/']],
  ['ms', 'buangan', ['/ms/dibuang/', '/ms/membuang/']],
  ['ms', 'bayar', ['/ms/bayaran/', '/ms/membayar/']],
  ['ms', 'sembunyi', ['/ms/tersembunyi/']],
  ['vi', 'diem', ['/vi/diem/']],
  ['vi', 'điểm', ['/vi/diem/']],
  ['vi', 'den thay', ['/vi/den/']],
  ['vi', 'tu rut', ['/vi/turut/']],
  ['zh', '对对胡', ['/zh/duiduihu/']],
  ['zh', '對對糊', ['/zh/duiduihu/']],
] as const

for (const [lang, query, found] of CASES)
  test(`${lang}: ${query}`, async ({ page }) => {
    const home = Object.keys(PAGES).find((name) => name.startsWith(`${lang}/`)) ?? ''
    await page.goto(`${address}${home.replace(/^en\//, '')}/`)
    const urls = await page.evaluate(
      async ([bundle, queries]) => {
        const pagefind = await import(`${bundle}pagefind.js`)
        await pagefind.options({ basePath: bundle, baseUrl: '/' })
        const answers = await Promise.all(queries.map((one) => pagefind.search(one)))
        const results = answers.flatMap((answer) => answer.results as { data(): Promise<{ url: string }> }[])
        return Promise.all(results.map(async (result) => (await result.data()).url))
      },
      [`/pagefind/${lang}/`, variants(lang, query)] as const,
    )
    expect([...new Set(urls)].sort()).toEqual([...found])
  })
