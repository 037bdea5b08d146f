/** What the picture of a built page shows, read from the page itself: its title, what it is about, its first hand. */

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)

const metaOf = (html, name) => {
  const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)
  return found ? decoded(found[1]) : null
}

/** The text of an element that begins at `from`, up to where it ends. */
function elementAt(html, from, name) {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.slice(from, tags.lastIndex)
  }
  return html.slice(from)
}

const TILE = /<use href="\/tiles\.svg#(\w+)"/g
const tilesIn = (html) => [...html.matchAll(TILE)].map(([, face]) => face)

/** The sets of the first whole hand of a page, at most as many tiles as a picture has room for; or null. */
export function handOf(html, { least = 8, most = 18 } = {}) {
  const main = html.slice(Math.max(0, html.indexOf('<main')))
  for (const start of main.matchAll(/<span class="hand"/g)) {
    const hand = elementAt(main, start.index, 'span')
    const sets = [...hand.matchAll(/<span class="set[^"]*"/g)].map((set) =>
      tilesIn(elementAt(hand, set.index, 'span')),
    )
    const count = sets.flat().length
    if (count >= least && count <= most) return sets
  }
  return null
}

/** Hands for pages that show none: each page has one of them, the same in every build. */
const HANDS = [
  '1m1m1m 2p3p4p 6s7s8s 7z7z7z 5p5p 2a',
  '5z5z5z 6z6z6z 7z7z7z 2m3m4m 1z1z 1f',
  '1s2s3s 4s5s6s 7s8s9s 2s2s2s 6z6z 1y',
  '1m9m 1p9p 1s9s 1z2z3z4z 5z6z7z 7z',
  '2p3p4p 3m4m5m 6m7m8m 5s6s7s 9p9p 3f',
  '1z1z1z 2z2z2z 3z3z3z 4z4z 8p8p8p 4a',
].map((hand) => hand.split(' ').map((set) => set.match(/../g)))

const numberOf = (text) => [...text].reduce((sum, char) => (sum * 31 + char.codePointAt(0)) % 9973, 7)

/** What to draw for a page, and where; null for a page that names no picture of its own. */
export function pictureOf(html) {
  const address = metaOf(html, 'og:image')
  const title = metaOf(html, 'og:title')
  const about = metaOf(html, 'description')
  if (!address || !title || !about) return null
  const file = new URL(address, 'http://site').pathname
  // pages of one address in several languages show the same hand
  const sets = handOf(html) ?? HANDS[numberOf(file.replace(/^\/og\/\w+/, '')) % HANDS.length]
  return { file, title, about, sets }
}
