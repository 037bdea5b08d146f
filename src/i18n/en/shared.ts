import type { Draw, InstantEvent, Opening, RoutePartCode, WinWay } from '../../engine/index.ts'

// Words that several areas say of the same thing: written once, carried by each area that needs them.

/** How the winning tile came. */
export const ways: Record<WinWay, string> = {
  discard: 'Discard',
  'self-draw': 'Zi Mo',
  'rob-kong': 'Robbed Kong',
  'rob-eighth': 'Robbed flower',
}

/** What is paid at once (SG-G5). */
export const events: Record<InstantEvent, string> = {
  'kong-claimed': 'Claimed Kong',
  'kong-added': 'Added Kong',
  'kong-concealed': 'Concealed Kong',
  bite: 'Bite',
  marriage: 'Marriage',
  'flower-family': 'Four flowers',
  'season-family': 'Four seasons',
  'animal-family': 'Four animals',
}

/** What the winning tile of a self-drawn hand was drawn as. */
export const draws: Record<Draw, string> = {
  wall: 'Wall',
  flower: 'After bonus tile',
  kong: 'After Kong',
  'kong-flower': 'Kong, then bonus tile',
  'kong-on-kong': 'Kong on Kong',
  'kong-on-kong-flower': 'Kong on Kong, then bonus tile',
}

/** Wins on the deal or before the first draw. */
export const openings: Record<Opening, string> = {
  heavenly: 'Won as dealt (Tian Hu)',
  earthly: 'Banker’s first discard (Di Hu)',
  human: 'Before the first draw (Ren Hu)',
}

/** Parts of a way to a win, told in a row. {suit}, {tile}: a kind of tile, by itself. */
export const routeParts: Record<RoutePartCode, string> = {
  'any-shape': 'any four sets and an Eye',
  'all-pongs': 'only Pongs',
  'all-chows': 'only Chi',
  'half-flush': '{suit} and honours',
  'full-flush': 'only {suit}',
  'honour-pong': '{tile} as a set',
  'honour-eye': '{tile} as the Eye',
  'terminals-and-honours': 'only 1, 9 and honours',
  'all-terminals': 'only 1 and 9',
  'all-honours': 'only honours',
  'all-green': 'only green tiles',
  'nine-gates': 'Nine Gates in {suit}',
  'seven-pairs': 'seven pairs',
  'thirteen-orphans': 'Thirteen Wonders',
  closed: 'nothing claimed',
}
