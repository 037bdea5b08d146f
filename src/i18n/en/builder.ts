import type { Seat } from '../../engine/index.ts'
import type { Refusal } from '../../stores/builder-edit.ts'
import type { Standing } from '../../stores/builder-verdict.ts'
import { draws, openings, ways as win } from './shared.ts'

/** Why an edit was not made. */
const refused: Record<Refusal, string> = {
  'no-copy': 'No copy of {tile} is left.',
  'no-room': 'The hand is full. Take something out first.',
  'no-set': 'No such set begins with {tile}.',
  'nothing-there': 'There is nothing to take out.',
}

const seatShort: Record<Seat, string> = { east: 'E', south: 'S', west: 'W', north: 'N' }

/** What the hand comes to, when it is no plain win. {n} tiles; {minimum}, {limit}, {raw} carry their unit. */
const standing: Record<Standing, string> = {
  win: 'A win. This table asks for {minimum}; the limit is {limit}.',
  'below-minimum': 'No win: the hand is complete, but this table asks for {minimum}.',
  'not-complete': 'No win: these tiles are not four sets and an Eye.',
  building: 'Go on: a hand is four sets and an Eye.',
  ready: 'Ready: one tile completes it.',
  unmarked: 'Which tile did you win on? Choose it in the hand.',
  'too-many': 'Take out what is too many.',
  impossible: 'This table does not let a hand be won this way. Choose another.',
}

/** The hand builder, wherever it stands. Numbers and names of rows are the engine's and the other dictionaries'. */
export const builder = {
  title: 'Hand builder',
  hand: 'Your hand',
  change: 'Change the hand',

  tray: {
    inHand: 'In hand',
    declared: 'Declared',
    bonus: 'Bonus',
    empty: 'No tiles yet. Choose them below, or type them: 123m.',
    /** A tile or set that can be pressed, with where it stands. */
    concealed: '{tile}, in hand',
    winning: '{tile}, won on',
    claimed: '{set}, claimed',
    open: '{tile}, shown',
    help: 'Arrow keys move along the hand, Enter chooses a tile, Delete takes it out, W marks it as the one won on. Digits and a letter put tiles in: 123m.',
  },

  pick: {
    as: 'Put in as',
    tile: 'Tile',
    chow: 'Chi',
    pong: 'Pong',
    kong: 'Kong',
    kongConcealed: 'Concealed Kong',
    suits: 'Suit',
    tabs: { m: 'Wan', p: 'Tong', s: 'Suo', z: 'Winds', b: 'Bonus' },
    groups: { m: 'Wan', p: 'Tong', s: 'Suo', z: 'Winds and dragons', b: 'Bonus tiles' },
    /** A key: the tile, then how many copies are left. */
    key: { one: '{tile}, {n} left', other: '{tile}, {n} left' },
    /** What a key does while it puts in a set: the Chi begins with the tile. */
    chowFrom: 'Chi from {tile}',
    pongOf: 'Pong of {tile}',
    kongOf: 'Kong of {tile}',
    kongConcealedOf: 'Concealed Kong of {tile}',
    noChow: 'No Chi begins with {tile}',
    /** While something of the hand is chosen, that the key puts its tile in the place of. */
    instead: { one: '{tile} in its place, {n} left', other: '{tile} in its place, {n} left' },
    back: 'Take back the last tile',
    fold: 'Tile keys',
  },

  chosen: {
    label: '{tile} is chosen',
    mark: 'Won on this',
    out: 'Take out',
    close: 'Let it be',
    layChow: 'Lay down: {set}',
    lay: 'Lay down',
    up: 'Into the hand',
    pong: 'Make it a Pong',
    kong: 'Make it a Kong',
    kongConcealed: 'Turn it down',
    kongExposed: 'Turn it up',
  },

  context: {
    seat: 'Seat',
    round: 'Round',
    win: 'Won by',
    from: 'From',
    draw: 'Last tile',
    opening: 'On the deal',
    notOpening: 'Later',
    last: 'Last playable tile of the wall',
    seatShort,
    ways: win,
    draws,
    openings,
    /** Chips of the small builder. */
    chipSeat: 'Seat {value}',
    chipRound: 'Round {value}',
    fromSeat: '{seat}’s discard',
    robbedFrom: '{way}, from {seat}',
  },

  score: {
    unit: { tai: 'tai', faan: 'faan' },
    amount: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
    toGo: { one: '{n} to go', other: '{n} to go' },
    tooMany: { one: '{n} too many', other: '{n} too many' },
    none: 'No win',
    question: 'Won on?',
    noLimit: 'none',
    noMinimum: 'nothing',
    standing,
    limit: 'The limit of this table.',
    limitHand: 'A limit hand: it pays the limit, and nothing adds to it.',
    limitHandOpen: 'A limit hand: it counts as its own price, and its other rows come to no more.',
    cut: '{raw} counted; the limit is {limit}.',
    unlimited: 'A win. This table asks for {minimum} and has no limit.',
    chicken: 'A win: nothing counts in it, and this table asks for nothing.',
    anyway: 'It wins at once: {rows}. The tiles that are missing may be any.',
    missed: 'It waited for other tiles.',
    bill: {
      one: '{who} pays {n}.',
      each: '{who} pay {n} each.',
      all: 'Each of the three pays {n}.',
      collect: 'You collect {n}.',
    },
  },

  why: {
    title: 'Why',
    gain: '+{n}',
    limit: 'limit',
    times: '{row} × {count}',
    whole: 'whole hand',
  },
  near: { title: 'Almost', gain: '+{n}', limit: 'limit' },
  waits: {
    now: 'It waits for',
    before: 'You waited for',
    left: { one: '{n} left', other: '{n} left' },
    worth: '{amount}',
    none: 'no win',
    win: 'Win on {tile}',
  },
  readings: {
    title: 'Other readings',
    less: '{amount}: {rows}. That is {less} less.',
    none: '{amount}: nothing in it counts.',
    equal: '{amount}, the same: {rows}.',
    fewer: '{amount}, the same, but fewer rows count: {rows}.',
    row: '{row} {n}',
  },

  tools: {
    undo: 'Undo',
    open: 'Open in the hand builder',
  },
  typing: 'Typing: {digits}',
  pinned: 'Shown by the rules of this hand: {list}.',
  ruleValue: '{rule}: {value}',

  refused,

  try: { title: 'Try it' },

  /** What a screen reader hears after a change. */
  say: {
    result: '{result}. {rows}',
  },
} as const
