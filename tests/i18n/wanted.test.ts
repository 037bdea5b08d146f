import { expect, test } from 'vitest'
import { wantedLanguage } from '../../src/components/site/language-offer.ts'

test.each([
  [['vi-VN', 'vi', 'en'], 'vi'],
  [['ms-SG'], 'ms'],
  [['zh-Hant-HK', 'en'], 'zh'],
  [['zh'], 'zh'],
  // the first that the site has, whatever stands before it
  [['fr-FR', 'vi', 'en'], 'vi'],
  [['VI'], 'vi'],
  // English comes first, or there is nothing to offer
  [['en-SG', 'zh'], null],
  [['fr', 'en', 'zh'], null],
  [['fr', 'id'], null],
  [['vie', 'zhx'], null],
  [[''], null],
  [[], null],
] as const)('a browser that asks for %j is offered %s', (wishes, lang) => {
  expect(wantedLanguage(wishes)).toBe(lang)
})
