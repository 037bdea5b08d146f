import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { GROUPS } from '../../src/content/groups.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { builtPages } from './support/built.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/site.ts'

const SHEET = '/reference/tai/'
const rows = (page: Page) => page.locator('[data-row]:visible')

const withRules = (page: Page, rules: Record<string, string | number>) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [
      KEYS.houseRules,
      JSON.stringify({ version: 1, value: { table: 'singapore', rules: { singapore: rules } } }),
    ],
  )

/** Sides of paper a page is printed on. */
async function sidesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** Every page that goes on paper, the sheets in each order and with each filter. */
function onPaper(): string[] {
  const sheets = builtPages().filter((address) => address.startsWith('/reference/'))
  const ways = ['', '?sort=value', ...GROUPS.map((group) => `?group=${group}`)]
  const values = ['1', '2', '4', 'limit'].flatMap((value) => [
    `?value=${value}`,
    `?value=${value}&sort=value`,
  ])
  const cards = builtPages().filter((address) => address.startsWith('/tables/'))
  return [...sheets.flatMap((sheet) => [...ways, ...values].map((way) => sheet + way)), ...cards]
}

test.describe('the tai sheet', () => {
  test('is filtered by value and by group, and the address says how', { tag: '@once' }, async ({ page }) => {
    await page.goto(SHEET)
    // 33 rows and the five that only a house rule brings
    await expect(rows(page)).toHaveCount(38)
    await page.locator('input[name="value"][value="4"]').check({ force: true })
    // SG-E: Ping Hu, Qing Yi Se, Xiao Si Xi
    await expect(rows(page)).toHaveCount(3)
    await expect(page.locator('[data-shown]')).toHaveText('3 rows')
    await page.locator('select[name="group"]').selectOption('hand-patterns')
    await expect(rows(page)).toHaveCount(2)
    expect(new URL(page.url()).search).toBe('?value=4&group=hand-patterns')
    await expectAccessible(page)
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
  })

  test('sorted by value, the limit first, under headings; and back by group', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto(`${SHEET}?sort=value`)
    const headings = page.locator('[data-by-value] h2')
    await expect(headings).toHaveText(['The limit', /^4\stai$/, /^2\stai$/, /^1\stai$/, 'Not played'])
    await expect(page.locator('[data-by-value] .fam').first().locator('[data-row]')).toHaveCount(13)
    await page.locator('input[name="sort"]').first().check({ force: true })
    await expect(headings).toHaveCount(0)
    await expect(page.locator('#limit-hands [data-row]')).toHaveCount(13)
    expect(new URL(page.url()).search).toBe('')
  })

  test('a link to a part that is filtered away shows it', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${SHEET}?group=bonus-tiles`)
    await expect(page.locator('#limit-hands')).toBeHidden()
    await page.evaluate(() => {
      location.hash = 'limit-hands'
    })
    await expect(page.locator('#limit-hands h2')).toBeInViewport()
  })

  test('a filter in the address that does not exist shows everything', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${SHEET}?value=17&group=nonsense&sort=backwards`)
    await expect(rows(page)).toHaveCount(38)
  })

  test('follows house rules: what a row is worth, what is played, what it pays', { tag: '@once' }, async ({
    page,
  }) => {
    await withRules(page, { limit: 8, sevenPairs: 4, robbedKongTai: 0, allGreen: 4 })
    await page.goto(SHEET)
    const worth = (id: string) => page.locator(`[data-row="${id}"] .row-v`)
    await expect(worth('big-dragons')).toHaveText(/8\s*limit/)
    await expect(worth('seven-pairs')).toHaveText(/^4\s*$/)
    await expect(worth('robbed-kong')).toHaveText(/–\s*not played/)
    await expect(worth('all-green')).toHaveText(/^4\s*$/)
    await expect(page.locator('.pay tbody tr')).toHaveCount(8)
    await expect(page.locator('.lead')).toContainText(/More than 8\stai is paid as 8\stai/)
    // the filter knows the new values: Ping Hu, Qing Yi Se, Xiao Si Xi, Seven Pairs, All Green
    await page.locator('input[name="value"][value="4"]').check({ force: true })
    await expect(rows(page)).toHaveCount(5)
    await expectNoSidewaysScroll(page)
  })

  test('without a limit it says so', { tag: '@once' }, async ({ page }) => {
    await withRules(page, { limit: 'none' })
    await page.goto(SHEET)
    await expect(page.locator('.lead')).toContainText('this table has no limit')
    await expect(page.locator('[data-row="thirteen-orphans"] .row-v')).toHaveText(/13\s*limit/)
    await expect(page.locator('[data-row="all-green"] .row-v')).toHaveText(/10\s*limit/)
  })

  test('says what others play, by keyboard', async ({ page }) => {
    await page.goto(SHEET)
    const mark = page.locator('[data-row="ping-hu"] .differs button')
    await mark.focus()
    await page.keyboard.press('Enter')
    const note = page.locator('.pop:popover-open')
    await expect(note).toBeInViewport({ ratio: 1 })
    await expect(note.getByRole('link').first()).toHaveAttribute('href', '/house-rules/#pingHuWait')
    const { violations } = await new AxeBuilder({ page }).include('[data-row="ping-hu"]').analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await expect(mark).toBeFocused()
  })

  test('is one sheet of A4 on paper, whatever the theme', async ({ page, isMobile }) => {
    test.skip(isMobile, 'paper is the same for every device')
    test.slow()
    for (const address of onPaper()) {
      await page.goto(address)
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      expect(await sidesOf(page), address).toBe(1)
    }
  })

  test('is one sheet of A4 with every row that house rules can bring, in either order', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'paper is the same for every device')
    await withRules(page, {
      limit: 10,
      minimum: 0,
      selfDrawTai: 1,
      concealedSelfDraw: 'any',
      sevenPairs: 4,
      humanHand: 'limit',
    })
    for (const address of [SHEET, `${SHEET}?sort=value`]) {
      await page.goto(address)
      await expect(page.locator('[data-row="seven-pairs"] .row-v')).toHaveText(/4/)
      expect(await sidesOf(page), address).toBe(1)
      // what is played stands on the paper, wherever it stands on the page
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('[data-row="seven-pairs"]')).toBeVisible()
      await page.emulateMedia({ media: null })
    }
  })

  test('without a script stands by group, whole', { tag: '@once' }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto(SHEET)
    await expect(page.locator('.sheet-tools')).toBeHidden()
    await expect(rows(page)).toHaveCount(38)
    await page.close()
  })
})

test.describe('the page of a pattern', () => {
  test('shows a hand that counts it, one that does not and why, and what it goes with', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/patterns/ping-hu/')
    await expect(page.locator('h1')).toContainText('Ping Hu 平胡')
    await expect(page.locator('.worth-n')).toHaveText(/4\s*tai/)
    await expect(page.locator('#scores figure').first()).toHaveAttribute('data-state', 'win')
    await expect(page.locator('#near figure')).toHaveAttribute('data-state', 'none')
    await expect(page.locator('#near figcaption')).toContainText('No win')
    await expect(page.locator('#names')).toContainText('píng hú')
    await expect(page.locator('#differs a[href="/house-rules/#pingHuWait"]')).toBeVisible()
  })

  test('that only a house rule brings says so, and is worth something once it is in force', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/patterns/seven-pairs/')
    await expect(page.locator('.brought')).toContainText('Not played at every table')
    await expect(page.locator('.brought')).toContainText(/2\stai/)
    await expect(
      page.locator('.worths li').filter({ hasText: 'Singapore' }).locator('.worth-n'),
    ).toContainText('not played')
    await withRules(page, { sevenPairs: 2 })
    await page.reload()
    await expect(page.locator('.worths li').filter({ hasText: 'Singapore' }).locator('.worth-n')).toHaveText(
      /2\s*tai/,
    )
  })

  test('hands of a row that a house rule brings count as the reader plays it', { tag: '@once' }, async ({
    page,
  }) => {
    await withRules(page, { sevenPairs: 4 })
    await page.goto('/patterns/seven-pairs/')
    await expect(page.locator('.worths li').filter({ hasText: 'Singapore' }).locator('.worth-n')).toHaveText(
      /4\s*tai/,
    )
    await expect(page.locator('#singapore-scores [data-slot="total"]').first()).toHaveText(/^4\stai$/)
    // who does not play it sees it as it is brought
    await withRules(page, { limit: 4 })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-own-rules')
    await expect(page.locator('#singapore-scores [data-slot="total"]').first()).toHaveText(/^2\stai$/)
  })

  test('pinned hands keep their own rules', { tag: '@once' }, async ({ page }) => {
    await withRules(page, { limit: 4 })
    await page.goto('/patterns/big-dragons/')
    const totals = page.locator('#scores [data-slot="total"]')
    await expect(totals.first()).toHaveText(/4\stai/)
    await expect(totals.nth(1)).toHaveText(/5\stai/)
  })
})

test.describe('the glossary', () => {
  const shown = (page: Page) => page.locator('[data-entry]:visible')

  for (const [typed, id] of [
    ['zimo', 'zi-mo'],
    ['自摸', 'zi-mo'],
    ['phỗng', 'pong'],
    ['phong', 'pong'],
    ['shooter', 'shooter'],
  ] as const)
    test(`"${typed}" finds ${id}`, { tag: '@once' }, async ({ page }) => {
      await page.goto('/glossary/')
      const all = await shown(page).count()
      await page.getByRole('searchbox').fill(typed)
      await expect(page.locator(`[data-entry][id="${id}"]`)).toBeVisible()
      expect(await shown(page).count()).toBeLessThan(all / 3)
    })

  test('is filtered by topic, keeps it in the address, and says when nothing is found', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/glossary/')
    await page.locator('select[name="topic"]').selectOption('paying')
    await expect(page.locator('[data-topic]:visible')).toHaveCount(1)
    await page.getByRole('searchbox').fill('qqqq')
    await expect(page.locator('[data-shown]')).toContainText('No word is like that')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'qqqq', topic: 'paying' })
    await expectAccessible(page)
  })

  test('a link to a term opens at it, even from a filtered list', { tag: '@once' }, async ({ page }) => {
    await page.goto('/glossary/?topic=tiles#bao')
    await page.evaluate(() => {
      location.hash = ''
      location.hash = 'bao'
    })
    await expect(page.locator('#bao')).toBeInViewport()
  })
})

test('a Chinese name is never broken, however narrow the window', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 740 })
  const sheets = builtPages().filter((address) => address.startsWith('/reference/'))
  const patterns = builtPages().filter((address) => address.startsWith('/patterns/'))
  const some = patterns.filter((_, i) => i % 5 === 0)
  for (const address of [...sheets, ...some, '/glossary/', '/search/']) {
    await page.goto(address)
    const broken = await page.evaluate(() => {
      const names = document.querySelectorAll<HTMLElement>(
        'main :is(.han, span[lang|="zh-Hans"], span[lang|="zh-Hant"])',
      )
      return [...names]
        .filter((name) => name.checkVisibility())
        .filter((name) => {
          const range = document.createRange()
          range.selectNodeContents(name)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map((name) => name.textContent)
    })
    expect(broken, address).toEqual([])
    await expectNoSidewaysScroll(page)
  }
})

test('the tools and hands of the sheet leave nothing alone on a line', async ({ page, isMobile }) => {
  await page.setViewportSize({ width: isMobile ? 360 : 768, height: 900 })
  await page.goto('/reference/tai/')
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
  // the button stands beside the choice before it
  const [order, print] = await tops('.sheet-tools :is([value="value"] + span, [data-print])').then((all) =>
    all.slice(-2),
  )
  expect(Math.abs(order - print)).toBeLessThan(4)
  // the choices by worth stand in rows of more than one
  const worth = await tops('.sheet-tools [data-values] label')
  expect(new Set(worth).size).toBeLessThan(worth.length)
  // a bonus tile stands on the line of its hand
  const sets = await tops('.row:has([href$="/chow-ping-hu/"]) .row-x .hand > *')
  expect(sets.length).toBeGreaterThan(5)
  expect(new Set(sets).size).toBe(1)
})
