import { meldName } from '../../src/components/tiles/names.ts'
import { handOf } from '../../src/components/tiles/read.ts'
import { exampleOf } from '../../src/content/examples/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { builtPages } from './support/built.ts'
import { expect, test } from './support/site.ts'

const { expect: right } = exampleOf('home-question')
const answer = (page: import('@playwright/test').Page) => page.locator('.hero [role=status]')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('asks what a hand is worth, and says why', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is this hand worth?')
  await expect(page.locator('.hero-h .tile')).toHaveCount(17)
  await expect(page.locator('.hero-h .tile.won use')).toHaveAttribute('href', '/tiles.svg#8s')
  await page.getByRole('button', { name: '3 tai' }).click()
  await expect(answer(page)).toContainText('Not quite. 5 tai, the limit.')
  await expect(answer(page).locator('li')).toHaveCount(right.lines.length)
  for (const id of right.lines) await expect(answer(page)).toContainText(en.patterns[id].name)
  await page.getByRole('button', { name: '5 tai' }).click()
  await expect(answer(page)).toContainText('Right. 5 tai, the limit.')
})

test('is answered by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: '2 tai' }).focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toContainText('Right.')
})

test('follows the house rules of the reader', { tag: '@once' }, async ({ page }) => {
  await page.evaluate(
    ([key]) =>
      localStorage.setItem(
        key,
        JSON.stringify({ version: 1, value: { table: 'singapore', rules: { singapore: { limit: 3 } } } }),
      ),
    [KEYS.houseRules],
  )
  await page.reload()
  await page.getByRole('button', { name: '3 tai' }).click()
  await expect(answer(page)).toContainText('Right. 3 tai, the limit.')
  await expect(page.getByRole('button', { name: '5 tai' })).toHaveCount(0)
})

test('offers the hand to be changed', async ({ page }) => {
  await page.getByRole('button', { name: '5 tai' }).click()
  const link = page.getByRole('link', { name: 'Change this hand' })
  const url = new URL((await link.getAttribute('href')) ?? '', 'http://site')
  expect(url.pathname).toBe('/tools/hand/')
  expect(url.searchParams.get('hand')).toBe(exampleOf('home-question').hand)
  expect(url.search).toContain('%2B8s')
  expect(url.searchParams.get('seat')).toBe('south')
  expect(url.searchParams.get('from')).toBe('west')
})

test('shows every face, numbered at a touch', async ({ page }) => {
  const faces = page.locator('.all .tile')
  await expect(faces).toHaveCount(46)
  await expect(page.getByRole('heading', { name: 'All 148 tiles' })).toBeVisible()
  await expect(faces.getByText('never')).toHaveCount(0)
  await expect(page.locator('.all').getByRole('img', { name: 'flower 2, orchid' })).toBeVisible()
  const corner = () => faces.first().evaluate((tile) => getComputedStyle(tile, '::after').content)
  expect(await corner()).toBe('none')
  await page.getByText('Numbers and letters on tiles').click()
  expect(await corner()).toBe('"1"')
  await page.reload()
  expect(await corner()).toBe('"1"')
  await expect(page.getByRole('switch', { name: 'Numbers and letters on tiles' })).toBeChecked()
})

test('says what lies open and what a tai is, before it asks', { tag: '@once' }, async ({ page }) => {
  const note = page.locator('.hero-n')
  const { melds } = handOf(exampleOf('home-question').hand)
  expect(melds.length).toBeGreaterThan(0)
  for (const meld of melds) await expect(note).toContainText(meldName('en', en.tiles, meld))
  await expect(note).toContainText('Tai are what a hand is worth.')
})

test('lists the lessons that exist, each with its link, and no other', { tag: '@once' }, async ({ page }) => {
  const written = builtPages().filter((address) => /^\/learn\/[^/]+\/$/.test(address))
  const lessons = page.locator('.home-l li')
  await expect(lessons).toHaveCount(written.length)
  const links = await lessons
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links.toSorted()).toEqual(written)
})

test('no heading stands on the ornament, at any width', { tag: '@once' }, async ({ page }) => {
  for (const width of [320, 360, 600, 735, 768, 900, 1088, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const bands = await page.locator('.band').evaluateAll((all) =>
      all.map((band) => {
        const { top, bottom } = band.getBoundingClientRect()
        return { top, bottom }
      }),
    )
    for (const heading of await page.locator('main :is(h1, h2)').all()) {
      const box = await heading.boundingBox()
      if (!box) throw new Error('a heading without a box')
      const scrolled = await page.evaluate(() => scrollY)
      for (const { top, bottom } of bands) {
        const near = box.y + scrolled < bottom + 24 && box.y + box.height + scrolled > top - 24
        expect(near, `${width} px: ${await heading.textContent()}`).toBe(false)
      }
    }
  }
})
