import type { Page } from '@playwright/test'
import { KEYS } from '../../src/stores/keys.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const TOOL = '/tools/payments/'
const LESSON = '/learn/payments/'

const withRules = (page: Page, singapore: Record<string, string | number>, table = 'singapore') =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [KEYS.houseRules, JSON.stringify({ version: 1, value: { table, rules: { singapore } } })],
  )

/** The tool, once it can be used. */
async function open(page: Page, query = '') {
  await page.goto(TOOL + query)
  await expect(page.locator('astro-island:has(.pay)')).not.toHaveAttribute('ssr', /.*/)
}

const seat = (page: Page, letter: string) => page.locator(`.pay .pp-${letter}`)
const amount = (page: Page, letter: string) => seat(page, letter).locator('.amt .fig')
/** All four, in the order of play. */
async function expectAmounts(page: Page, east: string, south: string, west: string, north: string) {
  await expect(amount(page, 'e')).toHaveText(east)
  await expect(amount(page, 's')).toHaveText(south)
  await expect(amount(page, 'w')).toHaveText(west)
  await expect(amount(page, 'n')).toHaveText(north)
}
const choose = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group, exact: true }).getByText(label, { exact: true }).click()

test('opens on a bill worth looking at: one player pays for all, and ghosts tell whose shares they were', async ({
  page,
}) => {
  await open(page)
  await expectAmounts(page, '0', '+48', '−48', '0')
  await expect(seat(page, 'w').locator('.coin-own')).toHaveCount(2)
  await expect(seat(page, 'w').locator('.coin-took')).toHaveCount(4)
  await expect(seat(page, 'e').locator('.coin-ghost')).toHaveCount(2)
  await expect(seat(page, 'e')).toContainText('West pays it')
  await expect(page.locator('.pay-bill')).toContainText(
    'South wins 3 tai by Zi Mo. West is liable and pays everybody’s share: East pays nothing, West pays 48, North pays nothing. South collects 48, no more than without Bao.',
  )
  await expectNoSidewaysScroll(page)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('stands finished without JavaScript', { tag: '@once' }, async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  await page.goto(TOOL)
  await expect(page.locator('.bill .wins .is')).toHaveText('+48')
  await expect(page.locator('.steps-b li')).toHaveCount(5)
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByRole('slider')).toBeHidden()
  await context.close()
})

test('by keyboard alone: the total, how it was won, who shot, who is liable', async ({ page }) => {
  await open(page)
  const slider = page.getByRole('slider', { name: 'Tai' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expectAmounts(page, '0', '+96', '−96', '0')
  await page.keyboard.press('End')
  await expectAmounts(page, '0', '+192', '−192', '0')
  await expect(slider).toHaveAttribute('aria-valuetext', /^5\stai$/)
  await page.getByRole('button', { name: 'One less' }).press('Enter')
  await expectAmounts(page, '0', '+96', '−96', '0')

  await page.getByRole('radio', { name: 'Zi Mo' }).focus()
  await page.keyboard.press('ArrowLeft')
  // the liable player becomes the shooter: only the shooter can be liable on a discard
  await expectAmounts(page, '0', '+64', '−64', '0')
  await page.getByRole('group', { name: 'Liable (Bao)' }).getByRole('radio', { name: 'Nobody' }).press(' ')
  await expectAmounts(page, '−16', '+64', '−32', '−16')
  await page.getByRole('group', { name: 'Who threw it' }).getByRole('radio', { name: 'North' }).press(' ')
  await expectAmounts(page, '−16', '+64', '−16', '−32')
  await page.getByRole('group', { name: 'Winner' }).getByRole('radio', { name: 'North' }).press(' ')
  await expectAmounts(page, '−16', '−32', '−16', '+64')
  await expect(page.locator('.pay [role=status].vh')).toHaveText(
    'North wins 4 tai on South’s discard. East pays 16, South pays 32, West pays 16. North collects 64.',
  )
})

test('the total can be dragged, and a bar chooses it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a mouse drags')
  await open(page)
  const box = (await page.getByRole('slider').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByRole('slider')).toHaveValue('5')
  await expect(amount(page, 's')).toHaveText('+192')
  await page.getByRole('button', { name: /^1\stai: 8 on a discard, 12 by Zi Mo$/ }).click()
  await expectAmounts(page, '0', '+12', '−12', '0')
})

test('chips travel when somebody else pays, and lie still for who asked for that', async ({ page }) => {
  // a slow machine may look only after a journey's end, so every journey is written down as it begins
  await page.addInitScript(() => {
    const journeys: unknown[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, frames, options) {
      if (this.classList.contains('coin')) journeys.push((options as KeyframeAnimationOptions).duration)
      return animate.call(this, frames, options)
    }
    Object.assign(window, { journeys })
  })
  const journeys = () =>
    page.evaluate(() => (window as unknown as { journeys: unknown[] }).journeys.splice(0))
  await open(page)
  expect(await journeys()).toEqual([])
  await choose(page, 'Liable (Bao)', 'Nobody')
  await expect(seat(page, 'n').locator('.coin-own')).toHaveCount(2)
  const moved = await journeys()
  expect(moved.length).toBeGreaterThanOrEqual(4)
  expect(new Set(moved)).toEqual(new Set([220]))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await choose(page, 'Liable (Bao)', 'East')
  await expect(seat(page, 'e').locator('.coin-took')).toHaveCount(4)
  expect(await journeys()).toEqual([])
})

test('what was paid at once is added to the bill, seat by seat', { tag: '@once' }, async ({ page }) => {
  await open(page, '?tai=2&winner=south')
  await expectAmounts(page, '−4', '+16', '−8', '−4')
  await choose(page, 'Shown by', 'North')
  await page.getByRole('button', { name: '+ Bite' }).click()
  await expectAmounts(page, '−6', '+14', '−10', '+2')
  // both were dealt: double
  await page.locator('.once-list').getByText('dealt so').click()
  await expectAmounts(page, '−8', '+12', '−12', '+8')
  await expect(seat(page, 'n')).toContainText('−4 for the win, +12 at once')
  await choose(page, 'Shown by', 'East')
  await page.getByRole('button', { name: '+ Claimed Kong' }).click()
  await expectAmounts(page, '−2', '+10', '−14', '+6')
  await choose(page, 'Thrown by', 'West')
  await page.getByText('claimed with 7 playable tiles left, or fewer').click()
  await expectAmounts(page, '−2', '+12', '−18', '+8')
  // all animals are at one seat
  await expect(page.getByRole('button', { name: '+ Four animals' })).toBeDisabled()
  await expect(page.locator('.bill tbody tr').last().locator('.now').last()).toHaveText('−4')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take out North: Bite' }).click()
  await expectAmounts(page, '+2', '+16', '−14', '−4')
})

test('the address keeps the bill: reloading, copying and sending lose nothing', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await choose(page, 'Won by', 'Discard')
  await choose(page, 'Winner', 'East')
  await page.getByRole('button', { name: '+ Concealed Kong' }).click()
  await expectAmounts(page, '+28', '+12', '−36', '−4')
  await page.reload()
  await expectAmounts(page, '+28', '+12', '−36', '−4')
  await page.getByRole('button', { name: 'Share link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?tai=3&from=west&bao=west&paid=south:kong-concealed')
  await page.goto('/about/')
  await page.goto(link)
  await expectAmounts(page, '+28', '+12', '−36', '−4')
})

test('a link with mistakes says which, and shows the nearest bill', { tag: '@once' }, async ({ page }) => {
  await open(page, '?tai=99&winner=soth&win=self-draw&bao=south&paid=east:marriage,east:marriage&chips=3')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('This link has 5 mistakes.')
  await expect(notice).toContainText(
    'For the winner the link says “soth”, which is not possible. Possible are: East, South, West, North. It is taken as South.',
  )
  await expect(notice).toContainText('“chips” is no part of such a link.')
  await expectAmounts(page, '−58', '+190', '−66', '−66')
  await expectAccessible(page)
  await notice.getByRole('link').click()
  await expectAmounts(page, '−58', '+190', '−66', '−66')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('house rules', () => {
  test('the bill follows the reader’s own, and another reader’s link keeps its own', {
    tag: '@once',
  }, async ({ page }) => {
    await withRules(page, { payment: 'shooter-pays', limit: 10 })
    await open(page, '?tai=3&winner=south&win=discard')
    await expectAmounts(page, '0', '+32', '−32', '0')
    await expect(seat(page, 'n').locator('.coin-ghost')).toHaveCount(1)
    await expect(page.locator('.pay .notice-line')).toContainText('By your house rules:')
    await expect(page.locator('.steps-b li')).toHaveCount(10)
    await open(page, '?tai=3&winner=south&rules=payment:everyone-equal')
    await expectAmounts(page, '−8', '+24', '−8', '−8')
    await page.getByRole('button', { name: 'Use my house rules' }).click()
    await expectAmounts(page, '0', '+32', '−32', '0')
  })

  test('where all pay alike their way stands beside the others, and without Bao nothing is said of it', {
    tag: '@once',
  }, async ({ page }) => {
    const query = '?tai=3&winner=west&win=rob-kong&from=east&rules=payment:everyone-equal,bao:off'
    await open(page, query)
    await expectAmounts(page, '−8', '−8', '+24', '−8')
    const sides = page.locator('.pay-sides')
    await expect(sides.locator('th.here')).toHaveText(/All alike/)
    await expect(sides.locator('tr.wins .here')).toHaveText('+24')
    await expect(sides).toContainText('As it stands, West collects 24.')
    await expect(sides).not.toContainText('Bao')
    await expect(page.locator('.pay-head')).not.toContainText('Bao')
  })

  test('a rule changed here is the reader’s own from then on', { tag: '@once' }, async ({ page }) => {
    await open(page, '?tai=3&winner=south')
    await page.locator('.b-rules summary').click()
    await choose(page, 'Limit', '3\u00a0tai')
    await expect(page.locator('.steps-b li')).toHaveCount(3)
    await expect(page.locator('.pp-c')).toContainText('the limit')
    await page.goto('/learn/how-to-count-tai/')
    await expect(page.locator('[data-rules-line]')).toContainText('Limit: 3')
  })

  test('the Hong Kong table counts faan, and knows neither Bao nor instant payments', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page, '?faan=3&winner=south&table=hong-kong')
    await expectAmounts(page, '0', '+24', '−24', '0')
    await expect(page.getByRole('slider', { name: 'Faan' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Liable (Bao)' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Paid at once' })).toHaveCount(0)
    await expect(page.locator('.sides thead th')).toHaveText(['Seat', /As written/, 'Full gun', 'Half gun'])
    await expectAccessible(page, { within: 'main' })
  })
})

test.describe('the lesson', () => {
  // looking over a whole lesson takes its time
  test.slow()

  test('its figures are the engine’s: 16, 8, 32 and 48; 64, 128 and 192', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto(LESSON)
    const text = page.locator('#two-hands')
    await expect(text).toContainText(
      'West shot and pays 16. East and North pay 8 each. You collect 32. Had you drawn that tile, each of the three would pay 16, and you would collect 48.',
    )
    await expect(text).toContainText(
      'West pays 64 of the 128 that you collect. By Zi Mo it is 64 from each, together 192.',
    )
    await expect(page.locator('#discard')).toContainText(
      /The shooter pays 2\sbases.*pays 1\sbase.*collect 4\sbases/s,
    )
    await expect(page.locator('#zi-mo')).toContainText(/2\sbases each\..*You collect 6\sbases/)
  })

  test('a calculator comes alive near view, and its prompts change the bill', async ({ page }) => {
    await page.goto(LESSON)
    const part = page.locator('#zi-mo')
    await part.scrollIntoViewIfNeeded()
    await expect(part.locator('.pp-s .amt .fig')).toHaveText('+24')
    await part.getByRole('button', { name: 'The same hand, on a discard' }).click()
    await expect(part.locator('.pp-s .amt .fig')).toHaveText('+16')
    await part.getByRole('button', { name: 'Back to the start' }).click()
    await expect(part.locator('.pp-s .amt .fig')).toHaveText('+24')
    await page.locator('#bao').getByRole('radio', { name: 'Nobody' }).press(' ')
    await expect(page.locator('#bao .pp-e .amt .fig')).toHaveText('−16')
    await expectAccessible(page, { within: '#bao' })
    await expectNoSidewaysScroll(page)
  })

  test('a bill with rules of its own says which', { tag: '@once' }, async ({ page }) => {
    await page.goto(LESSON)
    await expect(page.locator('#shooter-pays .pay-said')).toContainText(
      'This bill is shown by its own rules: Who pays for a discard:',
    )
    await expect(page.locator('#shooter-pays .sides .here').first()).toContainText('Shooter pays')
  })

  test('the check asks for points and explains a mistake', { tag: '@once' }, async ({ page }) => {
    await page.goto(LESSON)
    const questions = page.locator('[data-question]')
    await expect(questions).toHaveCount(5)
    const first = questions.first()
    await first.getByRole('button', { name: '8 points' }).click()
    await expect(first.getByRole('status')).toContainText('That is the share of the other two.')
    for (const question of await questions.all()) await question.locator('button[data-right]').click()
    await expect(page.locator('[data-check-sum]')).toHaveText('5 of 5 right.')
  })

  test('under the reader’s house rules numbers and right answers are others', { tag: '@once' }, async ({
    page,
  }) => {
    await withRules(page, { payment: 'shooter-pays' })
    await page.goto(LESSON)
    await expect(page.locator('#two-hands')).toContainText(
      'West shot and pays 32. East and North pay 0 each.',
    )
    expect(await layoutShift(page)).toBeLessThan(0.1)
    const first = page.locator('[data-question="shooter-of-three"]')
    await first.scrollIntoViewIfNeeded()
    await expect(first.locator('button[data-right]')).toHaveText('32 points')
    // "the others pay half as much" is not said where they pay nothing
    await first.locator('button[data-right]').click()
    await expect(first.getByRole('status')).toContainText('By the rules of your table: East gives nothing')
    await expect(first.getByRole('status')).not.toContainText('half as much')
    await expectAccessible(page, { within: '.check' })
  })
})

test('in a lesson nothing is fetched before somebody reads, and no early touch is lost', async ({ page }) => {
  await page.goto(LESSON)
  await page.waitForLoadState('networkidle')
  const calculators = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /PaymentsInText/.test(name)).length,
    )
  expect(await calculators()).toBe(0)
  // pressed while the island is still a picture: the press is done again once it is alive
  const part = page.locator('#base')
  await part.getByRole('button', { name: 'Straight to the limit' }).dispatchEvent('pointerdown')
  await part.getByRole('button', { name: 'Straight to the limit' }).dispatchEvent('click')
  await part.locator('.pay-in').dispatchEvent('focusin')
  await expect(part.locator('.pp-s .amt .fig')).toHaveText('+128')
  expect(await calculators()).toBeGreaterThan(0)
})

test('figures of thirteen digits fit the window, and none runs into another', async ({ page }) => {
  await page.goto('/tools/payments/?tai=40&rules=limit:none')
  const felt = page.locator('.pay-felt')
  await expect(felt).toContainText('4,398,046,511,104')
  await expectNoSidewaysScroll(page)
  const over = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.pay-felt .fig, table.bill td')]
      .map((one) => ({
        text: one.textContent,
        box: one.getBoundingClientRect(),
        wide: one.scrollWidth - one.clientWidth,
      }))
      .filter(({ box, text }) => box.width > 0 && text !== '')
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 1 &&
            b.box.top < a.box.bottom - 1,
        )
        .map((b) => `${a.text} on ${b.text}`),
    )
  })
  expect(over).toEqual([])
  await expectAccessible(page, { within: '.pay' })
})
