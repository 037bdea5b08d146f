import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { writeKept } from '../../src/stores/kept.ts'
import { KEYS } from '../../src/stores/keys.ts'
import type { Game } from '../../src/stores/play-game.ts'
import { PLAY_FORM, saveGame } from '../../src/stores/play-kept.ts'
import { DEFAULT_SETTINGS, type PlaySettings, SETTINGS_FORM } from '../../src/stores/play-settings.ts'
import { BAO, BELOW, DRAWN, playedGame, ROBBED, type Script } from '../support/played.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/site.ts'

const PAGE = '/play/'

/** Puts settings, and a game where a script leaves it, on the device before the page comes. */
async function sit(page: Page, settings: Partial<PlaySettings> = {}, game?: Game): Promise<void> {
  const kept: [string, string][] = [
    [KEYS.playSettings, writeKept(SETTINGS_FORM, { ...DEFAULT_SETTINGS, speed: 'instant', ...settings })],
  ]
  if (game) kept.push([KEYS.play, writeKept(PLAY_FORM, { game: saveGame(game), aside: null })])
  await page.addInitScript((pairs) => {
    for (const [name, text] of pairs) if (!localStorage.getItem(name)) localStorage.setItem(name, text)
  }, kept)
  await page.goto(PAGE)
  await expect(page.locator(game ? '.own .tile' : '.setup-go .btn').first()).toBeVisible()
}
const scripted = (page: Page, script: Script, settings?: Partial<PlaySettings>) =>
  sit(page, settings, playedGame(script))

async function deal(page: Page): Promise<void> {
  // the page answers once its island stands
  await expect(async () => {
    await page.locator('.setup-go .btn').click()
    await expect(page.locator('.play')).toBeVisible({ timeout: 500 })
  }).toPass()
}

const answerOf = (page: Page, type: string) => page.locator(`[data-answer="${type}"]`)
const end = (page: Page) => page.locator('.end')
const tiles = (page: Page) => page.locator('.own .tile')

/** What everybody can see, in words. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('.p-table [aria-label]:not(.slot *), .hub .vh, .who, .p-bar h1, .answers'),
    ].map((node) => node.getAttribute('aria-label') ?? node.textContent),
  )

type State = 'end' | 'win' | 'turn' | 'claim' | 'wait'
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null
    if (has('.end')) return 'end'
    if (has('.answers .hu')) return 'win'
    if (has('.own .tile[aria-disabled="false"]')) return 'turn'
    return has('.answers .pass') ? 'claim' : 'wait'
  })

/** The decision that waits for the reader; null when none does. */
const decisionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.play')?.dataset.decision ?? null)

/** Waits until the table has taken an answer: another decision is open, or the hand is over. */
const answered = (page: Page, decision: string | null) =>
  expect
    .poll(async () => (await stateOf(page)) === 'end' || (await decisionOf(page)) !== decision, {
      timeout: 20_000,
    })
    .toBe(true)

test('a whole hand by touch, on one screen', async ({ page, isMobile }) => {
  test.slow()
  await sit(page, { mode: 'scored' })
  await deal(page)
  const press = (selector: string) => {
    const target = page.locator(selector).first()
    return isMobile ? target.tap() : target.click()
  }
  for (let n = 0; n < 90; n++) {
    const state = await stateOf(page)
    if (state === 'end') break
    if (n < 30) {
      await expectNoSidewaysScroll(page)
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(over, 'nothing to scroll to').toBeLessThanOrEqual(0)
    }
    if (state === 'wait') {
      await page.waitForTimeout(30)
      continue
    }
    const decision = await decisionOf(page)
    if (state === 'win') await press('.answers .hu')
    if (state === 'claim') await press('.answers .pass')
    if (state === 'turn') {
      await press('.own .tile:last-child')
      await expect(page.locator('.own .up')).toHaveCount(1)
      await press('.answers .go')
    }
    await answered(page, decision)
  }
  await expect(end(page)).toBeVisible()
  await expect(end(page).getByRole('heading').first()).not.toBeEmpty()
})

test('a whole hand by keyboard alone, and the next one dealt', async ({ page, isMobile }) => {
  test.skip(isMobile)
  test.slow()
  await sit(page, { mode: 'scored' })
  // to the button that deals, by Tab alone
  for (let n = 0; n < 40; n++) {
    if (await page.evaluate(() => document.activeElement?.matches('.setup-go .btn') ?? false)) break
    await page.keyboard.press('Tab')
  }
  // the button answers once its island stands
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.locator('.play')).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (let n = 0; n < 100; n++) {
    await expect.poll(() => stateOf(page), { timeout: 20_000 }).not.toBe('wait')
    const state = await stateOf(page)
    if (state === 'end') break
    const where = () =>
      page.evaluate(() => {
        const here = document.activeElement
        if (here?.closest('.answers')) return 'answers'
        return here === [...document.querySelectorAll('.own .tile')].at(-1)
          ? 'last tile'
          : (here?.tagName ?? '')
      })
    // the focus is where the next move is, without a search for it
    await expect.poll(where).toBe(state === 'turn' ? 'last tile' : 'answers')
    const decision = await decisionOf(page)
    if (state === 'turn' && n % 3 === 0) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    if (state === 'turn') {
      await expect(page.locator('.own .up')).toHaveCount(1)
      await page.keyboard.press('Enter')
    }
    await answered(page, decision)
  }
  await expect(end(page)).toBeVisible()
  await expect(page.locator('.end .btn')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(end(page)).toHaveCount(0)
  expect(await tiles(page).count()).toBeGreaterThanOrEqual(13)
})

test('a reload in the middle changes nothing', { tag: '@once' }, async ({ page }) => {
  await sit(page, { mode: 'match' })
  await deal(page)
  for (let n = 0; n < 6; n++) {
    const state = await stateOf(page)
    if (state === 'end') break
    const decision = await decisionOf(page)
    if (state === 'turn') {
      await tiles(page).first().click()
      await page.locator('.answers .go').click()
    } else await page.locator('.answers .pass, .answers .hu').first().click()
    await answered(page, decision)
  }
  const before = await seen(page)
  expect(before.length).toBeGreaterThan(20)
  await page.reload()
  await expect(tiles(page).first()).toBeVisible()
  await expect.poll(() => seen(page)).toEqual(before)
})

test('a Kong is robbed: 1 tai, and the konger pays double (SG-B4, B5)', { tag: '@once' }, async ({
  page,
}) => {
  await scripted(page, ROBBED)
  await expect(answerOf(page, 'rob')).toContainText('1 tai, collect 8')
  await expect(page.locator('[aria-live="assertive"]').first()).toContainText('Rob it')
  await answerOf(page, 'rob').click()
  await expect(end(page)).toContainText('You win')
  await expect(end(page).locator('.bill .win')).toContainText('+8')
  const paid = await end(page).locator('.bill .is').allTextContents()
  expect(paid).toEqual(['+8', '−4', '−2', '−2'])
  await expectAccessible(page)
})

test('Bao: the feeder of the third dragon pays for all, and the page says why (SG-H1)', {
  tag: '@once',
}, async ({ page }) => {
  await scripted(page, BAO)
  await expect(answerOf(page, 'win')).toContainText('collect 128')
  await answerOf(page, 'win').click()
  await expect(end(page).locator('.bill caption')).toContainText('pays for all')
  expect(await end(page).locator('.bill .is').allTextContents()).toEqual(['+128', '−128', '0', '0'])
  expect(await end(page).locator('.bill s').allTextContents()).toEqual(['−64', '−32', '−32'])
  // what is opened over the result is not dimmed as the table behind it is
  await page.getByRole('button', { name: 'Table menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Table menu' })).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('a drawn hand (SG-D1)', { tag: '@once' }, async ({ page }) => {
  await scripted(page, DRAWN)
  for (let n = 0; n < 12 && (await stateOf(page)) !== 'end'; n++) {
    const state = await stateOf(page)
    const decision = await decisionOf(page)
    if (state === 'claim') await page.locator('.answers .pass').click()
    if (state === 'turn') {
      await tiles(page).last().click()
      await page.locator('.answers .go').click()
    }
    await answered(page, decision)
  }
  await expect(end(page).getByRole('heading', { name: 'Drawn hand' })).toBeVisible()
})

test('a complete hand under the minimum says so, and why', { tag: '@once' }, async ({ page }) => {
  await scripted(page, BELOW)
  await page.getByRole('button', { name: 'Why can’t I win?' }).click()
  const coach = page.getByRole('dialog', { name: 'Coach' })
  await expect(coach).toContainText('worth 0')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(coach).toHaveCount(0)
})

/** A game of bots: four sets shown, twenty tiles in a river, a claim open. */
const CROWDED =
  '?seed=crowd107&dealer=3&log=28aa514a00145009a06080009926702607401280169803001350620151423223502301611007320260208030623010001'

test('a crowded table with a claim open is one screen', async ({ page }) => {
  await sit(page)
  await page.goto(`${PAGE}${CROWDED}`)
  await page.locator('.play-note button').click()
  await expect(answerOf(page, 'pong')).toBeVisible()
  expect(await page.locator('.seat .melds .set').count()).toBeGreaterThanOrEqual(12)
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  )
  await expectAccessible(page)
})

test('everything the table can open is at most 70 kB of script', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the scripts are the same')
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await response.body()).length)
  })
  await scripted(page, BELOW)
  await page.getByRole('button', { name: 'Why can’t I win?' }).click()
  await expect(page.getByRole('dialog', { name: 'Coach' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Replay this hand' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.goto('/play/?seed=shared&bots=strong,strong,strong&log=0')
  await expect(page.getByText('This is a hand that somebody shared.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const all = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect(scripts.size).toBeGreaterThan(3)
  expect(all, [...scripts].map((one) => one.join(' ')).join('\n')).toBeLessThanOrEqual(70_000)
  // what says what is wrong with a link takes what it shares from the table's own file
  const before = new Set(scripts.keys())
  await page.goto('/play/?seed=shared&bots=strng&round=up&rules=limit:999')
  await expect(page.getByRole('alert')).toContainText('3 mistakes')
  await page.waitForLoadState('networkidle')
  const late = [...scripts].filter(([name]) => !before.has(name))
  expect(
    late.reduce((sum, [, bytes]) => sum + bytes, 0),
    late.join('\n'),
  ).toBeLessThanOrEqual(2_000)
})

test('two quick taps let one tile go', { tag: '@once' }, async ({ page }) => {
  await sit(page, { mode: 'scored', oneTap: true, speed: 'slow' })
  await deal(page)
  await page.waitForFunction(() => document.querySelector('.own .tile[aria-disabled="false"]'))
  await page.evaluate(() => {
    const tile = document.querySelector<HTMLElement>('.own .tile[aria-disabled="false"]')
    tile?.click()
    tile?.click()
  })
  await expect(page.locator('.river.r-me li, .melds .set')).not.toHaveCount(0)
  expect(await page.locator('.river.r-me li').count()).toBeLessThanOrEqual(1)
  expect(await tiles(page).count()).toBe(13)
})

test('a tile can be dragged out of the hand', async ({ page }) => {
  await scripted(page, { hands: ['147m258p369s12345z', '', '', ''] })
  const box = (await tiles(page).first().boundingBox())!
  const name = await tiles(page).first().getAttribute('aria-label')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y - 60, { steps: 4 })
  await page.mouse.move(box.x + 40, box.y - 160, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.river.r-me li .tile')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${name}(, just discarded)?$`),
  )
})

test('taken back, replayed, tried another way, shared', { tag: '@once' }, async ({ page }) => {
  await scripted(page, { hands: ['147m258p369s12345z', '', '', ''] })
  const before = await seen(page)
  await tiles(page).last().click()
  await page.locator('.answers .go').click()
  await expect(page.locator('.river.r-me li')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Take back your last move' }).click()
  await expect.poll(() => seen(page)).toEqual(before)
  await tiles(page).last().click()
  await page.locator('.answers .go').click()
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Replay this hand' }).click()
  const scrubber = page.getByRole('slider')
  await expect(scrubber).toBeVisible()
  await scrubber.fill('0')
  await expect(page.locator('.river li')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try something else from here' }).click()
  await expect(page.getByText('You are trying something else.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to what you played' }).click()
  await expect(page.getByText('You are trying something else.')).toHaveCount(0)
})

test('a shared hand is one screen on a small phone, its note and its replay too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await sit(page)
  await page.goto('/play/?seed=shared&bots=strong,strong,strong&log=0')
  await expect(page.locator('.play-note')).toBeVisible()
  const over = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await over()).toBeLessThanOrEqual(0)
  await page.locator('.play-note button').click()
  await expect(page.locator('.play-note')).toHaveCount(0)
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.getByRole('button', { name: 'Replay this hand' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await over()).toBeLessThanOrEqual(0)
  const low = await tiles(page).evaluateAll((all) =>
    Math.max(...all.map((one) => one.getBoundingClientRect().bottom)),
  )
  expect(low).toBeLessThanOrEqual(740)
  await expectNoSidewaysScroll(page)
})

test('a game that cannot be read is set aside, said, saved and thrown away', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"version":1,"value":{"game":7}}'), KEYS.play)
  await page.goto(PAGE)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('could not be read')
  const saved = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save what was set aside' }).click()
  expect((await saved).suggestedFilename()).toContain('aside')
  await notice.getByRole('button', { name: 'Throw it away' }).click()
  await expect(notice).toHaveCount(0)
})

test('a shared link deals the same hand, and the open game is not lost', { tag: '@once' }, async ({
  page,
}) => {
  await sit(page, { mode: 'scored' }, playedGame(ROBBED))
  await page.goto('/play/?seed=shared&bots=strong,strong,strong&log=0')
  await expect(page.getByText('This is a hand that somebody shared.')).toBeVisible()
  expect(await page.locator('.river li').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await page.getByRole('button', { name: 'Back to the game you left' }).click()
  await expect(answerOf(page, 'rob')).toBeVisible()
})

test('a guided hand says what is worse before it is done: to be kept, or chosen again', async ({
  page,
  isMobile,
}) => {
  await scripted(page, { hands: ['123456789m99p46s4z', '', '', ''], mode: 'guided' })
  const worse = page.getByRole('alert')
  const river = page.locator('.river.r-me li, .river .lit')
  const chooseFirst = async () => {
    await tiles(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.own .up')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(worse).toContainText('After this you need 1 tile more')
  }
  await chooseFirst()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (isMobile)
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0)
  await expect(river).toHaveCount(0)
  // the way back is under the finger
  await expect(page.getByRole('button', { name: 'Choose again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(worse).toHaveCount(0)
  await expect(page.locator('.own .up')).toHaveCount(0)
  await expect(tiles(page).last()).toBeFocused()
  await expect(river).toHaveCount(0)
  await chooseFirst()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Keep my choice' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(river).not.toHaveCount(0)
  await expect(worse).toHaveCount(0)
})

test('a guided hand lets no win go by unsaid', async ({ page }) => {
  await scripted(page, { hands: ['123456789m99p46s5s', '', '', ''], mode: 'guided' })
  await tiles(page).first().click()
  await page.locator('.answers .go').click()
  await expect(page.getByRole('alert')).toContainText('You can win now.')
  await page.getByRole('button', { name: 'Choose again' }).click()
  await answerOf(page, 'win').click()
  await expect(end(page)).toBeVisible()
  // each row says what it asks
  for (const row of await end(page).locator('.why li').all())
    await expect(row.locator('small')).not.toBeEmpty()
})

test('a guided hand explains the turn', async ({ page }) => {
  await scripted(page, { hands: ['147m258p369s12345z', '', '', ''], mode: 'guided' })
  await expect(page.locator('.guide')).toContainText('Banker')
})

test('a look back at a hand finds the costly moves, and lets one try again', { tag: '@once' }, async ({
  page,
}) => {
  test.slow()
  await scripted(page, { hands: ['147m258p369s12345z', '', '', ''], until: 12 })
  for (let n = 0; n < 30 && (await stateOf(page)) !== 'end'; n++) {
    const state = await stateOf(page)
    const decision = await decisionOf(page)
    if (state === 'claim') await page.locator('.answers .pass').click()
    if (state === 'win') await page.locator('.answers .hu').click()
    if (state === 'turn') {
      await tiles(page).first().click()
      await page.locator('.answers .go').click()
    }
    await answered(page, decision)
  }
  await page.getByRole('button', { name: 'Look back' }).click()
  const review = page.getByRole('dialog', { name: '3 decisions to look at' })
  await expect(review.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Try it again' }).first().click()
  await expect(page.getByText('You are trying something else.')).toBeVisible()
  expect(await decisionOf(page)).not.toBeNull()
})

for (const scheme of ['light', 'dark'] as const)
  test(`the table is accessible: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await scripted(page, { hands: ['147m258p369s12345z', '', '', ''] })
    await expectAccessible(page)
    await tiles(page).last().click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Advice' }).click()
    await expect(page.getByRole('heading', { name: 'What to let go' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Table menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Table menu' })).toBeVisible()
    await expectAccessible(page)
  })
