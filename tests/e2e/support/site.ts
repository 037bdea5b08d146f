import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/**
 * A page that is watched: any error in the console, any script that fails, any request to another host and any
 * break of the content security policy fails the test. `allowed` texts are expected by a test.
 */
export const test = base.extend<{ watched: { allowed: RegExp[] } }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = []
      const wrong: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') wrong.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => wrong.push(`script: ${error.message}`))
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url())
        if (protocol.startsWith('http') && host !== new URL(baseURL ?? '').host)
          wrong.push(`other host: ${request.url()}`)
      })
      await use({ allowed })
      expect(wrong.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No violation of WCAG 2.2 A and AA, nor of axe's best practices. `only` asks one rule of axe alone; `within` looks
 * at one part of the page, where the rest was looked at before (`pages.spec.ts` looks at every page as it opens).
 */
export async function expectAccessible(
  page: Page,
  { only, within }: { only?: string; within?: string } = {},
): Promise<void> {
  // only what is wrong is asked for: naming every element that is right takes most of the time on a long page
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  const { violations } = await (only ? axe.withRules([only]) : axe.withTags(TAGS)).analyze()
  const said = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(' | ')}`,
  )
  expect(said).toEqual([])
}

/** Nothing to scroll sideways to. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}

/** How far things moved that the reader did not move (cumulative layout shift), since the page began. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 100)
      }),
  )
