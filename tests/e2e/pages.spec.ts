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
    await page.emulateMedia({ colorScheme: 'dark' })
    // only colours differ at night
    await expectAccessible(page, { only: 'color-contrast' })
  })
}
