import type { WinWay } from '../../engine/index.ts'
import type { HandSide } from '../../stores/compare.ts'

const ways: Record<WinWay, string> = {
  discard: 'Discard',
  'self-draw': 'Zi Mo',
  'rob-kong': 'Robbed Kong',
  'rob-eighth': 'Robbed flower',
}

/** What a hand comes to at one table. */
const standing: Record<HandSide['standing'], string> = {
  win: '{total}',
  'below-minimum': 'no win: {total}, and {minimum} needed',
  'not-complete': 'no win',
  building: 'unfinished',
  ready: 'unfinished',
  unmarked: 'unfinished',
  'too-many': 'too many tiles',
  impossible: 'not won so at this table',
  unplayed: 'not played with these tiles',
}

/** The same hand or bill under two tables of rules. */
export const compare = {
  title: 'Compare two tables',
  about: 'The same hand or the same bill by two tables of rules. What differs is marked.',
  left: 'One table',
  right: 'The other',
  tables: { singapore: 'Singapore', 'hong-kong': 'Hong Kong' },
  own: 'Your table',
  swap: 'Swap the tables',
  what: 'Compare',
  whats: { hand: 'A hand', bill: 'A bill' },
  hands: 'Ready hands',
  hand: 'The hand',
  typed: {
    open: 'Another hand',
    label: 'The hand in writing',
  },
  names: {
    'over-the-limit': 'More than most limits',
    'six-steps': 'Half flush with a Red dragon set',
    'ping-hu': 'A bare Ping Hu',
    'robbed-kong': 'A robbed Kong',
    'plain-no-tai': 'Nothing counts',
    'all-green': 'All green',
    'little-winds': 'Three winds and an Eye',
    'thirteen-orphans': 'Thirteen Wonders',
  },
  total: { tai: 'Tai', faan: 'Faan', both: 'Tai or faan' },
  win: 'Won by',
  seat: 'Seat',
  round: 'Round',
  ways,
  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',
  standing,
  cut: '{total} ({raw} counted)',
  limitHand: '{total}, a limit hand',
  table: {
    caption: 'At both tables',
    row: 'Row',
    total: 'In all',
    paid: 'Paid for',
    none: '–',
    noneSaid: 'does not count',
    differs: 'differs',
    rule: 'House rule',
    rows: 'What counts',
    pays: 'Who pays whom',
    rules: 'Where the tables differ',
  },
  same: 'Both tables say the same.',
  sameRules: 'These two tables have the same rules.',
  otherGame: 'These are two games: their rows, units and payments have different rules throughout.',
  said: '{left}: {one}. {right}: {other}.',
} as const
