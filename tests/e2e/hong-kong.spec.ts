import { writeKept } from '../../src/stores/kept.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { HOUSE_RULES_FORM } from '../../src/stores/rules.ts'
import { expect, test } from './support/site.ts'

/** The reader's own Hong Kong table. */
const own = (rules: Record<string, string | number>) =>
  [
    KEYS.houseRules,
    writeKept(HOUSE_RULES_FORM, { table: 'hong-kong', rules: { 'hong-kong': rules } }),
  ] as const
const spaced = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

test('the faan sheet counts in faan and follows the house rules of its own table', async ({ page }) => {
  await page.goto('/reference/faan/')
  await expect(page.locator('h1')).toHaveText('The faan sheet')
  await expect(page.locator('[data-row="full-flush"] .row-v')).toContainText('7')
  await expect(page.locator('[data-row="thirteen-orphans"] .row-v')).toContainText('13')
  expect(spaced(await page.locator('.lead').first().textContent())).toContain('3 faan')
  await expect(page.locator('[data-row="animal"]')).toHaveCount(0)

  await page.evaluate(([key, value]) => localStorage.setItem(key, value), own({ limit: 10, flowers: 'off' }))
  await page.reload()
  await expect(page.locator('[data-row="thirteen-orphans"] .row-v')).toContainText('10')
  await expect(page.locator('[data-row="no-flowers"] .row-v')).toContainText('not played')
  await expect(page.locator('[data-rules-line]').first()).toContainText('Limit')
  // the other table stays as it is
  await page.goto('/reference/tai/')
  await expect(page.locator('[data-row="thirteen-orphans"] .row-v')).toContainText('5')
  await expect(page.locator('[data-rules-line]').first()).toHaveText('standard rules')
})

test('a pattern of both tables is one page with both prices, each by its own rules', async ({ page }) => {
  await page.goto('/patterns/half-flush/')
  const worths = page.locator('.worths li')
  await expect(worths).toHaveCount(2)
  await expect(worths.nth(0)).toContainText(/Singapore table\s*2 tai/)
  await expect(worths.nth(1)).toContainText(/Hong Kong table\s*3 faan/)
  await expect(page.locator('#hong-kong')).toContainText('Half Flush')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), own({ minimum: 1, limit: 8 }))
  await page.goto('/patterns/big-dragons/')
  await expect(worths.nth(0)).toContainText('5')
  await expect(worths.nth(1)).toContainText('8')
})

test('rows that only one table or only a house rule knows have pages', { tag: '@once' }, async ({ page }) => {
  for (const id of ['all-chows', 'no-flowers', 'last-discard', 'seven-flowers', 'self-draw']) {
    await page.goto(`/patterns/${id}/`)
    await expect(page.locator('.kicker').first(), id).toContainText('Hong Kong table')
    await expect(page.locator('#scores figure').first(), id).toContainText('faan')
  }
  await page.goto('/patterns/seven-flowers/')
  await expect(page.locator('.brought')).toContainText('Seven and eight flowers')
})

test('the lesson follows the Hong Kong rules of the reader, and its boxes the Singapore ones', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/learn/hong-kong/')
  const both = page.locator('#goal .both dl > div')
  await page.locator('#goal .fold summary').click()
  await expect(both.nth(0)).toContainText('2 faan')
  await expect(both.nth(0)).toContainText('No win')
  await expect(both.nth(1)).toContainText('1 tai')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), own({ minimum: 1 }))
  await page.reload()
  await page.locator('#goal .fold summary').click()
  await expect(both.nth(0)).not.toContainText('No win')
  await expect(both.nth(1)).toContainText('1 tai')
  // the builder in the text counts by them too
  await page.locator('#goal .b-small').scrollIntoViewIfNeeded()
  await page.locator('#goal').getByRole('button', { name: 'Make one chow a pung' }).click()
  await expect(page.locator('#goal .score-p')).toContainText('A win. This table asks for 1 faan')
})

test('the check of the lesson tells what was missed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/learn/hong-kong/#check')
  const question = page.locator('[data-question="little"]')
  await question.locator('[data-right]').click()
  await expect(question).toHaveAttribute('data-answered', 'right')
  await expect(question.locator('[data-say]')).toContainText('5 faan')
  await expect(page.locator('[data-question]')).toHaveCount(5)
})

test('the hand builder changes tables: its opening, its tiles, its unit', async ({ page }) => {
  await page.goto('/tools/hand/')
  const number = page.locator('.b-out .score-n, .b-out output, .b-out .score').first()
  await expect(page.locator('.b-out')).toContainText('tai')
  // pressed before the tool stands, the choice is taken up a moment later
  await page.getByRole('radio', { name: 'Hong Kong' }).click({ force: true })
  await expect(page.locator('.b-out')).toContainText('This table asks for 3 faan')
  await expect(page.getByRole('button', { name: /^cat/ })).toHaveCount(0)
  await expect(number).toBeVisible()
  await expect(page.locator('.b-out')).toContainText('Dragon Pung')
  // the choice is the reader's, kept for other visits and pages
  await page.goto('/tools/payments/')
  await expect(page.locator('.pay-set')).toContainText('Faan')
  await page.goto('/tools/hand/')
  await expect(page.locator('.b-out')).toContainText('faan')
})

test('a link to a house rule of the other table leads to it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/house-rules/?table=hong-kong#curve')
  await expect(page.locator('#curve h3')).toHaveText('Doubling')
  await expect(page.locator('#curve')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Take' })).toHaveCount(0)
})

test('the play page offers the one-hand game', async ({ page }) => {
  await page.goto('/play/')
  await page.getByRole('radio', { name: /^Hong Kong table/ }).check({ force: true })
  await expect(page.getByRole('radio', { name: /^Full match/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Scored hand/ }).check({ force: true })
  await expect(page.locator('.setup-go')).toContainText(
    'A hand needs 3 faan to win and counts up to 13 faan.',
  )
  await page.getByRole('button', { name: 'Deal a hand' }).click()
  await expect(page.locator('.p-rule')).toContainText('Hong Kong table, minimum 3 faan, limit 13 faan')
})

test('a link opens the play page at its table, and says what it cannot read', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/learn/hong-kong/')
  await page.locator('#first-hand').getByRole('link', { name: 'play page' }).click()
  const table = page.getByRole('radio', { name: /^Hong Kong table/ })
  await expect(table).toBeChecked()
  await expect(page.locator('.setup')).toContainText('Any four sets and a pair win.')
  await page.goto('/play/?table=hong-knog&mode=scored')
  await expect(table).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Scored hand/ })).toBeChecked()
  await expect(page.getByRole('alert')).toContainText('hong-knog')
  // what the reader chooses stands, and is kept
  await page.getByRole('radio', { name: /^Singapore table/ }).check({ force: true })
  await page.goto('/play/')
  await expect(page.getByRole('radio', { name: /^Singapore table/ })).toBeChecked()
})

test('rules in a link of a hand are named by the table of the link', { tag: '@once' }, async ({ page }) => {
  await page.goto('/play/?table=hong-kong&seed=a&rules=curve:half-spicey')
  await expect(page.getByRole('alert')).toContainText('Doubling')
  await expect(page.getByRole('alert')).not.toContainText('curve:half-spicy')
  await expect(page.locator('.p-rule')).toContainText('Hong Kong table')
})

test('passages of the lesson and the card follow the rules of this table alone', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/learn/hong-kong/')
  const told = page.locator('[data-told]')
  await expect(page.locator('#goal')).toContainText('a finished hand is not yet a win')
  await expect(told).toHaveCount(0)
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key, value),
    own({ minimum: 0, payment: 'half-gun', sevenPairs: 'off', flowers: 'off' }),
  )
  await page.reload()
  await expect(page.locator('#goal [data-told]').first()).toContainText('a finished hand is a win')
  await expect(page.getByText('a finished hand is not yet a win')).toBeHidden()
  await expect(page.locator('#set-up [data-told]').first()).toContainText('without flowers and seasons')
  await expect(page.locator('#scoring [data-told]').first()).toContainText('that player pays most')
  await expect(page.locator('[data-question="pairs"] .q-text')).toContainText(
    'seven pairs are no finished hand',
  )
  // 1 faan of the dragons wins here, so the explanation that it is too little is not shown
  const question = page.locator('[data-question="dragons-alone"]')
  await question.locator('[data-right]').click()
  await expect(question.locator('[data-say]')).not.toContainText('too little')
  await page.goto('/tables/hong-kong/')
  await expect(page.locator('#goal [data-told]')).toHaveText([
    'You win with any four sets and a pair, whatever they are worth.',
    'Thirteen Orphans is the one other shape.',
  ])
  await expect(page.locator('#end [data-told]').first()).toContainText('the discarder pays most')
})

test('the tools speak in the words of the table', async ({ page }) => {
  await page.goto('/tools/payments/?faan=3&table=hong-kong&win=self-draw')
  const tool = page.locator('main')
  await expect(tool).toContainText('by self-draw')
  await expect(tool.getByText('Zi Mo')).toHaveCount(0)
  await page.goto('/tools/payments/?tai=3&win=self-draw')
  await expect(tool).toContainText('by Zi Mo')
  await page.goto('/tools/hand/?hand=23499m345567p67s%2B8s&table=hong-kong')
  await expect(page.getByRole('main').getByText('Pung', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Pong', { exact: true })).toHaveCount(0)
})

test('the page of a row says what holds by the house rules of the reader', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/patterns/all-chows/')
  const lists = page.locator('#with > div')
  const shown = (i: number) => lists.nth(i).locator('li:visible')
  await expect(page.locator('.lead')).toContainText('a suited pair')
  await expect(shown(1).filter({ hasText: 'Half Flush' })).toHaveCount(1)
  await expect(page.locator('#scores .set[aria-label^="Chow:"]').first()).toBeAttached()
  await expect(page.locator('[aria-label^="Chi:"]')).toHaveCount(0)

  await page.evaluate(
    ([key, value]) => localStorage.setItem(key, value),
    own({ allChowsPair: 'any', minimum: 1, sevenPairs: 'off' }),
  )
  await page.reload()
  await expect(page.locator('.lead')).toContainText('any pair, any wait')
  await expect(page.locator('.lead').getByText('a suited pair')).toBeHidden()
  await expect(shown(0).filter({ hasText: 'Half Flush' })).toHaveCount(1)
  await expect(shown(1).filter({ hasText: 'Half Flush' })).toHaveCount(0)
  await expect(shown(1).filter({ hasText: 'Seven Pairs' })).toHaveCount(0)
  await expect(page.locator('.note')).toContainText('they win by themselves')
  await expect(page.locator('.note')).toContainText('any pair will do')
})

test('steps, card and payment table follow the house rules of the reader', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/reference/faan/')
  const steps = page.locator('#six-steps')
  await expect(steps).toContainText('Seven Pairs, or Thirteen Orphans?')
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key, value),
    own({ minimum: 0, sevenPairs: 'off', flowers: 'off', littleWinds: 'limit', blessings: 'limit' }),
  )
  await page.reload()
  await expect(steps).toContainText('Four sets and a pair, or Thirteen Orphans?')
  await expect(steps).toContainText('there is nothing to count')
  await expect(steps.getByText('Seven Pairs', { exact: false }).locator('visible=true')).toHaveCount(0)
  // whoever draws the tile has a faan for it: nothing of none is ever self-drawn
  const first = page.locator('table.pay tbody tr').first()
  await expect(first.locator('th')).toHaveText('0')
  await expect(first.locator('td')).toHaveText(['3', '0', '3', '–', '–'])

  await page.goto('/tables/hong-kong/')
  await expect(page.locator('#goal')).toContainText('any four sets and a pair')
  await expect(page.locator('#scoring')).toContainText('nothing is counted for them')
  await expect(page.locator('#scoring')).toContainText('three wind pungs with a pair of the fourth wind')
  await expect(page.locator('#scoring')).toContainText('two wins at the very beginning')
  await expect(page.locator('#end')).toContainText('never without faan')
})

test('play, practice, score sheet and search begin at the table of the reader', async ({ page }) => {
  // a game that a link opened, left again: the choice and its words are of one table
  await page.goto('/play/?table=hong-kong&seed=a&mode=scored')
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByRole('radio', { name: /^Singapore table/ })).toBeChecked()
  await expect(page.locator('.setup-how')).not.toContainText('pung')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/play/')
  await expect(page.getByRole('radio', { name: /^Singapore table/ })).toBeChecked()
  await expect(page.locator('.setup-how')).not.toContainText('pung')

  await page.evaluate(([key, value]) => localStorage.setItem(key, value), own({}))
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Hong Kong table/ })).toBeChecked()
  await expect(page.locator('.setup-how')).toContainText('pung')

  await page.goto('/practice/')
  await expect(page.locator('.practice')).toContainText('faan')
  await page.goto('/tools/score-sheet/')
  await expect(page.locator('.example')).toContainText('Dealer')
  await expect(page.locator('main')).not.toContainText('Banker')
  await page.goto('/search/?q=平糊')
  await expect(page.locator('.found .hit').first()).toContainText('All Chows')
  await page.goto('/search/?q=清一色')
  await expect(page.locator('.found .hit').first()).toContainText('Full Flush')
})
