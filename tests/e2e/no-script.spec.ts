import type { Page } from '@playwright/test'
import { exampleOf } from '../../src/content/examples/index.ts'
import { LISTED } from '../../src/i18n/dictionaries.ts'
import { DEFAULT_LANG, type Lang, langOfPath, pageOfPath } from '../../src/i18n/languages.ts'
import { builtPages, htmlOf } from './support/built.ts'
import { expect, test } from './support/site.ts'

test.use({ javaScriptEnabled: false })

/** One page of each template, and every lesson and tool; in another language a lesson stands for its like. */
const isLooked = (address: string): boolean => {
  const page = pageOfPath(address)
  const few = /^\/(?:patterns|learn)\/./.test(page)
  if (langOfPath(address) !== DEFAULT_LANG)
    return !few || page === '/patterns/ping-hu/' || page === '/learn/bao/'
  return !page.startsWith('/patterns/') || /ping-hu|seven-pairs|half-flush/.test(page)
}
const pagesIn = (lang: Lang): string[] =>
  builtPages().filter((address) => langOfPath(address) === lang && isLooked(address))

/**
 * Controls that can be seen and pressed and do nothing: no link, no part of a form that goes somewhere, and nothing
 * the browser opens by itself. A control that takes no pointer is text.
 */
const deadOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, [contenteditable], [role="button"], [role="switch"], [role="tab"]',
    )
    const dead = [...controls].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, a'))
        return false
      if (getComputedStyle(control).pointerEvents === 'none') return false
      if (control.hasAttribute('popovertarget') || control.hasAttribute('commandfor')) return false
      const { form } = control as HTMLInputElement
      return !form?.hasAttribute('action') || control.matches('button[type="button"]')
    })
    return dead.map(
      (control) =>
        `${control.localName}.${control.className} ${(control.textContent ?? '').trim().slice(0, 30)}`,
    )
  })

for (const lang of LISTED)
  test(`no page in ${lang} shows a control that does nothing, and one with more to change says what it needs`, async ({
    page,
  }) => {
    test.slow()
    for (const address of pagesIn(lang)) {
      await page.goto(address)
      expect(await deadOn(page), address).toEqual([])
      if ((await page.locator('astro-island').count()) === 0 || pageOfPath(address) === '/') continue
      const said = await page.locator('noscript').allTextContents()
      expect(said.join(' '), address).toMatch(/JavaScript|scripts|skrip/)
    }
  })

test('the table says first that it needs scripts, and offers nothing to choose', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/play/')
  const html = htmlOf('/play/')
  expect(html.indexOf('The table needs scripts.')).toBeLessThan(html.indexOf('<h1'))
  expect(html.indexOf('The table needs scripts.')).toBeGreaterThan(0)
  for (const part of ['.options', '.setup-go']) await expect(page.locator(part).first()).toBeHidden()
  await expect(page.locator('.setup-how')).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(3000)
})

test('the question of the home page has its answer to unfold', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  // the browser under test reads `noscript` as text, so the text is looked at
  const [, answer] = /<noscript>\s*(<details class="hero-d">.*?<\/details>)/s.exec(htmlOf('/')) ?? []
  expect(answer).toContain('<summary>Show the answer</summary>')
  expect(answer).toContain('5 tai, the limit.')
  expect(answer.match(/<li/g)).toHaveLength(exampleOf('home-question').expect.lines.length)
  await expect(page.locator('.hero-q')).toBeHidden()
})
