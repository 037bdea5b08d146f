import { readFile, writeFile } from 'node:fs/promises'
import { KEYS } from '../../src/stores/keys.ts'
import { expect, test } from './support/site.ts'

const token = (page: import('@playwright/test').Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name)
const ours = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('count-tai.'))
      .sort(),
  )

test.beforeEach(async ({ page }) => {
  await page.goto('/settings/')
})

test('the look of page and tiles changes at once and stays', async ({ page }) => {
  const back = await token(page, '--t-back')
  const ink = await token(page, '--t-ink')
  await page.getByText('Indigo').click()
  await page.getByText('Stronger', { exact: true }).click()
  await page.getByText('Night').click()
  expect(await token(page, '--t-back')).not.toBe(back)
  expect(await token(page, '--t-ink')).not.toBe(ink)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  const changed = await token(page, '--t-back')
  await page.reload()
  expect(await token(page, '--t-back')).toBe(changed)
  await expect(page.getByRole('radio', { name: 'Indigo' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked()
  await page.goto('/')
  expect(await token(page, '--t-back')).toBe(changed)
})

test('the arrow keys choose', async ({ page }) => {
  await page.getByRole('radio', { name: 'Jade' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.dataset.back)).toBe('amber')
})

test('says what is kept', { tag: '@once' }, async ({ page }) => {
  await expect(page.getByText('Nothing is kept at the moment.')).toBeVisible()
  await page.getByText('Night').click()
  await expect(page.getByText('Kept now: how the site looks.')).toBeVisible()
})

test('everything goes to a file and comes back from it', { tag: '@once' }, async ({ page }, info) => {
  await page.getByText('Amber').click()
  await page.evaluate((key) => localStorage.setItem(key, 'set aside'), 'count-tai.aside.builder')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const file = info.outputPath('export.json')
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^count-tai-\d{4}-\d\d-\d\d\.json$/)
  await saved.saveAs(file)
  expect(JSON.parse(await readFile(file, 'utf8')).kept).toHaveProperty(
    ['count-tai.aside.builder'],
    'set aside',
  )

  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Delete it all' }).click()
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
  expect(await ours(page)).toEqual([])
  await expect(page.getByRole('radio', { name: 'Jade' })).toBeChecked()

  await page.getByLabel('Import a file').setInputFiles(file)
  await expect(page.getByText('Imported 2 things.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
  expect(await ours(page)).toEqual(['count-tai.aside.builder', KEYS.preferences])
})

test('deleting asks first, and no means no', { tag: '@once' }, async ({ page }) => {
  await page.getByText('Night').click()
  await page.getByRole('button', { name: 'Delete everything' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await ours(page)).toEqual([KEYS.preferences])
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeFocused()
})

test('a file that is not ours changes nothing and says so', { tag: '@once' }, async ({ page }, info) => {
  await page.getByText('Night').click()
  const file = info.outputPath('other.json')
  await writeFile(file, '{"format":"something else"}')
  await page.getByLabel('Import a file').setInputFiles(file)
  await expect(page.getByRole('status').getByText('not an export of Count Tai')).toBeVisible()
  expect(await ours(page)).toEqual([KEYS.preferences])
})

test(
  'a file with values that are not possible says which, keeps them for the next export, and takes the rest',
  { tag: '@once' },
  async ({ page }, info) => {
    const text = JSON.stringify({ version: 1, value: { theme: 'purple', back: 'amber' } })
    const file = info.outputPath('purple.json')
    const kept = { [KEYS.preferences]: text, elsewhere: 'x' }
    await writeFile(file, JSON.stringify({ format: 'count-tai-device', version: 1, kept }))
    await page.getByLabel('Import a file').setInputFiles(file)
    const said = page.locator('#device [role=status]')
    await expect(said).toContainText('Imported 1 thing.')
    await expect(said).toContainText(
      'In “count-tai.preferences” (how the site looks), “theme” cannot be “purple”. The rest of it is in use.',
    )
    await expect(said).toContainText('“elsewhere” does not belong to Count Tai.')
    await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'As the device' })).toBeChecked()
    await expect(page.getByText('older data that was set aside')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export everything' }).click()
    const saved = info.outputPath('again.json')
    await (await download).saveAs(saved)
    expect(Object.values(JSON.parse(await readFile(saved, 'utf8')).kept)).toContain(text)
    await expect(said.locator('li')).toHaveCount(0)
  },
)

test('leads to the house rules', { tag: '@once' }, async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Set your house rules' })).toHaveAttribute(
    'href',
    '/house-rules/',
  )
})
