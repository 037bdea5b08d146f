import { describe, expect, test } from 'vitest'
import { type PaidWin, priceForTotal, settle } from '../../../src/engine/payments.ts'
import type { Ruleset } from '../../../src/engine/rules/ruleset.ts'
import type { Seat } from '../../../src/engine/tiles.ts'
import { hongKong, singapore } from './table.ts'

const SELF_DRAW: PaidWin = { by: 'self-draw' }
const off = (from: Seat): PaidWin => ({ by: 'discard', from })

/** East wins; what east, south, west and north get. */
function bill(rules: Ruleset, total: number, win: PaidWin, more: { feeder?: Seat; pingHu?: boolean } = {}) {
  const paid = settle(
    { winner: 'east', total, win, feeder: more.feeder ?? null, barePingHu: more.pingHu ?? false },
    rules,
  )
  return [paid.east, paid.south, paid.west, paid.north]
}

describe('Singapore, the table as written', () => {
  test.each([
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 16],
    [5, 32],
  ])('SG-G1: %i tai is a base of %i', (tai, base) => {
    expect(priceForTotal(tai, singapore())).toEqual({ half: base, full: 2 * base })
  })

  test.each([
    [1, [8, -4, -2, -2]],
    [2, [16, -8, -4, -4]],
    [3, [32, -16, -8, -8]],
    [4, [64, -32, -16, -16]],
    [5, [128, -64, -32, -32]],
  ])('SG-G2: %i tai on a discard by South', (tai, paid) => {
    expect(bill(singapore(), tai, off('south'))).toEqual(paid)
  })

  test('SG-G2: the shooter pays the double share, whoever it is', () => {
    expect(bill(singapore(), 3, off('west'))).toEqual([32, -8, -16, -8])
    expect(bill(singapore(), 3, off('north'))).toEqual([32, -8, -8, -16])
  })

  test.each([
    [1, [12, -4, -4, -4]],
    [2, [24, -8, -8, -8]],
    [3, [48, -16, -16, -16]],
    [4, [96, -32, -32, -32]],
    [5, [192, -64, -64, -64]],
  ])('SG-G3: %i tai by Zi Mo', (tai, paid) => {
    expect(bill(singapore(), tai, SELF_DRAW)).toEqual(paid)
  })

  test('SG-J6: more than the limit is paid as the limit', () => {
    expect(bill(singapore(), 9, SELF_DRAW)).toEqual([192, -64, -64, -64])
    expect(bill(singapore({ limit: 3 }), 5, off('south'))).toEqual([32, -16, -8, -8])
    expect(bill(singapore({}, 'ten-tai'), 10, off('south'))).toEqual([4096, -2048, -1024, -1024])
    expect(bill(singapore({ limit: 'none' }), 13, SELF_DRAW)).toEqual([49152, -16384, -16384, -16384])
  })

  test('SG-C4, minimum 0: a hand without tai is paid a base of 1', () => {
    expect(bill(singapore({ minimum: 0 }), 0, off('south'))).toEqual([4, -2, -1, -1])
    expect(bill(singapore({ minimum: 0 }), 0, SELF_DRAW)).toEqual([6, -2, -2, -2])
  })

  test('SG-B5, SG-G7: a robbed Kong is paid as a discard by the konger, and holds no Kong money', () => {
    const robbed: PaidWin = { by: 'rob-kong', from: 'west' }
    expect(bill(singapore(), 3, robbed)).toEqual([32, -8, -16, -8])
  })

  test('SG-D4: the Banker pays and receives like everybody else', () => {
    const paid = settle(
      { winner: 'south', total: 3, win: SELF_DRAW, feeder: null, barePingHu: false },
      singapore(),
    )
    expect(paid).toEqual({ east: -16, south: 48, west: -16, north: -16 })
  })
})

describe('Singapore, who pays under a house rule', () => {
  test.each([
    [1, 8],
    [2, 16],
    [3, 32],
    [4, 64],
    [5, 128],
  ])('SG-G4: shooter pays, %i tai: %i from the shooter alone', (tai, all) => {
    expect(bill(singapore({}, 'shooter-pays'), tai, off('west'))).toEqual([all, 0, -all, 0])
  })

  test('SG-G4: shooter pays leaves Zi Mo as it was', () => {
    for (const tai of [1, 2, 3, 4, 5])
      expect(bill(singapore({}, 'shooter-pays'), tai, SELF_DRAW)).toEqual(bill(singapore(), tai, SELF_DRAW))
  })

  test('SG-G2, payment everyone-equal: each of the three pays the base on a discard', () => {
    const rules = singapore({ payment: 'everyone-equal' })
    expect(bill(rules, 3, off('south'))).toEqual([24, -8, -8, -8])
    expect(bill(rules, 3, SELF_DRAW)).toEqual([48, -16, -16, -16])
  })

  test.each([
    [0, 2, 1, 4],
    [1, 2, 1, 4],
    [2, 3, 2, 7],
    [3, 5, 3, 11],
    [4, 10, 5, 20],
    [5, 20, 10, 40],
    [8, 20, 10, 40],
  ])('payTable three-six: %i tai is %i full, %i half, %i alone', (tai, full, half, alone) => {
    const rules = { payTable: 'three-six', minimum: 0, limit: 10 }
    expect(bill(singapore(rules), tai, off('south'))).toEqual([alone, -full, -half, -half])
    expect(bill(singapore(rules), tai, SELF_DRAW)).toEqual([3 * full, -full, -full, -full])
    const shooterPays = singapore({ ...rules, payment: 'shooter-pays' })
    expect(bill(shooterPays, tai, off('south'))).toEqual([alone, -alone, 0, 0])
    const equal = singapore({ ...rules, payment: 'everyone-equal' })
    expect(bill(equal, tai, off('south'))).toEqual([3 * half, -half, -half, -half])
  })

  test('pingHuPrice spgg: a bare Ping Hu is 40 full and 20 half', () => {
    const rules = singapore({}, 'spgg')
    expect(bill(rules, 4, off('south'), { pingHu: true })).toEqual([80, -40, -20, -20])
    expect(bill(rules, 4, SELF_DRAW, { pingHu: true })).toEqual([120, -40, -40, -40])
    expect(bill(rules, 4, SELF_DRAW, { pingHu: true, feeder: 'west' })).toEqual([120, 0, -120, 0])
  })

  test('pingHuPrice spgg: other 4-tai hands, other totals and other tables keep their price', () => {
    const rules = singapore({}, 'spgg')
    expect(bill(rules, 4, off('south'))).toEqual([64, -32, -16, -16])
    expect(bill(rules, 5, off('south'), { pingHu: true })).toEqual([128, -64, -32, -32])
    expect(bill(singapore(), 4, off('south'), { pingHu: true })).toEqual([64, -32, -16, -16])
    const three = singapore({ payTable: 'three-six' }, 'spgg')
    expect(bill(three, 4, off('south'), { pingHu: true })).toEqual([20, -10, -5, -5])
    expect(bill(singapore({ limit: 3 }, 'spgg'), 4, off('south'), { pingHu: true })).toEqual([
      32, -16, -8, -8,
    ])
  })

  // SG-E7: a hand whose only row is Ping Hu is 4 tai, so more that a limit of 4 cuts to 4 are another hand
  test.each([3, 4, 5, 8, 'none'] as const)(
    'pingHuPrice spgg at limit %s: 4 tai as they are, no other total',
    (limit) => {
      const rules = singapore({ limit }, 'spgg')
      for (let tai = 1; tai <= 40; tai++) {
        const club = tai === 4 && limit !== 3
        expect(bill(rules, tai, off('south'), { pingHu: true }), String(tai)).toEqual(
          club ? [80, -40, -20, -20] : bill(rules, tai, off('south')),
        )
      }
    },
  )

  test.each([
    ['shooter', 'half-shooter', [128, -32, -64, -32]],
    ['shooter', 'shooter-pays', [128, 0, -128, 0]],
    ['shooter', 'everyone-equal', [96, -32, -32, -32]],
    ['drawer-pays-all', 'half-shooter', [128, 0, -128, 0]],
    ['drawer-pays-all', 'shooter-pays', [128, 0, -128, 0]],
    ['drawer-pays-all', 'everyone-equal', [128, 0, -128, 0]],
    ['zi-mo-price', 'half-shooter', [192, -64, -64, -64]],
    ['zi-mo-price', 'shooter-pays', [192, -64, -64, -64]],
  ])('SG-C3: eighthFlower %s with payment %s', (eighthFlower, payment, paid) => {
    const rules = singapore({ eighthFlower, payment })
    expect(bill(rules, 5, { by: 'rob-eighth', from: 'west' })).toEqual(paid)
  })

  test('SG-C3: drawing the eighth oneself is paid as Zi Mo', () => {
    for (const eighthFlower of ['shooter', 'drawer-pays-all', 'zi-mo-price', 'off'])
      expect(bill(singapore({ eighthFlower }), 5, SELF_DRAW)).toEqual([192, -64, -64, -64])
  })
})

describe('Singapore, Bao', () => {
  test('SG-H: one player pays everybody’s share of a Zi Mo, and the winner gets the same', () => {
    expect(bill(singapore(), 3, SELF_DRAW, { feeder: 'west' })).toEqual([48, 0, -48, 0])
    expect(bill(singapore(), 5, SELF_DRAW, { feeder: 'north' })).toEqual([192, 0, 0, -192])
  })

  test('SG-H1: a fed third dragon is 128 at once', () => {
    expect(bill(singapore(), 5, off('south'), { feeder: 'south' })).toEqual([128, -128, 0, 0])
  })

  test('SG-H3: a 4-tai Full Flush fed to three exposed sets is 64, all from the feeder', () => {
    expect(bill(singapore(), 4, off('north'), { feeder: 'north' })).toEqual([64, 0, 0, -64])
  })

  test('SG-H: with everyone-equal the feeder pays the three shares, no more', () => {
    const rules = singapore({ payment: 'everyone-equal' })
    expect(bill(rules, 3, off('south'), { feeder: 'south' })).toEqual([24, -24, 0, 0])
  })

  test('SG-H6: a robbed Kong or eighth flower is paid as usual whoever is named', () => {
    for (const by of ['rob-kong', 'rob-eighth'] as const) {
      const win: PaidWin = { by, from: 'south' }
      expect(bill(singapore(), 5, win, { feeder: 'south' })).toEqual([128, -64, -32, -32])
    }
  })

  test('SG-H, house rule bao off: every bill is paid as usual', () => {
    const rules = singapore({ bao: 'off' })
    expect(bill(rules, 3, SELF_DRAW, { feeder: 'west' })).toEqual([48, -16, -16, -16])
    expect(bill(rules, 3, off('west'), { feeder: 'west' })).toEqual([32, -8, -16, -8])
  })
})

describe('Hong Kong', () => {
  const doubling = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((faan) => [faan, 2 ** faan])
  test.each(doubling)('HK-E: %i faan is a base of %i, three bases either way', (faan, base) => {
    expect(bill(hongKong(), faan, off('west'))).toEqual([3 * base, 0, -3 * base, 0])
    expect(bill(hongKong(), faan, SELF_DRAW)).toEqual([3 * base, -base, -base, -base])
  })

  test('HK-E: 3 faan is 24 and 13 faan is 24,576', () => {
    expect(bill(hongKong(), 3, off('south'))).toEqual([24, -24, 0, 0])
    expect(bill(hongKong(), 13, SELF_DRAW)).toEqual([24_576, -8192, -8192, -8192])
    expect(bill(hongKong(), 20, SELF_DRAW)).toEqual([24_576, -8192, -8192, -8192])
  })

  test('HK-B4, HK-E: a robbed kong is paid by its owner', () => {
    expect(bill(hongKong(), 4, { by: 'rob-kong', from: 'north' })).toEqual([48, 0, 0, -48])
  })

  const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384]
  test.each(HALF_SPICY.map((base, faan) => [faan, base]))('curve half-spicy: %i faan is %i', (faan, base) => {
    const rules = hongKong({ curve: 'half-spicy', minimum: 0 })
    expect(bill(rules, faan, off('west'))).toEqual([3 * base, 0, -3 * base, 0])
    expect(bill(rules, faan, SELF_DRAW)).toEqual([3 * base, -base, -base, -base])
  })

  test('payment full-gun: four bases from the discarder, two from each on a self-draw', () => {
    const rules = hongKong({}, 'full-gun')
    expect(bill(rules, 3, off('west'))).toEqual([32, 0, -32, 0])
    expect(bill(rules, 3, SELF_DRAW)).toEqual([48, -16, -16, -16])
  })

  test('payment half-gun: two bases from the discarder, one from the others, two from each on a self-draw', () => {
    const rules = hongKong({ payment: 'half-gun' })
    expect(bill(rules, 3, off('west'))).toEqual([32, -8, -16, -8])
    expect(bill(rules, 3, SELF_DRAW)).toEqual([48, -16, -16, -16])
  })

  test('preset half-spicy: full gun on the flat curve, 10 faan at most', () => {
    const rules = hongKong({}, 'half-spicy')
    expect(bill(rules, 10, off('west'))).toEqual([512, 0, -512, 0])
    expect(bill(rules, 13, SELF_DRAW)).toEqual([768, -256, -256, -256])
  })

  test('minimum 0: the chicken hand has a base of 1', () => {
    expect(bill(hongKong({}, 'no-minimum'), 0, off('south'))).toEqual([3, -3, 0, 0])
  })

  test('HK-E: no bao', () => {
    expect(bill(hongKong(), 3, SELF_DRAW, { feeder: 'west' })).toEqual([24, -8, -8, -8])
  })
})
