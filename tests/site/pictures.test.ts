import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawPicture, facesOf } from '../../scripts/pictures/draw.mjs'
import { handOf, pictureOf } from '../../scripts/pictures/page.mjs'
import { linesOf, openFonts } from '../../scripts/pictures/text.mjs'

const tile = (face: string) => `<span class="tile"><svg><use href="/tiles.svg#${face}"></use></svg></span>`
const set = (...faces: string[]) => `<span class="set">${faces.map(tile).join('')}</span>`
const hand = (...sets: string[]) => `<span class="hand">${sets.join('')}</span>`
const whole = hand(set('1m', '1m', '1m'), set('2p', '3p', '4p'), set('5z', '5z'))
const page = (main: string) =>
  `<head><meta name="description" content="Pairs &amp; sets"><meta property="og:title" content="Half Flush"><meta property="og:image" content="https://tai.example/og/en/half.png"></head>${tile('7z')}<main>${main}</main>`

describe('what a picture shows', () => {
  test('comes from the page: title, description, the first whole hand in the text', () => {
    expect(pictureOf(page(hand(set('9s')) + whole + hand(set('2m', '2m'))))).toEqual({
      file: '/og/en/half.png',
      title: 'Half Flush',
      about: 'Pairs & sets',
      sets: [
        ['1m', '1m', '1m'],
        ['2p', '3p', '4p'],
        ['5z', '5z'],
      ],
    })
  })
  test('a page without a hand has one of ours, the same in every language', () => {
    const of = (html: string) => pictureOf(html)?.sets
    expect(of(page(''))?.flat().length).toBeGreaterThan(13)
    expect(of(page(''))).toEqual(of(page('').replace('/og/en/', '/og/zh/')))
  })
  test('a hand that is too long for a row is passed over', () => {
    const long = hand(...Array.from({ length: 7 }, () => set('1m', '2m', '3m')))
    expect(handOf(page(long + whole))?.flat()).toHaveLength(8)
    expect(handOf(page(long))).toBeNull()
  })
  test('a page that names no picture has none', () => {
    expect(pictureOf('<main></main>')).toBeNull()
  })
})

describe('lines', () => {
  const within = (most: number) => (line: string) => line.length <= most
  test('end after words', () => {
    expect(linesOf('one two three', within(7))).toEqual(['one two', 'three'])
  })
  test('end between Chinese characters, but not before a comma or within a Latin word', () => {
    expect(linesOf('麻将牌，一台Tai起', within(4))).toEqual(['麻将牌，', '一台', 'Tai起'])
    expect(linesOf('一二三四，五', within(4))).toEqual(['一二三', '四，五'])
  })
  test('a word that is too long stands alone', () => {
    expect(linesOf('a immeasurable b', within(5))).toEqual(['a', 'immeasurable', 'b'])
  })
})

const fonts = await openFonts()

describe('drawing', () => {
  const faces = facesOf(readFileSync(new URL('../../public/tiles.svg', import.meta.url), 'utf8'))

  test.each([
    ['How to count tai', 'Where every tai comes from.'],
    ['Cách tính tai', 'Từng điểm từ đâu ra, với những tay bài đổi được.'],
    ['怎样算台', '每一台从哪里来：“平胡”、花牌，还有满台的牌型。'],
  ])('has no text that a system font would have to draw: %s', (title, about) => {
    const svg = drawPicture({ title, about, sets: [['1m', '1m'], ['back']] }, fonts, faces)
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('var(')
    expect(svg).not.toContain('NaN')
  })
  test('says which sign no font has', () => {
    expect(() => fonts.text.width('\u{10FFFF}', 20)).toThrow('U+10ffff')
  })
  test('says which tile the sprite does not have', () => {
    expect(() => drawPicture({ title: 'a', about: 'b', sets: [['9z']] }, fonts, faces)).toThrow('9z')
  })
  test('keeps long titles and texts inside', () => {
    const long = 'Where tables differ '.repeat(20)
    const svg = drawPicture({ title: long, about: long, sets: [['1m']] }, fonts, faces)
    const xs = [...svg.matchAll(/<path fill="#(?:f7f1e0|c3dccd)" d="([^"]*)"/g)].flatMap(([, d]) =>
      [...d.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)),
    )
    expect(Math.max(...xs)).toBeLessThan(1200 - 56)
  })
})
