import {
  type BaoRule,
  baoRequest,
  formatHand,
  formatMeld,
  formatTiles,
  type Hand,
  HONOUR_FAMILIES,
  isBarePingHu,
  isDragon,
  type Liability,
  type Line,
  liableFor,
  limitValue,
  type Meld,
  type PaidWin,
  type Payments,
  type Ruleset,
  type RuleValues,
  remember,
  type Seat,
  type Standing,
  scoreRequest,
  settle,
  type TableId,
} from '../engine/index.ts'
import {
  CLAIMS,
  claimedSet,
  LATERS,
  type Later,
  type LiabilityState,
  others,
  WINS,
} from './liability-state.ts'

export interface CaseRules {
  readonly table: TableId
  readonly values: RuleValues
  readonly rules: Ruleset
}

/** Why a moment cannot be judged; each has its sentence. */
export type CaseFault =
  | 'no-tile'
  | 'no-set'
  | 'no-copy'
  | 'five-sets'
  | 'tile-count'
  | 'not-complete'
  | 'below-minimum'
  | 'impossible'

/** One bill with and without Bao, in points. */
export interface TwoBills {
  readonly payer: Seat | null
  readonly usual: Payments
  readonly paid: Payments
}

/** A win still to come, and what it would cost. */
export interface LaterWin extends TwoBills {
  readonly id: Later
  /** Who throws the tile or makes the Kong; null by Zi Mo. */
  readonly from: Seat | null
}

export interface Finding {
  readonly fault: CaseFault | null
  /** Tiles that a whole hand still lacks; less than zero: too many. */
  readonly missing: number
  readonly liable: boolean
  /** Every rule that applies, lowest first. */
  readonly rules: readonly BaoRule[]
  readonly lasting: boolean
  /** The set that was claimed. */
  readonly set: Meld | null
  /** The hand ends here. */
  readonly wins: boolean
  /** It has its sets and Eye; an automatic win may not (SG-C2). */
  readonly complete: boolean
  /** What it is worth when it ends here, or would be later: in the table's unit. */
  readonly total: number
  readonly lines: readonly Line[]
  /** The bill of a win now; null where nobody wins yet. */
  readonly now: TwoBills | null
  /** Wins to come, when somebody is liable to the end of the hand; else empty. */
  readonly later: readonly LaterWin[]
  /** Who is liable after this, to the end of the hand. */
  readonly standing: Seat | null
}

const NOTHING: Finding = {
  fault: null,
  missing: 0,
  liable: false,
  rules: [],
  lasting: false,
  set: null,
  wins: false,
  complete: false,
  total: 0,
  lines: [],
  now: null,
  later: [],
  standing: null,
}

/** The words of the engine's refusals that a reader can bring about here. */
const FAULTS: Readonly<Record<string, CaseFault>> = {
  'fifth-copy': 'no-copy',
  'second-bonus': 'no-copy',
  'tile-count': 'five-sets',
  'no-winning-tile': 'no-tile',
}
const faultOf = (code: string): CaseFault => FAULTS[code] ?? 'impossible'

/** What the engine's verb says of the tile: who feeds whom. A robbed tile and a drawn one feed nobody (SG-H6). */
function ask(state: LiabilityState, { table, values }: CaseRules) {
  const { receiver, feeder, round, hand, playable, fresh } = state
  const set = claimedSet(state)
  const win = state.act === 'win'
  return baoRequest({
    table,
    rules: values,
    receiver,
    from: feeder,
    round,
    ...(win
      ? { win, hand: formatHand(hand), playable, fresh }
      : {
          exposed: hand.melds.map(formatMeld).join(''),
          bonus: formatTiles(hand.bonus),
          claimed: set && formatMeld(set),
        }),
  })
}

/** Whoever was liable before, as the engine remembers it. Which rule made it so does not matter any more (SG-H5). */
const standingBefore = ({ earlier, receiver, hand }: LiabilityState, { payments }: Ruleset): Standing =>
  earlier === null || earlier === receiver || !payments.bao
    ? []
    : [{ receiver, feeder: earlier, tile: hand.winning ?? 0, rules: ['SG-H2'], lasting: true }]

interface Won {
  readonly win: PaidWin
  readonly total: number
  readonly barePingHu: boolean
}

function twoBills(winner: Seat, won: Won, payer: Seat | null, rules: Ruleset): TwoBills {
  const bill = (feeder: Seat | null) => settle({ winner, ...won, feeder }, rules)
  return { payer, usual: bill(null), paid: bill(payer) }
}

/** What the sets and bonus tiles on the table are sure to bring: the limit (SG-H1, H2). */
function sureTotal(set: Meld | null, rules: Ruleset): number {
  return limitValue(rules, set && !isDragon(set.tile) ? 'big-winds' : 'big-dragons')
}

/** Wins still to come and who pays them whole (SG-H5, H6). */
function laterWins(state: LiabilityState, standing: Standing, total: number, rules: Ruleset): LaterWin[] {
  const { receiver } = state
  const kept = standing.find((one) => one.receiver === receiver)
  if (!kept) return []
  const [someone] = others(receiver, kept.feeder)
  const wins: Readonly<Record<Later, PaidWin>> = {
    'self-draw': { by: 'self-draw' },
    feeder: { by: 'discard', from: kept.feeder },
    other: { by: 'discard', from: someone },
    rob: { by: 'rob-kong', from: kept.feeder },
  }
  return LATERS.map((id) => {
    const win = wins[id]
    const payer = liableFor(receiver, win, standing)?.feeder ?? null
    const from = win.by === 'self-draw' ? null : win.from
    return { id, from, ...twoBills(receiver, { win, total, barePingHu: false }, payer, rules) }
  })
}

const PAID: Readonly<Record<string, PaidWin['by']>> = {
  win: 'discard',
  rob: 'rob-kong',
  'self-draw': 'self-draw',
}

/** A moment that ends the hand: a win on the tile, by robbing it, or by drawing it. */
function ofWin(state: LiabilityState, force: CaseRules, found: Liability | null): Finding {
  const { receiver, feeder, round, hand, act } = state
  const by = PAID[act]
  const score = scoreRequest({
    table: force.table,
    rules: force.values,
    hand: formatHand(hand),
    seat: receiver,
    round,
    win: by,
    ...(by === 'self-draw' ? {} : { from: feeder }),
  })
  if (!score.ok) {
    const size = hand.concealed.length + 3 * hand.melds.length + 1
    const missing = 14 - size
    return { ...NOTHING, fault: missing === 0 ? faultOf(score.error.code) : 'tile-count', missing }
  }
  if (!score.legal) return { ...NOTHING, fault: score.why, total: score.total, lines: score.lines }
  const win: PaidWin = by === 'self-draw' ? { by } : { by, from: feeder }
  const payer = liableFor(receiver, win, standingBefore(state, force.rules), found)?.feeder ?? null
  const won = { win, total: score.total, barePingHu: isBarePingHu(score) }
  return {
    ...NOTHING,
    liable: payer !== null,
    rules: found?.rules ?? [],
    wins: true,
    complete: score.reading !== null,
    total: score.total,
    lines: score.lines,
    now: twoBills(receiver, won, payer, force.rules),
  }
}

/**
 * SG-C2: a claim that lays the family's last set beside the others wins at once, whoever pays for it. Only sets on
 * the table are known here.
 */
const winsAtOnce = (set: Meld | null, { melds }: Hand, { conditions }: Ruleset): boolean =>
  set !== null &&
  conditions.honourAutoWin &&
  HONOUR_FAMILIES.some(
    ({ of, sets }) => of(set.tile) && melds.filter(({ tile }) => of(tile)).length === sets - 1,
  )

/** A claim, or a tile nobody wanted. */
function ofClaim(state: LiabilityState, force: CaseRules, found: Liability | null): Finding {
  const { receiver, feeder, hand } = state
  const { rules } = force
  const set = claimedSet(state)
  const before = standingBefore(state, rules)
  const said = { liable: found !== null, rules: found?.rules ?? [], lasting: found?.lasting ?? false, set }
  const total = sureTotal(set, rules)
  if (winsAtOnce(set, hand, rules)) {
    const win: PaidWin = { by: 'discard', from: feeder }
    const payer = liableFor(receiver, win, before, found)?.feeder ?? null
    return {
      ...NOTHING,
      ...said,
      wins: true,
      total,
      now: twoBills(receiver, { win, total, barePingHu: false }, payer, rules),
    }
  }
  const after = remember(before, found)
  const standing = after.find((one) => one.receiver === receiver)?.feeder ?? null
  return { ...NOTHING, ...said, total, later: laterWins(state, after, total, rules), standing }
}

/** Who is liable for this tile, by which rules, for how long, and what everybody pays. Never throws. */
export function findLiability(state: LiabilityState, force: CaseRules): Finding {
  const { hand, act, receiver, feeder } = state
  if (hand.winning === null) return { ...NOTHING, fault: 'no-tile' }
  if (receiver === feeder) return { ...NOTHING, fault: 'impossible' }
  if (CLAIMS.includes(act)) {
    if (claimedSet(state) === null) return { ...NOTHING, fault: 'no-set' }
    if (hand.melds.length > 3) return { ...NOTHING, fault: 'five-sets' }
  }
  if (act === 'rob' || act === 'self-draw') return ofWin(state, force, null)
  const answer = ask(state, force)
  if (!answer.ok) {
    if (act === 'win') return ofWin(state, force, null)
    return { ...NOTHING, fault: faultOf(answer.error.code) }
  }
  const found: Liability | null = answer.liable
    ? { receiver, feeder, tile: hand.winning, rules: answer.rules, lasting: answer.lasting }
    : null
  return WINS.includes(act) ? ofWin(state, force, found) : ofClaim(state, force, found)
}
