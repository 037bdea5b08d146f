import type { Page } from '@playwright/test'
import { KEYS } from '../../src/stores/keys.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/site.ts'

const part = (page: Page) => page.locator('#compare')
/** Rows of the first table: name, both values, whether the row is marked. */
const rows = (page: Page) =>
  part(page)
    .locator('.cmp')
    .first()
    .locator('tbody tr:not(.cmp-sub)')
    .evaluateAll((all) =>
      all.map((row) => [
        ...[...row.children].map((cell) =>
          cell.textContent?.replace('≠', '').replace(', differs', '').trim(),
        ),
        row.classList.contains('cmp-differs'),
      ]),
    )

async function open(page: Page): Promise<void> {
  await page.goto('/house-rules/')
  await part(page).scrollIntoViewIfNeeded()
  // the island stands once its choices answer
  await expect(async () => {
    await part(page).getByText('A bill', { exact: true }).click()
    await expect(part(page).getByRole('radio', { name: 'A bill' })).toBeChecked({ timeout: 500 })
    await expect(part(page).getByRole('group', { name: 'Tai', exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await part(page).getByText('A hand', { exact: true }).click()
}

test('one hand by two tables, and what differs is marked', async ({ page }) => {
  test.slow()
  await open(page)
  const found = await rows(page)
  expect(found.slice(0, 5).map(([, left, right, marked]) => [left, right, marked])).toEqual([
    ['1', '1', false],
    ['1', '1', false],
    ['1', '1', false],
    ['2', '2', false],
    ['2', '2', false],
  ])
  // SG-G2 at five tai, and two bases for every further tai
  expect(found.slice(5)).toEqual([
    ['In all', '5\u00a0tai (7 counted)', '7\u00a0tai', true],
    ['East', '+128', '+512', true],
    ['South', '−64', '−256', true],
    ['West', '−32', '−128', true],
    ['North', '−32', '−128', true],
  ])
  await expect(part(page).getByRole('table', { name: 'Where the tables differ' })).toContainText('Limit')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a bill by two tables', { tag: '@once' }, async ({ page }) => {
  await open(page)
  await part(page).getByLabel('The other', { exact: true }).selectOption('singapore:shooter-pays')
  await part(page).getByText('A bill', { exact: true }).click()
  expect(await rows(page)).toEqual([
    ['Paid for', '3\u00a0tai', '3\u00a0tai', false],
    ['East', '+32', '+32', false],
    ['South', '−16', '−32', true],
    ['West', '−8', '0', true],
    ['North', '−8', '0', true],
  ])
  await part(page).getByRole('group', { name: 'Won by' }).getByText('Zi Mo').click()
  await expect(part(page).getByText('Both tables say the same.')).toBeVisible()
})

test('the reader’s own table is one of them', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [
      KEYS.houseRules,
      JSON.stringify({
        version: 1,
        value: { table: 'singapore', rules: { singapore: { robbedKongTai: 0 } } },
      }),
    ],
  )
  await open(page)
  await part(page).getByRole('button', { name: 'A robbed Kong' }).click()
  await part(page).getByLabel('The other', { exact: true }).selectOption('singapore:own')
  const [row, sum] = await rows(page)
  expect(row.slice(1)).toEqual(['1', '–does not count', true])
  expect(sum.slice(1)).toEqual(['1\u00a0tai', 'no win: 0\u00a0tai, and 1\u00a0tai needed', true])
})

test('any hand in writing; a mistake is said and the last good hand stands', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  await part(page).getByText('Another hand').click()
  const field = part(page).getByLabel('The hand in writing')
  await field.fill('234m 55567p 67s 777z +8s')
  await expect(part(page).getByRole('table', { name: 'What counts' })).toContainText('Dragon set')
  await field.fill('234m 55567p 67s 777z +8q')
  await expect(part(page).getByRole('alert')).toContainText('Character 24')
  await expect(part(page).getByRole('table', { name: 'What counts' })).toContainText('Dragon set')
})

test('another game', { tag: '@once' }, async ({ page }) => {
  await open(page)
  await part(page).getByLabel('The other', { exact: true }).selectOption('hong-kong:standard')
  await expect(part(page).getByText('These are two games')).toBeVisible()
  await part(page).getByRole('button', { name: 'Half flush with a Red dragon set' }).click()
  await expect(part(page).getByRole('cell', { name: 'not played with these tiles' })).toBeVisible()
})
