import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { KEYS } from '../../src/stores/keys.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const PAGE = '/tools/hand/'

/** The page once it answers: the buttons of the hand are its own then. */
async function open(page: Page, address = PAGE): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.tray [data-spot]').first()).toBeVisible({ timeout: 20_000 })
}
const typed = (page: Page) => page.getByLabel('The hand in writing')
const result = (page: Page) => page.locator('.b-out .score-n')
const rows = (page: Page) => page.locator('.why li')
const shown = (page: Page) => page.locator('.tray [aria-label]:is(.tile, .set)')
const key = (page: Page, name: string) => page.locator('.pick-k').getByRole('button', { name })

/** Opens the suit of a key where the keys are shown one suit at a time. */
async function suit(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('tab', { name }).tap()
}

const withRules = (page: Page, rules: Record<string, string | number>) =>
  page.addInitScript(
    ([name, text]) => {
      if (!localStorage.getItem(name)) localStorage.setItem(name, text)
    },
    [
      KEYS.houseRules,
      JSON.stringify({ version: 1, value: { table: 'singapore', rules: { singapore: rules } } }),
    ],
  )

test('opens on a hand worth looking at, scored, with reasons, near misses and waits', async ({ page }) => {
  await open(page)
  await expect(result(page)).toHaveText('3 tai')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('Dragon set')
  await expect(page.locator('.miss')).toContainText('Pong Pong Hu')
  await expect(page.locator('.miss')).toContainText('One Chi keeps this from it.')
  await expect(page.locator('.waits li')).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessible(page)
})

test('builds a hand by touch or mouse', async ({ page, isMobile }) => {
  await open(page)
  const press = async (name: string) => {
    const button = key(page, name)
    await (isMobile ? button.tap() : button.click())
  }
  await page.getByRole('button', { name: 'Empty the hand' }).click()
  await expect(page.locator('.tray')).toContainText('No tiles yet')
  // claimed: the Red dragons, a Chi of tong from 4
  await page.getByRole('button', { name: 'Pong', exact: true }).click()
  await suit(page, 'Winds', isMobile)
  await press('Pong of Red dragon')
  await page.getByRole('button', { name: 'Chi', exact: true }).click()
  await suit(page, 'Tong', isMobile)
  // bonus tiles are in no set, whatever is chosen above the keys
  await expect(page.locator('.pick-k').getByLabel('cat, 1 left')).toHaveCount(1)
  await press('Chi from 4 tong')
  await expect(typed(page)).toHaveValue('[777z] [456p]')
  await expect(page.locator('.b-out .score-n')).toHaveText('8 to go')
  // in the hand: 123 wan, a pair of 9 suo, 67 suo; the animal; 8 suo last
  await suit(page, 'Wan', isMobile)
  for (const rank of ['1', '2', '3']) await press(`${rank} wan, 4 left`)
  await suit(page, 'Suo', isMobile)
  await press('9 suo, 4 left')
  await press('9 suo, 3 left')
  await press('6 suo, 4 left')
  await press('7 suo, 4 left')
  await expect(page.locator('.waits li')).toHaveCount(2)
  await suit(page, 'Bonus', isMobile)
  await press('cat, 1 left')
  await suit(page, 'Suo', isMobile)
  await press('8 suo, 4 left')
  await expect(typed(page)).toHaveValue('123m 6799s [777z] [456p] |1a +8s')
  await expect(result(page)).toHaveText('2 tai')
  await expect(rows(page)).toHaveText([/Dragon set/, /Animal/])
  await expect(page.locator('output')).toContainText('2 tai')
})

test('shows the copies left and never takes a fifth', async ({ page, isMobile }) => {
  await open(page, `${PAGE}?hand=555m`)
  const five = page.locator('.pick-k').getByRole('button', { name: /^5 wan/ })
  await expect(five).toHaveAccessibleName('5 wan, 1 left')
  await (isMobile ? five.tap() : five.click())
  await expect(five).toHaveAttribute('aria-disabled', 'true')
  await five.click({ force: true })
  await expect(typed(page)).toHaveValue('5555m')
  await expect(page.locator('.pick-msg')).toHaveText('No copy of 5 wan is left.')
  await suit(page, 'Bonus', isMobile)
  const cat = page.locator('.pick-k').getByRole('button', { name: /^cat/ })
  await cat.click()
  await cat.click({ force: true })
  await expect(typed(page)).toHaveValue('5555m |1a')
})

test('is built, changed and undone with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await open(page)
  // digits, then a letter, from anywhere on the page
  await page.getByRole('button', { name: 'Empty the hand' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('123m456p789s111z5z')
  await expect(typed(page)).toHaveValue('123m 456p 789s 1115z')
  await expect(page.locator('.waits li')).toHaveCount(1)
  await page.keyboard.type('5z')
  // the round's wind; South still sits there
  await expect(result(page)).toHaveText('1 tai')
  await page.keyboard.press('Control+z')
  await expect(result(page)).toHaveText('1 to go')
  await page.keyboard.press('Control+Shift+Z')
  await expect(result(page)).toHaveText('1 tai')
  // along the hand: one tab stop, arrows, Enter chooses, W marks, Delete takes out
  const tiles = page.locator('.tray button')
  await expect(page.locator('.tray button[tabindex="0"]')).toHaveCount(1)
  await page.locator('.tray button[tabindex="0"]').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tiles.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.locator('.tray [aria-pressed="true"]')).toHaveCount(0)
  await page.keyboard.press('w')
  await expect(typed(page)).toHaveValue('13m 456p 789s 11155z +2m')
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(typed(page)).toHaveValue('3m 456p 789s 11155z +2m')
  await expect(page.locator('.tray button:focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  // through the keys: arrows by row and column
  await page.locator('.pick-k [tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(key(page, '1 tong')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(key(page, '2 tong')).toBeFocused()
  await page.keyboard.press('End')
  await expect(key(page, 'centipede')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(typed(page)).toHaveValue(/\|4a/)
  await page.keyboard.press('Backspace')
  await expect(typed(page)).not.toHaveValue(/\|4a/)
})

test('a chosen tile is marked, laid down, replaced and taken out', async ({ page }) => {
  await open(page, `${PAGE}?hand=123m%20444p%20789s%2055z%20%2B6z`)
  const choose = (name: string) => page.locator('.tray').getByRole('button', { name }).first().click()
  await choose('4 tong, in hand')
  await page.getByRole('button', { name: 'Lay down: Pong: 4 tong' }).click()
  await expect(typed(page)).toHaveValue('123m 789s 55z [444p] +6z')
  await choose('Pong: 4 tong, claimed')
  await page.getByRole('button', { name: 'Make it a Kong' }).click()
  await expect(typed(page)).toHaveValue('123m 789s 55z [4444p] +6z')
  await choose('Kong: 4 tong, claimed')
  await page.getByRole('button', { name: 'Turn it down' }).click()
  await expect(typed(page)).toHaveValue('123m 789s 55z (4444p) +6z')
  await choose('White dragon, in hand')
  await page.getByRole('button', { name: 'Won on this' }).click()
  await expect(typed(page)).toHaveValue('123m 789s 56z (4444p) +5z')
  await choose('Green dragon, in hand')
  await page.locator('.pick-as').getByRole('button', { name: 'Take out' }).click()
  await expect(typed(page)).toHaveValue('123m 789s 5z (4444p) +5z')
})

test('only what is possible is offered, and unfinished wins can be built', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, `${PAGE}?hand=1499m%20258p%20369s%20126z%20%7C1f2f3f4f1y2y3y&seat=south`)
  const ways = page.getByRole('group', { name: 'Won by' })
  await expect(ways.getByRole('radio')).toHaveCount(4)
  await ways.getByText('Robbed flower').click()
  await expect(typed(page)).toHaveValue(/\+4y$/)
  await expect(result(page)).toHaveText('5 tai')
  await expect(rows(page)).toHaveText([/Lapan Bunga|Eight/])
  // drawn or robbed: nothing else is possible now, and nothing is lost in between
  await expect(ways.getByRole('radio')).toHaveCount(2)
  await ways.getByText('Zi Mo').click()
  await expect(typed(page)).toHaveValue('1499m 258p 369s 126z |1f2f3f4f1y2y3y4y')
  await expect(result(page)).toHaveText('5 tai')
  // nothing drawn after a Kong without a Kong
  await expect(page.getByRole('group', { name: 'Last tile' }).getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('group', { name: 'From' })).toHaveCount(0)
})

for (const [how, text, way] of [
  ['behind the plus', '1199m 258p 3699s 12z |1f2f3f4f1y2y3y +4y', 'Robbed flower'],
  ['with the others', '1199m 258p 3699s 12z |1f2f3f4f1y2y3y4y', 'Zi Mo'],
] as const)
  test(`an eighth flower ${how} wins alike by text and by link`, { tag: '@once' }, async ({ page }) => {
    const ways = page.getByRole('group', { name: 'Won by' })
    const won = async () => {
      await expect(result(page)).toHaveText('5 tai')
      await expect(rows(page)).toHaveText([/Eight/])
      await expect(ways.getByRole('radio')).toHaveCount(2)
      await expect(ways.getByLabel(way)).toBeChecked()
      await expect(typed(page)).toHaveValue(text)
    }
    await open(page, `${PAGE}?hand=${encodeURIComponent(text)}`)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await won()
    await open(page, `${PAGE}?hand=19m`)
    await typed(page).fill(text)
    await won()
    // all eight tiles of the reason beside its words, none over them
    const [tiles, words] = [rows(page).locator('.why-t .set'), rows(page).locator('.why-l')]
    const [left, right] = [await tiles.boundingBox(), await words.boundingBox()]
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
    await expectNoSidewaysScroll(page)
  })

test('an unfinished win shows its sets, and nothing is said of draws and discards', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, `${PAGE}?hand=9m5p22z%5B111z%5D%5B3333z%5D(4444z)%2B2z&win=self-draw`)
  await expect(result(page)).toHaveText('5 tai')
  await expect(rows(page).locator('.why-t').getByRole('img')).toHaveCount(4)
  await expect(rows(page)).not.toContainText('whole hand')
  await expect(page.locator('.b-out h2')).toHaveText(['Why'])
  // finished otherwise, the same sets are most of a hand
  await open(page, `${PAGE}?hand=99m22z%5B111z%5D%5B3333z%5D(4444z)&win=self-draw`)
  await expect(page.locator('.b-out h2', { hasText: 'What each wait is worth' })).toBeVisible()
})

test('what is typed and wrong is shown with its place, and nothing is lost', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  await typed(page).fill('123m 456p 789s 111z 5z +5z')
  await expect(result(page)).toHaveText('1 tai')
  await typed(page).fill('123m 456p 789s 111z 5q +5z')
  const alert = page.locator('.fault')
  await expect(alert).toContainText('Character 22: “q” is no tile.')
  await expect(alert.locator('mark')).toHaveText('q')
  await expect(result(page)).toHaveText('1 tai')
  await typed(page).blur()
  await expect(typed(page)).toHaveValue('123m 456p 789s 111z 5q +5z')
  await page.getByRole('button', { name: 'Show me' }).click()
  expect(await typed(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(21)
  // a character of several code units is one
  await typed(page).fill('123m👩‍👩‍👧 5p')
  await expect(alert).toContainText('Character 5: “👩‍👩‍👧” is no tile.')
  await expect(alert.locator('mark')).toHaveText('👩‍👩‍👧')
  await expectAccessible(page)
  // one step of undo for all that was typed
  await typed(page).fill('19m')
  await typed(page).fill('199m')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(typed(page)).toHaveValue('888m 55p 23s [777z] [999p] |2f1a +4s')
})

test('a share link restores everything, house rules too, for somebody else', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  await withRules(page, { limit: 10, minimum: 2 })
  await open(page, `${PAGE}?hand=1122299m%20111z%20%5B777z%5D%20%2B1m`)
  await expect(result(page)).toHaveText('7 tai')
  await page.getByRole('group', { name: 'Seat' }).getByText('W', { exact: true }).click()
  await page.getByRole('group', { name: 'Round' }).getByText('N', { exact: true }).click()
  // neither West's nor the round's: the East set counts nothing now
  await expect(result(page)).toHaveText('5 tai')
  await page.getByRole('button', { name: 'Share link' }).click()
  const link = await page.getByLabel('Link to this hand').inputValue()
  expect(new URL(link).search).toBe(
    '?hand=1122299m%20111z%20%5B777z%5D%20%2B1m&seat=west&round=north&rules=minimum:2,limit:10',
  )
  const other = await browser.newContext({
    baseURL,
    viewport: page.viewportSize(),
    isMobile,
    hasTouch: isMobile,
  })
  const reader = await other.newPage()
  await open(reader, link)
  await expect(result(reader)).toHaveText('5 tai')
  await expect(reader.locator('.b-rules')).toContainText('Limit: 10 tai')
  await expect(reader.getByRole('radio', { name: 'West' }).first()).toBeChecked()
  await expect(typed(reader)).toHaveValue('1122299m 111z [777z] +1m')
  // their own rules are one press away
  await reader.getByRole('button', { name: 'Use my house rules' }).click()
  await expect(reader.locator('.b-rules')).toContainText('as the table is written')
  await other.close()
})

test('a bad link says what is wrong and opens the nearest good hand', { tag: '@once' }, async ({ page }) => {
  await open(page, `${PAGE}?hand=123m%205555p%205p%20%2B1m&seat=suth&rules=limit:11&win=self-draw&draw=kong`)
  const notice = page.getByRole('alert').first()
  await expect(notice).toContainText('This link has 4 mistakes.')
  await expect(notice).toContainText('The hand, character 12: this is a fifth 5 tong; there are four.')
  await expect(notice).toContainText(
    'For the seat the link says “suth”, which is not possible. Possible are: East, South, West, North. It is taken as South.',
  )
  await expect(notice).toContainText('It is taken as “Limit: 10 tai”.')
  await expect(notice).toContainText('It is taken as Wall.')
  await expect(shown(page)).toHaveCount(8)
  // what the link said stands in the field, to be put right
  await expect(typed(page)).toHaveValue('123m 5555p 5p +1m')
  await notice.getByRole('link', { name: 'The same link without its mistakes' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(typed(page)).toHaveValue('123m 5555p +1m')
  await expectNoSidewaysScroll(page)
})

test('a link can name the other table, which counts by its own rules', { tag: '@once' }, async ({ page }) => {
  await open(
    page,
    `${PAGE}?hand=23m%2055p%20%5B567p%5D%20%5B234s%5D%20%5B678s%5D%20%2B4m&seat=south&table=hong-kong`,
  )
  await expect(result(page)).toHaveText('2 faan')
  await expect(page.locator('.score-p')).toContainText('this table asks for 3 faan')
  await expect(rows(page)).toHaveText([/All Chows/, /No Flowers/])
  // no animals at that table, and its example shows none
  await open(page, `${PAGE}?table=hong-kong`)
  await expect(page.getByRole('button', { name: /^cat/ })).toHaveCount(0)
})

test('what was built is still there after a reload and another visit', { tag: '@once' }, async ({ page }) => {
  await open(page)
  await typed(page).fill('19m 19p 19s 1234567z +1m')
  await expect(result(page)).toHaveText('5 tai')
  await page.reload()
  await expect(typed(page)).toHaveValue('19m 19p 19s 1234567z +1m')
  expect(await layoutShift(page)).toBeLessThan(0.01)
  // a link is opened without losing it: one undo brings it back
  await open(page, `${PAGE}?hand=123m`)
  await expect(typed(page)).toHaveValue('123m')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(typed(page)).toHaveValue('19m 19p 19s 1234567z +1m')
})

test('undo goes on after a reload, and never back to the example', { tag: '@once' }, async ({ page }) => {
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await open(page)
  await typed(page).fill('19m')
  await page.getByRole('button', { name: 'Empty the hand' }).click()
  await page.locator('.pick-k').getByRole('button', { name: '2 wan, 4 left' }).click()
  await page.reload()
  await expect(typed(page)).toHaveValue('2m')
  await undo.click()
  await expect(typed(page)).toHaveValue('')
  await undo.click()
  await expect(typed(page)).toHaveValue('19m')
})

test('a hand emptied from below comes back into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const empty = page.getByRole('button', { name: 'Empty the hand' })
  await empty.scrollIntoViewIfNeeded()
  await empty.click()
  await expect(page.locator('.tray')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Your hand', exact: true })).toBeFocused()
})

test('the suits stand apart on the narrowest phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  const gaps = await page.locator('.pick-tabs button').evaluateAll((tabs) => {
    const boxes = tabs.map((tab) =>
      [...tab.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0),
    )
    return boxes.slice(1).map((now, i) => {
      const before = Math.max(...boxes[i].map(({ right }) => right))
      return Math.min(...now.map(({ left }) => left)) - before
    })
  })
  expect(gaps).toHaveLength(4)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(6)
  for (const tile of await page.locator('.pick-tabs .tile').all())
    expect((await tile.boundingBox())!.height).toBeLessThan(30)
})

test('a link leads past the choices to the tiles', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await open(page)
  const skip = page.getByRole('link', { name: 'Skip to the tiles' })
  let tabs = 0
  while (tabs++ < 12 && !(await skip.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('.pick-k').getByRole('button', { name: '1 wan, 4 left' })).toBeFocused()
})

test('damaged or newer data on the device is set aside, never a crash', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(
    ([hand, rules]) => {
      localStorage.setItem(hand, '{"version":9,"value":{"query":"?hand=1m"}}')
      localStorage.setItem(rules, '{"version":1,"value":')
    },
    [KEYS.builder, KEYS.houseRules],
  )
  await open(page)
  await expect(result(page)).toHaveText('3 tai')
  const aside = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.includes('.aside.')),
  )
  expect(aside.sort()).toEqual(['count-tai.aside.builder', 'count-tai.aside.house-rules'])
})

test('house rules within the builder change the result at once and are kept', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, `${PAGE}?hand=23488m%20555p%2067s%20%5B123s%5D%20%2B8s&win=self-draw`)
  await expect(result(page)).toHaveText('0 tai')
  await expect(page.locator('.score-p')).toContainText('No win')
  await page.locator('.b-rules summary').click()
  await page.getByRole('group', { name: 'A tai for Zi Mo' }).getByText('Yes, claimed sets or not').click()
  await expect(result(page)).toHaveText('1 tai')
  await expect(rows(page)).toHaveText([/Zi Mo tai/])
  await open(page, `${PAGE}?hand=23488m%20555p%2067s%20%5B123s%5D%20%2B8s&win=self-draw`)
  await expect(result(page)).toHaveText('1 tai')
  // what somebody sees who plays the table as written
  await expect(page.locator('.b-rules')).toContainText('By the table as written it is 0 tai.')
})

test('other readings are shown with what they lose', { tag: '@once' }, async ({ page }) => {
  await open(page, `${PAGE}?hand=222333444m%20123p%209s%20%2B9s&win=self-draw`)
  await expect(result(page)).toHaveText('5 tai')
  const reads = page.locator('.reads li')
  await expect(reads).toHaveCount(1)
  await expect(reads).toContainText('1 tai: Men Qing Zi Mo 1. That is 4 tai less.')
})

test('the hand can be saved as a picture', { tag: '@once' }, async ({ page }) => {
  await open(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('count-tai-hand.png')
  const bytes = readFileSync(await file.path())
  // a PNG of 1200 px across
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBe(1200)
  expect(bytes.length).toBeGreaterThan(20_000)
})

test('the keys fold away and leave the result', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window shows all keys beside the hand')
  await open(page)
  await expect(page.locator('.pick-s')).toContainText('3 tai')
  await page.getByRole('button', { name: 'Tile keys' }).tap()
  await expect(page.locator('.pick-k')).toBeHidden()
  await expect(page.locator('.pick-s')).toBeVisible()
  await page.getByRole('button', { name: 'Tile keys' }).tap()
  // nothing to press is under 44 px
  for (const button of await page.locator('.pick button:visible').all()) {
    const box = await button.boundingBox()
    expect(
      Math.min(box?.width ?? 0, (box?.height ?? 0) + 1),
      (await button.getAttribute('aria-label')) ?? '',
    ).toBeGreaterThanOrEqual(43)
  }
})

test('longer words fit: no label of the keys is cut at 360 px', { tag: '@once' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the narrow window is the hard one')
  await open(page)
  const labels = ['Jubin', 'Chi', 'Pong', 'Kong', 'Kong tersembunyi']
  await page.locator('.pick-as button').evaluateAll((buttons, texts) => {
    buttons.forEach((button, i) => {
      button.textContent = texts[i]
    })
  }, labels)
  await expectNoSidewaysScroll(page)
  const cut = await page
    .locator('.pick-as button')
    .evaluateAll(
      (buttons) =>
        buttons.filter((b) => b.scrollWidth > b.clientWidth || b.scrollHeight > b.clientHeight).length,
    )
  expect(cut).toBe(0)
})

test('nothing touches what is no part of the builder', { tag: '@once' }, async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const hand of ['888m 55p 23s [777z] [999p] |2f1a +4s', '1199m 258p 3699s 12z |1f2f3f4f1y2y3y +4y']) {
      await open(page, `${PAGE}?hand=${encodeURIComponent(hand)}`)
      const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
      const [main, foot] = [await box('.bench'), await box('.foot')]
      expect(foot.y - (main.y + main.height), `${width}`).toBeGreaterThanOrEqual(16)
      if (width < 736) continue
      const [band, title] = [await box('.band'), await box('.bench > h1')]
      expect(title.y - (band.y + band.height), `${width}`).toBeGreaterThanOrEqual(12)
    }
  }
})

/** Holds back what a page leaves for idle moments: `idle()` does the next of it and says how much is left. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = []
    const idle = () => {
      held.shift()?.()
      return held.length
    }
    Object.assign(window, { requestIdleCallback: (then: () => void) => held.push(then), idle })
  })
const idle = (page: Page) => page.evaluate(() => (window as unknown as { idle: () => number }).idle())
/** Scripts the page has fetched, by name. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1)!)
      .filter((name) => name.endsWith('.js')),
  )
/** Parts of the builder whose elements answer: a listener hangs on an element as a property of Preact's. */
const alive = (page: Page) =>
  page.evaluate(() => {
    const answers = (element: Element) =>
      Object.getOwnPropertyNames(element).some((name) => {
        const value = (element as unknown as Record<string, unknown>)[name]
        return (
          typeof value === 'object' &&
          value !== null &&
          Object.keys(value).some((key) => /^click|^input/i.test(key))
        )
      })
    const parts = { tray: '.tray', keys: '.pick-k', waits: '.waits', typed: '.typed', acts: '.acts' }
    return Object.entries(parts)
      .filter(([, part]) => [...document.querySelectorAll(`${part} :is(button, input)`)].some(answers))
      .map(([name]) => name)
  })

test.describe('comes alive in steps', () => {
  test('nothing is fetched before an idle moment, each part is a task of its own, the analysis waits', async ({
    page,
  }) => {
    await holdIdle(page)
    await page.goto(PAGE, { waitUntil: 'networkidle' })
    await expect(result(page)).toHaveText('3 tai')
    expect((await fetched(page)).filter((name) => name.startsWith('HandBuilder'))).toEqual([])
    const steps: string[][] = []
    await expect
      .poll(
        async () => {
          await idle(page)
          const now = await alive(page)
          if (now.length > (steps.at(-1)?.length ?? 0)) steps.push(now)
          return now.length
        },
        { intervals: [50], timeout: 20_000 },
      )
      .toBe(5)
    // what is typed stands with what can be done: one part
    expect(steps.map((step) => step.length)).toEqual([1, 2, 4, 5])
    expect((await fetched(page)).filter((name) => /^(?:HandAnalysis|analyse)/.test(name))).toEqual([])
    // all of it is as it was
    await expect(rows(page)).toHaveCount(3)
    await expect(page.locator('.waits li')).toHaveCount(2)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await page.locator('.acts').evaluate((acts) => scrollTo(0, acts.getBoundingClientRect().bottom))
    await expect(page.locator('.b-out h2', { hasText: 'What each wait is worth' })).toBeVisible()
  })

  /** Keeps the island's script back until what is returned is called. */
  async function holdScript(page: Page): Promise<() => void> {
    let go = () => {}
    const gone = new Promise<void>((done) => {
      go = done
    })
    await page.route('**/_astro/HandBuilder.*.js', async (route) => {
      await gone
      await route.continue()
    })
    return () => go()
  }

  test('what is done before it is alive is done', async ({ page, isMobile }) => {
    await holdIdle(page)
    const go = await holdScript(page)
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Empty the hand' }).click()
    await key(page, '1 wan').click()
    await key(page, '2 wan').click()
    if (!isMobile) await page.keyboard.type('5z')
    await expect(result(page)).toHaveText('3 tai')
    go()
    await expect(typed(page)).toHaveValue(isMobile ? '12m' : '12m 5z')
  })

  test('what is typed before it is alive stays', async ({ page }) => {
    await holdIdle(page)
    const go = await holdScript(page)
    await page.goto(PAGE)
    await typed(page).fill('19m 5z')
    go()
    await expect(page.locator('.tray [data-spot]')).toHaveCount(3)
    await expect(typed(page)).toHaveValue('19m 5z')
  })

  for (const [what, touch] of [
    ['a key', (page: Page) => key(page, '1 wan').click()],
    ['a wait', (page: Page) => page.locator('.waits button').first().click()],
    ['a choice', (page: Page) => page.getByRole('group', { name: 'Won by' }).getByText('Zi Mo').click()],
    ['the rules', (page: Page) => page.locator('.b-rules summary').click()],
  ] as const)
    test(`a first touch of ${what} is answered while the rest still sleeps`, async ({ page }) => {
      await holdIdle(page)
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Undo', exact: true }).hover({ force: true })
      await expect(page.locator('.bench > .skip')).toBeAttached({ timeout: 20_000 })
      expect(await alive(page)).toEqual([])
      const before = await page.locator('.bench').textContent()
      await touch(page)
      await expect(page.locator('.bench')).not.toHaveText(before ?? '')
      expect(await alive(page)).toContain('acts')
    })

  test('its script is at most 50 kB before anybody touches it', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the scripts are the same')
    const bytes = new Map<string, number>()
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) bytes.set(pathname, gzipSync(await response.body()).length)
    })
    await page.setViewportSize({ width: 412, height: 823 })
    await open(page)
    await page.waitForLoadState('networkidle')
    const all = [...bytes.values()].reduce((sum, n) => sum + n, 0)
    const list = [...bytes].map((one) => one.join(' ')).join('\n')
    expect(bytes.size, list).toBeLessThanOrEqual(16)
    expect(all, list).toBeLessThanOrEqual(50_000)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the example stands finished', { tag: '@once' }, async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.locator('.b-out .score-n')).toHaveText('3 tai')
    await expect(page.locator('.why li')).toHaveCount(3)
    await expect(page.locator('.pick')).toBeHidden()
    await expect(page.locator('.b-still div')).toHaveText([
      'Seat South',
      'Round East',
      'Won by West’s discard',
    ])
    // nothing to press, by pointer or by key
    await expect(page.locator('main button:not([tabindex="-1"], .wait):visible')).toHaveCount(0)
    expect(await page.content()).toMatch(/<noscript>.*Changing the hand needs JavaScript/)
  })
})

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing flies', { tag: '@once' }, async ({ page }) => {
    await open(page, `${PAGE}?hand=123m`)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver((list) => {
        for (const { addedNodes } of list)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.classList.contains('fly')) seen.push('fly')
      }).observe(document.body, { childList: true })
    })
    await key(page, '5 wan').click()
    await expect(typed(page)).toHaveValue('1235m')
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
})

test('a tile travels from its key to the hand', async ({ page }) => {
  await open(page, `${PAGE}?hand=123m`)
  const flown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const start = performance.now()
        new MutationObserver((list) => {
          for (const { removedNodes } of list)
            for (const node of removedNodes)
              if (node instanceof HTMLElement && node.classList.contains('fly'))
                done(performance.now() - start)
        }).observe(document.body, { childList: true })
      }),
  )
  await key(page, '5 wan').click()
  expect(await flown).toBeGreaterThan(100)
  await expect(page.locator('.fly')).toHaveCount(0)
})

test.describe('within a lesson', () => {
  const LESSON = '/learn/how-to-count-tai/'
  const first = (page: Page) => page.locator('.b-small').first()

  test('stands finished before its script comes, and comes alive near view', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'in a wide window the first builder is near view at once')
    await page.goto(LESSON)
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /HandBuilderSmall/.test(name)),
      )
    expect(await loaded()).toBe(false)
    await expect(first(page).locator('.score-n')).toHaveText('1 tai')
    await first(page).scrollIntoViewIfNeeded()
    await expect.poll(loaded).toBe(true)
  })

  test('undo and share stand beside a word, never alone on a line', { tag: '@once' }, async ({ page }) => {
    await page.goto(LESSON)
    await first(page).scrollIntoViewIfNeeded()
    await expect(first(page).locator('.tray [data-spot]').first()).toBeVisible({ timeout: 20_000 })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const middle = async (selector: string) => {
        const { y, height } = (await first(page).locator(selector).first().boundingBox())!
        return y + height / 2
      }
      expect(Math.abs((await middle('.ctx .ib')) - (await middle('.ctx-do .chip'))), `${width}`).toBeLessThan(
        4,
      )
    }
  })

  test('without a script it says where and how its hand was won', { tag: '@once' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(LESSON)
    await expect(first(page).locator('.b-still')).toContainText('Seat South')
    await expect(first(page).locator('.b-still')).toContainText('Won by')
    await context.close()
  })

  test('prompts put hands in, undo takes them back, keys open when they are wanted', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(LESSON)
    const builder = first(page)
    await builder.scrollIntoViewIfNeeded()
    await expect(builder.locator('.tray [data-spot]').first()).toBeVisible({ timeout: 20_000 })
    await builder.getByRole('button', { name: 'Put the Pong of 2 suo back' }).click()
    await expect(builder.locator('.score-n')).toHaveText('0 tai')
    await builder.getByRole('button', { name: 'Undo' }).click()
    await expect(builder.locator('.score-n')).toHaveText('1 tai')
    await expect(builder.locator('.pick-k')).toHaveCount(0)
    await builder.locator('.tray button').first().click()
    await builder.locator('.pick-do').getByRole('button', { name: 'Take out' }).click()
    await expect(builder.locator('.score-n')).toHaveText('1 to go')
    await builder.getByRole('button', { name: 'Undo' }).click()
    await builder.getByRole('button', { name: /^Won by/ }).click()
    await builder.getByRole('group', { name: 'Won by' }).getByText('Zi Mo').click()
    await expect(builder.locator('.score-n')).toHaveText('2 tai')
    await expectNoSidewaysScroll(page)
    // the page of the builder opens on the same hand
    await builder.getByRole('link', { name: 'Open in the hand builder' }).click()
    await expect(result(page)).toHaveText('2 tai')
  })

  test('follows the reader’s house rules', async ({ page }) => {
    await withRules(page, { minimum: 2 })
    await page.goto(LESSON)
    await first(page).scrollIntoViewIfNeeded()
    await expect(first(page).locator('.score-p')).toContainText('this table asks for 2')
  })
})
