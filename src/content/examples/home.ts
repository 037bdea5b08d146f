import type { Examples } from './types.ts'

/** The question the home page opens with. */
export const HOME = {
  // Red dragons 1, own wind 1, summer for seat 2 is 1, cat 1, rat 1: exactly the limit
  'home-question': {
    hand: '345m 55p 67s [222z] [777z] |2y1a2a +8s',
    fields: { seat: 'south', from: 'west' },
    expect: { legal: true, total: 5, lines: ['dragon-set', 'own-wind-set', 'own-season', 'animal'] },
  },
} as const satisfies Examples
