import { langOfPath, pageOfPath } from '../../src/i18n/languages.ts'
import { builtPages } from './support/built.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

/** `npm run check:all` looks at every page in every language on both devices. */
const ALL = Boolean(process.env.COUNT_TAI_ALL)

/** What a page is made from: its address, and for one of many that are alike the folder they stand in. */
const templateOf = (address: string): string =>
  pageOfPath(address).replace(/^\/(learn|patterns|reference|tables)\/.+/, '/$1/*')

/** The first page of its template in its language. */
const pages = builtPages()
const stands = new Set(
  [...Map.groupBy(pages, (address) => `${langOfPath(address)} ${templateOf(address)}`).values()].map(
    ([first]) => first,
  ),
)

/**
 * Pages of one template are alike in structure and colour, and languages differ in words: every English page is
 * looked at on the phone, where room is short, one of each template on the desktop and in each other language.
 */
const looked = (address: string, isMobile: boolean): boolean =>
  ALL || (langOfPath(address) === 'en' ? isMobile || stands.has(address) : isMobile && stands.has(address))

/** Quiet, accessible by day and by night, nothing that moves, nothing to scroll sideways to. */
for (const address of pages) {
  test(`${address} is sound`, async ({ page, isMobile }) => {
    test.slow()
    test.skip(!looked(address, isMobile), 'its like is looked at')
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // only colours differ at night, and pages of one template share them
    if (!ALL && !stands.has(address)) return
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { only: 'color-contrast' })
  })
}

test('pages of reading begin where tables and tools begin', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has room for one column')
  const starts = new Map<string, number>()
  for (const address of [
    '/patterns/ping-hu/',
    '/glossary/',
    '/settings/',
    '/about/',
    '/reference/tai/',
    '/tables/singapore/',
    '/tools/payments/',
    '/tools/score-sheet/',
  ]) {
    await page.goto(address)
    starts.set(address, (await page.locator('main h1').first().boundingBox())!.x)
  }
  expect(new Set(starts.values()).size, [...starts].map((one) => one.join(' ')).join('\n')).toBe(1)
})

test('no line of a lesson begins with the mark after small tiles', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the narrow window is the hard one')
  for (const address of ['/learn/strategy/', '/learn/how-to-count-tai/', '/learn/hong-kong/']) {
    await page.goto(address)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const alone = await page.locator('main .inl').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const text = row.nextSibling
          if (!(text instanceof Text) || !/^[.,;:!?)…]/.test(text.data)) return []
          const mark = document.createRange()
          mark.setStart(text, 0)
          mark.setEnd(text, 1)
          const below = mark.getBoundingClientRect().top >= row.getBoundingClientRect().bottom
          return below ? [`${row.parentElement?.textContent?.slice(0, 60)}`] : []
        }),
      )
      expect(alone, `${address} ${width}`).toEqual([])
    }
  }
})
