import { expect, test } from './support/site.ts'

test('an address that leads nowhere helps', { tag: '@once' }, async ({ page, watched }) => {
  watched.allowed.push(/404/)
  const response = await page.goto('/glosary/?q=1')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page')
  const guess = page.getByText('Did you mean').getByRole('link')
  await expect(guess).toHaveText('Glossary')
  await expect(guess).toHaveAttribute('href', /\/glossary\/\?q=1$/)
  await expect(page.locator('main').getByRole('link', { name: 'Tai sheet' })).toBeVisible()
})

test('guesses nothing where nothing is near', { tag: '@once' }, async ({ page, watched }) => {
  watched.allowed.push(/404/)
  await page.goto('/wp-login.php')
  await expect(page.getByText('Did you mean')).toBeHidden()
})

test('an address without its last slash finds its page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveURL(/\/about\/$/)
})
