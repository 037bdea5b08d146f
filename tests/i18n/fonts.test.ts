import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { describe, expect, test } from 'vitest'
import { dictionaryOf } from '../../src/i18n/dictionaries.ts'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT))

interface Face {
  readonly file: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
  readonly has: (code: number) => boolean
}

/** The faces of the text font as the style sheet names them, with what its files hold. */
const faces: readonly Face[] = [
  ...read('src/styles/tokens.css')
    .toString()
    .matchAll(/@font-face \{\s*font-family: "Commissioner";\s*src: url\("(.*?)"\).*?unicode-range:(.*?);/gs),
].map(([, file, ranges]) => {
  const font = create(read(`public${file}`))
  if (font.isCollection) throw new Error(`${file} holds several fonts`)
  return {
    file,
    ranges: ranges.split(',').map((range) => {
      const [from, to = from] = range.trim().slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
    has: (code) => font.hasGlyphForCodePoint(code),
  }
})

const inRange = ({ ranges }: Face, code: number) => ranges.some(([from, to]) => code >= from && code <= to)

/** Every text of a language: its messages, and what its content files say. */
function textsOf(lang: 'en' | 'ms' | 'vi'): string {
  const files = readdirSync(new URL('src/content', ROOT), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => new RegExp(`(?:^|/)${lang}(?:/.*)?\\.(?:mdx?|json)$`).test(path))
  return [
    JSON.stringify(dictionaryOf(lang)),
    ...files.map((path) => read(`src/content/${path}`).toString()),
  ].join('\n')
}

/**
 * Characters that stand in no word of these languages: Han, signs that are drawn, not written, and the dot of the
 * Hokkien o͘, which the reader's own fonts lend.
 */
const FOREIGN = /[\u0358\p{Script=Han}\u3000-\u303f\uff00-\uffef\p{C}\p{Extended_Pictographic}\p{So}]/u

describe.each(['en', 'ms', 'vi'] as const)('%s', (lang) => {
  const text = textsOf(lang)
  const chars = [...new Set(text)].filter((char) => !FOREIGN.test(char)).sort()

  test('every character is in a file of the text font, which the browser fetches for it', () => {
    const missing = chars.filter((char) => {
      const code = char.codePointAt(0)!
      return !faces.some((face) => inRange(face, code) && face.has(code))
    })
    expect(missing.map((char) => `${char} U+${char.codePointAt(0)!.toString(16)}`)).toEqual([])
  })

  test('letters with marks are one character each (NFC)', () => {
    expect(text.split('\n').filter((line) => line !== line.normalize('NFC'))).toEqual([])
  })
})

test('the whole Vietnamese alphabet is in the font, in both cases', () => {
  const marks = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
  const letters = [...'aăâeêioôơuưy'].flatMap((vowel) => marks.map((mark) => (vowel + mark).normalize('NFC')))
  const all = [...letters, 'đ'].flatMap((letter) => [letter, letter.toUpperCase()])
  const missing = all.filter((letter) => {
    const code = letter.codePointAt(0)!
    return letter.length > 1 || !faces.some((face) => inRange(face, code) && face.has(code))
  })
  expect(missing).toEqual([])
})
