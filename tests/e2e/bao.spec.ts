import type { Page } from '@playwright/test'
import { BAO_CASES, BAO_STORY, type BaoMoment, type StoryScene } from '../../src/content/examples/bao.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const LESSON = '/learn/bao/'

// looking over a whole lesson takes its time
test.slow()

const withRules = (page: Page, singapore: Record<string, string | number>) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [KEYS.houseRules, JSON.stringify({ version: 1, value: { table: 'singapore', rules: { singapore } } })],
  )

/** A widget of the lesson, once it can be used. */
async function alive(page: Page, section: string, widget: string) {
  const island = page.locator(`#${section} astro-island:has(${widget})`)
  await island.locator(widget).scrollIntoViewIfNeeded()
  await expect(island).not.toHaveAttribute('ssr', /.*/)
  return island.locator(widget)
}

test.describe('the story', () => {
  const scenes = Object.entries(BAO_STORY as Record<string, StoryScene>)

  test('is played through by keyboard: a question before each answer, and a tally at the end', async ({
    page,
  }) => {
    await page.goto(LESSON)
    const story = await alive(page, 'story', '.story')
    for (const [i, [id, scene]] of scenes.entries()) {
      await expect(story, id).toContainText(`Scene ${i + 1} of ${scenes.length}`)
      const right =
        typeof scene.answer === 'boolean'
          ? scene.answer
            ? 'Yes'
            : 'No'
          : scene.ask === 'shown'
            ? new RegExp(`^${scene.answer}\\stai$`)
            : String(scene.answer)
      await expect(story.getByRole('button', { name: 'Go on' })).toHaveCount(0)
      const answer = story.getByRole('button', { name: right, exact: true })
      await answer.focus()
      await page.keyboard.press('Enter')
      await expect(story.getByRole('status'), id).toContainText('Right.')
      await expect(answer).toHaveClass('good')
      const next = story.getByRole('button', { name: 'Go on' })
      await next.focus()
      await page.keyboard.press('Enter')
    }
    await expect(story).toContainText(`${scenes.length} of ${scenes.length} answers right.`)
    await expect(story).toContainText('Bao moved 232 points to you')
    await expectAccessible(page, { within: '.story' })
  })

  test('says what was missed, shows both bills, and keeps its place through a reload', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(LESSON)
    let story = await alive(page, 'story', '.story')
    await story.getByRole('button', { name: 'Yes' }).click()
    await expect(story.getByRole('status')).toContainText('Not quite. No.')
    await story.getByRole('button', { name: 'Go on' }).click()
    await story.getByRole('button', { name: '64', exact: true }).click()
    await expect(story.getByRole('status')).toContainText('so you pay everybody’s share: 128')
    await expect(story.locator('.bill .bao .is')).toHaveText('−128')
    await expect(story.locator('.bill .bao s')).toHaveText('−64')
    await expectAccessible(page, { within: '.story' })
    await expectNoSidewaysScroll(page)
    await page.reload()
    story = await alive(page, 'story', '.story')
    await expect(story).toContainText('Scene 2 of')
    await expect(story.getByRole('status')).toContainText('Not quite.')
    await story.getByRole('button', { name: 'Back' }).click()
    await expect(story).toContainText('Scene 1 of')
  })

  test('at a table without Bao it comes out otherwise and says so', { tag: '@once' }, async ({ page }) => {
    await withRules(page, { bao: 'off' })
    await page.goto(LESSON)
    const story = await alive(page, 'story', '.story')
    await story.getByRole('button', { name: 'No', exact: true }).click()
    await story.getByRole('button', { name: 'Go on' }).click()
    await story.locator('.answers button').first().click()
    await expect(story.getByRole('status')).toContainText('By your house rules:')
    await expect(story.locator('.facts li').first()).toContainText('Not played at this table.')
  })
})

test.describe('the liability explorer', () => {
  test('opens on the third dragon: liable, why, and what each pays with Bao and without', async ({
    page,
  }) => {
    await page.goto(LESSON)
    const explorer = await alive(page, 'agree', '.explorer')
    await expect(explorer.locator('.verdict-h')).toHaveText('West is liable')
    await expect(explorer.locator('.facts .met')).toContainText('Third dragon, fourth wind')
    await expect(explorer.locator('.bill .bao .is')).toHaveText('−128')
    await expect(explorer.locator('.bill tbody s')).toHaveText(['−32', '−64', '−32'])
    await expectNoSidewaysScroll(page)
  })

  test('a link opens it on its own table, and the address follows what is set out', { tag: '@once' }, async ({
    page,
  }) => {
    const hand = encodeURIComponent('[111z] [222z] +3z')
    await page.goto(`${LESSON}?hand=${hand}&act=pong&from=north&rules=honourAutoWin:off#explore`)
    const explorer = page.locator('#explore')
    await expect(explorer).toBeInViewport()
    await expect(explorer.locator('.verdict-h')).toHaveText('Nobody is liable')
    await expect(explorer.getByRole('button', { name: 'Pong: East, shown' })).toBeVisible()
    await expect(explorer).toContainText('Judged by the rules of this case:')
    await expect(explorer.getByRole('alert')).toHaveCount(0)
    await explorer.locator('.bao-set summary').click()
    await explorer.getByRole('group', { name: 'What South does with it' }).getByText('Nothing').click()
    await expect(page).toHaveURL(/act=none&from=north&rules=honourAutoWin:off#explore$/)
    await page.reload()
    await expect(explorer.getByRole('button', { name: 'Pong: East, shown' })).toBeVisible()
    await explorer.getByRole('button', { name: 'Share link' }).click()
    await expect(explorer.getByLabel('Link to this table')).toHaveValue(page.url())
    await expectAccessible(page, { within: '#explore' })
    await expectNoSidewaysScroll(page)
  })

  test('a link with mistakes says which, and shows the nearest table', { tag: '@once' }, async ({ page }) => {
    const hand = encodeURIComponent('[777z] [666z] +5z')
    await page.goto(`${LESSON}?hand=${hand}&act=pung&playable=900&chips=3#explore`)
    const notice = page.locator('#explore').getByRole('alert')
    await expect(notice).toContainText('This link has 3 mistakes.')
    await expect(notice).toContainText('It is taken as Pong.')
    await expect(notice).toContainText('“chips” is no part of such a link.')
    await expect(page.locator('#explore .verdict-h')).toHaveText('West is liable')
    await expectAccessible(page, { within: '#explore' })
    await notice.getByRole('link').click()
    await expect(page.locator('#explore .verdict-h')).toHaveText('West is liable')
    await expect(page.locator('#explore').getByRole('alert')).toHaveCount(0)
  })

  test('every ready case says what the rules say', { tag: '@once' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every device')
    await page.goto(LESSON)
    const explorer = await alive(page, 'agree', '.explorer')
    for (const [id, { expect: want, feeder = 'west', earlier }] of Object.entries(
      BAO_CASES as Record<string, BaoMoment>,
    )) {
      await explorer.getByLabel('A ready case').selectOption(id)
      const who = { east: 'East', south: 'South', west: 'West', north: 'North' }[feeder]
      const head = want.rules.length > 0 ? `${who} is liable` : earlier ? /still liable/ : 'Nobody is liable'
      await expect(explorer.locator('.verdict-h'), id).toHaveText(head)
      await expect(explorer.locator('.facts .met'), id).toHaveCount(want.rules.length)
      if (want.pays !== undefined) {
        const row = explorer.locator('.bill tbody tr', { hasText: who })
        await expect(row.locator('.is'), id).toHaveText(want.pays === 0 ? '0' : `−${want.pays}`)
      }
    }
  })

  test('a table is set out by hand: a set taken away, another put in, a wall run down', async ({ page }) => {
    await page.goto(LESSON)
    const explorer = await alive(page, 'agree', '.explorer')
    // take the Green dragons away
    await explorer.getByRole('button', { name: 'Pong: Green dragon, shown' }).click()
    await explorer.getByRole('button', { name: 'Take out' }).click()
    await expect(explorer.locator('.verdict-h')).toHaveText('Nobody is liable')
    await expect(explorer.locator('.facts li').first()).toContainText('1 lay there before, and 2 are needed')
    // a concealed Kong of them counts as open
    await explorer.getByRole('button', { name: 'Change the tiles' }).click()
    await explorer
      .getByRole('group', { name: 'Put in as' })
      .getByRole('button', { name: 'Concealed Kong' })
      .click()
    const winds = explorer.getByRole('tab', { name: 'Winds' })
    if (await winds.isVisible()) await winds.click()
    await explorer.getByRole('button', { name: 'Concealed Kong of Green dragon' }).click()
    await expect(explorer.locator('.verdict-h')).toHaveText('West is liable')
    // nobody takes it
    await explorer.locator('.bao-set summary').click()
    await explorer.getByRole('group', { name: 'What South does with it' }).getByText('Nothing').click()
    await expect(explorer.locator('.verdict-h')).toHaveText('Nobody is liable')
    await explorer.getByRole('button', { name: 'Back to the case' }).click()
    await expect(explorer.locator('.verdict-h')).toHaveText('West is liable')
    await expectAccessible(page, { within: '.explorer' })
  })

  test('by keyboard: along the table, out with a set, and the wall', async ({ page }) => {
    await page.goto(LESSON)
    const explorer = await alive(page, 'late', '.explorer')
    await expect(explorer.locator('.verdict-h')).toHaveText('West is liable')
    await explorer.locator('.bao-set summary').press('Enter')
    await explorer.getByRole('slider', { name: /Playable tiles left/ }).press('ArrowRight')
    await expect(explorer.locator('.verdict-h')).toHaveText('Nobody is liable')
    await expect(explorer.locator('.facts li').last()).toContainText(
      '6 playable tiles were left. It begins at 5.',
    )
    await explorer.getByRole('button', { name: 'One tile fewer' }).press('Enter')
    await expect(explorer.locator('.verdict-h')).toHaveText('West is liable')
    const sets = await alive(page, 'last-set', '.explorer')
    await sets.getByRole('button', { name: 'Pong: Red dragon, shown' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(sets.getByRole('button', { name: 'Pong: Green dragon, shown' })).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(sets.locator('.verdict-h')).toHaveText('Nobody is liable')
    await sets.getByRole('button', { name: 'The next case' }).press('Enter')
    await expect(sets.locator('.verdict-h')).toHaveText('West is liable')
  })

  test('tells how long it lasts and what each later win costs', { tag: '@once' }, async ({ page }) => {
    await page.goto(LESSON)
    const explorer = await alive(page, 'lasts', '.explorer')
    await expect(explorer.locator('.later label')).toHaveText([
      'by Zi MoWest pays the whole bill, 192',
      'on West’s discardWest pays the whole bill, 128',
      'on East’s discardpaid as usual',
      'by robbing West’s Kongpaid as usual',
    ])
    await explorer.locator('.later').getByText('on East’s discard').click()
    await expect(explorer.locator('.bill tbody tr', { hasText: 'West' }).locator('.is')).toHaveText('−32')
  })

  test('follows the reader’s house rules', { tag: '@once' }, async ({ page }) => {
    await withRules(page, { limit: 10, honourAutoWin: 'off' })
    await page.goto(LESSON)
    await expect(page.locator('[data-rules-line]')).toContainText('with your house rules')
    expect(await layoutShift(page)).toBeLessThan(0.1)
    const dragon = await alive(page, 'last-set', '.explorer')
    // it lasts, and the limit is higher: six bases of 1,024
    await expect(dragon.locator('.verdict-w')).toHaveText('The hand goes on. West is liable to its end:')
    await expect(dragon.locator('.bill .bao .is')).toHaveText('−6,144')
    const limit = await alive(page, 'limit', '.explorer')
    await expect(limit.locator('.verdict-h')).toHaveText('Nobody is liable')
    const question = page.locator('[data-question="up-to-limit"]')
    await question.scrollIntoViewIfNeeded()
    await expect(question.locator('button[data-right]')).toHaveText('No')
  })
})

test('the check: five tables, yes and no and points', { tag: '@once' }, async ({ page }) => {
  await page.goto(LESSON)
  const questions = page.locator('[data-question]')
  await expect(questions).toHaveCount(5)
  await questions.nth(1).getByRole('button', { name: 'Yes' }).click()
  await expect(questions.nth(1).getByRole('status')).toContainText(
    'count the dragon sets that lay open before',
  )
  for (const question of await questions.all()) await question.locator('button[data-right]').click()
  await expect(page.locator('[data-check-sum]')).toHaveText('5 of 5 right.')
  await page.goto('/learn/')
  await expect(page.locator('[data-lesson="bao"]')).toContainText('5 of 5 right')
})

test('stands finished without JavaScript', { tag: '@once' }, async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  await page.goto(LESSON)
  await expect(page.locator('#agree .verdict-h')).toHaveText('West is liable')
  await expect(page.locator('#story .scene')).toBeVisible()
  await expect(page.locator('#story noscript p')).toBeVisible()
  await context.close()
})

test('the finding stays in sight while the table is changed', async ({ page }) => {
  await page.goto(LESSON)
  const explorer = await alive(page, 'agree', '.explorer')
  await explorer.locator('.bao-set summary').click()
  await explorer.getByRole('group', { name: 'What South does with it' }).scrollIntoViewIfNeeded()
  await explorer.getByRole('group', { name: 'What South does with it' }).getByText('Nothing').click()
  const seen = await explorer.locator('.bao-now, .verdict-h').evaluateAll((all) =>
    all
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight + 1
      })
      .map((one) => one.textContent),
  )
  expect(seen).toContain('Nobody is liable')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, { within: '.explorer' })
})
