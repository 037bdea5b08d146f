import { exposedLines, exposedTotal, type Line, type Seat, settle } from '../engine/index.ts'
import { type Fact, factsOf } from './liability-facts.ts'
import { type CaseRules, type Finding, findLiability, type TwoBills } from './liability-find.ts'
import { caseState, type LiabilityCase, type LiabilityState } from './liability-state.ts'

/** What a scene asks: are you liable, what do you pay, how many tai does the receiver show. */
export type StoryAsk = 'liable' | 'pays' | 'shown'

export interface StoryScene {
  readonly id: string
  readonly chapter: string
  readonly ask: StoryAsk
  readonly start: LiabilityCase
  /** Told as what might have been. */
  readonly suppose?: boolean
}

/** Numbers of a scene for its texts. In points, tai, tiles. */
export interface SceneNumbers {
  readonly pays: number
  readonly usual: number
  readonly before: number
  readonly after: number
  /** null: no limit. */
  readonly limit: number | null
  /** Playable tiles left, and where the late wall begins; null: never. */
  readonly n: number
  readonly need: number | null
  readonly lines: readonly Line[]
}

export interface PlayedScene {
  readonly state: LiabilityState
  readonly finding: Finding
  readonly facts: readonly Fact[]
  /** The bill of the win that ends the hand, or of one that may still come. */
  readonly bills: TwoBills | null
  /** Somebody wins in this scene, so its bill is paid. */
  readonly won: boolean
  /** What may be chosen, the right one among them; 1 and 0 stand for yes and no. */
  readonly choices: readonly number[]
  readonly right: number
  readonly numbers: SceneNumbers
}

/** Whoever throws in the story: you. */
export const YOU: Seat = 'west'

const CHOICES = 4

/** Amounts near the right one: the whole bill and a share, by discard and by Zi Mo, all of this very hand. */
function amounts(
  state: LiabilityState,
  { total }: Finding,
  bills: TwoBills,
  right: number,
  { rules }: CaseRules,
) {
  const { receiver } = state
  const by = (win: { by: 'self-draw' } | { by: 'discard'; from: Seat }) =>
    settle({ winner: receiver, total, win, feeder: null, barePingHu: false }, rules)
  const discard = by({ by: 'discard', from: YOU })
  const drawn = by({ by: 'self-draw' })
  const near = [
    bills.usual[receiver],
    0 - bills.usual[YOU],
    0 - discard[YOU],
    discard[receiver],
    0 - drawn[YOU],
    0 - Math.max(...(['east', 'north'] as const).map((seat) => discard[seat])),
    drawn[receiver],
  ]
  const list = [...new Set([right, ...near])].filter((n) => n > 0 || n === right)
  return list.slice(0, CHOICES).sort((a, b) => a - b)
}

/** Whole numbers around the right one, none below zero. */
function around(right: number): number[] {
  const first = Math.max(0, right - 1)
  return Array.from({ length: CHOICES }, (_, i) => first + i)
}

/** A scene as the rules in force see it: choices, the right answer, and the numbers its texts need. */
export function playScene({ ask, start }: StoryScene, force: CaseRules): PlayedScene {
  const { rules } = force
  const state = caseState(start)
  const finding = findLiability(state, force)
  const facts = factsOf(state, rules, finding.complete)
  const { hand, receiver, round } = state
  const shown = { melds: hand.melds, bonus: hand.bonus }
  const before = exposedTotal(shown, receiver, round, rules)
  const fed = facts.find(({ rule }) => rule === 'SG-H2')
  const bills = finding.now ?? finding.later.find(({ id }) => id === state.later) ?? null
  const pays = bills ? 0 - bills.paid[YOU] : 0
  const liable = (finding.now?.payer ?? finding.standing) === YOU
  const right = ask === 'liable' ? Number(liable) : ask === 'pays' ? pays : before
  return {
    state,
    finding,
    facts,
    bills,
    won: bills !== null && (finding.now !== null || start.later !== undefined),
    right,
    choices:
      ask === 'liable'
        ? [1, 0]
        : ask === 'pays' && bills
          ? amounts(state, finding, bills, right, force)
          : around(right),
    numbers: {
      pays,
      usual: bills ? 0 - bills.usual[YOU] : 0,
      before,
      after: fed?.after ?? before,
      limit: rules.limit,
      n: state.playable,
      need: rules.payments.freshTileAt,
      lines: exposedLines(shown, receiver, round, rules),
    },
  }
}

/**
 * Points that Bao moved to you in the hands as they were played: wins only, each once, and nothing that was only
 * supposed.
 */
export const movedToYou = (scenes: readonly StoryScene[], force: CaseRules): number =>
  scenes
    .filter(({ suppose }) => !suppose)
    .map((scene) => playScene(scene, force))
    .reduce((sum, { won, bills }) => sum + (won && bills ? bills.usual[YOU] - bills.paid[YOU] : 0), 0)

/** What a scene comes to, for telling whether a text written for one table is true at another. */
export const outcomeOf = ({ finding, right, state }: PlayedScene, ask: StoryAsk): string =>
  [
    finding.fault,
    finding.rules.join(),
    finding.lasting,
    finding.wins,
    finding.now?.payer ?? finding.standing,
    finding.later.find(({ id }) => id === state.later)?.payer,
    ask === 'liable' ? right : '',
  ].join(' ')
