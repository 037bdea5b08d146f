import type { Page } from '@playwright/test'
import { LISTED } from '../../src/i18n/dictionaries.ts'
import { addressOf, LANGS, LANGUAGES, type Lang, langOfPath } from '../../src/i18n/languages.ts'
import { listAddress } from '../../src/offline/lists.ts'
import { builtPages, htmlOf } from './support/built.ts'
import { test } from './support/own-site.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/site.ts'

test.slow()

/** Opens a page and waits until its language is whole on the device and the worker answers for the page. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(
      () =>
        page.evaluate(
          async (list) => navigator.serviceWorker.controller !== null && Boolean(await caches.match(list)),
          listAddress(langOfPath(address)),
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const update = (page: Page) => page.getByRole('region', { name: 'New version' })
/** The new version is fetched behind the page, which may take a while on a busy machine. */
const offered = (page: Page) =>
  expect(update(page)).toContainText('A new version of Count Tai is ready', { timeout: 30_000 })
/** Words at the foot of every page, which a new build changes. */
const FOOT = 'for practice points only.'
const foot = (page: Page) => page.locator('.foot')
/** Without a network the browser says of some requests that they failed. */
const CUT = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED/

test('one visit is enough to learn, look up, count, search and play without a network', async ({
  page,
  site,
}) => {
  await visit(page, '/')
  await site.cut()

  // what the page that is open fetches late
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('textbox').fill('ping hu')
  await expect(search.locator('[data-hit]').first()).toContainText('Ping Hu')
  await page.keyboard.press('Escape')

  await page.goto('/learn/how-to-count-tai/')
  await expect(heading(page)).toHaveText('How to count tai')
  await page.goto('/reference/tai/')
  await expect(page.locator('main table, main dl, main li').first()).toBeVisible()
  await page.goto('/tools/hand/?w=typed')
  await expect(page.locator('.b-out .score-n')).toHaveText('3 tai')
  await page.reload()
  await expect(page.locator('.b-out .score-n')).toHaveText('3 tai')

  // the full text, which is found by WebAssembly
  await page.goto('/search/?q=shooter')
  await expect(page.locator('main [data-hit]').first()).toBeVisible()

  await page.goto('/play/')
  await expect(async () => {
    await page.locator('.setup-go .btn').click()
    await expect(page.locator('.play')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.locator('.own .tile').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('.own .tile').first()).toBeVisible()
})

test('every page of the language is there, as it was built', async ({ page, site }) => {
  await visit(page, '/about/')
  await site.cut()
  // but for what only other sites show, in a frame
  const pages = builtPages().filter(
    (address) => langOfPath(address) === 'en' && !/^\/(?:404\.html|embed\/)/.test(address),
  )
  expect(pages.length).toBeGreaterThan(50)
  const got = await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).text())),
    pages,
  )
  expect(got.filter((html, i) => html !== htmlOf(pages[i]))).toEqual([])
})

test('addresses without their last slash, and those that lead nowhere, are answered without a network', async ({
  page,
  site,
  watched,
}) => {
  watched.allowed.push(/404/, CUT)
  await visit(page, '/about/')
  await site.cut()
  await page.goto('/tools/hand?h=1')
  await expect(page).toHaveURL(/\/tools\/hand\/\?h=1$/)
  const response = await page.goto('/glosary/')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Did you mean').getByRole('link')).toHaveText('Glossary')
})

const OTHER: Lang = LISTED.find((lang) => lang !== 'en') ?? LANGS[1]

test('a page that is not kept says so and shows the ways into what is', async ({ page, site, watched }) => {
  watched.allowed.push(CUT)
  await visit(page, '/')
  await site.cut()
  const address = addressOf(OTHER, '/glossary/')
  await page.goto(address)
  // in the language that was asked for, once that is written
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    LANGUAGES[LISTED.includes(OTHER) ? OTHER : 'en'].tag,
  )
  const kept = page.locator('[data-kept="en"]')
  await expect(kept).toBeVisible()
  await expect(page.locator('[data-kept]:visible')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await kept.getByRole('link', { name: 'This page' }).click()
  await expect(heading(page)).toHaveText('Glossary')
  await page.goBack()
  await kept.getByRole('link', { name: 'Hand builder' }).click()
  await expect(page.locator('.b-out .score-n')).toHaveText('3 tai')
})

test('another language is kept once one of its pages is visited', async ({ page, site }) => {
  test.skip(LISTED.length < 2, 'there is one language')
  await visit(page, '/')
  const other = addressOf(OTHER, '/')
  await visit(page, other)
  await site.cut()
  for (const address of ['/learn/how-to-count-tai/', '/reference/tai/', '/play/'].map((at) =>
    addressOf(OTHER, at),
  )) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[OTHER].tag)
    await expect(page).toHaveTitle(/<title>([^<]+)/.exec(htmlOf(address))?.[1] ?? '')
  }
  await page.goto('/glossary/')
  await expect(heading(page)).toHaveText('Glossary')
})

test('a new version waits until the reader takes it, and then serves whole', async ({ page, site }) => {
  await visit(page, '/about/')
  await site.rebuild(FOOT, 'and this is the new build.')
  await page.reload()
  await offered(page)
  await expect(foot(page)).toContainText(FOOT)
  await expect(update(page)).toHaveCSS('position', 'fixed')
  await expectAccessible(page)
  await update(page).getByRole('button', { name: 'Later' }).click()
  await expect(update(page)).toBeHidden()

  // still the old build, and not asked again on this visit
  await page.goto('/')
  await expect(foot(page)).toContainText(FOOT)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/play/')
  await expect(async () => {
    await page.locator('.setup-go .btn').click()
    await expect(page.locator('.play')).toBeVisible({ timeout: 500 })
  }).toPass()
  await offered(page)
  await expect(page.locator('.own .tile').first()).toBeVisible()
  await update(page).getByRole('button', { name: 'Update now' }).click()
  await expect(page.locator('.own .tile').first()).toBeVisible()
  await expect(update(page)).toHaveCount(0)

  // what was kept before is kept in the new build too
  await site.cut()
  await page.goto('/')
  await expect(foot(page)).toContainText('and this is the new build.')
  const builds = () => page.evaluate(async () => (await caches.keys()).length)
  await expect.poll(builds).toBe(2)
})

test('a page that is open while another one takes the new version stays with its own', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/about/')
  const second = await context.newPage()
  await second.goto('/play/')
  await site.rebuild(FOOT, 'and this is the new build.')
  await page.reload()
  await offered(page)
  await update(page).getByRole('button', { name: 'Update now' }).click()
  await expect(foot(page)).toContainText('and this is the new build.')
  const seenBy = (one: Page) => one.evaluate(async () => (await fetch('/')).text())
  expect(await seenBy(page)).toContain('and this is the new build.')
  expect(await seenBy(second)).not.toContain('and this is the new build.')
  // opened again, it is of the new build, and the old one is deleted
  await second.goto('/about/')
  await expect(foot(second)).toContainText('and this is the new build.')
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2)
})

test('a version that was not taken serves after all pages were closed', async ({ page, context, site }) => {
  await visit(page, '/about/')
  await site.rebuild(FOOT, 'and this is the new build.')
  await page.reload()
  await offered(page)
  await page.close()
  const again = await context.newPage()
  await expect(async () => {
    await again.goto('/about/')
    await expect(foot(again)).toContainText('and this is the new build.', { timeout: 1000 })
  }).toPass()
})

for (const lang of LISTED)
  test(`can be installed in ${LANGUAGES[lang].name}`, async ({ page, request }) => {
    await page.goto(addressOf(lang, '/'))
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = await (await request.get(address ?? '')).json()
    expect(manifest.lang).toBe(LANGUAGES[lang].tag)
    expect(manifest.start_url).toBe(addressOf(lang, '/'))
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(
      ['/tools/hand/', '/tools/score-sheet/'].map((at) => addressOf(lang, at)),
    )
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok()).toBe(true)
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual(
      ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'],
    )
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (from) => {
        const image = new Image()
        image.src = from
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size).toBe(sizes)
    }
  })
