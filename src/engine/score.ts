import { type Compiled, compile } from './compiled.ts'
import { type Part, RANK_WEIGHT, suitShape } from './decompose.ts'
import { bits, type Facts, FLOWERS_AND_SEASONS } from './facts.ts'
import type { Hand, Meld } from './hand.ts'
import type { PatternId } from './patterns/ids.ts'
import { formatReading, type Reading } from './reading.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { EAST, FIRST_DRAGON, GREEN, type Kind, NORMAL_KINDS, seatIndex } from './tiles.ts'
import { suitCodes, waitMasks } from './waits.ts'
import type { Situation } from './win.ts'

/** A row that counts: `value` is the whole row in tai or faan (two dragon sets: count 2, value 2). */
export interface Line {
  readonly id: PatternId
  readonly count: number
  readonly value: number
}

/** What one reading is worth. A limit hand's lines are its limit patterns, each at the limit, and nothing else. */
export interface Evaluation {
  /** null for hands that win unfinished (SG-C2, C3). */
  readonly reading: Reading | null
  /** The smaller of `raw` and the limit, in tai or faan. */
  readonly total: number
  readonly raw: number
  /** The total is the table's limit. */
  readonly limit: boolean
  readonly limitHand: boolean
  readonly lines: readonly Line[]
}

export interface Score extends Evaluation {
  readonly legal: boolean
  readonly why: null | 'not-complete' | 'below-minimum'
  /** The readings that lost, best first. */
  readonly others: readonly Evaluation[]
}

const NOT_COMPLETE: Score = {
  legal: false,
  why: 'not-complete',
  total: 0,
  raw: 0,
  limit: false,
  limitHand: false,
  lines: [],
  reading: null,
  others: [],
}

// Kinds by class, so that one pass over the counts finds what the hand is made of.
const CLASS_TERMINAL = 1
const CLASS_SIMPLE = 2
const CLASS_NOT_GREEN = 4
const CLASS_HONOUR = 8
const KIND_CLASS = Uint8Array.from({ length: NORMAL_KINDS }, (_, kind) => {
  if (kind >= EAST) return CLASS_HONOUR | (kind === GREEN ? 0 : CLASS_NOT_GREEN)
  const rank = kind % 9
  const green = kind >= 18 && [1, 2, 3, 5, 7].includes(rank)
  return (rank === 0 || rank === 8 ? CLASS_TERMINAL : CLASS_SIMPLE) | (green ? 0 : CLASS_NOT_GREEN)
})

const ORPHANS: readonly Kind[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

/** Scratch of one evaluation; nothing in it outlives the call. */
const counts = new Uint8Array(NORMAL_KINDS)
const codes = [0, 0, 0, 0]
const waitCodes = [0, 0, 0, 0]
const waitScratch = [0, 0, 0, 0]

function meldMasks(melds: readonly Meld[], facts: Facts): { chows: number; winds: number; dragons: number } {
  let chows = 0
  let winds = 0
  let dragons = 0
  for (const meld of melds) {
    if (meld.type === 'chow') chows++
    else {
      if (meld.type === 'kong') {
        facts.kongs++
        if (meld.concealed) facts.concealedKongs++
      }
      if (meld.tile >= FIRST_DRAGON) dragons |= 1 << (meld.tile - FIRST_DRAGON)
      else if (meld.tile >= EAST) winds |= 1 << (meld.tile - EAST)
    }
    if (!meld.concealed) facts.exposed++
  }
  return { chows, winds, dragons }
}

function gatesOf(suits: number): boolean {
  if (suits !== 1 && suits !== 2 && suits !== 4) return false
  const first = suits === 1 ? 0 : suits === 2 ? 9 : 18
  if (counts[first] < 3 || counts[first + 8] < 3) return false
  for (let kind = first + 1; kind < first + 8; kind++) if (counts[kind] === 0) return false
  return true
}

/** Everything about the hand that does not depend on the reading; fills `counts` and `codes`. */
function handFacts(hand: Hand, situation: Situation, rules: Ruleset): Facts {
  const { win } = situation
  counts.fill(0)
  suitCodes(hand.concealed, codes)
  for (const kind of hand.concealed) counts[kind]++
  let bonus = 0
  for (const kind of hand.bonus) bonus |= 1 << (kind - NORMAL_KINDS)
  const winning = hand.winning ?? -1
  if (winning >= NORMAL_KINDS) bonus |= 1 << (winning - NORMAL_KINDS)
  else if (winning >= 0) {
    counts[winning]++
    const suit = (winning / 9) | 0
    codes[suit] += RANK_WEIGHT[winning - suit * 9]
  }
  for (const { type, tile } of hand.melds) {
    if (type === 'chow') {
      counts[tile]++
      counts[tile + 1]++
      counts[tile + 2]++
    } else counts[tile] += type === 'kong' ? 4 : 3
  }
  let classes = 0
  let suits = 0
  for (let kind = 0; kind < NORMAL_KINDS; kind++) {
    if (counts[kind] === 0) continue
    classes |= KIND_CLASS[kind]
    if (kind < EAST) suits |= 1 << ((kind / 9) | 0)
  }
  const selfDrawn = win.by === 'self-draw'
  return {
    suits,
    honours: (classes & CLASS_HONOUR) !== 0,
    terminals: (classes & CLASS_TERMINAL) !== 0,
    simples: (classes & CLASS_SIMPLE) !== 0,
    green: (classes & CLASS_NOT_GREEN) === 0,
    gates: gatesOf(suits),
    bonus,
    declared: hand.melds.length,
    exposed: 0,
    kongs: 0,
    concealedKongs: 0,
    seat: seatIndex(situation.seat),
    round: rules.play.roundWind === 'east' ? 0 : seatIndex(situation.round),
    by: win.by,
    selfDrawn,
    draw: win.by === 'self-draw' ? win.draw : null,
    last: win.by === 'self-draw' || win.by === 'discard' ? win.last : false,
    opening: win.by === 'self-draw' || win.by === 'discard' ? win.opening : null,
    winning,
    shape: 'unfinished',
    chows: 0,
    pongs: 0,
    windSets: 0,
    dragonSets: 0,
    eye: -1,
    waitAllows: selfDrawn,
  }
}

/** SG-E7 `two-kinds`: at least two kinds to wait for, those left out of which the hand holds all four. */
function waitsForTwoKinds(hand: Hand): boolean {
  suitCodes(hand.concealed, waitCodes)
  const masks = waitMasks(waitCodes, waitScratch)
  let kinds = 0
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = masks[suit]; mask !== 0; mask &= mask - 1) {
      const kind = suit * 9 + 31 - Math.clz32(mask & -mask)
      // `counts` holds the winning tile, which was not there yet
      if (counts[kind] - (kind === hand.winning ? 1 : 0) < 4) kinds++
    }
  }
  return kinds >= 2
}

/** House rule pingHuWait two-sided-chi: in some reading the winning tile ends a Chi that its other end would complete too. */
function endsTwoSidedChow(hand: Hand, readings: readonly Reading[]): boolean {
  const won = hand.winning ?? -1
  return readings.some(
    (r) =>
      r.shape === 'sets' &&
      r.sets.some(({ type, tile }) => {
        if (type !== 'chow') return false
        const low = tile % 9
        if (tile === won) return low < 6 && counts[tile + 3] < 4
        return tile + 2 === won && low > 0 && counts[tile - 1] < 4
      }),
  )
}

function isOrphans(hand: Hand): boolean {
  if (hand.melds.length > 0) return false
  let extra = 0
  for (const kind of ORPHANS) {
    if (counts[kind] === 0) return false
    extra += counts[kind] - 1
  }
  return extra === 1 && hand.concealed.length === 13
}

function isSevenPairs(hand: Hand): boolean {
  if (hand.melds.length > 0 || hand.concealed.length !== 13) return false
  for (let kind = 0; kind < NORMAL_KINDS; kind++) if (counts[kind] !== 0 && counts[kind] !== 2) return false
  return true
}

const orphanTiles = (): Kind[] => ORPHANS.flatMap((kind) => new Array<Kind>(counts[kind]).fill(kind))
const pairKinds = (): Kind[] => Array.from(counts.keys()).filter((kind) => counts[kind] === 2)

function addLine(lines: Line[], id: PatternId, count: number, value: number): void {
  lines.push({ id, count, value })
}

/** Prices one reading by the table's rows. */
function evaluate(reading: Reading | null, facts: Facts, rules: Ruleset, table: Compiled): Evaluation {
  const { conditions } = rules
  const limits: Line[] = []
  let limitTotal = 0
  for (const row of table.limitRows) {
    if (row.count(facts, conditions) > 0) {
      addLine(limits, row.id, 1, row.value)
      if (row.value > limitTotal) limitTotal = row.value
    }
  }
  // an unfinished hand has nothing but its limit pattern; elsewhere limit hands replace all other tai (SG-F)
  if (limits.length > 0 && (rules.limit !== null || facts.shape === 'unfinished'))
    return { reading, total: limitTotal, raw: limitTotal, limit: true, limitHand: true, lines: limits }
  let lines: Line[] = []
  let raw = 0
  let replaced: PatternId[] | null = null
  for (const row of table.rows) {
    const count = row.count(facts, conditions)
    if (count === 0) continue
    addLine(lines, row.id, count, count * row.value)
    raw += count * row.value
    if (row.replaces !== null)
      replaced = replaced === null ? [...row.replaces] : replaced.concat(row.replaces)
  }
  if (replaced !== null) {
    const gone = replaced
    lines = lines.filter((line) => !gone.includes(line.id))
    raw = lines.reduce((sum, line) => sum + line.value, 0)
  }
  // without a limit an ordinary sum may beat a limit hand (interface.md, `lines`)
  if (limits.length > 0 && limitTotal >= raw)
    return { reading, total: limitTotal, raw: limitTotal, limit: true, limitHand: true, lines: limits }
  if (lines.length === 0 && rules.minimum === 0) addLine(lines, 'chicken-hand', 1, 0)
  return {
    reading,
    total: Math.min(raw, table.cap),
    raw,
    limit: raw >= table.cap,
    limitHand: false,
    lines,
  }
}

/** Order of interface.md: total, limit hand, raw, number of lines, then the smaller text. */
function better(a: Evaluation, b: Evaluation): number {
  return (
    b.total - a.total ||
    Number(b.limitHand) - Number(a.limitHand) ||
    b.raw - a.raw ||
    b.lines.length - a.lines.length ||
    (textOf(a) < textOf(b) ? -1 : 1)
  )
}
const textOf = (e: Evaluation) => (e.reading === null ? '' : formatReading(e.reading))

/** A reading with what the patterns ask of it. */
interface Candidate {
  readonly reading: Reading
  readonly chows: number
  readonly pongs: number
  readonly winds: number
  readonly dragons: number
  readonly eye: Kind
}

const withoutSets = (reading: Reading): Candidate => ({
  reading,
  chows: 0,
  pongs: 0,
  winds: 0,
  dragons: 0,
  eye: -1,
})

/** Every reading of a complete hand, none for another. */
function candidates(hand: Hand, facts: Facts, rules: Ruleset): Candidate[] {
  const found: Candidate[] = []
  if (hand.winning === null || hand.winning >= NORMAL_KINDS) return found
  const { melds } = hand
  const declared = meldMasks(melds, facts)
  const needed = 4 - melds.length
  const honours = suitShape(3, codes[3]).parts
  const suo = suitShape(2, codes[2]).parts
  const tong = suitShape(1, codes[1]).parts
  for (const a of suitShape(0, codes[0]).parts)
    for (const b of tong)
      for (const c of suo)
        for (const d of honours) {
          // a missing Eye is -1, so the sum tells that exactly one part has one
          const eye = a.eye + b.eye + c.eye + d.eye + 3
          const eyes = +(a.eye >= 0) + +(b.eye >= 0) + +(c.eye >= 0) + +(d.eye >= 0)
          const chows = a.chows + b.chows + c.chows
          const pongs = a.pongs + b.pongs + c.pongs + d.pongs
          if (eyes !== 1 || chows + pongs !== needed) continue
          found.push({
            reading: { shape: 'sets', sets: joined(a, b, c, d), melds, eye },
            chows: chows + declared.chows,
            pongs: pongs + melds.length - declared.chows,
            winds: declared.winds | (d.pongRanks & 15),
            dragons: declared.dragons | (d.pongRanks >> 4),
            eye,
          })
        }
  if (rules.sevenPairs && isSevenPairs(hand))
    found.push(withoutSets({ shape: 'seven-pairs', pairs: pairKinds() }))
  if (isOrphans(hand)) found.push(withoutSets({ shape: 'thirteen-orphans', tiles: orphanTiles() }))
  return found
}

/** The sets of four parts in one list; most parts are empty, so nothing is copied without need. */
function joined(a: Part, b: Part, c: Part, d: Part): readonly Meld[] {
  let sets = a.sets
  for (const part of [b, c, d])
    if (part.sets.length > 0) sets = sets.length === 0 ? part.sets : sets.concat(part.sets)
  return sets
}

/** Winds or dragons of which the hand has a set, as a mask from `first`. */
function setsHeld(first: Kind, kinds: number): number {
  let mask = 0
  for (let i = 0; i < kinds; i++) if (counts[first + i] >= 3) mask |= 1 << i
  return mask
}

/**
 * A hand that wins with the rest of it unfinished: the third dragon set or fourth wind set (SG-C2), or all
 * eight flowers and seasons (SG-C3). Sets the masks that the limit patterns read.
 */
function winsUnfinished(hand: Hand, facts: Facts, { conditions }: Ruleset): boolean {
  facts.shape = 'unfinished'
  facts.dragonSets = 0
  facts.windSets = 0
  let wins = false
  if (conditions.honourAutoWin && (facts.selfDrawn || facts.by === 'discard')) {
    const dragons = setsHeld(FIRST_DRAGON, 3)
    const winds = setsHeld(EAST, 4)
    // a discard wins only by making the set as a Pong; a set already in hand wins on one's own turn
    const made = (first: Kind, kinds: number) =>
      facts.selfDrawn ||
      (facts.winning >= first && facts.winning < first + kinds && counts[facts.winning] === 3)
    if (dragons === 7 && made(FIRST_DRAGON, 3)) {
      facts.dragonSets = dragons
      wins = true
    }
    if (winds === 15 && made(EAST, 4)) {
      facts.windSets = winds
      wins = true
    }
  }
  const flowers = bits(facts.bonus & FLOWERS_AND_SEASONS) === 8
  if (conditions.eightFlowersWin && flowers && (facts.selfDrawn || facts.by === 'rob-eighth')) wins = true
  return wins && hand.melds.length <= 4
}

/**
 * What a hand is worth at a table, with every reading kept (SG-C1 to C5, E, F; HK-C, D). The hand is a legal
 * one for the situation (`situationOf` checks that): 13 tiles and a winning tile, or one of the unfinished
 * hands of interface.md. A hand without a winning tile is not complete. Totals in the table's unit.
 */
export function scoreHand(hand: Hand, situation: Situation, rules: Ruleset): Score {
  const table = compile(rules)
  const facts = handFacts(hand, situation, rules)
  const found = candidates(hand, facts, rules)
  if (found.length === 0) {
    if (!winsUnfinished(hand, facts, rules)) return NOT_COMPLETE
    const only = evaluate(null, facts, rules, table)
    return only.limitHand ? { ...only, legal: true, why: null, others: [] } : NOT_COMPLETE
  }
  if (!facts.selfDrawn) {
    const { pingHuWait } = rules.conditions
    const anyChows = found.some((c) => c.chows === 4)
    facts.waitAllows =
      anyChows &&
      (pingHuWait === 'two-sided-chi'
        ? endsTwoSidedChow(
            hand,
            found.map((c) => c.reading),
          )
        : waitsForTwoKinds(hand))
  }
  const evaluations = found.map((candidate) => {
    facts.shape = candidate.reading.shape
    facts.chows = candidate.chows
    facts.pongs = candidate.pongs
    facts.windSets = candidate.winds
    facts.dragonSets = candidate.dragons
    facts.eye = candidate.eye
    return evaluate(candidate.reading, facts, rules, table)
  })
  if (evaluations.length > 1) evaluations.sort(better)
  const [best, ...others] = evaluations
  const legal = best.limitHand || best.total >= rules.minimum
  return { ...best, legal, why: legal ? null : 'below-minimum', others }
}
