import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Colours of the tokens by name, as `light` and `dark`; the reader's own tiles override some. */
const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
type Pair = readonly [light: string, dark: string]

function colours(block: string): Map<string, Pair> {
  const found = new Map<string, Pair>()
  for (const [, name, value] of block.matchAll(/--([\w-]+):\s*(light-dark\([^)]*\)|#[0-9a-f]{3,8});/g)) {
    const [, light, dark] = /light-dark\(\s*([^,\s]+),\s*([^)\s]+)\s*\)/.exec(value) ?? [null, value, value]
    found.set(name, [light, dark])
  }
  return found
}

const blockOf = (selector: string) => {
  const from = css.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`no block ${selector}`)
  return css.slice(from, css.indexOf('}', from))
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** WCAG 2.2, 1.4.3. */
function ratio(a: string, b: string): number {
  const [more, less] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (more + 0.05) / (less + 0.05)
}

const TEXT = 4.5
const MARK = 3
const GROUNDS = ['paper', 'sheet', 'sunk', 'jade-tint', 'pays-tint']
const PAIRS: readonly (readonly [text: string, ground: string, needed: number])[] = [
  ...['ink', 'ink-2'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground, TEXT] as const)),
  ...['paper', 'sheet', 'sunk', 'jade-tint'].map((ground) => ['jade', ground, TEXT] as const),
  ...['paper', 'sheet', 'sunk', 'pays-tint'].map((ground) => ['pays', ground, TEXT] as const),
  ['on-jade', 'jade-fill', TEXT],
  ['on-pays', 'pays-fill', TEXT],
  ...['on-felt', 'on-felt-2', 'lamp'].flatMap((ink) =>
    ['felt', 'felt-deep'].map((ground) => [ink, ground, TEXT] as const),
  ),
  ['felt-deep', 'lamp', TEXT],
  ['edge', 'paper', MARK],
  ['edge', 'sheet', MARK],
  ['felt-edge', 'felt', MARK],
  ['felt-edge', 'felt-deep', MARK],
  ['focus', 'paper', MARK],
  ['focus', 'sheet', MARK],
]
const TILES: typeof PAIRS = [
  ['t-ink', 't-face', TEXT],
  ['t-red', 't-face', TEXT],
  ['t-green', 't-face', TEXT],
  ['t-gold', 't-face', MARK],
  ['t-face', 'felt', MARK],
]

const root = colours(blockOf(':root'))

describe.each([
  ['the page', root, [...PAIRS, ...TILES]],
  ['stronger inks', new Map([...root, ...colours(blockOf(':root[data-inks="strong"]'))]), TILES],
])('%s', (_, tokens, pairs) => {
  test.each(pairs)('%s on %s is at least %f', (text, ground, needed) => {
    for (const theme of [0, 1]) {
      const colour = tokens.get(text)?.[theme] ?? ''
      const under = tokens.get(ground)?.[theme] ?? ''
      expect(ratio(colour, under), `${colour} on ${under}`).toBeGreaterThanOrEqual(needed)
    }
  })
})

test('stronger inks are stronger', () => {
  const strong = colours(blockOf(':root[data-inks="strong"]'))
  for (const ink of ['t-ink', 't-red', 't-green', 't-gold'])
    expect(ratio(strong.get(ink)![0], strong.get('t-face')![0])).toBeGreaterThan(
      ratio(root.get(ink)![0], root.get('t-face')![0]),
    )
})

test.each(['indigo', 'amber'])('the pattern of the %s back can be seen', (back) => {
  const own = colours(blockOf(`:root[data-back="${back}"]`))
  for (const theme of [0, 1])
    expect(ratio(own.get('t-back')![theme], own.get('t-back-line')![theme])).toBeGreaterThan(2)
})
