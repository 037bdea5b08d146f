import { cutText, formatHand, kindsOf, nearest, nextSeat, type RuleValues, SEATS } from '../engine/index.ts'
import { readHandText } from './builder-link.ts'
import type { PlacedFault } from './faults.ts'
import { ACTS, caseState, LATERS, type LiabilityState, mostPlayable } from './liability-state.ts'
import { LONGEST, readParts, readWordOf, readYesNo, writeQuery } from './query.ts'
import { leanRules, readRulesText, rulesetOf, writeRulesText } from './rules-check.ts'

/** Bao is this table's. */
const TABLE = 'singapore'
/** The parts of a link in their order; the words of the command's `bao` where it has them. */
const NAMES = [
  'hand',
  'act',
  'receiver',
  'from',
  'round',
  'playable',
  'fresh',
  'earlier',
  'later',
  'rules',
] as const
type Name = (typeof NAMES)[number]
const isName = (name: string): name is Name => NAMES.includes(name as Name)
type Parts = Partial<Record<Name, string>>

/** What a link leaves out, as texts leave it out of a moment: South receives a Pong from West, in the East round. */
const PLAIN = caseState({ hand: '', act: 'pong' })

/**
 * The query that restores a moment, of what differs from the plain one. `values`: the rules that go with it; none
 * where it is to follow the rules of whoever opens it.
 */
export function writeCaseLink(state: LiabilityState, values: RuleValues): string {
  const { hand, act, receiver, feeder, round, playable, fresh, earlier, later } = state
  const rules = writeRulesText(leanRules(TABLE, values))
  const parts: Parts = {
    hand: formatHand(hand),
    act,
    receiver: receiver === PLAIN.receiver ? undefined : receiver,
    from: feeder === nextSeat(receiver) ? undefined : feeder,
    round: round === PLAIN.round ? undefined : round,
    playable: playable === PLAIN.playable ? undefined : String(playable),
    fresh: fresh ? 'true' : undefined,
    earlier: earlier ?? undefined,
    later: later === PLAIN.later ? undefined : later,
    rules: rules === '' ? undefined : rules,
  }
  return writeQuery(
    NAMES.flatMap((name) => (parts[name] === undefined ? [] : [[name, parts[name]] as const])),
  )
}

export interface ReadCase {
  readonly state: LiabilityState
  readonly faults: readonly PlacedFault[]
}

/**
 * Reads a link of the explorer; null when it says nothing about a moment. Each part is read on its own: what cannot
 * be read is named, and the nearest that can be is taken. Without `rules` the moment follows the reader's. Never throws.
 */
export function readCaseLink(search: string): ReadCase | null {
  const faults: PlacedFault[] = []
  const parts = readParts(search, isName, faults, (name, text) => {
    // a hand that is too long says so with its place
    if (text.length > LONGEST && name !== 'hand' && name !== 'rules')
      faults.push({ code: 'too-long', field: name, text: cutText(text, 40) })
    return text
  })
  if (Object.keys(parts).length === 0 && faults.length === 0) return null
  const word = <T extends string>(name: Name, words: readonly T[], plain: T): T => {
    const text = parts[name]?.slice(0, LONGEST)
    if (text === undefined) return plain
    const known = readWordOf(text, words)
    if (known !== undefined) return known
    const taken = nearest(text, words) as T
    faults.push({ code: 'unknown-value', field: name, text: cutText(text, 60), taken })
    return taken
  }
  const checked = readRulesText(TABLE, parts.rules ?? '')
  faults.push(...checked.faults)
  const rules = rulesetOf(TABLE, checked.values)
  const { hand, fault } = readHandText(parts.hand ?? '', kindsOf(rules))
  if (fault) faults.unshift(fault)
  const receiver = word('receiver', SEATS, PLAIN.receiver)
  const named = word('from', SEATS, nextSeat(receiver))
  const feeder = named === receiver ? nextSeat(receiver) : named
  if (feeder !== named)
    faults.push({ code: 'contradiction', field: 'from', text: named, taken: feeder, reason: 'from-self' })
  const liable = parts.earlier === undefined ? null : word('earlier', SEATS, feeder)
  // nobody answers for the own win
  if (liable === receiver)
    faults.push({ code: 'contradiction', field: 'earlier', text: receiver, reason: 'no-liable' })
  const state: LiabilityState = {
    receiver,
    feeder,
    round: word('round', SEATS, PLAIN.round),
    hand,
    act: word('act', ACTS, PLAIN.act),
    playable: readPlayable(parts.playable, mostPlayable(rules), faults),
    fresh: readFresh(parts.fresh, faults),
    earlier: liable === receiver ? null : liable,
    later: word('later', LATERS, PLAIN.later),
    pinned: parts.rules === undefined ? null : { table: TABLE, values: checked.values },
  }
  return { state, faults }
}

function readPlayable(text: string | undefined, most: number, faults: PlacedFault[]): number {
  if (text === undefined) return PLAIN.playable
  const n = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  const good = Number.isNaN(n) ? PLAIN.playable : Math.min(n, most)
  if (good !== n)
    faults.push({
      code: 'unknown-value',
      field: 'playable',
      text: cutText(text, 60),
      taken: String(good),
      range: [0, most],
    })
  return good
}

function readFresh(text: string | undefined, faults: PlacedFault[]): boolean {
  const fresh = text === undefined ? false : readYesNo(text)
  if (fresh === null)
    faults.push({ code: 'unknown-value', field: 'fresh', text: cutText(text ?? '', 60), taken: 'false' })
  return fresh ?? false
}
