import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './support/site.ts'

/** One page of each template. */
const TEMPLATES = [
  '/',
  '/learn/',
  '/learn/how-to-count-tai/',
  '/learn/house-rules/',
  '/reference/tai/',
  '/patterns/ping-hu/',
  '/tables/singapore/',
  '/tools/hand/',
  '/tools/payments/',
  '/tools/score-sheet/',
  '/practice/',
  '/play/',
  '/house-rules/',
  '/glossary/',
  '/search/',
  '/settings/',
  '/about/',
  '/about/architecture/',
  '/accessibility/',
  '/style/',
  '/404.html',
]

/** What holds the focus, when nothing of it or around it shows that. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null
    if (!at || at === document.body) return null
    // the thumb of a slider has its outline; no script can ask for that
    if (at.matches('input[type="range"]')) return null
    const drawn = (one: Element | null | undefined) =>
      [undefined, '::after'].some((part) => {
        if (!one) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    const { width, height } = at.getBoundingClientRect()
    const label = (at as HTMLInputElement).labels?.[0]
    // a control that is drawn by what stands beside it has its outline there
    const shown = [at, at.nextElementSibling, at.parentElement, label].some(drawn)
    return shown && (width > 0 || height > 0) ? null : at.outerHTML.slice(0, 120)
  })

test('at 320 px, and at 200 %, nothing is to be scrolled sideways to, and the focus is seen', async ({
  page,
}) => {
  test.slow()
  const wrong: string[] = []
  for (const address of TEMPLATES) {
    // half of a window of 1280 px is what 200 % leaves of it
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto(address, { waitUntil: 'networkidle' })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      const hidden = await hiddenFocus(page)
      if (hidden) wrong.push(`${address}: ${hidden}`)
    }
  }
  expect(wrong).toEqual([])
})

test('in forced colours a choice, a switch, the page in the menu and a tile can be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/settings/')
  const ground = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, part) => getComputedStyle(one, part).backgroundColor, pseudo)
  expect(await ground('.seg input:checked + span')).not.toBe(await ground('.seg input:not(:checked) + span'))
  const off = await ground('.sw span', '::after')
  expect(off).not.toBe(await ground('body'))
  await page.locator('.sw').first().click()
  expect(await ground('.sw span')).not.toBe(await ground('.seg input:not(:checked) + span'))
  expect(await ground('.tile')).not.toBe(await ground('html'))

  await page.goto('/tools/hand/')
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).borderBlockEndColor)
  expect(await edge('.top > nav [aria-current]')).not.toBe(await edge('.top > nav a:not([aria-current])'))
  expect(await ground('.pips .on')).not.toBe(await ground('.pips i:not(.on)'))
  expect(await ground('[aria-pressed="true"]:not(.tile)')).not.toBe(
    await ground('[aria-pressed="false"]:not(.tile)'),
  )
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
    )
  await page.goto('/tools/hand/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Escape')
  await page.locator('.tray button').first().click()
  expect(await moving()).toEqual([])
  await page.goto('/tools/payments/', { waitUntil: 'networkidle' })
  await page.locator('.seg label').nth(1).click()
  expect(await moving()).toEqual([])
  await page.goto('/play/', { waitUntil: 'networkidle' })
  await page.locator('.setup-go .btn').click()
  await page.locator('.own .tile').first().waitFor()
  expect(await moving()).toEqual([])
})

test('the first stop of every page leads past the menu', async ({ page }) => {
  for (const address of ['/', '/learn/how-to-count-tai/', '/tools/hand/', '/play/']) {
    await page.goto(address)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  }
})
