/** The picture of a page as SVG: the site's name, the title, what the page is about, a hand of tiles in its tray. */

export const WIDTH = 1200
export const HEIGHT = 630
const PAD = 64
const ROOM = WIDTH - 2 * PAD

// the colours of the table by day (src/styles/tokens.css)
const FELT = '#1d5c47'
const DEEP = '#164a39'
const LINE = '#3d7d66'
const INK = '#f7f1e0'
const SOFT = '#c3dccd'
const LAMP = '#ffe09a'
const FACE = '#fbf5e4'
const EDGE = '#dccda8'
const BACK = '#25835f'

/** The site's band of floor-tile geometry (src/styles/tiles.css), larger. */
const STAR = 'M7 2.9Q7.9 6.1 11.1 7 7.9 7.9 7 11.1 6.1 7.9 2.9 7 6.1 6.1 7 2.9z'
const BAND = `<defs><pattern id="band" width="28" height="14" patternUnits="userSpaceOnUse" patternTransform="scale(2.4)"><path fill="#3d8a70" fill-rule="evenodd" d="M0 0H28V1H0zM0 13H28V14H0z${STAR}M14 2.6 16.9 7 14 11.4 11.1 7zM14 5.2 12.8 7 14 8.8 15.2 7zM0 2.6 2.9 7 0 11.4zM28 2.6V11.4L25.1 7z"/><path fill="#c05a45" transform="translate(14)" d="${STAR}"/></pattern></defs><rect width="${WIDTH}" height="33.6" fill="${DEEP}"/><rect width="${WIDTH}" height="33.6" fill="url(#band)"/>`

const plain = (svg) => svg.replace(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1')

/** The drawings of the tiles by their names, each in its box of 60 by 80. */
export function facesOf(sprite) {
  const symbols = sprite.matchAll(/<symbol id="(\w+)"[^>]*>([\s\S]*?)<\/symbol>/g)
  return new Map([...symbols].map(([, id, art]) => [id, plain(art)]))
}

const body = (x, y, w, fill) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${(w * 4) / 3}" rx="${w * 0.11}" fill="${fill}"/>`

function tile(art, face, x, y, w) {
  const back = face === 'back'
  return `${body(x, y + w * 0.11, w, back ? FACE : BACK)}${body(x, y + w * 0.05, w, EDGE)}${body(x, y, w, back ? BACK : FACE)}<svg x="${x}" y="${y}" width="${w}" height="${(w * 4) / 3}" viewBox="0 0 60 80">${art}</svg>`
}

const GAP = 0.36
const BETWEEN = 0.035

/** The hand in one row, as large as the room lets it be. */
function tray(faces, sets, bottom) {
  const tiles = sets.flat().length
  const units = tiles + GAP * (sets.length - 1) + BETWEEN * (tiles - sets.length)
  const w = Math.min(76, (ROOM - 56) / units)
  const tall = w * (4 / 3 + 0.11)
  const top = bottom - tall - 52
  let x = (WIDTH - units * w) / 2
  let drawn = ''
  for (const set of sets) {
    for (const face of set) {
      const art = faces.get(face)
      if (art === undefined) throw new Error(`The sprite has no tile ${face}`)
      drawn += tile(art, face, x, top + 26, w)
      x += w * (1 + BETWEEN)
    }
    x += w * (GAP - BETWEEN)
  }
  const felt = `<rect x="${PAD}" y="${top}" width="${ROOM}" height="${bottom - top}" rx="20" fill="${DEEP}" stroke="${LINE}" stroke-width="2"/>`
  return { svg: felt + drawn, top }
}

/** The largest size at which a text stays within so many lines. */
function fitted(text, font, sizes, most) {
  for (const size of sizes) {
    const lines = font.lines(text, size, ROOM)
    if (lines.length <= most && lines.every((line) => font.width(line, size) <= ROOM)) return { size, lines }
  }
  const size = sizes.at(-1)
  const lines = font.lines(text, size, ROOM).slice(0, most)
  lines[most - 1] = `${lines[most - 1]?.replace(/[\s,.:;，。：；、]*\S?$/u, '') ?? ''}…`
  return { size, lines }
}

/** `fonts` of `openFonts`; `faces` of `facesOf`. */
export function drawPicture({ title, about, sets }, fonts, faces) {
  const hand = tray(faces, sets, HEIGHT - 52)
  const head = fitted(title, fonts.head, [84, 76, 68, 60, 52, 46], 2)
  const text = fitted(about, fonts.text, [32, 29, 26], head.lines.length > 1 ? 2 : 3)
  const mark = `${tile(faces.get('7z'), '7z', PAD, 70, 34)}${fonts.head.path('Count Tai', PAD + 50, 103, 32, LAMP)}`
  // the block of words stands in the middle of what the tray leaves
  const lead = { head: head.size * 1.08, text: text.size * 1.42 }
  const tall = head.lines.length * lead.head + 14 + text.lines.length * lead.text
  let y = 132 + (hand.top - 132 - tall) / 2
  let words = ''
  for (const line of head.lines) {
    words += fonts.head.path(line, PAD, y + head.size * 0.82, head.size, INK)
    y += lead.head
  }
  y += 14
  for (const line of text.lines) {
    words += fonts.text.path(line, PAD, y + text.size * 0.95, text.size, SOFT)
    y += lead.text
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="${FELT}"/>${BAND}${mark}${words}${hand.svg}</svg>`
}
