import {
  COPIES,
  clashOf,
  cutText,
  DEFAULT_TABLE,
  DRAWS,
  fillFields,
  formatHand,
  type Hand,
  handSize,
  isBonus,
  type Kind,
  kindOf,
  kindsOf,
  LETTERS,
  type Meld,
  meldOf,
  nearest,
  OPENINGS,
  parseHand,
  type Ruleset,
  SEATS,
  type TableId,
  WIN_WAYS,
} from '../engine/index.ts'
import { mostTiles } from './builder-flowers.ts'
import { type BuilderState, EMPTY_STATE, leanFields, type Pinned, settled } from './builder-state.ts'
import type { PlacedFault } from './faults.ts'
import { LONGEST, readParts, readWordOf, readYesNo, writeQuery } from './query.ts'
import { leanRules, readRulesText, readTable, rulesetOf, writeRulesText } from './rules-check.ts'

/** The parts of a builder's link in their order (interface.md, addresses). */
const NAMES = ['hand', 'seat', 'round', 'win', 'draw', 'last', 'opening', 'from', 'table', 'rules'] as const
type Name = (typeof NAMES)[number]
const isName = (name: string): name is Name => NAMES.includes(name as Name)

/** Closed lists of the link's fields; `last` is read apart. */
const WORDS: Readonly<Partial<Record<Name, readonly string[]>>> = {
  seat: SEATS,
  round: SEATS,
  win: WIN_WAYS,
  draw: DRAWS,
  opening: OPENINGS,
  from: SEATS,
}

/**
 * The query that restores a state under the rules it is shown by: only what differs from the default.
 * An empty hand is written as `hand=`, since a link without a hand opens the page's own.
 */
export function writeLink(state: BuilderState, force: Pinned) {
  const fields: Record<string, unknown> = { ...leanFields(state.fields) }
  const { table } = force
  const rules = writeRulesText(leanRules(table, force.values))
  const values: Partial<Record<Name, string>> = {
    hand: formatHand(state.hand),
    table: table === DEFAULT_TABLE ? undefined : table,
    rules: rules === '' ? undefined : rules,
  }
  for (const name of NAMES) if (fields[name] !== undefined) values[name] = String(fields[name])
  return writeQuery(
    NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const])),
  )
}

/**
 * The nearest hand to a text that cannot be read: every tile that can be made out and exists, sets where the
 * brackets hold one, loose tiles where they do not. Never fails.
 */
export function nearestHand(text: string, inTable: (kind: Kind) => boolean): Hand {
  const counts = new Map<Kind, number>()
  const concealed: Kind[] = []
  const bonus: Kind[] = []
  const melds: Meld[] = []
  let winning: Kind | null = null
  let won = false
  let open: { readonly round: boolean; readonly kinds: Kind[] } | null = null
  let ranks = ''
  const close = () => {
    if (!open) return
    const meld = meldOf(open.kinds, open.round) ?? meldOf(open.kinds, !open.round)
    if (meld) melds.push(meld)
    else concealed.push(...open.kinds)
    open = null
  }
  const put = (kind: Kind) => {
    const n = counts.get(kind) ?? 0
    if (!inTable(kind) || n >= (isBonus(kind) ? 1 : COPIES)) return
    counts.set(kind, n + 1)
    if (won && winning === null) winning = kind
    else if (isBonus(kind)) bonus.push(kind)
    else if (open) open.kinds.push(kind)
    else concealed.push(kind)
  }
  for (const c of text.slice(0, LONGEST)) {
    if (c >= '0' && c <= '9') ranks += c
    else if (LETTERS.some(({ letter }) => letter === c)) {
      for (const rank of ranks) {
        const kind = kindOf(rank + c)
        if (kind !== undefined) put(kind)
      }
      ranks = ''
    } else if (c.trim() !== '') {
      // whatever else stands here ends a set and a run of digits
      ranks = ''
      close()
      if (c === '[' || c === '(') open = { round: c === '(', kinds: [] }
      if (c === '+') won = true
    }
  }
  close()
  const rising = (kinds: Kind[]) => kinds.sort((a, b) => a - b)
  return { concealed: rising(concealed), melds, bonus: rising(bonus), winning }
}

/**
 * Reads a hand's text. A text that cannot be read gives the nearest hand and the first fault with its place.
 * Spaces may be written as pluses, as forms do, where the text cannot be read otherwise.
 */
export function readHandText(
  text: string,
  inTable: (kind: Kind) => boolean,
): { hand: Hand; fault: PlacedFault | null } {
  const cut = text.slice(0, LONGEST)
  const read = parseHand(cut, inTable)
  if (read.ok && cut === text) return { hand: read.value, fault: null }
  for (const plus of [/\+(?=.*\+)/g, /\+/g]) {
    const spaced = parseHand(cut.replace(plus, ' '), inTable)
    if (spaced.ok && cut === text) return { hand: spaced.value, fault: null }
  }
  const hand = nearestHand(cut, inTable)
  const taken = formatHand(hand)
  if (read.ok) return { hand, fault: { code: 'too-long', field: 'hand', text: cut, at: LONGEST, taken } }
  const { code, at } = read.error
  return { hand, fault: { code, field: 'hand', text: cut, at, taken } }
}

export interface ReadLink {
  readonly state: BuilderState
  readonly faults: readonly PlacedFault[]
  /** The hand's text as the link has it, when it cannot be read. */
  readonly handText: string | null
}

/** Fields whose guessed values give way to what the link says elsewhere. */
const GUESSED = ['win', 'draw', 'opening', 'from'] as const

function readField(name: Name, text: string, fields: Record<string, unknown>, faults: PlacedFault[]): void {
  if (name === 'last') {
    const last = readYesNo(text)
    if (last) fields.last = true
    else if (last === null) faults.push({ code: 'unknown-value', field: name, text, taken: 'false' })
    return
  }
  const words = WORDS[name]
  if (!words || text === '' || (name === 'opening' && text === 'null')) return
  const word = readWordOf(text, words)
  if (word !== undefined) fields[name] = word
  else {
    const taken = nearest(text, words)
    faults.push({ code: 'unknown-value', field: name, text: cutText(text, 60), taken })
    fields[name] = taken
  }
}

/**
 * Reads a builder's link; null when it says nothing about a hand. Each part is read on its own: what cannot be
 * read is named, and the state is the nearest good one. A link that names a table or rules pins the hand to them.
 * `openingAt` is the hand of a link that names none, by the table it names; null: the reader's. Never throws.
 */
export function readLink(
  search: string,
  openingAt: (table: TableId | null) => BuilderState = () => EMPTY_STATE,
): ReadLink | null {
  const faults: PlacedFault[] = []
  const parts = readParts(search, isName, faults)
  if (Object.keys(parts).length === 0 && faults.length === 0) return null

  const table = parts.table ? readTable(parts.table, faults) : DEFAULT_TABLE
  const checked = readRulesText(table, parts.rules ?? '')
  faults.push(...checked.faults)
  const rules = rulesetOf(table, checked.values)
  // a link that names neither is shown by the reader's own rules, like every page
  const named = parts.table !== undefined || parts.rules !== undefined
  const pinned: Pinned | null = named ? { table, values: checked.values } : null

  const written: Record<string, unknown> = {}
  for (const name of NAMES) if (parts[name] !== undefined) readField(name, parts[name], written, faults)
  if (parts.hand === undefined) {
    const opening = openingAt(pinned?.table ?? null)
    const fields = Object.keys(written).length > 0 ? written : opening.fields
    // a table without animals cannot open on one
    const hand = { ...opening.hand, bonus: opening.hand.bonus.filter(kindsOf(rules)) }
    const state = settledLink({ hand, fields, pinned, trail: [] }, rules, parts, faults)
    return { state, faults, handText: null }
  }
  const { hand, fault } = readHandText(parts.hand, kindsOf(rules))
  if (fault && !faults.some(({ field }) => field === 'hand')) faults.unshift(fault)
  const clashes: PlacedFault[] = []
  const state = settledLink({ hand, fields: written, pinned, trail: [] }, rules, parts, faults, clashes)
  if (handSize(hand) > mostTiles(state.hand, state.fields.seat))
    faults.push({ code: 'tile-count', field: 'hand', text: String(handSize(hand)) })
  faults.push(...clashes)
  return { state, faults, handText: fault ? parts.hand.slice(0, LONGEST) : null }
}

/** A hand without what is too many for it: loose tiles from the end of the writing, then the last sets. */
export function trimmed(state: BuilderState): BuilderState {
  let { hand } = state
  while (handSize(hand) > mostTiles(hand, state.fields.seat))
    hand =
      hand.concealed.length > 0
        ? { ...hand, concealed: hand.concealed.slice(0, -1) }
        : { ...hand, melds: hand.melds.slice(0, -1) }
  return hand === state.hand ? state : { ...state, hand }
}

type Parts = Readonly<Partial<Record<Name, string>>>

/**
 * The state of a link without a contradiction, its clashes put into `clashes`. A field that is only guessed gives
 * way first, and its one fault says what is shown in the end.
 */
function settledLink(
  state: BuilderState,
  rules: Ruleset,
  parts: Parts,
  faults: PlacedFault[],
  clashes: PlacedFault[] = faults,
): BuilderState {
  const asked = settled(state, rules)
  const guessed = GUESSED.filter((name) =>
    faults.some((one) => one.code === 'unknown-value' && one.field === name),
  )
  if (guessed.length === 0 || clashesOf(state, asked, rules, parts).length === 0) {
    clashes.push(...clashesOf(state, asked, rules, parts))
    return asked
  }
  const fields: Record<string, unknown> = { ...state.fields }
  for (const name of guessed) delete fields[name]
  const sure = { ...state, fields }
  const kept = settled(sure, rules)
  const shown = fillFields(kept.fields)
  faults.forEach((one, i) => {
    const name = guessed.find((field) => field === one.field && one.code === 'unknown-value')
    if (name) faults[i] = { ...one, taken: String(shown[name]) }
  })
  clashes.push(...clashesOf(sure, kept, rules, parts))
  return kept
}

/** The fields that had to fall back because they contradict the hand or each other, and why. */
function clashesOf(asked: BuilderState, kept: BuilderState, rules: Ruleset, parts: Parts): PlacedFault[] {
  const before = fillFields(asked.fields)
  const after = fillFields(kept.fields)
  return (['win', 'draw', 'last', 'opening', 'from'] as const)
    .filter((name) => asked.fields[name] !== undefined && before[name] !== after[name])
    .filter((name) => !(name === 'from' && before.win === 'self-draw'))
    .map((name) => {
      // as few fields as possible fell back, so what clashes with this one is among what was kept
      const reason = clashOf({ ...kept.fields, [name]: before[name] }, asked.hand, rules)
      return {
        code: 'contradiction',
        field: name,
        text: parts[name] === undefined ? '' : String(before[name]),
        taken: String(after[name]),
        ...(reason && { reason }),
      }
    })
}
