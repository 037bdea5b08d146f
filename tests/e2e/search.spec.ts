import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, layoutShift, test } from './support/site.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Search names, terms and texts' })
const hitsOf = (page: Page) => dialogOf(page).locator('[data-hit]')

async function ask(page: Page, query: string) {
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill(query)
  await expect(hitsOf(page).first()).toBeVisible()
}

test.describe('opening and closing', () => {
  test('by its button, which gets the focus back', async ({ page }) => {
    await page.goto('/about/')
    const button = page.getByRole('button', { name: 'Search' })
    await button.click()
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(fieldOf(page)).toBeFocused()
    await dialogOf(page).getByRole('button', { name: 'Close search' }).click()
    await expect(dialogOf(page)).toBeHidden()
  })

  for (const key of ['Control+k', 'Meta+k', '/'])
    test(`by ${key}, from wherever the reader is`, async ({ page }) => {
      await page.goto('/about/')
      const link = page.locator('main a[href]').first()
      await link.focus()
      await page.keyboard.press(key)
      await expect(fieldOf(page)).toBeFocused()
      await expect(fieldOf(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(link).toBeFocused()
    })

  test('a slash typed into a field is a slash', async ({ page }) => {
    await page.goto('/glossary/')
    const field = page.locator('main input').first()
    await field.focus()
    await page.keyboard.press('/')
    await expect(dialogOf(page)).toBeHidden()
    await expect(field).toHaveValue('/')
  })

  test('a press beside the dialog closes it', async ({ page, isMobile }) => {
    test.skip(isMobile, 'it fills a phone')
    await page.goto('/about/')
    await page.keyboard.press('/')
    await page.mouse.click(20, 400)
    await expect(dialogOf(page)).toBeHidden()
  })
})

test('everything is done by keyboard', async ({ page }) => {
  await page.goto('/about/')
  await ask(page, 'kong')
  const hits = hitsOf(page)
  await expect(hits.nth(2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(hits.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hits.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(hits.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hits.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(hits.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('s')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('kongs')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const address = await hits.nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test('the focus stays inside while it is open', async ({ page }) => {
  await page.goto('/about/')
  await ask(page, 'kong')
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const at = document.activeElement
      return at !== null && at !== document.body && !at.closest('dialog#search')
    })
    expect(outside).toBe(false)
  }
})

test('what was found is said', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about/')
  const status = dialogOf(page).getByRole('status')
  await ask(page, 'half colour')
  await expect(status).toContainText('names found, first Hun Yi Se.')
  await expect(status).toContainText('in the texts.')
  await fieldOf(page).fill('qqqqqqqq')
  await expect(status).toHaveText(/^Nothing found/)
})

test('what is said is never of an earlier question, however slow the texts are', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('/pagefind/**', async (route) => {
    await new Promise((later) => setTimeout(later, 400))
    await route.continue()
  })
  await page.goto('/about/')
  await ask(page, 'kong')
  // every change of the dialog is written down: what is said, and the names that stand there then
  await page.evaluate(() => {
    const seen: { said: string; names: string[] }[] = []
    Object.assign(window, { seen })
    const look = () =>
      seen.push({
        said: document.querySelector('#search [role=status]')?.textContent ?? '',
        names: [...document.querySelectorAll('#search .hit-name b')].map((name) => name.textContent ?? ''),
      })
    new MutationObserver(look).observe(document.querySelector('#search .found') as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const status = dialogOf(page).getByRole('status')
  for (const [query, first] of [
    ['half colour', 'Hun Yi Se'],
    ['pinghu', 'Ping Hu'],
    ['shooter', 'Shooter'],
  ]) {
    await fieldOf(page).fill(query)
    await expect(status).toContainText(first)
  }
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { said: string; names: string[] }[] }).seen,
  )
  expect(seen.filter(({ said }) => said !== '').length).toBeGreaterThan(2)
  for (const { said, names } of seen)
    if (said !== '')
      expect(
        names.some((name) => said.includes(name)),
        `${said} | ${names}`,
      ).toBe(true)
})

test('passages stand below the names, with what was asked for marked, and lead to their part', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/about/')
  await ask(page, 'shooter')
  const texts = dialogOf(page).locator('.found-part', { hasText: 'In the texts' })
  await expect(texts.locator('mark').first()).toHaveText(/shooter/i)
  const order = await dialogOf(page).getByRole('heading').allTextContents()
  expect(order).toEqual(['Names and terms', 'In the texts'])
  for (const link of await texts.locator('a').all()) {
    const href = await link.getAttribute('href')
    const { pathname, hash } = new URL(href ?? '', page.url())
    const answer = await page.request.get(pathname)
    expect(answer.status(), pathname).toBe(200)
    if (hash) expect(await answer.text()).toContain(`id="${hash.slice(1)}"`)
  }
})

test('with nothing typed it teaches, and its examples work', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('/')
  await dialogOf(page).getByRole('link', { name: '混一色' }).click()
  await expect(fieldOf(page)).toHaveValue('混一色')
  await expect(fieldOf(page)).toBeFocused()
  await expect(hitsOf(page).first()).toContainText('Hun Yi Se')
})

test('with nothing found it offers the nearest names and the glossary', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/about/')
  await page.keyboard.press('/')
  await fieldOf(page).fill('shooooooter')
  await expect(dialogOf(page)).toContainText('Nothing here goes by the name “shooooooter”.')
  await expect(hitsOf(page).first()).toContainText('Shooter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary\/#shooter$/)
  // the address is there before the page is
  await page.waitForLoadState()
  await page.keyboard.press('/')
  await fieldOf(page).fill('qqqqqqqqqqqq')
  await dialogOf(page).getByRole('link', { name: 'Read through the glossary' }).click()
  await expect(page).toHaveURL(/\/glossary\/$/)
})

test('a result on the same page closes the dialog', async ({ page }) => {
  await page.goto('/glossary/')
  await ask(page, 'shooter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary\/#shooter$/)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.locator('#shooter')).toBeInViewport()
})

test('Enter before anything can be found waits for it, and opens the first', { tag: '@once' }, async ({
  page,
}) => {
  for (const slow of ['/terms/**', /\/_astro\/Search\./])
    await page.route(slow, async (route) => {
      await new Promise((later) => setTimeout(later, 700))
      await route.continue()
    })
  for (const where of ['/about/', '/search/?q=']) {
    await page.goto(where)
    await page.keyboard.press('/')
    await page.keyboard.type('zimo')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/glossary\/#zi-mo$/)
  }
})

test('one letter or mere marks are no question', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about/')
  await ask(page, 'kong')
  for (const query of ['<b>', 'k', '?!']) {
    await fieldOf(page).fill(query)
    await expect(dialogOf(page).locator('.found-teach')).toBeVisible()
    await expect(hitsOf(page)).toHaveCount(0)
  }
})

test.describe('when something is missing', () => {
  test('its script: Enter opens the search page', { tag: '@once' }, async ({ page, watched }) => {
    watched.allowed.push(/Failed to load resource/)
    await page.route(/\/_astro\/Search\./, (route) => route.abort())
    await page.goto('/about/')
    await page.keyboard.press('/')
    await page.keyboard.type('pinghu')
    await page.unroute(/\/_astro\/Search\./)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=pinghu$/)
    await expect(page.locator('main [data-hit]').first()).toHaveAttribute('href', '/patterns/ping-hu/')
  })

  test('the full text: names are found all the same', { tag: '@once' }, async ({ page, watched }) => {
    watched.allowed.push(/Failed to load resource/)
    await page.route('/pagefind/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/about/')
    await ask(page, 'pinghu')
    await expect(hitsOf(page).first()).toHaveAttribute('href', '/patterns/ping-hu/')
    await expect(dialogOf(page).getByRole('heading')).toHaveText(['Names and terms'])
    await expect(dialogOf(page).getByRole('status')).toContainText('first Ping Hu.')
  })

  test('the names: it says so, and texts are found all the same', { tag: '@once' }, async ({
    page,
    watched,
  }) => {
    watched.allowed.push(/Failed to load resource/)
    await page.route('/terms/**', (route) => route.fulfill({ status: 500 }))
    await page.goto('/about/')
    await ask(page, 'shooter')
    await expect(dialogOf(page)).toContainText('The list of names did not load.')
    await expect(dialogOf(page).getByRole('heading')).toHaveText(['In the texts'])
    await dialogOf(page).getByRole('link', { name: 'Every page as a link' }).click()
    await expect(page).toHaveURL(/\/search\/$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page of links', { tag: '@once' }, async ({ page }) => {
    await page.goto('/about/')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\/\??$/)
    expect(await page.content()).toMatch(/<noscript>.*Searching needs JavaScript\./)
    await page.getByRole('link', { name: 'Hun Yi Se' }).click()
    await expect(page).toHaveURL(/\/patterns\/half-flush\/$/)
  })
})

test.describe('the search page', () => {
  test('answers the question of its address, and keeps the address up with the field', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/search/?q=half+colour')
    const hits = page.locator('main [data-hit]')
    const index = page.getByRole('heading', { name: 'Everything on one page' })
    await expect(hits.first()).toHaveAttribute('href', '/patterns/half-flush/')
    await expect(index).toBeHidden()
    const field = page.locator('main').getByRole('textbox')
    await expect(field).toHaveValue('half colour')
    await field.fill('自摸')
    await expect(hits.first()).toHaveAttribute('href', '/glossary/#zi-mo')
    await expect(page).toHaveURL(/\?q=%E8%87%AA%E6%91%B8$/)
    await page.reload()
    await expect(hits.first()).toHaveAttribute('href', '/glossary/#zi-mo')
    await field.fill('')
    await expect(index).toBeVisible()
    await expect(page).toHaveURL(/\/search\/$/)
  })

  test('a slash goes to its field, not to the dialog', { tag: '@once' }, async ({ page }) => {
    await page.goto('/search/?q=kong')
    await expect(page.locator('main [data-hit]').first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.locator('main').getByRole('textbox')).toBeFocused()
    await expect(dialogOf(page)).toBeHidden()
  })

  test('is accessible with results, and nothing moves when they come', async ({ page }) => {
    await page.goto('/search/?q=dragon', { waitUntil: 'networkidle' })
    await expect(page.locator('main mark').first()).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test('a question of markup or of nothing sensible is only text', { tag: '@once' }, async ({ page }) => {
    const bad = '<img src=x onerror=alert(1)>"\'&%00\u0000\ud83c'
    await page.goto(`/search/?q=${encodeURIComponent(bad.slice(0, -1))}`)
    await expect(page.locator('main img')).toHaveCount(0)
    await expect(page.locator('main').getByRole('textbox')).toHaveValue(/^<img src=x/)
    await page.goto('/search/?q=%E0%A4%A')
    await expect(page.locator('main h1')).toHaveText('Search')
    await page.goto(`/search/?q=${'kong+'.repeat(300)}`)
    await expect(page.locator('main h1')).toHaveText('Search')
  })
})

for (const query of ['', 'dragon', 'thirten orphnas', 'qqqqqqqqqqqq'])
  test(`the dialog is accessible with “${query}” in it, by day and by night`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/about/')
    await page.keyboard.press('/')
    await fieldOf(page).fill(query)
    await expect(
      dialogOf(page)
        .locator(query ? '.found h2, .found-none' : '.found-teach')
        .first(),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { only: 'color-contrast' })
  })

test('every control can be touched', async ({ page, isMobile }) => {
  test.skip(!isMobile)
  await page.goto('/about/')
  await ask(page, 'dragon')
  for (const control of await dialogOf(page).locator('a:visible, button:visible, input:visible').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
