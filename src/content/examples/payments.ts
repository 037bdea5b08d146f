import type { InstantEvent, Payments, Seat, TableId, WinWay } from '../../engine/index.ts'
import type { Examples } from './types.ts'

/** Something paid at once beside a bill (SG-G5). */
export interface PaidAtOnce {
  readonly seat: Seat
  readonly event: InstantEvent
  readonly opening?: boolean
  readonly from?: Seat
  readonly late?: boolean
}

/**
 * A bill that texts show, and what the numbered rules say of it. `expect` is worked out by hand from the rules:
 * what each seat receives, instant payments included; tests run every bill through the engine.
 */
export interface BillExample {
  /** In the unit of its table. */
  readonly tai: number | 'minimum' | 'limit'
  readonly table?: TableId
  readonly winner: Seat
  readonly win: WinWay
  /** Left out by Zi Mo. */
  readonly from?: Seat
  readonly bao?: Seat
  readonly paid?: readonly PaidAtOnce[]
  /** House rules this bill is pinned to; without them it follows the reader's. */
  readonly rules?: Readonly<Record<string, string | number>>
  readonly expect: Payments
}

const points = (east: number, south: number, west: number, north: number): Payments => ({
  east,
  south,
  west,
  north,
})
const south = { winner: 'south', from: 'west' } as const
const hongKong = { ...south, table: 'hong-kong' } as const

/** The bills of the calculator and of the lessons "Payments" and "Bao". South wins unless a bill says otherwise. */
export const BILLS = {
  /** The tool opens on it: SG-H, a 3-tai Zi Mo bill moved to one payer. */
  opening: { ...south, tai: 3, win: 'self-draw', bao: 'west', expect: points(0, 48, -48, 0) },
  // SG-G2: shooter twice the base, the others the base
  'one-tai': { ...south, tai: 1, win: 'discard', expect: points(-2, 8, -4, -2) },
  'two-tai': { ...south, tai: 2, win: 'discard', expect: points(-4, 16, -8, -4) },
  'two-tai-north-shoots': { ...south, tai: 2, win: 'discard', from: 'north', expect: points(-4, 16, -4, -8) },
  'two-tai-drawn': { ...south, tai: 2, win: 'self-draw', expect: points(-8, 24, -8, -8) },
  'three-tai': { ...south, tai: 3, win: 'discard', expect: points(-8, 32, -16, -8) },
  'three-tai-drawn': { ...south, tai: 3, win: 'self-draw', expect: points(-16, 48, -16, -16) },
  'four-tai': { ...south, tai: 4, win: 'discard', expect: points(-16, 64, -32, -16) },
  limit: { ...south, tai: 'limit', win: 'discard', expect: points(-32, 128, -64, -32) },
  'limit-drawn': { ...south, tai: 'limit', win: 'self-draw', expect: points(-64, 192, -64, -64) },
  'limit-of-ten': {
    ...south,
    tai: 'limit',
    win: 'discard',
    rules: { limit: 10 },
    expect: points(-1024, 4096, -2048, -1024),
  },
  // SG-G4: the shooter alone, four bases; Zi Mo unchanged
  'shooter-pays': {
    ...south,
    tai: 3,
    win: 'discard',
    rules: { payment: 'shooter-pays' },
    expect: points(0, 32, -32, 0),
  },
  'shooter-pays-drawn': {
    ...south,
    tai: 3,
    win: 'self-draw',
    rules: { payment: 'shooter-pays' },
    expect: points(-16, 48, -16, -16),
  },
  'everyone-equal': {
    ...south,
    tai: 3,
    win: 'discard',
    rules: { payment: 'everyone-equal' },
    expect: points(-8, 24, -8, -8),
  },
  // SG-H: one player pays everybody's share, the winner collects the same
  'bao-discard': { ...south, tai: 4, win: 'discard', bao: 'west', expect: points(0, 64, -64, 0) },
  'bao-drawn': { ...south, tai: 'limit', win: 'self-draw', bao: 'west', expect: points(0, 192, -192, 0) },
  'bao-limit': { ...south, tai: 'limit', win: 'discard', bao: 'west', expect: points(0, 128, -128, 0) },
  // SG-B5, G7: the konger pays as shooter, and the Kong is not paid
  'robbed-kong': { ...south, tai: 2, win: 'rob-kong', expect: points(-4, 16, -8, -4) },
  // SG-G5, beside a bill of 2 tai off West: East's concealed Kong brings 4 from each
  'kong-beside': {
    ...south,
    tai: 2,
    win: 'discard',
    paid: [{ seat: 'east', event: 'kong-concealed' }],
    expect: points(12 - 4, 16 - 4, -8 - 4, -4 - 4),
  },
  // a claimed Kong 2 from each, a bite 2 from each
  'kong-and-bite': {
    ...south,
    tai: 2,
    win: 'discard',
    paid: [
      { seat: 'west', event: 'kong-claimed', from: 'north' },
      { seat: 'east', event: 'bite' },
    ],
    expect: points(-4 - 2 + 6, 16 - 2 - 2, -8 + 6 - 2, -4 - 2 - 2),
  },
  // SG-G6: with 7 or fewer tiles left the discarder pays all 6
  'late-kong': {
    ...south,
    tai: 2,
    win: 'discard',
    paid: [{ seat: 'east', event: 'kong-claimed', from: 'north', late: true }],
    expect: points(-4 + 6, 16, -8, -4 - 6),
  },
  // the same Kong while there are tiles enough: 2 from each
  'early-kong': {
    ...south,
    tai: 2,
    win: 'discard',
    paid: [{ seat: 'east', event: 'kong-claimed', from: 'north' }],
    expect: points(-4 + 6, 16 - 2, -8 - 2, -4 - 2),
  },
  'bite-beside': {
    ...south,
    tai: 2,
    win: 'discard',
    paid: [{ seat: 'north', event: 'bite' }],
    expect: points(-4 - 2, 16 - 2, -8 - 2, -4 + 6),
  },
  // SG-G5: a bite dealt pays 4; a full animal family 2 + 2 + 4 = 8 from each
  'dealt-bite': {
    ...south,
    tai: 2,
    win: 'discard',
    paid: [{ seat: 'north', event: 'bite', opening: true }],
    expect: points(-4 - 4, 16 - 4, -8 - 4, -4 + 12),
  },
  'animal-family': {
    ...south,
    tai: 2,
    win: 'discard',
    paid: [
      { seat: 'north', event: 'bite' },
      { seat: 'north', event: 'bite' },
      { seat: 'north', event: 'animal-family' },
    ],
    expect: points(-4 - 8, 16 - 8, -8 - 8, -4 + 24),
  },
  // HK-E: base 2 to the power of the faan; the discarder three bases, or each of the three one
  'hk-least': { ...hongKong, tai: 'minimum', win: 'discard', expect: points(0, 24, -24, 0) },
  'hk-least-drawn': { ...hongKong, tai: 'minimum', win: 'self-draw', expect: points(-8, 24, -8, -8) },
  'hk-five': { ...hongKong, tai: 5, win: 'discard', expect: points(0, 96, -96, 0) },
  'hk-limit': { ...hongKong, tai: 'limit', win: 'discard', expect: points(0, 24576, -24576, 0) },
} as const satisfies Readonly<Record<string, BillExample>>
export type BillId = keyof typeof BILLS

export const isBillId = (id: unknown): id is BillId => typeof id === 'string' && Object.hasOwn(BILLS, id)

/** A bill as its type says, without the narrowness of the literal. */
export const billOfId = (id: BillId): BillExample => BILLS[id]

/** Hands of the lesson "Payments" that no other page shows. */
export const PAYMENT_HANDS = {
  // SG-C2: three dragon sets win at once. One is in the hand and one open, so the last one brings no Bao (SG-H1).
  'big-dragons-hidden': {
    hand: '3m 7p 55666z [123s] [777z] +5z',
    fields: { seat: 'south', from: 'west' },
    expect: { legal: true, total: 5, lines: ['big-dragons'] },
  },
} as const satisfies Examples
