import type { BaoRule, RuleValues, Seat } from '../../engine/index.ts'

/** What becomes of the tile, as the explorer knows it (stores/liability-state.ts). */
type Act = 'none' | 'chow' | 'pong' | 'kong' | 'win' | 'rob' | 'self-draw'

/**
 * A moment at the table, and what the numbered rules say of it. `expect` is worked out by hand from SG-H; tests run
 * every moment through the engine. South receives and West throws in the East round, with plenty of wall, unless
 * a moment says otherwise.
 */
export interface BaoMoment {
  /** Sets and bonus tiles on the table, and `+` the tile; before them the hand, when somebody wins. */
  readonly hand: string
  readonly act: Act
  readonly receiver?: Seat
  readonly feeder?: Seat
  readonly round?: Seat
  readonly playable?: number
  readonly fresh?: boolean
  /** Liable already, to the end of the hand. */
  readonly earlier?: Seat
  readonly later?: 'self-draw' | 'feeder' | 'other' | 'rob'
  readonly rules?: RuleValues
  readonly expect: {
    /** By this tile; `[]` when it makes nobody liable. */
    readonly rules: readonly BaoRule[]
    readonly lasting?: true
    /** What the thrower pays when the hand ends with this tile, or by the win named in `later`. */
    readonly pays?: number
  }
}

const none = { rules: [] } as const

/** Red dragons and South's own winds: two tai, so that it wins at every minimum of the house rule. */
const LATE_HAND = '23m 456p 55p [777z] [222z] +1m'

/** The ready cases of the explorer: every rule of SG-H with what it means and what just misses it. */
export const BAO_CASES = {
  // H1. Two dragon sets lie, the third wins at once: four bases of the limit.
  'third-dragon': {
    hand: '[777z] [666z] +5z',
    act: 'pong',
    expect: { rules: ['SG-H1'], pays: 128 },
  },
  'third-dragon-concealed-kong': {
    hand: '[777z] (6666z) +5z',
    act: 'pong',
    expect: { rules: ['SG-H1'], pays: 128 },
  },
  'fourth-wind': {
    hand: '[111z] [222z] [333z] +4z',
    act: 'pong',
    expect: { rules: ['SG-H1'], pays: 128 },
  },
  'second-dragon': { hand: '[777z] +6z', act: 'pong', expect: none },
  'third-wind': { hand: '[111z] [333z] +4z', act: 'pong', expect: none },
  // One of the three is still in the hand: an automatic win (C2), but no Bao. The shooter pays twice the base.
  'third-dragon-hidden': {
    hand: '3m 7p 55666z [777z] [123s] +5z',
    act: 'win',
    expect: { rules: [], pays: 64 },
  },
  // H5, automatic wins off: it lasts
  'third-dragon-lasts': {
    hand: '[777z] [666z] +5z',
    act: 'pong',
    rules: { honourAutoWin: 'off' },
    later: 'self-draw',
    expect: { rules: ['SG-H1'], lasting: true, pays: 192 },
  },

  // H2. Green 1, cat 1, orchid 1 (South's), South's own wind 1 = 4; Red makes 5.
  'fed-to-limit': {
    hand: '[666z] [222z] |2f1a +7z',
    act: 'pong',
    expect: { rules: ['SG-H2'], lasting: true, pays: 192 },
  },
  // East of the East round: a Pong of East is two, 3 + 2 = 5
  'fed-double-wind': {
    hand: '[666z] |1f3a +1z',
    act: 'pong',
    receiver: 'east',
    feeder: 'west',
    expect: { rules: ['SG-H2'], lasting: true, pays: 192 },
  },
  'fed-kong': {
    hand: '[666z] [222z] |2f1a +7z',
    act: 'kong',
    expect: { rules: ['SG-H2'], lasting: true, pays: 192 },
  },
  // 3 and 1 are 4
  'fed-below-limit': { hand: '[666z] [222z] |2f +7z', act: 'pong', expect: none },
  // Green 1, South 1, orchid and summer 2, cat 1 = 5 before: the limit was there
  'limit-before': { hand: '[666z] [222z] |2f2y1a +7z', act: 'pong', expect: none },
  // North is neither South's wind nor the round's
  'worthless-wind': { hand: '[666z] [222z] |2f1a +4z', act: 'pong', expect: none },
  'fed-plain-pong': { hand: '[666z] [222z] |2f1a +9p', act: 'pong', expect: none },
  'nobody-wants-it': { hand: '[777z] [666z] +5z', act: 'none', expect: none },

  // H3. A full flush on three shown sets, 4 tai: four bases of 16.
  'plain-flush': {
    hand: '2267s [123s] [456s] [999s] +8s',
    act: 'win',
    expect: { rules: ['SG-H3'], pays: 64 },
  },
  // all honours, the limit: White, South, West and North shown or made, East the Eye
  'plain-honours': {
    hand: '1155z [222z] [333z] [777z] +5z',
    act: 'win',
    expect: { rules: ['SG-H3'], pays: 128 },
  },
  'plain-terminals': {
    hand: '11m99p [999s] [111s] [999m] +9p',
    act: 'win',
    expect: { rules: ['SG-H3'], pays: 128 },
  },
  // two sets shown: the shooter's usual share, twice the base of 16
  'flush-two-shown': {
    hand: '2267999s [123s] [456s] +8s',
    act: 'win',
    expect: { rules: [], pays: 32 },
  },
  // half flush 2: base 4, twice
  'half-flush-shown': {
    hand: '67s 33z [123s] [456s] [999s] +8s',
    act: 'win',
    expect: { rules: [], pays: 8 },
  },
  'flush-drawn': {
    hand: '2267s [123s] [456s] [999s] +8s',
    act: 'self-draw',
    expect: { rules: [], pays: 32 },
  },

  // H4. Two tai, base 4: four bases are 16, the shooter's usual share 8.
  'fresh-tile': {
    hand: LATE_HAND,
    act: 'win',
    fresh: true,
    playable: 5,
    expect: { rules: ['SG-H4'], pays: 16 },
  },
  'fresh-too-early': {
    hand: LATE_HAND,
    act: 'win',
    fresh: true,
    playable: 6,
    expect: { rules: [], pays: 8 },
  },
  'late-but-seen': {
    hand: LATE_HAND,
    act: 'win',
    playable: 3,
    expect: { rules: [], pays: 8 },
  },

  // H5. The feeder pays six bases by Zi Mo; somebody else's discard is paid as usual: the others the base of 32.
  'lasts-zi-mo': {
    hand: '[666z] [222z] |2f1a +7z',
    act: 'pong',
    later: 'self-draw',
    expect: { rules: ['SG-H2'], lasting: true, pays: 192 },
  },
  'lasts-own-discard': {
    hand: '[666z] [222z] |2f1a +7z',
    act: 'pong',
    later: 'feeder',
    expect: { rules: ['SG-H2'], lasting: true, pays: 128 },
  },
  'lasts-other-discard': {
    hand: '[666z] [222z] |2f1a +7z',
    act: 'pong',
    later: 'other',
    expect: { rules: ['SG-H2'], lasting: true, pays: 32 },
  },
  // North was liable before; with automatic wins off West's third dragon is the last feeding, so West is alone
  'two-feeders': {
    hand: '[666z] [777z] |2f1a +5z',
    act: 'pong',
    earlier: 'north',
    rules: { honourAutoWin: 'off' },
    later: 'self-draw',
    expect: { rules: ['SG-H1', 'SG-H2'], lasting: true, pays: 192 },
  },
  // Red has become a Kong since West fed it: nothing changes. Limit by Zi Mo, six bases.
  'became-a-kong': {
    hand: '23m 88p [666z] [222z] [7777z] |2f1a +1m',
    act: 'self-draw',
    earlier: 'west',
    expect: { rules: [], pays: 192 },
  },

  // H6.
  'robbed-kong': {
    hand: '2267s [123s] [456s] [999s] +8s',
    act: 'rob',
    expect: { rules: [], pays: 64 },
  },
  'dragon-eye': {
    // Xiao San Yuan, 2 and 1: the shooter's usual share, twice the base of 8
    hand: '123m 5z [666z] [777z] [999p] +5z',
    act: 'win',
    expect: { rules: [], pays: 16 },
  },
  'no-limit': {
    hand: '[666z] [222z] |2f1a +7z',
    act: 'pong',
    rules: { limit: 'none' },
    expect: none,
  },
} as const satisfies Readonly<Record<string, BaoMoment>>
export type BaoCaseId = keyof typeof BAO_CASES

/** The ready cases by the rule they are about, in the order of SG-H. */
export const CASE_GROUPS = [
  {
    id: 'h1',
    cases: [
      'third-dragon',
      'third-dragon-concealed-kong',
      'fourth-wind',
      'second-dragon',
      'third-wind',
      'third-dragon-hidden',
    ],
  },
  {
    id: 'h2',
    cases: [
      'fed-to-limit',
      'fed-double-wind',
      'fed-kong',
      'fed-below-limit',
      'limit-before',
      'worthless-wind',
      'fed-plain-pong',
    ],
  },
  {
    id: 'h3',
    cases: [
      'plain-flush',
      'plain-honours',
      'plain-terminals',
      'flush-two-shown',
      'half-flush-shown',
      'flush-drawn',
    ],
  },
  { id: 'h4', cases: ['fresh-tile', 'fresh-too-early', 'late-but-seen'] },
  {
    id: 'h5',
    cases: [
      'lasts-zi-mo',
      'lasts-own-discard',
      'lasts-other-discard',
      'third-dragon-lasts',
      'two-feeders',
      'became-a-kong',
    ],
  },
  { id: 'h6', cases: ['nobody-wants-it', 'robbed-kong', 'dragon-eye', 'no-limit'] },
] as const satisfies readonly { id: string; cases: readonly BaoCaseId[] }[]

/** A scene of the story: a moment, the question about it, and the answer the rules give. You sit West. */
export interface StoryScene extends BaoMoment {
  readonly chapter: 'dragons' | 'limit' | 'flush' | 'wall'
  /** Whether you are liable; what you pay; how many tai the receiver shows. */
  readonly ask: 'liable' | 'pays' | 'shown'
  readonly answer: boolean | number
  /** Told as what might have been: nobody pays it in the story. */
  readonly suppose?: true
  /** What its reasons say of the table, and the scenes it builds on (stores/liability-story.ts). */
  readonly premises?: readonly ('limit' | 'reaches' | 'kong-paid' | 'fresh-line')[]
  readonly after?: string
  readonly unlike?: string
}

const FED_WIN = '23m 88p [666z] [222z] [777z] |2f1a +1m'
const SHOWN = '[666z] [222z] |2f1a +7z'

/** The story of the lesson "Bao", scene by scene. */
export const BAO_STORY = {
  unwanted: {
    chapter: 'dragons',
    hand: '[777z] [666z] +5z',
    act: 'none',
    ask: 'liable',
    answer: false,
    expect: none,
  },
  // H1: four bases of the limit
  'third-dragon': {
    chapter: 'dragons',
    hand: '[777z] [666z] +5z',
    act: 'pong',
    ask: 'pays',
    premises: ['limit'],
    answer: 128,
    expect: { rules: ['SG-H1'], pays: 128 },
  },
  // C2 on South's own turn: Zi Mo at the limit, 64 each
  'drawn-dragon': {
    chapter: 'dragons',
    suppose: true,
    hand: '39m 7p 26s 55z [777z] [666z] +5z',
    act: 'self-draw',
    ask: 'pays',
    answer: 64,
    expect: { rules: [], pays: 64 },
  },
  // Green 1, own wind 1, orchid 1 (South is seat 2), cat 1
  shown: {
    chapter: 'limit',
    hand: SHOWN,
    act: 'none',
    ask: 'shown',
    premises: ['limit'],
    answer: 4,
    expect: none,
  },
  fed: {
    chapter: 'limit',
    hand: SHOWN,
    act: 'pong',
    ask: 'liable',
    premises: ['reaches'],
    answer: true,
    expect: { rules: ['SG-H2'], lasting: true },
  },
  // H5: six bases of 32, and 32 as a share of somebody else's shot
  'fed-zi-mo': {
    chapter: 'limit',
    after: 'fed',
    hand: FED_WIN,
    act: 'self-draw',
    earlier: 'west',
    ask: 'pays',
    premises: ['limit'],
    answer: 192,
    expect: { rules: [], pays: 192 },
  },
  'fed-other': {
    chapter: 'limit',
    suppose: true,
    after: 'fed',
    hand: FED_WIN,
    act: 'win',
    feeder: 'east',
    earlier: 'west',
    ask: 'pays',
    answer: 32,
    expect: { rules: [], pays: 32 },
  },
  'fed-kong': {
    chapter: 'limit',
    suppose: true,
    after: 'fed',
    premises: ['kong-paid'],
    hand: '23m 88p [666z] [222z] [7777z] |2f1a +1m',
    act: 'self-draw',
    earlier: 'west',
    ask: 'liable',
    answer: true,
    expect: { rules: [], pays: 192 },
  },
  'fed-below': {
    chapter: 'limit',
    suppose: true,
    unlike: 'fed',
    premises: ['limit'],
    hand: '[666z] [222z] |2f +7z',
    act: 'pong',
    ask: 'liable',
    answer: false,
    expect: none,
  },
  // H3: a full flush, 4 tai, four bases of 16; with two sets shown the shooter's 32
  suo: {
    chapter: 'flush',
    hand: '2267s [123s] [456s] [999s] +8s',
    act: 'win',
    ask: 'pays',
    answer: 64,
    expect: { rules: ['SG-H3'], pays: 64 },
  },
  'suo-two': {
    chapter: 'flush',
    suppose: true,
    hand: '2267999s [123s] [456s] +8s',
    act: 'win',
    ask: 'pays',
    answer: 32,
    expect: { rules: [], pays: 32 },
  },
  // H4: Red dragons and own winds, 2 tai, four bases of 4; otherwise the shooter's 8
  late: {
    chapter: 'wall',
    hand: LATE_HAND,
    act: 'win',
    fresh: true,
    playable: 5,
    ask: 'pays',
    answer: 16,
    expect: { rules: ['SG-H4'], pays: 16 },
  },
  early: {
    chapter: 'wall',
    suppose: true,
    hand: LATE_HAND,
    act: 'win',
    fresh: true,
    playable: 6,
    ask: 'pays',
    premises: ['fresh-line'],
    answer: 8,
    expect: { rules: [], pays: 8 },
  },
  // H6, B5: with Qiang Gang 3 tai, base 8, the konger pays twice as the shooter
  robbed: {
    chapter: 'wall',
    suppose: true,
    hand: LATE_HAND,
    act: 'rob',
    playable: 3,
    ask: 'liable',
    answer: false,
    expect: { rules: [], pays: 16 },
  },
} as const satisfies Readonly<Record<string, StoryScene>>
export type StoryStepId = keyof typeof BAO_STORY
