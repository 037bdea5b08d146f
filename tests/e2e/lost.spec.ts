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

test('an address of a language is lost in that language', { tag: '@once' }, async ({ page, watched }) => {
  watched.allowed.push(/404/)
  await page.goto('/vi/glosary/?q=1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page).toHaveTitle('Không có trang này · Count Tai')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không có trang này')
  const guess = page.getByText('Bạn muốn tìm').getByRole('link')
  await expect(guess).toHaveAttribute('href', /\/vi\/glossary\/\?q=1$/)
  await expect(page.locator('main').getByRole('link', { name: 'Bảng tra cứu tai' })).toBeVisible()
  await expect(page.locator('.foot').getByRole('link', { name: 'Cài đặt' })).toHaveAttribute(
    'href',
    '/vi/settings/',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page for lost addresses says it in every language', { tag: '@once' }, async ({
    page,
    watched,
  }) => {
    watched.allowed.push(/404/)
    await page.goto('/zh/nowhere/')
    await expect(page.locator('main').getByRole('link', { name: '没有这个页面' })).toHaveAttribute(
      'href',
      '/zh/',
    )
  })
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
