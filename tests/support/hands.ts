import fc from 'fast-check'
import { type Hand, type Meld, meldTiles, NORMAL_KINDS } from '../../src/engine/index.ts'

/** Any legal hand, of any size: what can be written is what can be read. */
export const anyHand: fc.Arbitrary<Hand> = fc
  .record({
    melds: fc.array(
      fc.record({ type: fc.constantFrom('chow', 'pong', 'kong', 'hidden'), tile: fc.nat(33) }),
      { maxLength: 4 },
    ),
    concealed: fc.array(fc.nat(33), { maxLength: 14 }),
    bonus: fc.uniqueArray(fc.integer({ min: 34, max: 45 }), { maxLength: 12 }),
    winning: fc.option(fc.nat(33)),
  })
  .map((draft) => {
    const left = new Array<number>(NORMAL_KINDS).fill(4)
    const take = (kinds: readonly number[]): boolean => {
      for (const kind of kinds) left[kind]--
      if (kinds.every((kind) => left[kind] >= 0)) return true
      for (const kind of kinds) left[kind]++
      return false
    }
    const melds = draft.melds.flatMap(({ type, tile }): Meld[] => {
      const low = type === 'chow' ? (((tile / 9) | 0) % 3) * 9 + (tile % 7) : tile
      const meld: Meld =
        type === 'hidden'
          ? { type: 'kong', tile: low, concealed: true }
          : { type: type as Meld['type'], tile: low, concealed: false }
      return take(meldTiles(meld)) ? [meld] : []
    })
    const concealed = draft.concealed.filter((kind) => take([kind])).sort((a, b) => a - b)
    const winning = draft.winning !== null && take([draft.winning]) ? draft.winning : null
    return { melds, concealed, winning, bonus: draft.bonus.sort((a, b) => a - b) }
  })

/** A complete hand of four sets and an Eye, some sets declared, with a winning tile from the concealed part. */
export const completeHand: fc.Arbitrary<Hand> = fc
  .record({
    sets: fc.array(
      fc.record({ chow: fc.boolean(), tile: fc.nat(33), declared: fc.integer({ min: 0, max: 5 }) }),
      {
        minLength: 4,
        maxLength: 4,
      },
    ),
    suit: fc.option(fc.nat(2)),
    eye: fc.nat(33),
    bonus: fc.uniqueArray(fc.integer({ min: 34, max: 45 }), { maxLength: 6 }),
    won: fc.nat(13),
  })
  .map(({ sets, suit, eye, bonus, won }) => {
    // pressed into one suit and its honours now and then, so that flushes and several readings turn up
    const press = (kind: number) => (suit === null || kind >= 27 ? kind : suit * 9 + (kind % 9))
    const made = sets.map(({ chow, tile, declared }): { meld: Meld; declared: boolean } => {
      const kind = press(tile)
      if (chow && kind < 27)
        return {
          meld: { type: 'chow', tile: ((kind / 9) | 0) * 9 + (kind % 7), concealed: false },
          declared: declared === 0,
        }
      if (declared >= 4)
        return { meld: { type: 'kong', tile: kind, concealed: declared === 5 }, declared: true }
      return { meld: { type: 'pong', tile: kind, concealed: false }, declared: declared === 0 }
    })
    const concealed = [
      press(eye),
      press(eye),
      ...made.filter((s) => !s.declared).flatMap((s) => meldTiles(s.meld)),
    ]
    const [winning] = concealed.splice(won % concealed.length, 1)
    return {
      concealed: concealed.sort((a, b) => a - b),
      melds: made.filter((s) => s.declared).map((s) => s.meld),
      bonus: bonus.sort((a, b) => a - b),
      winning,
    }
  })
  .filter(({ concealed, melds, winning }) => {
    const held = new Array<number>(34).fill(0)
    for (const kind of [...concealed, ...melds.flatMap(meldTiles), winning]) held[kind]++
    return held.every((n) => n <= 4)
  })
