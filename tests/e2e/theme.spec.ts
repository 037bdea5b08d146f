import { KEYS } from '../../src/stores/keys.ts'
import { expect, test } from './support/site.ts'

const paper = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const DAY = 'rgb(244, 238, 224)'
const NIGHT = 'rgb(19, 21, 18)'

/** The theme button of the head: on a phone it is in the menu. */
async function press(page: import('@playwright/test').Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  if (isMobile) await page.keyboard.press('Escape')
}

test('follows the device until a choice is made, then the choice, on every page', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await paper(page)).toBe(NIGHT)
  await press(page, isMobile)
  expect(await paper(page)).toBe(DAY)
  await page.goto('/about/')
  expect(await paper(page)).toBe(DAY)
  await page.emulateMedia({ colorScheme: 'light' })
  await press(page, isMobile)
  expect(await paper(page)).toBe(NIGHT)
  await page.reload()
  expect(await paper(page)).toBe(NIGHT)
})

test('is right before anything is drawn', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(
    (key) =>
      localStorage.setItem(key, JSON.stringify({ version: 1, value: { theme: 'dark', corners: true } })),
    KEYS.preferences,
  )
  // the page's scripts wait: what is painted now is the head's work alone
  await page.route(/\.js$/, () => {})
  await page.goto('/about/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await page.evaluate(() => document.documentElement.classList.contains('ix'))).toBe(true)
  await expect.poll(() => paper(page)).toBe(NIGHT)
})

test('the button says what is on', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same button in the menu')
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Dark theme' })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('damaged preferences are set aside and the page works', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await page.evaluate((key) => localStorage.setItem(key, '{"version":99,"value":"?"}'), KEYS.preferences)
  await page.reload()
  expect(await paper(page)).toBe(DAY)
  expect(await page.evaluate(() => localStorage.getItem('count-tai.aside.preferences'))).toContain('99')
})

test('two windows agree', async ({ page, context, isMobile }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/about/')
  await press(page, isMobile)
  await expect.poll(() => paper(other)).toBe(NIGHT)
})
