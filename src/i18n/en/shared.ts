import type { InstantEvent, WinWay } from '../../engine/index.ts'

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
