import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { forbidden, tidyPolicy } from '../../scripts/csp.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head: string, body = '') =>
  `<html><head><meta charset="utf-8">${head}<meta http-equiv="content-security-policy" content="default-src 'self';script-src 'self' 'wasm-unsafe-eval' 'sha256-a=' 'sha256-b='; style-src 'self' 'sha256-c=';"></head><body>${body}</body></html>`

describe('the policy of a page', () => {
  const html = tidyPolicy(
    page(
      '<script>one()</script><style>@layer a</style>',
      '<script type="module">two()</script><script type="application/json">{"a":1}</script><script src="/x.js"></script>',
    ),
    'page',
  )
  const policy = /content="([^"]*)"/.exec(html)?.[1] ?? ''

  test('names the hashes of what the page runs, and no others', () => {
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
    expect(scripts).toBe(`script-src 'self' 'wasm-unsafe-eval' ${hash('one()')} ${hash('two()')}`)
    expect(policy).toContain(`style-src 'self' ${hash('@layer a')}`)
    expect(policy).not.toContain('sha256-a=')
  })
  test('stands before everything it judges', () => {
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script'))
    expect(html.match(/content-security-policy/g)).toHaveLength(1)
  })
  test('keeps its other parts', () => {
    expect(policy).toContain("default-src 'self'")
  })
})

describe('what the policy would break', () => {
  test.each(['<p style="color:red">x</p>', '<button onclick="go()">x</button>', "<i class=a style='x'>"])(
    'is named: %s',
    (body) => {
      expect(forbidden(body)).toHaveLength(1)
      expect(() => tidyPolicy(page('', body), 'page')).toThrow('page')
    },
  )
  test.each([
    '<p title="style = none">x</p>',
    '<p>onclick = x style = y</p>',
    '<script>const a = "<p style=x>"</script>',
    '<a href="/style/?style=1" data-style="x">x</a>',
    '<input autocomplete="on">',
  ])('is not seen where it is not: %s', (body) => {
    expect(forbidden(body)).toEqual([])
  })
  test('a page without a policy is refused', () => {
    expect(() => tidyPolicy('<html></html>', 'bare')).toThrow('bare has no content security policy')
  })
})
