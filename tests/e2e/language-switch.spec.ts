import type { Page } from '@playwright/test'
import { writeKept } from '../../src/stores/kept.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { PLAY_FORM, saveGame } from '../../src/stores/play-kept.ts'
import { DEFAULT_SETTINGS, SETTINGS_FORM } from '../../src/stores/play-settings.ts'
import { BELOW, playedGame } from '../support/played.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const HAND = '?hand=222333444m%20123p%209s%20%2B9s&win=self-draw'

/** Takes the link to the page in another language: in the menu of a phone, behind the button of a wide window. */
async function speak(page: Page, lang: string, isMobile: boolean): Promise<void> {
  await page.locator(isMobile ? '.burger' : '.lang-b').click()
  await page
    .locator(isMobile ? '#menu' : '#languages')
    .locator(`a[hreflang="${lang}"]`)
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
}

const marks = (page: Page) =>
  page
    .locator('.tray [data-spot]')
    .evaluateAll((all) => all.map((one) => one.querySelector('use, svg')?.outerHTML))

test('another language keeps the hand of a link, and the one that was made of it', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/tools/hand/${HAND}`)
  await expect(page.locator('.b-out .score-n')).toHaveText('5 tai')
  const hand = await marks(page)
  expect(hand).not.toContain(undefined)
  await speak(page, 'vi', isMobile)
  await expect(page).toHaveURL(`/vi/tools/hand/${HAND}`)
  await expect(page.locator('.b-out .score-n')).toContainText('5')
  expect(await marks(page)).toEqual(hand)

  // a tile goes: the address says nothing any more, the device keeps the hand
  await page.locator('.tray [data-spot]').first().click()
  await page.keyboard.press('Delete')
  await expect(page).toHaveURL('/vi/tools/hand/')
  const fewer = await marks(page)
  expect(fewer.length).toBe(hand.length - 1)
  await speak(page, 'zh-Hans', isMobile)
  await expect(page).toHaveURL('/zh/tools/hand/')
  await expect(page.locator('.tray [data-spot]')).toHaveCount(fewer.length)
  expect(await marks(page)).toEqual(fewer)
})

test('another language keeps the game in progress', async ({ page, isMobile }) => {
  const game = playedGame(BELOW)
  const kept = [
    [KEYS.playSettings, writeKept(SETTINGS_FORM, { ...DEFAULT_SETTINGS, speed: 'instant' })],
    [KEYS.play, writeKept(PLAY_FORM, { game: saveGame(game), aside: null })],
  ]
  await page.goto('/about/')
  await page.evaluate((pairs) => {
    for (const [name, text] of pairs) localStorage.setItem(name, text)
  }, kept)
  await page.goto('/play/')
  const tiles = page.locator('.own .tile')
  await expect(tiles.first()).toBeVisible()
  const faces = () => tiles.evaluateAll((all) => all.map((one) => one.querySelector('use, svg')?.outerHTML))
  const before = await faces()
  expect(before).not.toContain(undefined)
  // the table takes the whole window: the head of the site is there again once it is left
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await speak(page, 'ms', isMobile)
  await expect(page).toHaveURL('/ms/play/')
  await expect(tiles.first()).toBeVisible()
  expect(await faces()).toEqual(before)
})

test('another language opens a lesson where it was read, and search with what was asked', async ({
  page,
  isMobile,
}) => {
  await page.goto('/learn/payments/')
  const section = page.locator('main section[id]').nth(3)
  const id = await section.getAttribute('id')
  await section.evaluate((one) => one.scrollIntoView())
  await expect(page.locator(`[data-contents] a[href="#${id}"]`).first()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await speak(page, 'vi', isMobile)
  await expect(page).toHaveURL(`/vi/learn/payments/#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()

  await page.goto('/search/?q=kong')
  await speak(page, 'ms', isMobile)
  await expect(page).toHaveURL('/ms/search/?q=kong')
})

test.describe('a first visit with a browser in another language', () => {
  test.use({ locale: 'vi-VN' })
  const offer = (page: Page) => page.getByRole('region', { name: 'Ngôn ngữ' })

  test('is offered the page in that language, which moves nothing and can be taken by key', async ({
    page,
  }) => {
    await page.goto('/tools/hand/?hand=123m')
    await expect(offer(page)).toBeVisible()
    await expect(offer(page)).toHaveAttribute('lang', 'vi')
    await expect(offer(page).getByRole('status')).toHaveText('Trang này có bản tiếng Việt.')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, { within: '.offer' })
    for (const control of await offer(page).locator('a, button').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(offer(page).getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/vi/tools/hand/?hand=123m')
    await expect(offer(page)).toHaveCount(0)
    // said once: the address alone decides from here on
    await page.goto('/about/')
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toHaveCount(0)
  })

  test('moves nothing', async ({ page }) => {
    await page.goto('/about/')
    await expect(offer(page)).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })

  test('takes no for an answer, and keeps it', async ({ page }) => {
    await page.goto('/about/')
    await offer(page).getByRole('button', { name: 'Để sau' }).click()
    await expect(offer(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toHaveCount(0)
    expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.language)).toBe(
      '{"version":1,"value":{"chosen":"en"}}',
    )
  })

  test('is offered nothing where the address has a language, nor on a page for frames', {
    tag: '@once',
  }, async ({ page }) => {
    for (const address of ['/ms/about/', '/vi/about/', '/embed/hand/']) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.offer'), address).toHaveCount(0)
    }
  })
})
