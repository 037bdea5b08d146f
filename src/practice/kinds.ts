import type {
  BaoRule,
  Kind,
  NearCode,
  PatternId,
  Payments,
  Reading,
  Ruleset,
  Seat,
  TableId,
  TileId,
  WinFields,
} from '../engine/index.ts'

/** What is asked about a hand. */
export const TASKS = ['count', 'win', 'pays', 'waits', 'discard', 'reading', 'liable'] as const
export type Task = (typeof TASKS)[number]

/** Kinds of questions: progress is counted by these, texts are keyed by them. */
export const QUESTION_KINDS = [
  'tai',
  'win',
  'pays',
  'waits',
  'discard',
  'reading',
  'liable',
  'faan',
  'faan-win',
  'faan-pays',
  'faan-reading',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export const isQuestionKind = (value: unknown): value is QuestionKind =>
  QUESTION_KINDS.includes(value as QuestionKind)

/** The task of a kind, and the table it is asked at. */
export const KIND_FACTS: Readonly<Record<QuestionKind, { readonly task: Task; readonly table: TableId }>> = {
  tai: { task: 'count', table: 'singapore' },
  win: { task: 'win', table: 'singapore' },
  pays: { task: 'pays', table: 'singapore' },
  waits: { task: 'waits', table: 'singapore' },
  discard: { task: 'discard', table: 'singapore' },
  reading: { task: 'reading', table: 'singapore' },
  liable: { task: 'liable', table: 'singapore' },
  faan: { task: 'count', table: 'hong-kong' },
  'faan-win': { task: 'win', table: 'hong-kong' },
  'faan-pays': { task: 'pays', table: 'hong-kong' },
  'faan-reading': { task: 'reading', table: 'hong-kong' },
}

/** Difficulty from 1 up. */
export const LEVELS = 5

/** What became of the tile that was thrown. */
export const SCENE_ACTS = ['pong', 'kong', 'chow', 'win', 'none'] as const
export type SceneAct = (typeof SCENE_ACTS)[number]

/** What a question about liability tells besides the receiver's hand. */
export interface Scene {
  readonly tile: TileId
  readonly act: SceneAct
  /** Who fed each declared set, in order; null for a concealed Kong. */
  readonly fed: readonly (Seat | null)[]
  readonly playable: number
  /** Nobody threw one before. */
  readonly fresh: boolean
}

/**
 * A question without its choices, as plain data: it is kept, and asked again under whatever rules are in force
 * then. The hand is in canonical notation.
 */
export interface Asked {
  readonly kind: QuestionKind
  readonly hand: string
  readonly fields: Partial<WinFields>
  /** The total is told, and only what it pays is asked. */
  readonly told?: boolean
  readonly scene?: Scene
}

export const VERDICTS = ['win', 'below-minimum', 'not-complete'] as const
export type Verdict = (typeof VERDICTS)[number]

export type Answer =
  | { readonly as: 'amount'; readonly n: number }
  | { readonly as: 'verdict'; readonly verdict: Verdict }
  | { readonly as: 'payments'; readonly payments: Payments }
  | { readonly as: 'tiles'; readonly kinds: readonly Kind[] }
  | { readonly as: 'reading'; readonly reading: Reading }
  | { readonly as: 'same' }
  /** Who pays everybody's share; null: nobody does. */
  | { readonly as: 'seat'; readonly seat: Seat | null }

/** Why a wrong choice is wrong: the mistake that leads to it. Texts are keyed by these. */
export const SLIP_CODES = [
  // counting
  'not-cut',
  'forgot',
  'counted-once',
  'wind-once',
  'near',
  'eye-pair',
  'foreign-bonus',
  'other-reading',
  'limit-in-pieces',
  'added-to-limit',
  // is it a win
  'wins-at-once',
  'reads',
  'enough',
  'limit-is-enough',
  'nothing-counts',
  'too-little',
  'pairs-no-win',
  'no-reading',
  // what each pays
  'bill-equal',
  'bill-alone',
  'bill-four',
  'bill-shooter-more',
  'bill-three',
  'drawn-like-thrown',
  'drawn-half',
  'drawn-twice',
  'thrown-like-drawn',
  'one-more',
  'one-less',
  'not-cut-pay',
  // waits
  'missed-wait',
  'no-wait',
  'fifth-wait',
  // discards
  'farther',
  'fewer',
  // readings
  'reads-less',
  'reads-more',
  'reads-equal',
  // liability
  'liable-rule',
  'fed-earlier',
  'no-part',
  'unclaimed',
  'eye',
  'in-hand',
  'few-shown',
  'flush-off',
  'early',
  'not-fresh',
  'fresh-off',
  'ordinary',
  'claim-no-win',
  'chow',
  'no-value',
  'not-last',
  'under-limit',
  'limit-feed-off',
] as const
export type SlipCode = (typeof SLIP_CODES)[number]

/** A mistake with what a sentence about it names. */
export interface Slip {
  readonly code: SlipCode
  readonly row?: PatternId
  readonly near?: NearCode
  readonly tile?: Kind
  readonly seat?: Seat
  readonly rule?: BaoRule
  readonly n?: number
  readonly m?: number
}

/** What a maker goes by besides its own chance. */
export interface Order {
  readonly kind: QuestionKind
  readonly level: number
  readonly rules: Ruleset
  /** A number that stays the same over all tries: which answer is wanted, so that none comes more often. */
  readonly mood: number
  /** Any hand that can be asked about will do. */
  readonly loose: boolean
}

export interface Choice {
  readonly answer: Answer
  readonly right: boolean
  /** null for the right one, and only for it. */
  readonly slip: Slip | null
}

export interface Question {
  readonly asked: Asked
  readonly task: Task
  /** In the order in which they are shown; one is right. */
  readonly choices: readonly Choice[]
}

/** A mistake with the answer it leads to. */
export interface Wrong {
  readonly answer: Answer
  readonly slip: Slip
}

export const MOST_CHOICES = 4

/** What makes two answers the same choice. */
export const answerKey = (answer: Answer): string => JSON.stringify(answer)
