import { readFile, writeFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { writeKept } from '../../src/stores/kept.ts'
import { asideKey, KEYS } from '../../src/stores/keys.ts'
import { newSheet } from '../../src/stores/score-sheet.ts'
import type { Chair, Entry, Sheet, WinEntry } from '../../src/stores/score-sheet-entries.ts'
import { NO_SHEETS, SHEETS_FORM } from '../../src/stores/score-sheet-kept.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const PAGE = '/tools/score-sheet/'
const NAMES = ['Mei', 'Farid', 'Linh', 'Ravi'] as const

const win = (winner: Chair, total: number, from: Chair | null): WinEntry => ({
  kind: 'win',
  winner,
  total,
  win: from === null ? 'self-draw' : 'discard',
  from,
  bao: 'found',
  pingHu: false,
  hand: null,
  note: '',
})
const sheetOf = (entries: Entry[], table: Sheet['table'] = 'singapore'): Sheet => ({
  ...newSheet([...NAMES], table, {}, '2026-05-01T20:15'),
  entries,
})

/** Opens the page with an evening already on the device. It is put there once, so that reloading keeps what was done. */
async function openWith(page: Page, entries: Entry[], table: Sheet['table'] = 'singapore'): Promise<void> {
  const text = writeKept(SHEETS_FORM, { ...NO_SHEETS, sheets: [sheetOf(entries, table)], open: 0 })
  await page.goto('/about/')
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [KEYS.scoreSheet, text])
  await page.goto(PAGE)
  await expect(bar(page)).toBeVisible()
}

async function start(page: Page): Promise<void> {
  await page.goto(PAGE)
  for (const [i, seat] of ['East', 'South', 'West', 'North'].entries())
    await page.getByLabel(`Name of ${seat}`).fill(NAMES[i])
  await page.getByRole('button', { name: 'Start the evening' }).click()
  await expect(bar(page)).toBeVisible()
}

const bar = (page: Page) => page.getByRole('region', { name: 'Enter', exact: true })
const slip = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click()
/** Chooses a value of a group in the open form. */
const choose = (page: Page, group: string, value: string) =>
  slip(page).getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }).click()
const submit = async (page: Page) => {
  await slip(page).locator('footer button').click()
  // the bar lets a moment pass, so that a double tap does not open another form
  await page.waitForTimeout(350)
}
const other = async (page: Page, name: string) => {
  await press(page, 'Other')
  await slip(page).getByRole('button', { name, exact: true }).click()
  await expect(slip(page).getByRole('heading', { name })).toBeVisible()
}
/** Name and total of each row, in seat order. */
const totals = (page: Page) =>
  page
    .locator('.scores')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('.sc-name')?.firstChild?.textContent,
        row.querySelector('.sc-n')?.textContent?.replace('−', '-'),
      ]),
    )
const entries = (page: Page) => page.locator('.ledger .en')
const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

async function enterWin(page: Page, winner: string, tai: string, from: string | null): Promise<void> {
  await press(page, 'Won')
  await choose(page, 'Who won', winner)
  await choose(page, 'How many tai', tai)
  if (from === null) await choose(page, 'Won by', 'Zi Mo')
  else await choose(page, 'Off whom', from)
  await submit(page)
  await expect(slip(page)).toHaveCount(0)
}

test('opens on the names, with an evening to look at', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible()
  await expect(page.locator('.example .chart')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await page.getByRole('button', { name: 'Start the evening' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'East has no name yet.' })).toBeVisible()
  await expect(page.getByLabel('Name of East')).toBeFocused()
  await page.getByLabel('Name of East').fill('Mei')
  await page.getByLabel('Name of South').fill('Mei')
  await page.getByLabel('Name of West').fill('Linh')
  await page.getByLabel('Name of North').fill('Ravi')
  await page.getByRole('button', { name: 'Start the evening' }).click()
  await expect(page.getByText('Two players have the same name.')).toBeVisible()
})

test('an evening, with a reload in the middle', async ({ page }) => {
  await start(page)
  // SG-G2: three tai, 32 in all, of which the shooter pays 16
  await enterWin(page, 'Farid', '3', 'Linh')
  // SG-D2: another player than the Banker has won
  expect(await totals(page)).toEqual([
    ['Farid', '+32'],
    ['Linh', '-16'],
    ['Ravi', '-8'],
    ['Mei', '-8'],
  ])
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect(entries(page)).toHaveCount(1)

  await press(page, 'At once')
  await choose(page, 'Whose', 'Ravi')
  await choose(page, 'What was shown', 'Concealed Kong')
  await submit(page)
  await press(page, 'Drawn')
  await expect(slip(page).getByText('As entered: yes')).toBeVisible()
  await submit(page)
  // SG-G5: four from each; SG-D2: a Kong was made, so the Banker changes
  expect(await totals(page)).toEqual([
    ['Linh', '-20'],
    ['Ravi', '+4'],
    ['Mei', '-12'],
    ['Farid', '+28'],
  ])
  await page.reload()
  await expect(entries(page)).toHaveCount(3)
  await expect(entries(page).first()).toContainText('Nobody wins, with a Kong')
  // what was done before the reload can still be undone
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(entries(page)).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('what is half entered comes back after a reload', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [])
  await press(page, 'Won')
  await choose(page, 'Who won', 'Linh')
  await choose(page, 'How many tai', '4')
  await page.reload()
  await expect(slip(page)).toBeVisible()
  await expect(slip(page).getByRole('radio', { name: 'Linh' }).first()).toBeChecked()
  await submit(page)
  await expect(slip(page).getByRole('alert')).toHaveText('Say who gave the tile.')
  await choose(page, 'Off whom', 'Mei')
  await expect(slip(page).locator('footer button')).toHaveText('Enter: Linh collects 64')
  await submit(page)
  await expect(entries(page)).toHaveCount(1)
})

test('every field of an entry is one press away', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [win(1, 3, 2), win(3, 1, null)])
  await entries(page).filter({ hasText: 'Farid wins 3' }).click()
  await choose(page, 'Who won', 'Linh')
  // the winner and whoever threw the tile have changed places
  await expect(
    slip(page).getByRole('group', { name: 'Off whom' }).getByRole('radio', { name: 'Farid' }),
  ).toBeChecked()
  await choose(page, 'How many tai', '5')
  await choose(page, 'Won by', 'Zi Mo')
  await slip(page).getByLabel('Note').fill('shown twice')
  await submit(page)
  const changed = entries(page).filter({ hasText: 'Linh wins 5 tai by Zi Mo' })
  await expect(changed).toContainText('shown twice')
  await expect(changed).toContainText('+192')
  // what was forgotten goes before the end of its hand
  await changed.click()
  await slip(page).getByRole('button', { name: 'Add what was paid at once in this hand' }).click()
  await choose(page, 'Whose', 'Mei')
  await choose(page, 'What was shown', 'Bite')
  await submit(page)
  await expect(page.locator('.hand-of').last().locator('.en')).toHaveCount(2)
  await entries(page).filter({ hasText: 'Mei: Bite' }).click()
  await slip(page).getByRole('button', { name: 'Take it out' }).click()
  await expect(entries(page)).toHaveCount(2)
})

test('Bao as the table says, and how the evening is settled', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [])
  await press(page, 'Won')
  await choose(page, 'Who won', 'Mei')
  await choose(page, 'How many tai', '5')
  await choose(page, 'Off whom', 'Ravi')
  await choose(page, 'Pays for everybody (Bao)', 'Ravi')
  await submit(page)
  // SG-H: the feeder alone pays four bases of the limit
  await expect(entries(page).first()).toContainText('Ravi pays for everybody.')
  expect((await totals(page)).map(([, n]) => n)).toEqual(['+128', '0', '0', '-128'])
  await expect(page.locator('.settle li')).toHaveText(['Ravi pays Mei128'])
  await enterWin(page, 'Mei', '1', 'Farid')
  await expect(page.locator('.settle li')).toHaveText([
    'Ravi pays Mei130',
    'Farid pays Mei4',
    'Linh pays Mei2',
  ])
})

test('corrections balance; penalties; Banker and round', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [])
  await other(page, 'Correction')
  await slip(page).getByLabel('Points of Mei', { exact: true }).last().fill('12')
  await submit(page)
  await expect(slip(page).getByRole('alert')).toContainText('The points must come from somewhere')
  await expect(slip(page).getByText('Still to be placed: −12')).toBeVisible()
  await slip(page).getByRole('button', { name: 'Give the rest of −12 to Linh' }).click()
  await expect(slip(page).getByText('It balances.')).toBeVisible()
  await submit(page)
  await other(page, 'Penalty')
  await choose(page, 'Who pays', 'Ravi')
  await slip(page).getByLabel('Points', { exact: true }).fill('5')
  await submit(page)
  expect(await totals(page)).toEqual([
    ['Mei', '+17'],
    ['Farid', '+5'],
    ['Linh', '-7'],
    ['Ravi', '-15'],
  ])
  await other(page, 'Banker and round')
  await choose(page, 'Banker', 'Linh')
  await choose(page, 'Round Wind', 'South')
  await submit(page)
  await expect(page.locator('.sc-where')).toContainText('South round')
  expect((await totals(page))[0][0]).toBe('Linh')
})

test('a player leaves, and another takes the place', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [win(0, 3, 2)])
  await other(page, 'Who sits where')
  await slip(page).getByLabel('At West').fill('Sam')
  await submit(page)
  await expect(page.locator('.scores .off')).toContainText('Linh')
  await expect(page.locator('.scores .off')).toContainText('left the table')
  await enterWin(page, 'Sam', '1', 'Mei')
  expect(await totals(page)).toEqual([
    ['Farid', '-10'],
    ['Sam', '+8'],
    ['Ravi', '-10'],
    ['Mei', '+28'],
    ['Linh', '-16'],
  ])
  // five people, the fewest payments
  await expect(page.locator('.settle li')).toHaveCount(4)
})

test('house rules from an entry on', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [win(0, 3, 2)])
  await other(page, 'House rules')
  await choose(page, 'Preset', 'Shooter pays')
  await submit(page)
  await enterWin(page, 'Mei', '3', 'Linh')
  await expect(entries(page).first()).toContainText('−32')
  await expect(entries(page).last()).toContainText('−16')
})

test('goes to a file and comes back from it', { tag: '@once' }, async ({ page }, info) => {
  await openWith(page, [win(0, 3, 2), { kind: 'drawn', kong: null, note: 'lights out' }])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('count-tai-2026-05-01.json')
  const file = info.outputPath('evening.json')
  await saved.saveAs(file)

  await page.getByRole('button', { name: 'Delete this evening' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entries(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete this evening' }).click()
  await page.getByRole('button', { name: 'Delete it', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible()

  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).first()).toContainText('lights out')
  expect((await totals(page)).map(([, n]) => n)).toEqual(['+32', '-8', '-16', '-8'])
})

test('goes to a spreadsheet', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [win(0, 3, 2)])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save for a spreadsheet' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('count-tai-2026-05-01.csv')
  const lines = (await textOf(saved)).replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toContain('Mei,Farid,Linh,Ravi')
  expect(lines[1]).toBe('1,East,Mei,Mei wins 3\u00a0tai off Linh,,32,-8,-16,-8,32,-8,-16,-8')
})

test(
  'a file that is no score sheet changes nothing and says so',
  { tag: '@once' },
  async ({ page }, info) => {
    await openWith(page, [win(0, 3, 2)])
    const file = info.outputPath('other.json')
    for (const [text, said] of [
      ['torn', 'damaged or of another kind'],
      ['{"format":"something else"}', 'not a score sheet of Count Tai'],
      ['{"format":"count-tai-score-sheet","version":9,"sheet":{}}', 'newer Count Tai'],
      [
        '{"format":"count-tai-score-sheet","version":1,"sheet":{"entries":[],"roster":["A"]}}',
        'names in this file',
      ],
    ]) {
      await writeFile(file, text)
      await page.getByLabel('Open a file').setInputFiles(file)
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    }
    await expect(entries(page)).toHaveCount(1)
  },
)

test(
  'entries that cannot be read are kept apart, shown and exported',
  { tag: '@once' },
  async ({ page }, info) => {
    await page.goto(PAGE)
    const file = info.outputPath('part.json')
    const sheet = { ...sheetOf([win(0, 3, 2)]), entries: [win(0, 3, 2), { kind: 'chips', of: 7 }] }
    await writeFile(file, JSON.stringify({ format: 'count-tai-score-sheet', version: 1, sheet }))
    await page.getByLabel('Open a file').setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText('1 entry of this evening could not be read')
    await page.getByText('What they say').click()
    await expect(page.getByText('{"kind":"chips","of":7}')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('1 entry of this evening could not be read')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as file' }).click()
    expect(await textOf(await download)).toContain('"chips"')
    await page.getByRole('button', { name: 'Throw them away' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toHaveCount(0)
  },
)

test('stored data that cannot be read are set aside and can be saved', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about/')
  await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"value":'), KEYS.scoreSheet)
  await page.goto(PAGE)
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save what was set aside' }).click()
  expect(await textOf(await download)).toBe('{"version":1,"value":')
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible()
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), asideKey(KEYS.scoreSheet))).toBeNull()
})

test('a hand comes from the builder, counted, with who is liable; the table may rule otherwise', {
  tag: '@once',
}, async ({ page }) => {
  await openWith(page, [])
  // one suit, three Chi declared: SG-H3. South has won on West's tile
  await page.goto(
    `/tools/hand/?hand=${encodeURIComponent('2455m [123m] [456m] [789m] +3m')}&seat=south&from=west`,
  )
  await page.getByRole('link', { name: 'Enter in the score sheet' }).click()
  await expect(slip(page)).toBeVisible()
  await expect(
    slip(page).getByRole('group', { name: 'Who won' }).getByRole('radio', { name: 'Farid' }),
  ).toBeChecked()
  await expect(slip(page).getByText('Linh fed a hand that showed its one kind of tile.')).toBeVisible()
  await expect(slip(page).locator('footer button')).toHaveText('Enter: Farid collects 64')
  await expectAccessible(page)
  await submit(page)
  await expect(entries(page).first()).toContainText('Linh pays for everybody')
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(entries(page)).toHaveCount(1)

  await entries(page).first().click()
  await choose(page, 'Pays for everybody (Bao)', 'Nobody')
  await submit(page)
  await expect(entries(page).first()).toContainText('By the rules Linh would pay for everybody.')
  await entries(page).first().click()
  await choose(page, 'How many tai', '3')
  await submit(page)
  await expect(entries(page).first()).toContainText('The hand itself counts 4 tai here.')
})

test('a hand from the builder waits for its players', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${PAGE}?hand=${encodeURIComponent('234m 55567p 67s [777z] +8s')}&seat=west`)
  await expect(page.getByText('A hand from the builder is waiting.')).toBeVisible()
  for (const [i, seat] of ['East', 'South', 'West', 'North'].entries())
    await page.getByLabel(`Name of ${seat}`).fill(NAMES[i])
  await page.getByRole('button', { name: 'Start the evening' }).click()
  await expect(
    slip(page).getByRole('group', { name: 'Who won' }).getByRole('radio', { name: 'Linh' }),
  ).toBeChecked()
})

test('a link with mistakes says so and loses nothing', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [win(0, 3, 2)])
  await page.goto(`${PAGE}?hand=${encodeURIComponent('123q')}&seat=up`)
  await expect(page.getByRole('alert').filter({ hasText: 'mistakes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entries(page)).toHaveCount(1)
})

test('by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'keys are the same on every device')
  await openWith(page, [])
  await bar(page).getByRole('button', { name: 'Won', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(slip(page).getByRole('heading')).toBeFocused()
  // past the close button, then from group to group; arrows choose
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(slip(page).getByRole('radio', { name: 'Zi Mo' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(slip(page)).toHaveCount(0)
  await expect(entries(page).first()).toContainText('Farid wins 2 tai by Zi Mo')
  await expect(bar(page).getByRole('button', { name: 'Won', exact: true })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Entered. Farid wins 2' })).toHaveCount(1)
  await entries(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(entries(page).first()).toBeFocused()
})

test('the Hong Kong table pays nothing at once and keeps its dealer', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [win(1, 3, 2)], 'hong-kong')
  await expect(bar(page).getByRole('button', { name: 'At once' })).toHaveCount(0)
  expect((await totals(page))[0]).toEqual(['Mei', '0'])
  await press(page, 'Won')
  await expect(slip(page).getByRole('group', { name: 'How many faan' })).toBeVisible()
})

test('fits the thumb, day and night', async ({ page }) => {
  await openWith(page, [win(0, 3, 2), win(1, 2, null)])
  await press(page, 'Won')
  await choose(page, 'Who won', 'Mei')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const target of await slip(page).locator('button, .seg label, input[type="text"]').all()) {
    const box = await target.boundingBox()
    if (box) expect(box.height).toBeGreaterThanOrEqual(44)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: 'color-contrast' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('table', { name: /hand by hand/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('an evening of forty hands prints on one side of A4', async ({ page, isMobile }) => {
  test.skip(isMobile, 'paper is the same on every device')
  const hands: Entry[] = Array.from({ length: 40 }, (_, i) => [
    {
      kind: 'instant',
      who: (i % 4) as Chair,
      event: 'bite',
      opening: false,
      from: null,
      late: false,
    } as const,
    win(((i + 1) % 4) as Chair, (i % 5) + 1, i % 3 === 0 ? null : ((i % 4) as Chair)),
  ]).flat()
  await openWith(page, hands)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.hands tbody tr')).toHaveCount(40)
  await expect(page.locator('.hands')).toBeVisible()
  await expect(page.locator('.settle')).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('two quick taps enter a hand once', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [])
  await press(page, 'Won')
  await choose(page, 'Who won', 'Mei')
  await choose(page, 'How many tai', '2')
  await choose(page, 'Won by', 'Zi Mo')
  await slip(page).locator('footer button').dblclick()
  await expect(slip(page)).toHaveCount(0)
  await expect(entries(page)).toHaveCount(1)
})

test('a device that keeps nothing says so, and the evening goes on', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await start(page)
  await expect(page.getByRole('alert').filter({ hasText: 'does not keep the sheet' })).toBeVisible()
  await enterWin(page, 'Mei', '1', 'Farid')
  await expect(entries(page)).toHaveCount(1)
})

test('two windows share one evening', { tag: '@once' }, async ({ page, context }) => {
  await openWith(page, [])
  const other = await context.newPage()
  await other.goto(PAGE)
  await enterWin(other, 'Mei', '1', 'Farid')
  await expect(entries(page)).toHaveCount(1)
  await enterWin(page, 'Mei', '2', null)
  await expect(entries(other)).toHaveCount(2)
})

test('an entry goes to the builder and comes back changed', { tag: '@once' }, async ({ page }) => {
  await openWith(page, [win(0, 1, 1), win(1, 1, 0)])
  await entries(page).last().click()
  await slip(page).getByLabel('Note').fill('the first')
  await slip(page).getByRole('link', { name: 'Count it in the hand builder' }).click()
  await expect(page).toHaveURL(/\/tools\/hand\//)
  // three tai: the hand the builder puts in as its example, at South's seat
  await page.getByRole('button', { name: 'Put the example back' }).click()
  await page.getByRole('link', { name: 'Enter in the score sheet' }).click()
  await expect(slip(page).getByRole('heading')).toContainText('Change:')
  await expect(slip(page).getByLabel('Note')).toHaveValue('the first')
  await submit(page)
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).last()).toContainText('Farid wins 3 tai')
})

test('the focus goes along from one evening to the next, and is never lost', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  const standing = page.locator('.sheet-head .scores')
  for (const [i, seat] of ['East', 'South', 'West', 'North'].entries())
    await page.getByLabel(`Name of ${seat}`).fill(NAMES[i])
  await page.keyboard.press('Enter')
  await expect(standing).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Won' })).toBeFocused()
  await page.getByRole('button', { name: 'New evening' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeFocused()
  await page.getByRole('button', { name: /^Open the evening/ }).press('Enter')
  await expect(standing).toBeFocused()
  await page.getByRole('button', { name: 'New evening' }).press('Enter')
  await page.getByRole('button', { name: 'Open this evening' }).press('Enter')
  await expect(standing).toBeFocused()
})

test('after a change of an old entry the page says who is Banker now', { tag: '@once' }, async ({ page }) => {
  // SG-D2: Farid and Linh win in turn, neither as Banker, so Linh is Banker now
  await openWith(page, [win(1, 1, 0), win(2, 1, 0)])
  await entries(page).last().click()
  await choose(page, 'How many tai', '3')
  await submit(page)
  await expect(page.locator('.sheet-tool > [role="status"]')).toContainText('Linh is Banker, East round.')
  await entries(page).last().click()
  // won by the Banker, who stays: Farid becomes Banker with the second hand
  await choose(page, 'Who won', 'Mei')
  await choose(page, 'Off whom', 'Linh')
  await submit(page)
  await expect(page.locator('.sheet-tool > [role="status"]')).toContainText('Farid is Banker, East round.')
})

test('the table tells every entry in its turn, with the Bao of it and its own amounts', {
  tag: '@once',
}, async ({ page }) => {
  await openWith(page, [
    win(0, 1, null),
    { kind: 'penalty', who: 1, to: 'each', points: 10, note: 'false win' },
    { kind: 'correction', points: [5, -5, 0, 0], note: '' },
    { kind: 'seats', persons: [1, 0, 2, 3], takeOver: false, note: '' },
    { ...win(2, 5, 3), bao: 3 },
  ])
  await page.getByRole('button', { name: 'As a table' }).click()
  const rows = page.locator('.hands tbody tr')
  const told = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
  expect(told).toEqual([
    '1 East Mei Mei wins 1 tai by Zi Mo +12 +12 −4 −4 −4 −4 −4 −4',
    '2 East Mei Farid pays each of the others 10 – false win +10 +22 −30 −34 +10 +6 +10 +6',
    'East Mei Correction +5 +27 −5 −39 +6 +6',
    'East Mei Farid moves to Mei’s place, Mei moves to Farid’s place +27 −39 +6 +6',
    'East Farid Linh wins 5 tai off Ravi. Ravi pays for everybody. +27 −39 +128 +134 −128 −122',
  ])
  // nothing is cut off on a tablet; where something is, its edge is marked
  await page.setViewportSize({ width: 768, height: 900 })
  const box = page.locator('.hands-box')
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  expect(await box.evaluate((one) => getComputedStyle(one).backgroundAttachment)).toContain('local')
  await expectAccessible(page)
})
