import {
  exposedLines,
  exposedTotal,
  type Line,
  type Ruleset,
  SEATS,
  type Seat,
  settle,
} from '../engine/index.ts'
import { type Fact, factsOf } from './liability-facts.ts'
import { type CaseRules, type Finding, findLiability, type TwoBills } from './liability-find.ts'
import { caseState, type LiabilityCase, type LiabilityState } from './liability-state.ts'

/** What a scene asks: are you liable, what do you pay, how many tai does the receiver show. */
export type StoryAsk = 'liable' | 'pays' | 'shown'

/**
 * What a scene's written reasons say of the table besides the outcome: it has a limit; one more set reaches it;
 * it pays a Kong at once; a fresh tile is dangerous somewhere.
 */
export type Premise = 'limit' | 'reaches' | 'kong-paid' | 'fresh-line'

/** Why a scene is left out: the liability it builds on is not there; its hand cannot be; nobody wins in it. */
export type LeftOut = 'not-liable' | 'no-hand' | 'goes-on'

export interface StoryScene {
  readonly id: string
  readonly chapter: string
  readonly ask: StoryAsk
  readonly start: LiabilityCase
  /** Told as what might have been. */
  readonly suppose?: boolean
  /** What its reasons say of the table. */
  readonly premises?: readonly Premise[]
  /** A scene after which you must be liable to the end of the hand, or this one cannot be told. */
  readonly after?: string
  /** A scene after which you must be liable, or only the reasons do not fit. */
  readonly unlike?: string
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
  /** The bill of the win that ends the hand; null where nobody wins in the scene. */
  readonly bills: TwoBills | null
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
  const { set } = finding
  const after = set
    ? exposedTotal({ ...shown, melds: [...shown.melds, set] }, receiver, round, rules)
    : before
  const bills = finding.now
  const pays = bills ? 0 - bills.paid[YOU] : 0
  const liable = (finding.now?.payer ?? finding.standing) === YOU
  const right = ask === 'liable' ? Number(liable) : ask === 'pays' ? pays : before
  return {
    state,
    finding,
    facts,
    bills,
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
      after,
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
    .filter(({ suppose, after }) => !suppose && liableAfter(after, scenes, force))
    .map((scene) => playScene(scene, force))
    .reduce((sum, { bills }) => sum + (bills ? bills.usual[YOU] - bills.paid[YOU] : 0), 0)

/** Who pays nothing, who as much as whom: what a text about a bill says without its numbers. */
const shapeOf = (bill: Readonly<Record<Seat, number>>): string =>
  SEATS.flatMap((a) => [Math.sign(bill[a]), ...SEATS.map((b) => Math.sign(bill[a] - bill[b]))]).join()

/** What a scene comes to, for telling whether a text written for one table is true at another. */
export const outcomeOf = ({ finding, bills, right }: PlayedScene, ask: StoryAsk): string =>
  [
    finding.fault,
    finding.rules.join(),
    finding.lasting,
    finding.wins,
    finding.now?.payer ?? finding.standing,
    bills && shapeOf(bills.usual),
    bills && shapeOf(bills.paid),
    ask === 'liable' ? right : '',
  ].join(' ')

const PREMISES: Readonly<Record<Premise, (played: PlayedScene, rules: Ruleset) => boolean>> = {
  limit: (_, { limit }) => limit !== null,
  reaches: ({ numbers: { before, after } }, { limit }) => limit !== null && before < limit && after === limit,
  'kong-paid': (_, { payments }) => payments.instant !== null && payments.instant !== 'off',
  'fresh-line': (_, { payments }) => payments.freshTileAt !== null,
}

/** Whether you are liable to the end of the hand after a scene of the story. */
function liableAfter(id: string | undefined, scenes: readonly StoryScene[], force: CaseRules): boolean {
  if (id === undefined) return true
  const scene = scenes.find((one) => one.id === id)
  return scene !== undefined && playScene(scene, force).finding.standing === YOU
}

/** A scene as it is told at a table. */
export interface ToldScene extends PlayedScene {
  /** It is not asked, and this is why. */
  readonly leftOut: LeftOut | null
  /** The reasons written for the table as written are true here. */
  readonly asWritten: boolean
}

/**
 * A scene of the story as the rules in force let it be told. `written`: the rules of the table as written, whose
 * reasons the texts give.
 */
export function tellScene(
  scene: StoryScene,
  scenes: readonly StoryScene[],
  force: CaseRules,
  written: CaseRules,
): ToldScene {
  const played = playScene(scene, force)
  const { finding, bills } = played
  const leftOut = !liableAfter(scene.after, scenes, force)
    ? 'not-liable'
    : scene.ask === 'pays' && bills === null && (finding.fault === null || scene.chapter === 'dragons')
      ? 'goes-on'
      : finding.fault !== null
        ? 'no-hand'
        : null
  const asWritten =
    leftOut === null &&
    force.rules.payments.bao &&
    outcomeOf(playScene(scene, written), scene.ask) === outcomeOf(played, scene.ask) &&
    liableAfter(scene.unlike, scenes, force) &&
    (scene.premises ?? []).every((one) => PREMISES[one](played, force.rules))
  return { ...played, leftOut, asWritten }
}
