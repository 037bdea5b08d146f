import type { Page } from '@playwright/test'
import { type PatternId, TABLES } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { expect, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const PAGE = '/house-rules/'
const rule = (page: Page, id: string) => page.locator(`article#${id}`)
const choose = (page: Page, id: string, label: string) =>
  rule(page, id).locator('label', { hasText: label }).first().click()
const status = (page: Page) => page.locator('.hr-status')

test('every rule stands with the value as written marked, and nothing is the reader’s own', {
  tag: '@once',
}, async ({ page }) => {
  test.slow()
  await page.goto(PAGE)
  const articles = page.locator('article.hr-rule')
  expect(await articles.count()).toBeGreaterThan(30)
  const checked = await articles.evaluateAll((all) =>
    all.map((one) =>
      [...one.querySelectorAll('.written input')].map((input) => (input as HTMLInputElement).checked),
    ),
  )
  expect(checked).toEqual(checked.map(() => [true]))
  await expect(status(page)).toHaveText('The table as it is written.')
  await expect(page.locator('.differs-now')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('a rule changes what stands beside it, the hands at the top, and the lesson', async ({ page }) => {
  await page.goto(PAGE)
  await expect(rule(page, 'limit').locator('.demo-r').first()).toContainText('5 tai (7 counted)')
  await choose(page, 'limit', '10 tai')
  await expect(rule(page, 'limit').locator('.demo-r').first()).toContainText('7 tai')
  await expect(rule(page, 'limit').locator('.demo-r').first()).toContainText('as written: 5 tai (7 counted)')
  await expect(page.locator('.hr-watch .differs-now')).not.toHaveCount(0)
  await expect(status(page)).toHaveText('1 rule of your own: Limit: 10 tai')
  await page.goto('/learn/how-to-count-tai/')
  await expect(page.locator('[data-rules-line]')).toContainText('Limit: 10 tai')
  await page.goto('/tools/hand/?hand=1122299m%20111z%20%5B777z%5D%20%2B1m')
  await expect(page.locator('.b-out .score-n')).toHaveText('7 tai')
  await page.goto(PAGE)
  await expect(status(page)).toHaveText('1 rule of your own: Limit: 10 tai')
  await page.getByRole('button', { name: 'Back to the table as written' }).click()
  await expect(status(page)).toHaveText('The table as it is written.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status(page)).toHaveText('1 rule of your own: Limit: 10 tai')
})

test('what was pressed before the script came counts too', { tag: '@once' }, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/HouseRules\..*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'commit' })
  await choose(page, 'limit', '10 tai')
  await expect(status(page)).toHaveText('The table as it is written.')
  release()
  await expect(status(page)).toHaveText('1 rule of your own: Limit: 10 tai')
})

test('a preset fills in its values; one more change makes it a table of one’s own', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  const presets = page.getByRole('group', { name: 'Start from' })
  await presets.getByText('SPGG club').click()
  await expect(status(page)).toContainText('3 rules of your own')
  await expect(rule(page, 'robbedKongTai').locator('.demo-r').first()).toContainText('no win')
  await choose(page, 'minimum', '2 tai')
  await expect(presets.getByRole('radio', { name: 'Your own' })).toBeChecked()
  await presets.getByText('Standard').click()
  await expect(status(page)).toHaveText('The table as it is written.')
})

test('a link carries a table: it is shown, and taken only when the reader says so', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  await choose(page, 'minimum', '2 tai')
  await expect(status(page)).toHaveText('1 rule of your own: Minimum: 2 tai')
  await page.getByRole('button', { name: 'Share this table' }).click()
  const link = await page.getByLabel('Link to this table').inputValue()
  expect(new URL(link).pathname + new URL(link).search).toBe('/house-rules/?rules=minimum:2')

  await page.goto(`${PAGE}?rules=limit:none,payment:shooter-pays`)
  const notice = page.locator('.notice')
  await expect(notice).toContainText('This link carries a table.')
  await expect(notice).toContainText('Limit: No limit')
  await expect(rule(page, 'payment').locator('.demo-r').first()).toContainText('West 32 = 32')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(status(page)).toHaveText('1 rule of your own: Minimum: 2 tai')

  await page.goto(`${PAGE}?rules=limit:none,payment:shooter-pays`)
  await page.getByRole('button', { name: 'Use this table' }).click()
  await expect(notice).toHaveCount(0)
  await expect(status(page)).toContainText('This is your table now. 2 rules of your own')
  await page.reload()
  await expect(status(page)).toContainText('2 rules of your own')
  await expect(status(page)).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('a bad link says what is wrong and shows the nearest table', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${PAGE}?table=singapor&rules=limt:10,minimum:7,jokers:on`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This link has 4 mistakes.')
  await expect(alert).toContainText(
    'There is no house rule “limt:10” at this table. It is taken as “Limit: 10 tai”.',
  )
  await expect(alert).toContainText(
    '“minimum:7” is no value of this house rule. Possible are: 1 tai, None: a chicken hand wins, 2 tai. It is taken as “Minimum: 2 tai”.',
  )
  await expect(alert).toContainText('There is no house rule “jokers:on” at this table. It is left out.')
  await alert.getByRole('link', { name: 'The same link without its mistakes' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('?rules=minimum:2,limit:10')
})

test('both tables have their rules', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${PAGE}?table=hong-kong&rules=minimum:0`)
  await expect(page.getByRole('radio', { name: 'Hong Kong' })).toBeChecked()
  await expect(status(page)).toHaveText('1 rule of your own: Minimum: None: a chicken hand wins')
  await expect(rule(page, 'minimum').locator('.demo-r').first()).toContainText('2 faan')
  await page.getByText('Singapore', { exact: true }).first().click()
  await expect(status(page)).toHaveText('The table as it is written.')
})

test('an address leads to its rule', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${PAGE}#bao`)
  await expect(rule(page, 'bao')).toBeInViewport()
})

test('with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await page.goto(PAGE)
  await rule(page, 'limit').getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(status(page)).toHaveText('1 rule of your own: Limit: 3 tai')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the table as written stands there, with its hands counted', { tag: '@once' }, async ({ page }) => {
    await page.goto(PAGE)
    await expect(rule(page, 'payment').locator('.demo-r').first()).toContainText('West 16')
    expect(await page.content()).toMatch(/<noscript>.*Changing house rules needs JavaScript/)
  })
})

for (const [table, { houseRules }] of Object.entries(TABLES))
  test(`every rule of ${table} calls the rows it changes as that table does`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto(`${PAGE}?table=${table}`)
    const own: Partial<Record<PatternId, { name?: string }>> = en.rowsAt[table as keyof typeof en.rowsAt]
    const links = page.locator('article.hr-rule .hr-rows a')
    await expect(rule(page, houseRules.at(-1)?.name ?? '')).toBeAttached()
    const said = await links.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('href')?.split('/').at(-2), one.textContent] as const),
    )
    expect(said.length).toBeGreaterThan(8)
    for (const [id, name] of said)
      expect(name).toBe(own[id as PatternId]?.name ?? en.patterns[id as PatternId].name)
  })
