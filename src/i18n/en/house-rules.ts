import type { DemoRule } from '../../stores/rule-demos.ts'

type Captions<T extends 'singapore' | 'hong-kong'> = Record<DemoRule<T>, readonly string[]>

/** What each demo shows, one text for each; {n} is the number of playable tiles left. */
const singapore: Captions<'singapore'> = {
  minimum: [
    'South wins on a discard with one dragon set.',
    'South’s hand is complete and nothing in it counts.',
  ],
  limit: ['East has three sources and half a flush of Pongs.', 'South wins with Thirteen Wonders.'],
  payment: ['South wins on West’s discard.'],
  payTable: ['South wins on West’s discard.'],
  selfDrawTai: ['South draws the last tile, with one Chi claimed.'],
  robbedKongTai: ['South robs the 8 suo of West’s Kong.'],
  concealedSelfDraw: [
    'Nothing claimed, and South draws the last tile.',
    'Nothing claimed, and the last tile is a discard.',
  ],
  pingHuWait: ['3456 suo: it ends as the Eye.', '68 suo: only the 7 fits.'],
  pingHuAllExposed: ['Four Chi claimed, the Eye drawn.'],
  pingHuPrice: ['A bare Ping Hu on West’s discard.'],
  chowPingHuWait: ['68 suo with a flower: only the 7 fits.'],
  littleWinds: ['South has East, South and West as sets and North as the Eye.'],
  allGreen: ['Every tile of it is green.'],
  sevenPairs: ['Seven pairs, won on a discard.'],
  fourConcealedPongsDiscard: ['A discard makes the Eye.', 'A discard makes the last Pong.'],
  nineGatesOpen: ['The three 1 tong were claimed.'],
  kongOnKong: ['Two Kongs in one turn, won on the second replacement.'],
  humanHand: ['West wins on South’s discard before a first draw.'],
  honourAutoWin: ['A discard makes the third dragon set; the rest is unfinished.'],
  eighthFlower: ['South holds seven, and North shows the eighth.'],
  replacementStack: ['South makes a Kong, draws a flower for it, and wins on the tile after.'],
  lastTileOnReplacement: ['The last tile of the wall replaced a flower.'],
  instantPayments: ['South makes a concealed Kong.', 'South shows cat and rat.'],
  openingDouble: ['Cat and rat were both dealt.', 'All four flowers were dealt.'],
  lateKongAt: ['South claims West’s tile for a Kong with {n} playable tiles left.'],
  freshTileAt: ['West throws a fresh tile with {n} playable tiles left, and South wins on it.'],
  bao: ['West feeds South the third dragon set.'],
  baoLimitFeed: ['West’s Green dragon brings what South shows to the limit; South draws the win later.'],
  baoFlush: ['Three sets of tong lie open, and West throws the last tong.'],
}

const hongKong: Captions<'hong-kong'> = {
  minimum: ['All Chows without a flower, won on a discard.'],
  limit: ['Thirteen Orphans, won on a discard.'],
  curve: ['A big hand, won on a discard.'],
  payment: ['South wins on West’s discard.'],
  flowers: ['Concealed All Chows on a discard, no flower.'],
  sevenPairs: ['Seven pairs, won on a discard.'],
  sevenPairsConcealed: ['Seven pairs, won on a discard.'],
  concealedKong: ['A self-drawn hand with one concealed kong.'],
  allChowsPair: ['Four chows and a pair of North.'],
  littleWinds: ['Three wind pungs and a pair of the fourth.'],
  blessings: ['East wins with the tiles of the deal.'],
  flowerWin: ['Seven flowers and seasons beside a complete hand.'],
}

/** The page of house rules. Names and values of the rules are `rules`. */
export const houseRules = {
  title: 'House rules',
  /** The title of the document; the lesson has the plain one. */
  pageTitle: 'Your table’s house rules',
  description:
    'How your table plays, rule by rule: choose a preset or set each rule, see what it changes, and share your table as a link.',
  lead: 'How your table plays. It is kept on this device, and every number on this site follows it.',
  noScript: 'Changing house rules needs JavaScript. What stands here is the table as it is written.',
  table: 'Table',
  tables: { singapore: 'Singapore', 'hong-kong': 'Hong Kong' },
  preset: 'Start from',
  own: 'Your own',
  ownAbout: 'A table of your own.',
  written: 'as written',
  status: {
    written: 'The table as it is written.',
    own: { one: '{n} rule of your own: {list}', other: '{n} rules of your own: {list}' },
  },
  reset: 'Back to the table as written',
  undone: 'Undo',
  carried: {
    title: 'This link carries a table.',
    none: 'It is the table as it is written.',
    list: '{list}.',
    about: 'It is shown here; your own table is as it was.',
    take: 'Use this table',
    leave: 'Keep mine',
  },
  taken: 'This is your table now.',
  unknown: 'This version does not know some of what was kept: {list}.',
  watched: {
    title: 'A few hands at your table',
    about: 'What differs from the table as written is marked.',
    captions: {
      singapore: [
        'South wins on West’s discard.',
        'East wins on South’s discard.',
        'South wins on North’s discard.',
        'South robs West’s Kong.',
        'South’s hand is complete, on East’s discard.',
        'South draws the last tile.',
      ],
      'hong-kong': [
        'South wins on West’s discard.',
        'South’s hand is complete, on West’s discard.',
        'East wins on South’s discard.',
        'South draws the last tile.',
        'South draws the last tile.',
      ],
    },
  },
  value: '{rule}: {value}',
  changes: 'Changes:',
  result: {
    amount: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
    cut: '{amount} ({raw} counted)',
    none: 'no win',
    nothing: 'nothing is paid',
    pay: '{seat}\u00a0{n}',
    all: '=\u00a0{n}',
    was: 'as written: {result}',
  },
  share: {
    share: 'Share this table',
    link: 'Link to this table',
    copy: 'Copy',
    copied: 'The link is copied.',
    send: 'Send…',
  },
  builder: 'Try a hand by these rules',
  compare: 'Compare two tables',
  demos: { singapore, 'hong-kong': hongKong },
}
