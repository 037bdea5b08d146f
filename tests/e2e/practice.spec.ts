import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/site.ts'

const PAGE = '/practice/'

const prompt = (page: Page) => page.locator('.ask-q h2')
const answers = (page: Page) => page.locator('.picks button')
const next = (page: Page) => page.getByRole('button', { name: 'Next question' })

/** Waits until keys are heard: the island stands once its queue is shown as alive. */
async function open(page: Page): Promise<void> {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** Answers take the width there is, no word of them is broken, and no tile of a longer row stands alone in the next. */
async function expectWellSet(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const wide = (one: string) => document.querySelector(one)?.getBoundingClientRect().width
    const rows = [...document.querySelectorAll('.tray > .hand > .set')].map((set) =>
      Object.values(
        Object.groupBy([...set.children], (tile) => Math.round(tile.getBoundingClientRect().top)),
      ).map((row) => row?.length),
    )
    const broken = [...document.querySelectorAll('.picks button > b, .picks small')].filter(
      (one) => one.getClientRects().length > 1 || one.scrollWidth > one.clientWidth + 1,
    )
    return {
      narrower: (wide('.ask-q') ?? 0) - (wide('.picks') ?? 0),
      alone: rows.filter((row) => row.length > 1 && row.at(-1) === 1).length,
      broken: broken.map((one) => one.textContent),
    }
  })
  expect(found).toEqual({ narrower: 0, alone: 0, broken: [] })
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('count-tai.practice') ?? 'null')?.value)

test('number keys and Enter do all of it, and the focus lands on the next prompt', async ({ page }) => {
  await open(page)
  for (let i = 0; i < 6; i++) {
    const asked = await prompt(page).textContent()
    await page.keyboard.press('1')
    await expect(next(page)).toBeFocused()
    await expect(page.locator('.ans-say')).toHaveText(/^(Right\.|Not quite\.)/)
    await expect(page.locator('.picks .good')).toHaveCount(1)
    await expect(page.locator('.ans')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(prompt(page)).toBeFocused()
    await expect(answers(page).first()).toHaveAttribute('aria-disabled', 'false')
    expect(await prompt(page).textContent()).not.toBe(asked)
  }
  const { progress } = await kept(page)
  expect(Object.keys(progress)).toHaveLength(6)
})

test('the keys are heard from every control beside the question that has no use for them', async ({
  page,
}) => {
  await open(page)
  const switches = page.locator('.kinds input')
  const last = (await switches.count()) - 1
  const besides = [
    { key: switches.nth(last), enter: switches.nth(last) },
    { key: page.getByRole('button', { name: 'Save as a file' }), enter: switches.first() },
    { key: page.locator('input[type=file]'), enter: switches.nth(1) },
  ]
  // a switch that was pressed keeps the focus
  await switches.nth(last).press('Space')
  for (const { key, enter } of besides) {
    const asked = await prompt(page).textContent()
    await key.focus()
    await page.keyboard.press('1')
    await expect(next(page)).toBeFocused()
    await enter.focus()
    await page.keyboard.press('Enter')
    await expect(prompt(page)).toBeFocused()
    expect(await prompt(page).textContent()).not.toBe(asked)
  }
  // Enter is the button's own: nothing goes on
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Start over' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await expect(next(page)).toBeVisible()
})

test('the ring round the next prompt is no wider than its words', async ({ page }) => {
  await open(page)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toBeFocused()
  const beyond = await prompt(page).evaluate((heading) => {
    const words = document.createRange()
    words.selectNodeContents(heading)
    const oneLine = words.getClientRects().length === 1
    return oneLine ? heading.getBoundingClientRect().width - words.getBoundingClientRect().width : 0
  })
  expect(beyond).toBeLessThan(1)
})

test('a wrong answer says why, and the question joins the reviews', { tag: '@once' }, async ({ page }) => {
  await open(page)
  // the first question: Round Wind set alone
  await expect(prompt(page)).toHaveText('How many tai is this hand worth?')
  const right = await answers(page).count()
  await answers(page)
    .nth(right - 1)
    .click()
  const said = page.locator('.ans-say')
  if (await said.getByText('Right.').isVisible()) test.fail()
  await expect(said).toHaveText(/^Not quite\. .{20,}/)
  await expect(page.locator('.queue li')).toHaveCount(1)
  await expect(page.locator('.queue li')).toContainText('Count the tai')
  // the answer opens the hand in the builder
  await page.getByRole('link', { name: 'This hand in the hand builder' }).click()
  await expect(page).toHaveURL(/\/tools\/hand\//)
  await expect(page.locator('.why li').first()).toBeVisible()
})

test('what was answered is still there after a reload, and can be forgotten', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('3')
  await expect(next(page)).toBeVisible()
  const before = await kept(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(next(page)).toBeVisible()
  expect(await kept(page)).toEqual(before)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await page.getByRole('button', { name: 'Forget them' }).click()
  await expect(page.locator('.queue')).toHaveCount(0)
  await expect(next(page)).toHaveCount(0)
  expect((await kept(page)).progress).toEqual({})
})

test('progress goes out as a file and comes back', { tag: '@once' }, async ({ page }) => {
  await open(page)
  await page.keyboard.press('3')
  await expect(next(page)).toBeVisible()
  const before = await kept(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const file = await download.path()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.locator('.p-file input').setInputFiles(file)
  await expect(page.getByText('Your practice is what the file says.')).toBeVisible()
  expect(await kept(page)).toEqual(before)
  await page
    .locator('.p-file input')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
})

test('every kind of question fits the window and is accessible, asked and answered', async ({ page }) => {
  test.slow()
  await open(page)
  const seen = new Set<string | null>()
  const kinds = await page.locator('.kinds input').count()
  for (let i = 0; i < kinds; i++) {
    seen.add(await page.locator('.ask-q .kicker').textContent())
    await expectNoSidewaysScroll(page)
    await expectWellSet(page)
    await answers(page).first().click()
    await expect(next(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectWellSet(page)
    await expectAccessible(page)
    await next(page).click()
    await expect(prompt(page)).toBeFocused()
  }
  expect(seen.size).toBe(kinds)
})

test('a kind that is switched off gives way', { tag: '@once' }, async ({ page }) => {
  await open(page)
  await page.locator('.kinds label', { hasText: 'Count the tai' }).click()
  await expect(prompt(page)).not.toHaveText('How many tai is this hand worth?')
  expect((await kept(page)).kinds).not.toContain('tai')
})

test('the last kind stays on, and the page says why', { tag: '@once' }, async ({ page }) => {
  await open(page)
  const kinds = page.locator('.kinds input')
  for (let i = (await kinds.count()) - 1; i >= 0; i--) await kinds.nth(i).press('Space')
  await expect(kinds.first()).toBeChecked()
  await expect(page.locator('.kinds input:checked')).toHaveCount(1)
  await expect(page.locator('.kinds-say')).toHaveText('One kind must stay on, so this one does.')
  await kinds.nth(1).press('Space')
  await expect(page.locator('.kinds-say')).toHaveText('')
})

test('an answer takes effect at once, and is not overtaken while the scheduler is on its way', {
  tag: '@once',
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/practice-schedule/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.goto(PAGE)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  // 0 tai is wrong, 1 tai is right
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page.locator('.ans-say')).toContainText('Not quite.')
  await expect(page.locator('.picks .bad')).toContainText('0 tai')
  await expect(page.locator('.queue li')).toHaveCount(1)
  // left before it came: nothing is lost
  const before = await kept(page)
  expect(before).toMatchObject({ waiting: [{ right: false }], progress: { tai: { wrong: 1 } } })
  await page.reload()
  await expect(page.locator('.ans-say')).toContainText('Not quite.')
  release()
  await expect.poll(async () => (await kept(page)).waiting).toEqual([])
  expect((await kept(page)).cards).toMatchObject([{ asked: before.current.asked, memory: { reps: 1 } }])
})

test('practice that cannot be read is said to be set aside, and can be saved or thrown away', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('count-tai.aside.practice'))
      localStorage.setItem('count-tai.practice', '{"torn')
  })
  await open(page)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('could not be read')
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Save what was set aside' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^count-tai-aside-.*\.json$/)
  await notice.getByRole('button', { name: 'Throw it away' }).click()
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('count-tai.aside.practice'))).toBeNull()
})

test('at a table without Bao nobody is asked who is liable', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'count-tai.house-rules',
      JSON.stringify({ version: 1, value: { table: 'singapore', rules: { singapore: { bao: 'off' } } } }),
    )
  })
  await open(page)
  await expect(page.locator('.kinds li', { hasText: 'Who is liable?' })).toContainText('no Bao at your table')
  for (let i = 0; i < 10; i++) {
    await expect(page.locator('.ask-q .kicker')).not.toContainText('Who is liable?')
    await page.keyboard.press('1')
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(prompt(page)).toBeFocused()
  }
})

test('questions follow the house rules of the reader', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'count-tai.house-rules',
      JSON.stringify({
        version: 1,
        value: { table: 'singapore', rules: { singapore: { minimum: 0, limit: 10 } } },
      }),
    )
  })
  await open(page)
  await expect(page.locator('.ask-q .kicker')).toContainText('by your house rules')
})

test('the widgets of the strategy lesson', async ({ page }) => {
  test.slow()
  await page.goto('/learn/strategy/', { waitUntil: 'networkidle' })
  /** The box of a widget, by a button that only it has, once its script has come. */
  const near = async (button: string | RegExp) => {
    const box = page
      .locator('.ana-box')
      .filter({ has: page.getByRole('button', { name: button }) })
      .first()
    await box.scrollIntoViewIfNeeded()
    await expect(box.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr')
    return box
  }
  const reader = await near('Show the waits')
  await reader.getByRole('button', { name: '4 suo' }).click()
  await reader.getByRole('button', { name: '8 suo' }).click()
  await reader.getByRole('button', { name: 'Show the waits' }).click()
  await expect(reader.getByRole('status')).toHaveText('1 of 2 found. 1 that does not fit.')
  await expect(reader.getByRole('row', { name: /7 suo/ })).toContainText('two-sided')

  const letGo = await near('Show the best')
  await letGo.getByRole('button', { name: 'North' }).click()
  await expect(letGo.getByRole('status')).toContainText('Without North: 2 tiles from ready')

  const ping = page.locator('.ana-box').filter({ hasText: 'Waiting part' })
  await ping.scrollIntoViewIfNeeded()
  await expect(ping.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr')
  await expect(ping.getByRole('status')).toHaveText('Ping Hu on a discard. It waits for 2 kinds.')
  await ping.getByText('57', { exact: true }).click()
  await expect(ping.getByRole('status')).toHaveText('Ping Hu by Zi Mo only. It waits for 1 kind.')
  await ping.getByText('Red dragon').click()
  await expect(ping.getByRole('status')).toHaveText('No Ping Hu. It waits for 1 kind.')

  const planner = await near(/^Show a way/)
  const ways = planner.getByRole('button', { name: /^Show a way/ })
  await ways.nth(1).click()
  await expect(ways.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(planner.getByRole('status')).toContainText('It becomes')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const question = page.locator('[data-question="waits-three-sided"]')
  await question.getByRole('button', { name: '1 suo, 4 suo, 7 suo', exact: true }).click()
  await expect(question.locator('[data-say]')).toContainText('Right.')
})

// SG-E7: with its one wait it is no Chow Ping Hu on a discard, only the animal (SG-E4)
test('the hand builder promises a ready hand what its wait scores', { tag: '@once' }, async ({ page }) => {
  await page.goto(`/tools/hand/?hand=${encodeURIComponent('123456m 3p [234s] [678s] |2a')}&seat=south`, {
    waitUntil: 'networkidle',
  })
  const way = page.locator('.routes > li').first()
  await expect(way).toContainText('1 tile missing: 1 tai on a discard; 2 tai by Zi Mo')
  await expect(way).toContainText('3 tong')
})

test('the hand builder says how far a hand is and what a draw would do', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`/tools/hand/?hand=${encodeURIComponent('123678m 34599p 57s')}`, {
    waitUntil: 'networkidle',
  })
  await expect(page.getByText('Ready: one tile completes it.').last()).toBeVisible()
  await expect(page.getByRole('table', { name: 'What each wait is worth' })).toContainText('gap')
  await page.getByRole('button', { name: 'Draw 8 suo' }).click()
  await expect(page.getByText(/^8 suo brings it no nearer, but with 5 suo gone/)).toBeVisible()
  await page.getByRole('button', { name: 'Put it in the hand' }).click()
  await expect(page.getByText('One discard makes it ready.').last()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Best discards' }).getByRole('row').nth(1)).toContainText(
    '5 suo',
  )
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
