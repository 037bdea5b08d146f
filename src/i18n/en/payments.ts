import type { TableId, WinWay } from '../../engine/index.ts'
import type { SideId } from '../../stores/payments-bill.ts'
import { events, ways } from './shared.ts'

/** How it was won, as a sentence; {total} carries its unit. */
const won: Record<WinWay, string> = {
  discard: '{winner} wins {total} on {from}’s discard.',
  'self-draw': '{winner} wins {total} by Zi Mo.',
  'rob-kong': '{winner} wins {total} by robbing {from}’s Kong.',
  'rob-eighth': '{winner} wins {total} by robbing the eighth flower from {from}.',
}

const from: Record<Exclude<WinWay, 'self-draw'>, string> = {
  discard: 'Who threw it',
  'rob-kong': 'Whose Kong',
  'rob-eighth': 'Whose flower',
}

const sides: Record<SideId, string> = {
  'half-shooter': 'Shared',
  'shooter-pays': 'Shooter pays',
  table: 'As written',
  'full-gun': 'Full gun',
  'half-gun': 'Half gun',
  'everyone-equal': 'All alike',
  bao: 'Bao',
}

/** The payment calculator. Every number is the engine's. */
export const payments = {
  title: 'Who pays whom',
  description:
    'Put in a win and see what each of the four pays: on a discard, by Zi Mo, with Bao, with Kongs and bites besides, by the rules of your table.',
  kicker: 'Tool',
  lead: 'Put in a win and see, by the rules of your table, what each of the four pays or gets, and why.',
  teach: 'How payments work, step by step',
  noScript: 'Changing the bill needs JavaScript. The bill shown here is worked out, by the standard rules.',

  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  /** Amounts with their sign; {n} has none. */
  plus: '+{n}',
  minus: '−{n}',

  table: 'The table',
  centre: {
    base: 'base {n}',
    prices: 'full price {full}, half {half}',
    /** So many bases of so much. */
    bases: '{count}\u00a0×\u00a0{base}',
    limit: 'the limit',
  },
  seat: {
    bases: { one: '{n} base', other: '{n} bases' },
    both: { one: '{own} of its own, {n} of the others’', other: '{own} of its own, {n} of the others’' },
    all: 'everybody’s share',
    covered: '{seat} pays it',
    nothing: 'pays nothing',
    collects: 'collects',
    same: 'no more than without Bao',
    split: '{bill} for the win, {once} at once',
  },

  /** The bill in one sentence after another. */
  said: {
    won,
    pays: '{seat} pays {n}',
    nothing: '{seat} pays nothing',
    stop: '{list}.',
    bao: '{seat} is liable and pays everybody’s share: {list}.',
    alone: '{seat} pays the shares of the others too: {list}.',
    collects: '{winner} collects {n}.',
    same: '{winner} collects {n}, no more than without Bao.',
    once: 'With what was paid at once: {list}.',
    sum: '{seat} {n}',
  },

  set: {
    label: 'The win',
    total: { tai: 'Tai', faan: 'Faan' },
    less: 'One less',
    more: 'One more',
    win: 'Won by',
    ways,
    winner: 'Winner',
    from,
    bao: 'Liable (Bao)',
    nobody: 'Nobody',
    noBao: 'A robbed tile brings no Bao.',
    baoOff: 'This table plays without Bao.',
    baoAbout: 'When is somebody liable?',
    pingHu: 'Ping Hu and nothing else',
  },

  once: {
    title: 'Paid at once',
    about:
      'Kongs and groups of bonus tiles are paid the moment they are shown, by each of the others, whoever wins.',
    aboutKongs:
      'Kongs are paid the moment they are shown, by each of the others, whoever wins. This table pays nothing at once for bonus tiles.',
    off: 'This table pays nothing at once.',
    whose: 'Shown by',
    add: 'Add',
    events,
    each: 'each pays {n}',
    alone: '{seat} pays {n} alone',
    dealt: 'dealt so',
    late: {
      one: 'claimed with {n} playable tile left',
      other: 'claimed with {n} playable tiles left, or fewer',
    },
    thrown: 'Thrown by',
    what: '{seat}: {event}',
    out: 'Take out {what}',
  },

  bill: {
    title: 'The bill',
    who: 'Seat',
    share: 'share',
    pays: 'pays',
    /** The same beside what was paid at once. */
    win: 'win',
    once: 'at once',
    sum: 'in all',
    covered: 'covered by {seat}',
    both: { one: 'own share and {n} base more', other: 'own share and {n} bases more' },
    more: 'own share and the others’',
  },

  sides: {
    title: 'The same win, shared otherwise',
    about:
      'Shooter pays and Bao both put the whole bill on one player: the first after any discard, the second only after a dangerous one.',
    /** At a table without Bao. */
    aboutNoBao: 'Shooter pays puts the whole bill on one player, after any discard.',
    heads: sides,
    here: 'as it stands',
    collects: 'collects',
    same: 'Whichever way it is shared, {winner} collects {n}.',
    /** Where not every way brings as much. */
    differ: 'As it stands, {winner} collects {n}. Another way to share it may bring another amount.',
    drawn: 'After Zi Mo there is no shooter, so “shooter pays” changes nothing.',
    drawnBao: 'Bao does.',
  },

  steps: {
    title: 'Each tai doubles the bill',
    list: 'What each total pays',
    about: 'A bar is a bill, cut into its bases. Solid: on a discard. With the open ones: Zi Mo.',
    aboutList: 'A bar is what the winner collects. Solid: on a discard. With the open part: Zi Mo.',
    discard: 'discard',
    selfDraw: 'Zi Mo',
    choose: '{total}: {discard} on a discard, {selfDraw} by Zi Mo',
    /** Where no Zi Mo is worth so little. */
    chooseThrown: '{total}: {discard} on a discard',
  },

  rules: {
    title: 'House rules',
    table: 'Table',
    tables: { singapore: 'Singapore', 'hong-kong': 'Hong Kong' } satisfies Record<TableId, string>,
    written: 'as written',
    own: { one: '{n} changed', other: '{n} changed' },
    pinned: 'Shown by the rules of this link: {list}.',
    pinnedWritten: 'Shown by the table as written.',
    example: 'This bill is shown by its own rules: {list}.',
    following: 'By your house rules: {list}.',
    mine: 'Use my house rules',
    keep: 'Keep these as my house rules',
    preset: 'Preset',
    ownTable: 'Your own',
    value: '{rule}: {value}',
    all: 'All house rules',
  },

  share: {
    share: 'Share link',
    link: 'Link to this bill',
    copy: 'Copy',
    copied: 'The link is copied.',
    send: 'Send…',
  },

  try: 'Try it',
  again: 'Back to the start',
} as const
