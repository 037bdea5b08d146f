import { builtPages } from './support/built.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

/** Pages of one template and no more than other words: all on the phone, where room is short, some on the desktop. */
const alike = (address: string) => /^\/patterns\/(?!ping-hu|seven-pairs|all-chows)/.test(address)

/** Every built page: quiet, accessible by day and by night, nothing that moves, nothing to scroll sideways to. */
for (const address of builtPages()) {
  test(`${address} is sound`, async ({ page, isMobile }) => {
    test.slow()
    test.skip(alike(address) && !isMobile, 'looked at on the phone')
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    // only colours differ at night
    await expectAccessible(page, 'color-contrast')
  })
}
