import {
  type BaoRule,
  type ExposedLine,
  exposedLines,
  exposedTotal,
  HONOUR_FAMILIES,
  isDragon,
  isHonour,
  isTerminal,
  type Kind,
  type Meld,
  meldOf,
  meldTiles,
  PLAIN_SETS,
  type Ruleset,
  suitOf,
} from '../engine/index.ts'
import { CLAIMS, claimedSet, type LiabilityState } from './liability-state.ts'

/** Kinds of tile a plain hand is of (SG-H3). */
export type PlainClass = 'm' | 'p' | 's' | 'honours' | 'terminals'

/** What one rule of SG-H looks at, and how it stands. `code` names the sentence, the rest are its values. */
export interface Fact {
  readonly rule: BaoRule
  readonly met: boolean
  readonly code: FactCode
  readonly family?: 'dragons' | 'winds'
  readonly class?: PlainClass
  /** Sets shown; playable tiles left. */
  readonly n?: number
  /** Sets needed before this tile; the line of the wall. */
  readonly need?: number
  /** Tai on the table before and after, and the limit. */
  readonly before?: number
  readonly after?: number
  readonly limit?: number
  /** Rows on the table after the claim, with what each brings. */
  readonly lines?: readonly ExposedLine[]
}

export type FactCode =
  | 'off'
  | 'robbed'
  | 'drawn'
  | 'untaken'
  | 'h1-met'
  | 'h1-few'
  | 'h1-plain'
  | 'h1-no-set'
  | 'h2-met'
  | 'h2-below'
  | 'h2-already'
  | 'h2-nothing'
  | 'h2-no-limit'
  | 'h2-no-set'
  | 'h2-ended'
  | 'h3-met'
  | 'h3-few'
  | 'h3-mixed'
  | 'h3-unfinished'
  | 'win-only'
  | 'h4-met'
  | 'h4-early'
  | 'h4-seen'

/** The Pong or Kong of an honour that the tile makes on the table, or in a win. */
function honourSet(state: LiabilityState): Meld | null {
  const { hand, act } = state
  const tile = hand.winning
  if (tile === null || !isHonour(tile)) return null
  if (CLAIMS.includes(act)) return claimedSet(state)
  const held = hand.concealed.filter((kind) => kind === tile).length
  return act === 'win' && held === 2 ? meldOf([tile, tile, tile]) : null
}

function lastSet(state: LiabilityState): Fact {
  const rule = 'SG-H1'
  const tile = state.hand.winning
  const at = HONOUR_FAMILIES.findIndex(({ of }) => tile !== null && of(tile))
  if (at < 0) return { rule, met: false, code: 'h1-plain' }
  const { of, sets } = HONOUR_FAMILIES[at]
  const family = isDragon(tile ?? 0) ? 'dragons' : 'winds'
  if (!honourSet(state)) return { rule, met: false, code: 'h1-no-set', family }
  const n = state.hand.melds.filter((meld) => of(meld.tile)).length
  const met = n === sets - 1
  return { rule, met, code: met ? 'h1-met' : 'h1-few', family, n, need: sets - 1 }
}

/** SG-H2. `ended`: a claim under H1 has won already, so nothing else is left to apply. */
function fedLimit(state: LiabilityState, rules: Ruleset, ended: boolean): Fact {
  const rule = 'SG-H2'
  const { hand, receiver, round } = state
  if (rules.limit === null) return { rule, met: false, code: 'h2-no-limit' }
  if (!rules.payments.baoLimitFeed) return { rule, met: false, code: 'off' }
  const set = honourSet(state)
  if (!set) return { rule, met: false, code: 'h2-no-set' }
  const shown = { melds: hand.melds, bonus: hand.bonus }
  const with_ = { melds: [...hand.melds, set], bonus: hand.bonus }
  const before = exposedTotal(shown, receiver, round, rules)
  const after = exposedTotal(with_, receiver, round, rules)
  const told = {
    rule,
    before,
    after,
    limit: rules.limit,
    lines: exposedLines(with_, receiver, round, rules),
  } as const
  if (ended) return { ...told, met: false, code: 'h2-ended' }
  if (after === before) return { ...told, met: false, code: 'h2-nothing' }
  if (before >= rules.limit) return { ...told, met: false, code: 'h2-already' }
  const met = after >= rules.limit
  return { ...told, met, code: met ? 'h2-met' : 'h2-below' }
}

/** The kind of tile that all of a hand is of, by its tiles alone. */
function classOf(tiles: readonly Kind[]): PlainClass | null {
  if (tiles.every(isHonour)) return 'honours'
  if (tiles.every(isTerminal)) return 'terminals'
  const [first] = tiles
  return tiles.every((kind) => !isHonour(kind) && suitOf(kind) === suitOf(first))
    ? (['m', 'p', 's'] as const)[suitOf(first)]
    : null
}

function plainHand({ hand, act }: LiabilityState, rules: Ruleset, complete: boolean): Fact {
  const rule = 'SG-H3'
  if (!rules.payments.baoFlush) return { rule, met: false, code: 'off' }
  if (act !== 'win' || hand.winning === null) return { rule, met: false, code: 'win-only' }
  const kind = classOf([hand.winning, ...hand.concealed, ...hand.melds.flatMap(meldTiles)])
  if (kind === null) return { rule, met: false, code: 'h3-mixed' }
  const n = hand.melds.length
  const told = { rule, class: kind, n, need: PLAIN_SETS } as const
  if (!complete) return { ...told, met: false, code: 'h3-unfinished' }
  const met = n >= PLAIN_SETS
  return { ...told, met, code: met ? 'h3-met' : 'h3-few' }
}

function lateTile({ act, playable, fresh }: LiabilityState, rules: Ruleset): Fact {
  const rule = 'SG-H4'
  const at = rules.payments.freshTileAt
  if (at === null) return { rule, met: false, code: 'off' }
  if (act !== 'win') return { rule, met: false, code: 'win-only' }
  const told = { rule, n: playable, need: at } as const
  if (!fresh) return { ...told, met: false, code: 'h4-seen' }
  const met = playable <= at
  return { ...told, met, code: met ? 'h4-met' : 'h4-early' }
}

const RULES = ['SG-H1', 'SG-H2', 'SG-H3', 'SG-H4'] as const

/**
 * What each rule of SG-H says of a moment and why, met or not: the reasons beside the engine's finding. `complete`:
 * the hand has its sets and Eye (an automatic win may not).
 */
export function factsOf(state: LiabilityState, rules: Ruleset, complete: boolean): Fact[] {
  const all = (code: FactCode) => RULES.map((rule): Fact => ({ rule, met: false, code }))
  if (!rules.payments.bao) return all('off')
  if (state.act === 'rob') return all('robbed')
  if (state.act === 'self-draw') return all('drawn')
  if (state.act === 'none') return all('untaken')
  const last = lastSet(state)
  const ended = last.met && state.act !== 'win' && rules.conditions.honourAutoWin
  return [last, fedLimit(state, rules, ended), plainHand(state, rules, complete), lateTile(state, rules)]
}
