/**
 * Text as outlines, from the fonts that the project brings, so that a picture looks the same on every machine: the
 * site's own Commissioner, and Noto Sans SC for Chinese, which the site itself leaves to the reader's system.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from '../setup.mjs'

/** The site's own text, and its headings (art/fonts/README.md); Noto has two weights of its own for them. */
const STYLES = {
  text: { folder: join(ROOT, 'public', 'fonts'), name: 'commissioner', weight: 400 },
  head: { folder: join(ROOT, 'art', 'fonts'), name: 'commissioner-head', weight: 700 },
}
const SCRIPTS = ['latin', 'vi', 'ext']
const NOTO = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'))

/** The files of a weight of Noto Sans SC with the code points that each has. */
function notoFiles(weight) {
  const css = readFileSync(join(NOTO, `${weight}.css`), 'utf8')
  return [...css.matchAll(/url\(\.\/(files\/[^)]+\.woff2)\)[^}]*unicode-range:\s*([^;]+);/g)].map(
    ([, file, ranges]) => ({
      file: join(NOTO, file),
      ranges: ranges.split(',').map((range) => {
        const [from, to = from] = range.trim().slice(2).split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      }),
    }),
  )
}

/** Opens the fonts: `text` and `head` measure and draw text. */
export async function openFonts() {
  const { create } = await import('fontkitten')
  const opened = new Map()
  const open = (file) => {
    if (!opened.has(file)) opened.set(file, create(readFileSync(file)))
    return opened.get(file)
  }
  const setter = ({ folder, name, weight }) => {
    const own = SCRIPTS.map((script) => open(join(folder, `${name}-${script}.woff2`)))
    const noto = notoFiles(weight)
    const known = new Map()
    const find = (code) => {
      const font =
        own.find((one) => one.hasGlyphForCodePoint(code)) ??
        noto
          .filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
          .map(({ file }) => open(file))
          .find((one) => one.hasGlyphForCodePoint(code))
      if (!font) throw new Error(`No font has U+${code.toString(16)} (${String.fromCodePoint(code)})`)
      const glyph = font.glyphForCodePoint(code)
      return { advance: glyph.advanceWidth / font.unitsPerEm, scale: 1 / font.unitsPerEm, glyph }
    }
    const glyphOf = (code) => {
      if (!known.has(code)) known.set(code, find(code))
      return known.get(code)
    }
    const width = (text, size) =>
      [...text].reduce((sum, char) => sum + glyphOf(char.codePointAt(0)).advance * size, 0)
    /** The text as one path, its first letter at `x`, its base line at `y`. */
    const path = (text, x, y, size, fill) => {
      let at = x
      let d = ''
      for (const char of text) {
        const { advance, scale, glyph } = glyphOf(char.codePointAt(0))
        d += glyph.path
          .transform(scale * size, 0, 0, -scale * size, at, y)
          .toSVG()
          .replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2))))
        at += advance * size
      }
      return `<path fill="${fill}" d="${d}"/>`
    }
    return { width, path, lines: (text, size, room) => linesOf(text, (part) => width(part, size) <= room) }
  }
  return { text: setter(STYLES.text), head: setter(STYLES.head) }
}

const HAN = /\p{Script=Han}|[，。、：；！？（）《》“”…—]/u
/** Signs that begin no line, and those that end none. */
const NOT_FIRST = /^[，。、：；！？）》”…—]/u
const NOT_LAST = /[（《“]$/u

/** Where a line may end: after a space, and in Chinese between most characters. */
function piecesOf(text) {
  const pieces = []
  for (const word of text.split(/(?<= )/)) {
    let piece = ''
    for (const char of word) {
      const parts = piece !== '' && (HAN.test(char) || HAN.test(piece.at(-1) ?? ''))
      if (parts && !NOT_FIRST.test(char) && !NOT_LAST.test(piece)) {
        pieces.push(piece)
        piece = ''
      }
      piece += char
    }
    if (piece !== '') pieces.push(piece)
  }
  return pieces
}

/** The text in lines that fit; a piece that is too long by itself stands alone. */
export function linesOf(text, fits) {
  const lines = []
  let line = ''
  for (const piece of piecesOf(text.trim())) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  if (line !== '') lines.push(line.trimEnd())
  return lines
}
