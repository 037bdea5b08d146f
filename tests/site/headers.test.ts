import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { headerRules, headersFor } from '../../scripts/headers.mjs'
import { addressOf, LANGS } from '../../src/i18n/languages.ts'

const rules = headerRules(readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8'))
const of = (address: string): Record<string, string> => headersFor(rules, address)

describe('the headers of the site', () => {
  test('let other sites frame the builder by itself, in every language, and nothing else', () => {
    for (const lang of LANGS) {
      expect(of(addressOf(lang, '/embed/hand/'))).not.toHaveProperty('content-security-policy')
      for (const page of ['/', '/tools/hand/', '/embed/', '/embed/hand/more/', '/play/'])
        expect(of(addressOf(lang, page))['content-security-policy']).toBe("frame-ancestors 'none'")
    }
  })
  test('hold for every file', () => {
    for (const address of ['/', '/embed/hand/', '/sw.js', '/_astro/a.js', '/fonts/a.woff2', '/nowhere'])
      expect(of(address)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
  })
  test('keep for ever what has a hash in its name, and ask again for the worker', () => {
    expect(of('/_astro/a.123.js')['cache-control']).toContain('immutable')
    expect(of('/sw.js')['cache-control']).toBe('no-cache')
    expect(of('/learn/')).not.toHaveProperty('cache-control')
  })
})

describe('a file of headers', () => {
  test('is read rule by rule, the later in place of the earlier', () => {
    const read = headerRules('# a word\n/*\n  A: 1\n  B: 2\n\n/x/*\n  ! A\n  B: 3\n')
    expect(headersFor(read, '/y')).toEqual({ a: '1', b: '2' })
    expect(headersFor(read, '/x/y')).toEqual({ b: '3' })
  })
  test('says which line it cannot be', () => {
    expect(() => headerRules('  A: 1')).toThrow('A: 1')
    expect(() => headerRules('/*\n  so so')).toThrow('so so')
  })
})
