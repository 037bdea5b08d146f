import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/site.ts'

/** Opens a lesson and reads on to a widget, so that it comes alive. */
async function read(page: Page, lesson: string, widget: string) {
  await page.goto(`/learn/${lesson}/`)
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 140)
  const box = page.locator(widget).first()
  await box.scrollIntoViewIfNeeded()
  await expect(page.locator(`astro-island:not([ssr]):has(${widget})`).first()).toBeAttached()
  return box
}

test('the guided hand explains a wrong choice, takes it back, and ends in a win', async ({ page }) => {
  const hand = await read(page, 'how-to-play', '.g-hand')
  const tile = (name: string) => hand.getByRole('button', { name, exact: true }).first()
  const answer = (type: string) => hand.locator(`[data-answer="${type}"]`)
  await tile('2 wan').click()
  await expect(hand.getByRole('status')).toContainText('Think again')
  await hand.getByRole('button', { name: 'Take it back' }).click()
  await expect(tile('2 wan')).toBeVisible()
  await tile('East').click()
  await answer('pass').click()
  await expect(hand.getByRole('status')).toContainText('nearer to a finished hand')
  await hand.getByRole('button', { name: 'Take it back' }).click()
  await answer('pong').click()
  await tile('North').click()
  await answer('chi').click()
  await tile('2 tong').click()
  await answer('kong-concealed').click()
  await tile('3 suo').click()
  await answer('win').click()
  await expect(hand.getByRole('status')).toContainText('You win')
  await hand.getByRole('button', { name: 'Take back my last move' }).click()
  await expect(answer('win')).toBeVisible()
})

test('the danger meter measures every tile of a real position and says why', async ({ page }) => {
  const box = await read(page, 'safer-discards', '.d-box')
  await box.locator('.d-own button').first().click()
  await expect(box.getByRole('status')).not.toBeEmpty()
  // what stands above the rows is said of those that are there
  const heading = box.getByRole('caption')
  await expect(heading).toHaveText('The safest tiles, your choice and the most dangerous one')
  await box.getByRole('button', { name: 'Show every tile' }).click()
  await expect(heading).toHaveText('Every tile, the safest first')
  expect(await box.locator('tbody tr').count()).toBeGreaterThanOrEqual(10)
  await expect(box.locator('tbody tr').first()).toContainText('thrown by')
  await expectNoSidewaysScroll(page)
})

for (const lesson of ['how-to-play', 'safer-discards'])
  test(`the check of ${lesson} answers`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/learn/${lesson}/`)
    const questions = page.locator('[data-question]')
    await expect(questions).toHaveCount(5)
    for (const question of await questions.all()) {
      await question.locator('[data-right]').first().click()
      await expect(question.locator('[data-say]')).toContainText('Right.')
    }
    await expect(page.locator('[data-check-sum]')).toContainText('5 of 5')
    await expectAccessible(page, { within: '.check' })
  })
