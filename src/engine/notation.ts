import { type Hand, type Meld, meldOf, meldTiles } from './hand.ts'
import { characterAt, quoted, wellFormed } from './quote.ts'
import { type Fault, fail, ok, type Result } from './result.ts'
import { COPIES, isBonus, type Kind, LETTERS, TILE_IDS } from './tiles.ts'

export type NotationCode = 'unknown-tile' | 'not-a-set' | 'fifth-copy' | 'second-bonus' | 'tile-not-in-table'
/** Which kinds a table plays with; every kind when left out. */
export type InTable = (kind: Kind) => boolean
export type NotationFault = Fault<NotationCode>

/** A tile read from a text, with the place of its rank. */
interface Placed {
  readonly kind: Kind
  readonly at: number
}

const LETTER = new Map<string, (typeof LETTERS)[number]>(LETTERS.map((l) => [l.letter, l]))
const isDigit = (c: string) => c >= '0' && c <= '9'
const isSpace = (c: string) => c.trim() === ''

class NotationError {
  readonly fault: NotationFault
  constructor(code: NotationCode, message: string, at: number) {
    this.fault = { code, message, at }
  }
}

const unknown = (text: string, at: number, why?: string) =>
  new NotationError(
    'unknown-tile',
    why ?? `"${wellFormed(characterAt(text, at))}" is not a tile of the notation`,
    at,
  )

/** Reads ranks and letters from `from` up to the first character of `stops`; returns the place of that stop. */
function readTiles(text: string, from: number, stops: string, out: Placed[]): number {
  const pending: number[] = []
  let i = from
  for (; i < text.length && !stops.includes(text[i]); i++) {
    const c = text[i]
    if (isSpace(c)) continue
    if (isDigit(c)) {
      pending.push(i)
      continue
    }
    const group = LETTER.get(c)
    if (!group) throw unknown(text, i)
    if (pending.length === 0) throw unknown(text, i, `"${c}" has no rank before it`)
    for (const at of pending) {
      const rank = Number(text[at])
      if (rank < 1 || rank > group.ranks)
        throw unknown(text, at, `${rank}${c} does not exist: ${c} has ranks 1 to ${group.ranks}`)
      out.push({ kind: group.first + rank - 1, at })
    }
    pending.length = 0
  }
  if (pending.length > 0) throw unknown(text, pending[0], `digits without a letter: "${text[pending[0]]}"`)
  return i
}

const STOPS = '[](){}|+'

function readSet(text: string, open: number, all: Placed[]): { meld: Meld; end: number } {
  const close = text[open] === '[' ? ']' : ')'
  const tiles: Placed[] = []
  const end = readTiles(text, open + 1, STOPS, tiles)
  if (text[end] !== close)
    throw new NotationError('not-a-set', `the set opened here is not closed by "${close}"`, open)
  const meld = meldOf(
    tiles.map((t) => t.kind),
    close === ')',
  )
  if (!meld) {
    const want = close === ')' ? 'a concealed Kong (four of a kind)' : 'a Chi, a Pong or a Kong'
    throw new NotationError('not-a-set', `${text.slice(open, end + 1)} is not ${want}`, open)
  }
  all.push(...tiles)
  return { meld, end: end + 1 }
}

/** A fifth copy or a second bonus tile, in the order the text gives them; then a tile the table has not. */
function checkCopies(placed: readonly Placed[], inTable: InTable = () => true): void {
  const seen = new Array<number>(TILE_IDS.length).fill(0)
  for (const { kind, at } of placed) {
    seen[kind]++
    if (isBonus(kind) ? seen[kind] > 1 : seen[kind] > COPIES) {
      const id = TILE_IDS[kind]
      throw isBonus(kind)
        ? new NotationError('second-bonus', `there is only one ${id}`, at)
        : new NotationError('fifth-copy', `more than four copies of ${id}`, at)
    }
  }
  const stranger = placed.find(({ kind }) => !inTable(kind))
  if (stranger) {
    const id = TILE_IDS[stranger.kind]
    throw new NotationError('tile-not-in-table', `${id} is not played with at this table`, stranger.at)
  }
}

function read(text: string, inTable?: InTable): Hand {
  const concealed: Placed[] = []
  const bonus: Placed[] = []
  const all: Placed[] = []
  const melds: Meld[] = []
  let winning: Kind | null = null
  let i = 0
  while (i < text.length && text[i] !== '|' && text[i] !== '+') {
    if (text[i] === '[' || text[i] === '(') {
      const { meld, end } = readSet(text, i, all)
      melds.push(meld)
      i = end
    } else if (STOPS.includes(text[i])) {
      throw new NotationError('not-a-set', `"${text[i]}" opens no set`, i)
    } else {
      const from = concealed.length
      i = readTiles(text, i, STOPS, concealed)
      for (const t of concealed.slice(from)) {
        if (isBonus(t.kind)) throw unknown(text, t.at, `bonus tile ${TILE_IDS[t.kind]} belongs behind "|"`)
        all.push(t)
      }
    }
  }
  if (text[i] === '|') {
    i = readTiles(text, i + 1, STOPS, bonus)
    for (const t of bonus) {
      if (!isBonus(t.kind))
        throw unknown(text, t.at, `${TILE_IDS[t.kind]} is no bonus tile; only those stand behind "|"`)
      all.push(t)
    }
  }
  if (text[i] === '+') {
    const won: Placed[] = []
    const plus = i
    i = readTiles(text, i + 1, STOPS, won)
    if (won.length === 0) throw unknown(text, plus, 'no tile behind "+"')
    if (won.length > 1) throw unknown(text, won[1].at, 'only one tile may stand behind "+"')
    winning = won[0].kind
    all.push(won[0])
  }
  if (i < text.length) throw unknown(text, i, `"${text[i]}" has no place here`)
  checkCopies(all, inTable)
  const kinds = (placed: Placed[]) => placed.map((t) => t.kind).sort((a, b) => a - b)
  return { concealed: kinds(concealed), melds, bonus: kinds(bonus), winning }
}

function guarded<T>(work: () => T): Result<T, NotationFault> {
  try {
    return ok(work())
  } catch (error) {
    if (error instanceof NotationError) return { ok: false, error: error.fault }
    throw error
  }
}

/**
 * Reads a hand text (`23m 456p 55s [777z] (9999s) |2f1a +1m`). Faults carry the 0-based place of the first
 * bad character (a set: its bracket; digits without a letter: the first; a fifth copy: its rank); faults of
 * writing go before faults of counting. How many tiles there are is not checked here: a hand being built is a hand.
 */
export const parseHand = (text: string, inTable?: InTable): Result<Hand, NotationFault> =>
  guarded(() => read(text, inTable))

/** Reads a bare list of tiles of every kind (`123m 5z 1f`), in the order written; copies are checked. */
export const parseTiles = (text: string, inTable?: InTable): Result<Kind[], NotationFault> =>
  guarded(() => {
    const placed: Placed[] = []
    const end = readTiles(text, 0, STOPS, placed)
    if (end < text.length) throw unknown(text, end)
    checkCopies(placed, inTable)
    return placed.map((t) => t.kind)
  })

/** Reads one tile (`3m`). */
export function parseTile(text: string): Result<Kind, NotationFault> {
  const tiles = parseTiles(text)
  if (!tiles.ok) return tiles
  return tiles.value.length === 1
    ? ok(tiles.value[0])
    : fail('unknown-tile', `"${quoted(text)}" is not one tile`, 0)
}

/** Reads declared sets only (`[555z](6666z)`). */
export const parseMelds = (text: string): Result<Meld[], NotationFault> =>
  guarded(() => {
    const all: Placed[] = []
    const melds: Meld[] = []
    let i = 0
    while (i < text.length) {
      if (isSpace(text[i])) i++
      else if (text[i] === '[' || text[i] === '(') {
        const { meld, end } = readSet(text, i, all)
        melds.push(meld)
        i = end
      } else throw new NotationError('not-a-set', `"${wellFormed(characterAt(text, i))}" opens no set`, i)
    }
    checkCopies(all)
    return melds
  })

const letterOf = (kind: Kind) => TILE_IDS[kind][1]
const rankChar = (kind: Kind) => TILE_IDS[kind][0]

/** Kinds in the order given, ranks of one letter run together, groups joined by `gap`. */
function runs(kinds: readonly Kind[], gap: string): string {
  let text = ''
  for (let i = 0; i < kinds.length; i++) {
    text += rankChar(kinds[i])
    const last = i + 1 === kinds.length
    if (last || letterOf(kinds[i + 1]) !== letterOf(kinds[i])) text += letterOf(kinds[i]) + (last ? '' : gap)
  }
  return text
}

/** Tiles in kind order as the notation writes them (`123m 55s 7z`). */
export const formatTiles = (kinds: readonly Kind[]): string =>
  runs(
    kinds.slice().sort((a, b) => a - b),
    ' ',
  )

/** A declared set with its brackets. */
export const formatMeld = (meld: Meld): string => {
  const inside = runs(meldTiles(meld), '')
  return meld.concealed ? `(${inside})` : `[${inside}]`
}

/** The canonical writing; `parseHand` reads it back to the same hand. */
export function formatHand(hand: Hand): string {
  const parts: string[] = []
  if (hand.concealed.length > 0) parts.push(formatTiles(hand.concealed))
  for (const meld of hand.melds) parts.push(formatMeld(meld))
  if (hand.bonus.length > 0) {
    const rising = hand.bonus.slice().sort((a, b) => a - b)
    parts.push(`|${rising.map((kind) => TILE_IDS[kind]).join('')}`)
  }
  if (hand.winning !== null) parts.push(`+${TILE_IDS[hand.winning]}`)
  return parts.join(' ')
}
