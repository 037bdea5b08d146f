/**
 * Tiles and scenes of the lesson "How to play", in notation. What is right was found by reading the rules (SG-A to D);
 * a test asks the engine.
 */

/** "Is this a set?" */
export interface SetCard {
  readonly tiles: string
  readonly is: 'chi' | 'pong' | 'kong' | 'eye' | 'none'
}
export const SET_CARDS = {
  'chi-plain': { tiles: '345m', is: 'chi' },
  'pong-dragon': { tiles: '777z', is: 'pong' },
  gap: { tiles: '135p', is: 'none' },
  'kong-suo': { tiles: '2222s', is: 'kong' },
  'three-winds': { tiles: '123z', is: 'none' },
  pair: { tiles: '99p', is: 'eye' },
  'two-suits': { tiles: '34p5s', is: 'none' },
  round: { tiles: '89m1m', is: 'none' },
  'chi-end': { tiles: '789s', is: 'chi' },
  flowers: { tiles: '123f', is: 'none' },
} as const satisfies Readonly<Record<string, SetCard>>

/** "Who gets the tile?" East throws it, and everybody asks for as much as they may. */
export interface ClaimCard {
  /** South, West, North: 13 tiles each. */
  readonly hands: readonly [string, string, string]
  readonly tile: string
  /** Who gets it, and for what; null when nobody does. */
  readonly to: {
    readonly seat: 'south' | 'west' | 'north'
    readonly as: 'chi' | 'pong' | 'kong' | 'win'
  } | null
  readonly why: 'next' | 'not-next' | 'pong-first' | 'win-first' | 'two-wins' | 'kong-any' | 'nobody'
}
export const CLAIM_CARDS = {
  // South sits after East, West does not
  next: {
    hands: ['46s29m17p1234z258m', '46s37m59p11235z28m', '1369m148p3s2345z9s'],
    tile: '5s',
    to: { seat: 'south', as: 'chi' },
    why: 'next',
  },
  'not-next': {
    hands: ['19m258p1479s1237z', '28m147p369s1256z8s', '34m1589p27s1334z6p'],
    tile: '5m',
    to: null,
    why: 'not-next',
  },
  'pong-first': {
    hands: ['68p147m258s12345z', '29m14p369s123456z', '77p369m18s1123z25s'],
    tile: '7p',
    to: { seat: 'north', as: 'pong' },
    why: 'pong-first',
  },
  'kong-any': {
    hands: ['147m258p369s1345z', '222z68m149p57s13z9m', '28m369p147s1556z5m'],
    tile: '2z',
    to: { seat: 'west', as: 'kong' },
    why: 'kong-any',
  },
  'win-first': {
    hands: ['33s147m258p12345z', '123456m789p24s99p', '1369m147p9s2345z8s'],
    tile: '3s',
    to: { seat: 'west', as: 'win' },
    why: 'win-first',
  },
  'two-wins': {
    hands: ['129m289p147s1234z', '57m345678p23477s', '57m123p555p678s11z'],
    tile: '6m',
    to: { seat: 'west', as: 'win' },
    why: 'two-wins',
  },
} as const satisfies Readonly<Record<string, ClaimCard>>

/** "Which Kong may you make now?" East is the reader. */
export interface KongCard {
  readonly hands: readonly string[]
  readonly front?: string
  readonly acts: readonly string[]
  readonly may: 'kong-concealed' | 'kong' | 'kong-added' | 'none'
}
export const KONG_CARDS = {
  concealed: { hands: ['9999m258p147s123z5z'], acts: [], may: 'kong-concealed' },
  claimed: {
    hands: ['888s147m259p123z5z7z'],
    front: '8s',
    acts: ['east discard 1z', 'south discard 8s'],
    may: 'kong',
  },
  added: {
    hands: ['66p147m258s12357z9s'],
    front: '6p2z3z4z6p',
    acts: [
      'east discard 1z',
      'south discard 6p',
      'east pong 6p',
      'east discard 2z',
      'south discard 2z',
      'west discard 3z',
      'north discard 4z',
    ],
    may: 'kong-added',
  },
  // SG-B3: not straight after a Pong
  'after-claim': {
    hands: ['33m7777p258s1235z9s'],
    front: '3m',
    acts: ['east discard 1z', 'south discard 3m', 'east pong 3m'],
    may: 'none',
  },
} as const satisfies Readonly<Record<string, KongCard>>

/** "Is this hand finished?" */
export interface FinishedCard {
  readonly hand: string
  readonly is: boolean
  readonly why: 'four-and-eye' | 'kong-counts' | 'no-eye' | 'gap' | 'thirteen' | 'bonus'
}
export const FINISHED_CARDS = {
  plain: { hand: '234m 567p 99p 222s 789s', is: true, why: 'four-and-eye' },
  'no-eye': { hand: '234m 567p 789p 222s 79s', is: false, why: 'no-eye' },
  'with-kong': { hand: '345m 678p 11z [5555s] [777z]', is: true, why: 'kong-counts' },
  gap: { hand: '234m 568p 99p [222s] [789s]', is: false, why: 'gap' },
  thirteen: { hand: '19m 19p 19s 12345677z', is: true, why: 'thirteen' },
  bonus: { hand: '234m 567p 99p [222s] 78s |1f2f3f', is: false, why: 'bonus' },
} as const satisfies Readonly<Record<string, FinishedCard>>

/** The guided hand: East is the reader; the others pass and throw what they draw, so the wall tells the story. */
export const GUIDED_SCRIPT = {
  mode: 'guided',
  hands: ['23m68s555p77z9m14z2p1a', '', '', ''],
  front: '9p7z1p8m4m9s6p3p2f2s7s',
  back: '9m5p3s',
} as const

/**
 * The first hand of the lesson "Hong Kong mahjong". East is dealt two East winds, two Red dragons and its own flower
 * (HK-D5, D6, D7, D13): with the sets that South and West throw, and a chow drawn to, the hand wins on a self-draw.
 */
export const FIRST_HAND_HONG_KONG = {
  table: 'hong-kong',
  mode: 'scored',
  hands: ['11z77z23m678p55s9s3z1f', '', '', ''],
  front: '7z8s1z9p6s8m4m',
  back: '9m',
} as const

/** Scripts of guided hands by the name a lesson calls them. */
export const GUIDED_SCRIPTS = { first: GUIDED_SCRIPT, 'hong-kong': FIRST_HAND_HONG_KONG } as const
export const isGuidedScript = (id: unknown): id is keyof typeof GUIDED_SCRIPTS =>
  typeof id === 'string' && Object.hasOwn(GUIDED_SCRIPTS, id)

const has = <T extends object>(cards: T, id: unknown): id is keyof T =>
  typeof id === 'string' && Object.hasOwn(cards, id)
export const STEP_CARDS = {
  sets: SET_CARDS,
  claims: CLAIM_CARDS,
  kongs: KONG_CARDS,
  finished: FINISHED_CARDS,
} as const
export type StepDeck = keyof typeof STEP_CARDS
export const isStepDeck = (deck: unknown): deck is StepDeck => has(STEP_CARDS, deck)
/** A card of any deck by its id, `sets/gap`. */
export const isStepCard = (path: unknown): path is string => {
  const [deck, id] = String(path).split('/')
  return isStepDeck(deck) && has(STEP_CARDS[deck], id)
}
