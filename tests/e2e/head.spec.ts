import { expect, test } from './support/site.ts'

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile)

  test('the menu opens, closes and gives the focus back, by keyboard alone', async ({ page }) => {
    await page.goto('/about/')
    const burger = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Learn' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings\/$/)
  })

  test('every control of the head can be touched', async ({ page }) => {
    await page.goto('/about/')
    for (const control of await page.locator('.top :is(a, button):visible').all()) {
      const box = await control.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
  })
})

test('the first Tab leads past the head', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the page one is on is marked', async ({ page, isMobile }) => {
  test.skip(isMobile, 'in the menu, tested there')
  await page.goto('/glossary/')
  await expect(page.locator('.top > nav [aria-current]')).toHaveText('Glossary')
})
