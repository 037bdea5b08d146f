import { describe, expect, test } from 'vitest'
import { addressOf, LANGS, langOfPath, pageOfPath } from '../../src/i18n/languages.ts'
import { langParam, languagePaths } from '../../src/i18n/routes.ts'

describe('addresses', () => {
  test.each([
    ['en', '/settings/', '/settings/'],
    ['ms', '/settings/', '/ms/settings/'],
    ['zh', '/', '/zh/'],
    ['vi', '/learn/how-to-count-tai/', '/vi/learn/how-to-count-tai/'],
  ] as const)('%s %s', (lang, page, address) => {
    expect(addressOf(lang, page)).toBe(address)
    expect(langOfPath(address)).toBe(lang)
    expect(pageOfPath(address)).toBe(page)
  })

  test('every language reads its own addresses back', () => {
    for (const lang of LANGS)
      for (const page of ['/', '/glossary/', '/patterns/ping-hu/']) {
        expect(langOfPath(addressOf(lang, page))).toBe(lang)
        expect(pageOfPath(addressOf(lang, page))).toBe(page)
      }
  })

  test('an English page whose name begins like a language is English', () => {
    expect(langOfPath('/msx/')).toBe('en')
    expect(langOfPath('/en/')).toBe('en')
    expect(pageOfPath('/en/')).toBe('/en/')
  })
})

test('English is built at the root', () => {
  expect(langParam('en')).toEqual({ lang: undefined })
  expect(langParam('vi')).toEqual({ lang: 'vi' })
  expect(languagePaths()).toContainEqual({ params: { lang: undefined }, props: { lang: 'en' } })
})
