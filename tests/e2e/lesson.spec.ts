import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { KEYS } from '../../src/stores/keys.ts'
import { expect, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const LESSON = '/learn/how-to-count-tai/'

/** The page as somebody opens it who plays by these rules of the Singapore table. */
const withRules = (page: Page, rules: Record<string, string | number>) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [
      KEYS.houseRules,
      JSON.stringify({ version: 1, value: { table: 'singapore', rules: { singapore: rules } } }),
    ],
  )

/** Names of the scripts a page has loaded so far. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )

test('every section of the contents is there, and the one being read is marked', async ({
  page,
  isMobile,
}) => {
  await page.goto(LESSON)
  if (isMobile) await page.locator('.toc-s summary').click()
  const links = page.locator(isMobile ? '.toc-s a' : '.toc ol a')
  const sections = page.locator('article section[id]')
  expect(await links.count()).toBe(await sections.count())
  await links.last().click()
  await expect(page.locator('#check h2')).toBeInViewport()
  await expect(links.last()).toHaveAttribute('aria-current', 'true')
})

test('a term shows its meaning on focus, inside the window, and Escape puts it away', async ({ page }) => {
  await page.goto(LESSON)
  for (const term of await page.locator('.term').all()) {
    await term.locator('a').focus()
    const tip = term.locator('.tip')
    await expect(tip).toBeVisible()
    const box = await tip.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await expectNoSidewaysScroll(page)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.tip:visible')).toHaveCount(0)
})

test('the check says what was missed, counts, and remembers', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await page.goto(LESSON)
  const questions = page.locator('[data-question]')
  await expect(questions).toHaveCount(5)

  // East twice: one reason forgotten
  const first = questions.first()
  await first.locator('.answers button[data-slip="0"]').click()
  const said = first.getByRole('status')
  await expect(said).toContainText('Not quite.')
  await expect(said).toContainText('One reason is missing.')
  await expect(said).toContainText('Own Wind set 1, Round Wind set 1, Men Qing Zi Mo 1')
  await expect(first.locator('button[data-right]')).toHaveClass('good')
  const { violations } = await new AxeBuilder({ page }).include('.check').analyze()
  expect(violations).toEqual([])

  for (let i = 1; i < 5; i++) await questions.nth(i).locator('button[data-right]').press('Enter')
  await expect(page.locator('[data-check-sum]')).toHaveText('4 of 5 right.')

  await page.goto('/learn/')
  await expect(page.locator('[data-lesson="how-to-count-tai"]')).toContainText('4 of 5 right')

  await page.goto(LESSON)
  for (let i = 0; i < 5; i++) await questions.nth(i).locator('button[data-right]').click()
  await expect(page.locator('[data-check-sum]')).toHaveText('5 of 5 right.')
  await page.getByRole('button', { name: 'Answer again' }).click()
  await expect(page.locator('[data-check-sum]')).toHaveText('')
  await expect(questions.first().getByRole('status')).toHaveText('')
})

test.describe('a reader with own house rules', () => {
  test('sees every number follow them, and which they are', { tag: '@once' }, async ({ page }) => {
    await withRules(page, { minimum: 2, limit: 10 })
    await page.goto(LESSON)
    const line = page.locator('[data-rules-line]')
    await expect(line).toHaveText('with your house rules: Minimum: 2 tai, Limit: 10 tai')
    // SG-C1: it takes two
    await expect(page.locator('#enough .num').first()).toHaveText(/^2\stai$/)
    await expect(page.locator('#enough figure').first()).toContainText('the minimum is 2 tai')
    // SG-G: 2 to 10 tai
    await expect(page.locator('.pay tbody tr')).toHaveCount(9)
    await expect(page.locator('.pay tbody tr').last()).toContainText('6,144')
    await expect(page.locator('#minimum-and-limit .num')).toContainText([/^2\stai$/, /^10\stai$/])
    expect(await layoutShift(page)).toBeLessThan(0.1)
  })

  test('gets other right answers, and what was answered before is taken back', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto(LESSON)
    const gap = page.locator('[data-question="is-it-a-win"]')
    await gap.locator('button[data-right]').click()
    await expect(gap.getByRole('status')).toContainText('It is no win')
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
      },
      [
        KEYS.houseRules,
        '{"version":1,"value":{"table":"singapore","rules":{"singapore":{"pingHuWait":"none"}}}}',
      ],
    )
    await expect(gap.locator('button[data-right]')).toHaveText('It is a win')
    await expect(gap.getByRole('status')).toHaveText('')
  })

  test('and back at the table as written sees the page as it was built', { tag: '@once' }, async ({
    page,
  }) => {
    await withRules(page, { limit: 10 })
    await page.goto(LESSON)
    await expect(page.locator('.pay tbody tr')).toHaveCount(10)
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key }))
    }, KEYS.houseRules)
    await expect(page.locator('.pay tbody tr')).toHaveCount(5)
    await expect(page.locator('[data-rules-line]')).toHaveText('standard rules')
  })

  test('loads the engine for the numbers only then', { tag: '@once' }, async ({ page }) => {
    const follows = async () => (await scripts(page)).some((name) => name.includes('/follow.'))
    await page.goto(LESSON, { waitUntil: 'networkidle' })
    expect(await follows()).toBe(false)
    await withRules(page, { limit: 10 })
    await page.reload()
    await expect.poll(follows).toBe(true)
  })
})

test.describe('passages follow the reader’s table', () => {
  const enough = (page: Page) => page.locator('#enough')

  test('without a minimum the first hand wins, and the check says why', { tag: '@once' }, async ({
    page,
  }) => {
    await withRules(page, { minimum: 0 })
    await page.goto(LESSON)
    await expect(enough(page)).toContainText('And at your table that is enough.')
    await expect(enough(page).getByText('And still you may not put it down.')).toBeHidden()
    const gap = page.locator('[data-question="is-it-a-win"]')
    await gap.getByRole('button', { name: 'It is a win', exact: true }).click()
    await expect(gap.getByRole('status')).toContainText('Chicken hand: nothing in it counts')
    await expect(gap.getByRole('status')).not.toContainText('no Ping Hu')
  })

  test('and read as they are written once the table is', { tag: '@once' }, async ({ page }) => {
    await withRules(page, { minimum: 2 })
    await page.goto(LESSON)
    await expect(enough(page)).toContainText('it does not win yet')
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key }))
    }, KEYS.houseRules)
    await expect(enough(page).getByText('but it wins.')).toBeVisible()
    await expect(enough(page)).not.toContainText('it does not win yet')
  })

  for (const address of ['/learn/payments/#discard', '/learn/payments/#bao', `${LESSON}#bill`])
    test(`nothing moves for whoever comes to ${address}`, async ({ page }) => {
      await withRules(page, { payment: 'shooter-pays', payTable: 'three-six', limit: 10, bao: 'off' })
      await page.goto(address)
      await expect(page.locator('html')).not.toHaveAttribute('data-wait', { timeout: 20_000 })
      const place = page.locator(new URL(address, 'http://site').hash)
      await expect(place.locator('h2')).toBeInViewport()
      expect(await layoutShift(page)).toBeLessThan(0.1)
    })
})

test('damaged house rules are set aside and the page stays as it was built', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"version":1,"value":7}'), KEYS.houseRules)
  await page.goto(LESSON)
  await expect(page.locator('[data-rules-line]')).toHaveText('standard rules')
  await expect(page.locator('.pay tbody tr')).toHaveCount(5)
})

test('without a script every answer can be read', { tag: '@once' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto(LESSON)
  const first = page.locator('[data-question]').first()
  await expect(first.locator('.answers')).toBeHidden()
  await first.locator('summary').click()
  await expect(first.locator('[data-key-right]')).toContainText('3')
  // the mark "tables differ" opens too
  await page.locator('.differs button').first().click()
  await expect(page.locator('.pop:popover-open')).toBeVisible()
  await page.close()
})
