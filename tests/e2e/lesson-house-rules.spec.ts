import type { Page } from '@playwright/test'
import { TABLES } from '../../src/engine/index.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { expect, expectAccessible, test } from './support/site.ts'

const PAGE = '/learn/house-rules/'
const option = (page: Page, rule: string) => page.locator(`[data-option="${rule}"]`)
const own = (page: Page) => page.locator('[data-own-table]')
const link = (page: Page) => own(page).getByLabel('Link to your table')

test('every option shows its values side by side', { tag: '@once' }, async ({ page }) => {
  await page.goto(PAGE)
  const rules = TABLES.singapore.houseRules.map(({ name }) => name)
  for (const name of rules) await expect(option(page, name), name).toHaveCount(1)
  await expect(page.locator('[data-option]')).toHaveCount(rules.length)
  const results = await page
    .locator('[data-option]')
    .evaluateAll((all) =>
      all.map((one) => new Set([...one.querySelectorAll('.opt-r')].map((result) => result.textContent)).size),
    )
  for (const different of results) expect(different).toBeGreaterThan(1)
})

test('a value chosen becomes the reader’s, and the numbers of the page follow', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  await expect(option(page, 'limit').getByRole('radio', { name: /^5 tai/ })).toBeChecked()
  await option(page, 'limit').getByText('10 tai', { exact: true }).first().click()
  await expect(page.locator('[data-rules-line]').first()).toContainText('Limit: 10')
  await option(page, 'payment').getByText('The shooter pays for everybody').first().click()
  await page.reload()
  await expect(option(page, 'limit').getByRole('radio', { name: /^10 tai/ })).toBeChecked()
  await expect(own(page).locator('[data-own="list"] li')).toHaveText([
    'Limit: 10 tai',
    'Who pays for a discard: The shooter pays for everybody (Pembuang Bayar)',
  ])
  await expect(link(page)).toHaveValue(/\/house-rules\/\?rules=limit:10,payment:shooter-pays$/)
  // the table as it is written is not kept as a change
  await option(page, 'limit').locator('label').first().click()
  await expect(link(page)).toHaveValue(/\?rules=payment:shooter-pays$/)
})

test('a table of one’s own: presets, taken back, shared as a link', async ({ page }) => {
  await page.goto(PAGE)
  await expect(own(page).getByText('you have changed nothing')).toBeVisible()
  await own(page).getByRole('button', { name: 'SPGG club' }).click()
  await expect(own(page).getByRole('button', { name: 'SPGG club' })).toHaveAttribute('aria-pressed', 'true')
  await expect(own(page).locator('[data-own="list"] li')).toHaveCount(3)
  await expect(option(page, 'kongOnKong').getByRole('radio', { name: /No: 3 tai/ })).toBeChecked()
  const address = await link(page).inputValue()
  await own(page).getByRole('button', { name: 'Back to the table as written' }).click()
  await expect(own(page).getByText('you have changed nothing')).toBeVisible()
  await own(page).getByRole('button', { name: 'Undo' }).click()
  await expect(own(page).locator('[data-own="list"] li')).toHaveCount(3)
  // whoever opens the link sees that table and keeps their own
  await page.evaluate((key) => localStorage.removeItem(key), KEYS.houseRules)
  await page.goto(address)
  await expect(page.getByText('This link carries a table.')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.houseRules)).toBeNull()
})

test('by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'keys are the same on every device')
  await page.goto(PAGE)
  await option(page, 'minimum').getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-rules-line]').first()).toContainText('Minimum')
  await expectAccessible(page, { only: 'color-contrast' })
})
