import type { RouteView, WaitForm } from '../../engine/index.ts'
import { routeParts } from './shared.ts'

const forms: Record<WaitForm, string> = {
  'two-sided': 'two-sided',
  edge: 'edge',
  gap: 'gap',
  pong: 'third of a Pong',
  eye: 'Eye',
  'seven-pairs': 'seventh pair',
  'thirteen-orphans': 'Thirteen Wonders',
}

/** What a win on a discard brings where it asks for a wait (SG-E7); Zi Mo asks for none. */
const wait: Record<NonNullable<RouteView['wait']>, string> = {
  'two-kinds': '{amount} on a discard, if two kinds of tile or more complete it',
  'two-sided-chi': '{amount} on a discard, if a Chi waits for it at both ends',
}

/** What the engine says of a hand on its way: distance, waits, discards, routes. */
export const analysis = {
  title: 'How far it is',
  distance: {
    complete: 'The tiles make a hand.',
    ready: 'Ready: one tile completes it.',
    /** With a tile to let go still. */
    discard: 'One discard makes it ready.',
    away: { one: '{n} tile from ready.', other: '{n} tiles from ready.' },
  },
  useful: {
    title: 'Tiles that bring it nearer',
    left: { one: '{n} left', other: '{n} left' },
    sum: { one: '{n} useful tile left', other: '{n} useful tiles left' },
  },
  waits: {
    title: 'It waits for',
    worth: 'What each wait is worth',
    tile: 'Tile',
    left: 'Left',
    discard: 'Discard',
    selfDraw: 'Zi Mo',
    none: 'no win',
    /** For a ready hand that no wait makes a legal win. */
    never: 'Nothing it waits for makes it a win at this table.',
    forms,
  },
  discards: {
    title: 'Best discards',
    choose: 'Choose a tile to let go.',
    without: {
      one: 'Without {tile}: {n} tile from ready, {count} useful tiles left.',
      other: 'Without {tile}: {n} tiles from ready, {count} useful tiles left.',
    },
    withoutReady: 'Without {tile}: ready, {count} tiles left complete it.',
    show: 'Show the best',
    tile: 'Let go',
    away: 'Then',
    ready: 'ready',
    count: 'Useful tiles',
    steps: { one: '{n} from ready', other: '{n} from ready' },
  },
  routes: {
    title: 'Ways to a win',
    /** Without luck that no route counts on: bonus tiles to come, replacements, the last tile, a Kong to rob. */
    none: 'No way to a legal win is left, unless luck brings what is missing: a new bonus tile, or a special way of winning, such as on the last tile.',
    part: routeParts,
    /** As written within a text. */
    suit: { m: 'wan', p: 'tong', s: 'suo' },
    missing: { one: '{n} tile missing', other: '{n} tiles missing' },
    there: 'there already',
    discard: '{amount} on a discard',
    selfDraw: '{amount} by Zi Mo',
    /** Worth the same either way. */
    both: '{amount}, on a discard or by Zi Mo',
    onlyDiscard: '{amount} on a discard only',
    onlyDrawn: '{amount} by Zi Mo only',
    wait,
    draws: 'Draw',
    lets: 'Let go',
    becomes: 'It becomes:',
    choose: 'Show a way: {route}',
  },
  whatIf: {
    title: 'What if you draw …',
    choose: 'Draw {tile}',
    wins: '{tile} completes it: {amount} by Zi Mo.',
    winsNothing: '{tile} completes it, but it is no win at this table.',
    nearer: '{tile} brings it nearer. Let {discard} go: {n} useful tiles are left.',
    ready: '{tile} makes it ready. Let {discard} go: {n} tiles complete it.',
    wider: '{tile} brings it no nearer, but with {discard} gone {n} tiles help, {more} more than now.',
    nothing: '{tile} changes nothing: let it go again.',
    keep: 'Put it in the hand',
  },
  reader: {
    guess: 'Which tiles complete it? Choose them, then look.',
    show: 'Show the waits',
    found: { one: '{n} of {all} found.', other: '{n} of {all} found.' },
    extra: { one: '{n} that does not fit.', other: '{n} that do not fit.' },
    all: 'All found.',
    again: 'Another hand',
    tiles: 'Tiles',
  },
  pingHu: {
    /** {row}: Ping Hu, or Chow Ping Hu with a bonus tile. */
    wins: '{row} on a discard.',
    drawnOnly: '{row} by Zi Mo only.',
    never: 'No {row}.',
    kinds: { one: 'It waits for {n} kind.', other: 'It waits for {n} kinds.' },
    bonus: 'A flower beside it',
    eye: 'Eye',
    ends: 'Waiting part',
    eyes: { suited: '9 tong', dragon: 'Red dragon', own: 'East, own wind', other: 'North' },
    parts: { two: '56', edge: '12', gap: '57', run: '4567' },
  },
  planner: {
    again: 'Another hand',
    open: 'The finished hand in the hand builder',
  },
}
