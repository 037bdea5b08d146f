import type { InstantEvent, Seat, TableId, WinFields } from '../engine/index.ts'

/**
 * What a house rule changes, as hands and bills to count again under any rules: `hand` for what it is worth,
 * `bill` for who pays, `instant` for what is paid at once, `fed` for a claim that may make its feeder pay for all (SG-H).
 */
export type Demo =
  | { readonly show: 'hand' | 'bill'; readonly hand: string; readonly fields: Partial<WinFields> }
  | {
      /** A winning discard, `playable` tiles before the end, the first of its kind. */
      readonly show: 'late'
      readonly hand: string
      readonly fields: Partial<WinFields>
      readonly playable: number
      readonly fresh: boolean
    }
  | {
      readonly show: 'instant'
      readonly event: InstantEvent
      readonly opening: boolean
      readonly from?: Seat
      readonly playable?: number
      /** Tiles that are its cause, for the picture. */
      readonly tiles: string
    }
  | {
      readonly show: 'fed'
      readonly seat: Seat
      readonly from: Seat
      /** Declared before the claim. */
      readonly melds: string
      readonly bonus: string
      readonly claimed: string
      /** The claim wins at once, or the receiver draws the win later. */
      readonly wonBy: 'discard' | 'self-draw'
    }

const hand = (text: string, fields: Partial<WinFields> = {}): Demo => ({
  show: 'hand',
  hand: text,
  fields: { seat: 'south', ...fields },
})
const bill = (text: string, fields: Partial<WinFields> = {}): Demo => ({
  show: 'bill',
  hand: text,
  fields: { seat: 'south', from: 'west', ...fields },
})
const instant = (event: InstantEvent, tiles: string, opening = false): Demo => ({
  show: 'instant',
  event,
  opening,
  tiles,
})

const THREE_TAI = '888m 55p 23s [999p] [777z] |2f1a +4s'
const CONCEALED = '23488m 555p 12367s +8s'
const CLAIMED = '23488m 555p 67s [123s] +8s'
const PLAIN = '23m 55567p 234678s +4m'

/** For each table and rule that changes a count or a bill, what shows it. Rules of play alone have none. */
export const DEMOS = {
  singapore: {
    minimum: [hand('234m 55567p 67s 777z +8s'), hand('234m 55567p 22267s +8s')],
    limit: [hand('1122299m 111z [777z] +1m', { seat: 'east' }), hand('19m 19p 19s 1234567z +1m')],
    payment: [bill(THREE_TAI)],
    payTable: [bill(THREE_TAI)],
    selfDrawTai: [hand(CLAIMED, { win: 'self-draw' })],
    robbedKongTai: [hand(CLAIMED, { win: 'rob-kong', from: 'west' })],
    concealedSelfDraw: [hand(CONCEALED, { win: 'self-draw' }), hand(CONCEALED)],
    pingHuWait: [hand('234m 345567p 3456s +6s'), hand('23499m 345567p 68s +7s')],
    pingHuAllExposed: [hand('8s [234m] [345p] [567p] [567s] +8s', { win: 'self-draw' })],
    pingHuPrice: [bill('23499m 345567p 67s +8s')],
    chowPingHuWait: [hand('23499m 345567p 68s |1f +7s')],
    littleWinds: [hand('23m 44z [111z] [222z] [333z] +1m')],
    allGreen: [hand('2233446688s [666z] +6s')],
    sevenPairs: [hand('1155m 2288p 336s 44z +6s')],
    fourConcealedPongsDiscard: [hand('222m 555888p 3444s +3s'), hand('22m 555888p 33444s +2m')],
    nineGatesOpen: [hand('2345678999p [111p] +5p')],
    kongOnKong: [hand('23488m 67s [1111p] (5555p) +8s', { win: 'self-draw', draw: 'kong-on-kong' })],
    humanHand: [hand(CONCEALED, { seat: 'west', opening: 'human', from: 'south' })],
    honourAutoWin: [hand('199m 5p 2s 55z [666z] [777z] +5z')],
    eighthFlower: [bill('247m 1358p 469s 135z |1f2f3f4f1y2y3y +4y', { win: 'rob-eighth', from: 'north' })],
    replacementStack: [hand('23488m 67s [123s] [5555p] |3f +8s', { win: 'self-draw', draw: 'kong-flower' })],
    lastTileOnReplacement: [
      hand('23488m 555p 67s [123s] |3f +8s', { win: 'self-draw', draw: 'flower', last: true }),
    ],
    instantPayments: [instant('kong-concealed', '(5555p)'), instant('bite', '1a2a')],
    openingDouble: [instant('bite', '1a2a', true), instant('flower-family', '1f2f3f4f', true)],
    lateKongAt: [
      {
        show: 'instant',
        event: 'kong-claimed',
        opening: false,
        from: 'west',
        playable: 7,
        tiles: '[9999m]',
      },
    ],
    freshTileAt: [
      {
        show: 'late',
        hand: '234m 55567p 67s [777z] +8s',
        fields: { seat: 'south', from: 'west' },
        playable: 5,
        fresh: true,
      },
    ],
    bao: [
      {
        show: 'fed',
        seat: 'south',
        from: 'west',
        melds: '[555z][666z]',
        bonus: '',
        claimed: '[777z]',
        wonBy: 'discard',
      },
    ],
    baoLimitFeed: [
      {
        show: 'fed',
        seat: 'south',
        from: 'west',
        melds: '[555z][222z]',
        bonus: '1a2a',
        claimed: '[666z]',
        wonBy: 'self-draw',
      },
    ],
    baoFlush: [
      {
        show: 'late',
        hand: '2355p [111p] [678p] [999p] +4p',
        fields: { seat: 'south', from: 'west' },
        playable: 40,
        fresh: false,
      },
    ],
  },
  'hong-kong': {
    minimum: [hand('23m 55p [567p] [234s] [678s] +4m')],
    limit: [hand('19m 19p 19s 1234567z +1m')],
    curve: [bill('1122299m 111z [777z] +1m', { seat: 'east' })],
    payment: [bill(PLAIN)],
    flowers: [hand(PLAIN)],
    sevenPairs: [hand('1155m 2288p 336s 44z +6s')],
    sevenPairsConcealed: [hand('1155m 2288p 336s 44z +6s')],
    concealedKong: [hand('23m 55567p 234s (8888s) +4m', { win: 'self-draw' })],
    allChowsPair: [hand('23m 567p 234678s 44z +4m')],
    littleWinds: [hand('23m 44z [111z] [222z] [333z] +1m')],
    blessings: [hand(CONCEALED, { seat: 'east', win: 'self-draw', opening: 'heavenly' })],
    flowerWin: [hand('23488m 555p 67s [123s] |1f2f3f4f1y2y3y +8s')],
  },
} as const satisfies Record<TableId, Readonly<Record<string, readonly Demo[]>>>

export type DemoRule<T extends TableId = TableId> = keyof (typeof DEMOS)[T]

/** What shows a rule; empty where only play is touched. */
export const demosOf = (table: TableId, rule: string): readonly Demo[] =>
  (DEMOS[table] as Readonly<Record<string, readonly Demo[]>>)[rule] ?? []

/** Hands that stand at the top of the page: enough to see any preset at work. */
export const WATCHED: Readonly<Record<TableId, readonly Demo[]>> = {
  singapore: [
    bill(THREE_TAI),
    bill('1122299m 111z [777z] +1m', { seat: 'east', from: 'south' }),
    bill('23499m 345567p 67s +8s', { from: 'north' }),
    bill(CLAIMED, { win: 'rob-kong' }),
    bill('234m 55567p 22267s +8s', { from: 'east' }),
    bill('19m 19p 19s 1234567z +1m', { win: 'self-draw' }),
  ],
  'hong-kong': [
    bill(PLAIN),
    bill('23m 55p [567p] [234s] [678s] +4m'),
    bill('1122299m 111z [777z] +1m', { seat: 'east', from: 'south' }),
    bill('1155m 2288p 336s 44z +6s', { win: 'self-draw' }),
    bill('19m 19p 19s 1234567z +1m', { win: 'self-draw' }),
  ],
}
