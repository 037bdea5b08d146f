import type { PatternId } from '../patterns/ids.ts'

export const TABLE_IDS = ['singapore', 'hong-kong'] as const
export type TableId = (typeof TABLE_IDS)[number]
/** The table of a request that names none (interface.md). */
export const DEFAULT_TABLE: TableId = TABLE_IDS[0]
export const isTableId = (id: unknown): id is TableId => TABLE_IDS.includes(id as TableId)

/** A priced row: so many tai (or faan) for each time its pattern counts, or the table's limit. */
export interface Row {
  readonly id: PatternId
  readonly value: number | 'limit'
}

/** Which way a condition is read. Named, never numbers: the numbers stand in the rows. */
export interface Conditions {
  /** SG-E7: what Ping Hu on a discard asks of the wait. */
  readonly pingHuWait: 'two-kinds' | 'two-sided-chi' | 'none'
  /** SG-E8: whether Chow Ping Hu asks the same. */
  readonly chowPingHuWait: 'required' | 'none'
  /** SG-E7: four exposed Chi with a self-drawn Eye. */
  readonly pingHuAllExposed: 'allow' | 'forbid'
  /** SG-F: which discards still make four concealed Pongs. */
  readonly fourConcealedPongsDiscard: 'off' | 'pair-wait' | 'any'
  readonly nineGatesOpen: boolean
  /** SG-E15, E16: a chain with a Kong scores the Kong only, or each kind of replacement. */
  readonly replacementStack: 'once' | 'each-kind'
  /** SG-E16, HK-D15: whether a bonus tile after the Kong's replacement leaves the Kong row standing. */
  readonly kongReplacementThroughBonus: boolean
  /** SG-E17, HK-D17: whether the last tile counts when it was a replacement. */
  readonly lastTileOnReplacement: boolean
  /** SG-C2. */
  readonly honourAutoWin: boolean
  /** SG-C3: who pays for a robbed eighth flower; null where it may not be robbed. */
  readonly eighthFlower: 'shooter' | 'drawer-pays-all' | 'zi-mo-price' | null
  /** SG-C3: whether eight flowers win with the hand unfinished. */
  readonly eightFlowersWin: boolean
  /** HK-D1: whether the pair of All Chows must be suited. */
  readonly allChowsPair: 'suited' | 'any'
  /** HK-D2: whether a concealed Kong keeps a hand concealed. */
  readonly concealedKong: 'keeps' | 'breaks'
  /** HK-D2 with D12: whether Seven Pairs scores the concealed hand besides. */
  readonly sevenPairsConcealed: 'adds' | 'included'
  /** SG-E6: whether Men Qing on a discard is a row too (`any`). */
  readonly concealedHandOn: 'any-win' | 'discard'
}

export interface PlayRules {
  /** SG-A1, HK-A1: which bonus tiles are in the set. */
  readonly flowers: boolean
  readonly animals: boolean
  /** SG-A6: tiles at the end of the wall that are never drawn. */
  readonly deadWall: number
  /** SG-B6: a passed win or Pong locks its kind. */
  readonly passLock: boolean
  /** SG-B7. */
  readonly ownDiscardBan: boolean
  /** SG-D1, HK-B5: whether the last discard may be won on. */
  readonly lastDiscard: boolean
  /** SG-D2 after a drawn hand: the Banker changes when a Kong stood, always or never. */
  readonly drawRotates: 'kong' | 'always' | 'never'
  /** SG-D2, HK-A4: who deals next; `fixed` and `rotates` are the independent hands of HK-A4. */
  readonly dealer: 'winner-stays' | 'fixed' | 'rotates'
  /** SG-D3: whether the Round Wind moves; where it does not it is always East. */
  readonly roundWind: 'moves' | 'east'
  readonly thirteenOrphansPriority: boolean
  readonly thirteenOrphansRobsConcealed: boolean
}

/** How the price of a win is cut into shares: the rows of `BILLS` in payments.ts. SG-G2 to G4, HK-E. */
export type BillId =
  | 'half-shooter'
  | 'shooter-pays'
  | 'everyone-equal'
  | 'discarder-three'
  | 'full-gun'
  | 'half-gun'

/** What a win costs and who pays it. SG-G, SG-H, HK-E. */
export interface PaymentRules {
  /** Half and full price by total: a list of `PRICES` in payments.ts. */
  readonly price: 'doubling' | 'half-spicy' | 'three-six'
  readonly bill: BillId
  /** Club price of a bare Ping Hu (`pingHuPrice`). */
  readonly pingHuPrice: 'normal' | 'spgg'
  /** SG-G5; null where the table has no instant payments. */
  readonly instant: 'all' | 'kongs-only' | 'off' | null
  readonly openingDouble: 'pairs' | 'pairs-and-families' | 'off'
  /** SG-G6, SG-H4: it applies with this many playable tiles left or fewer; null when off. */
  readonly lateKongAt: number | null
  readonly freshTileAt: number | null
  readonly bao: boolean
  readonly baoLimitFeed: boolean
  readonly baoFlush: boolean
}

/** A whole table as data. House rules are patches of it; nothing else tells one table from another. */
export interface Ruleset {
  readonly table: TableId
  readonly unit: 'tai' | 'faan'
  readonly minimum: number
  /** null: no limit (house rule `limit` none). */
  readonly limit: number | null
  /** What limit hands are worth when there is no limit (SG-F). */
  readonly unlimited: { readonly any: number; readonly rows: Readonly<Partial<Record<PatternId, number>>> }
  /** Priced rows in the order in which lines are listed. */
  readonly rows: readonly Row[]
  /** A scored row (key) takes the place of others (HK-D8, SG-E14). */
  readonly replaces: Readonly<Partial<Record<PatternId, readonly PatternId[]>>>
  readonly sevenPairs: boolean
  readonly conditions: Conditions
  readonly play: PlayRules
  readonly payments: PaymentRules
}
