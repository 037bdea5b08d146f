import { EMPTY_HAND, type Hand, type Kind, rngFromText } from '../src/engine/index.ts'

/** Chance for benchmark hands: the same hands in every run. */
export const seeded = (seed: number): ((below: number) => number) => rngFromText(`bench ${seed}`).below

/** Complete concealed hands of four random sets and an Eye, of all kinds or of one suit; the last tile drawn is random. */
export function completeHands(count: number, oneSuit: boolean, seed: number): Hand[] {
  const random = seeded(seed)
  const hands: Hand[] = []
  while (hands.length < count) {
    const held = new Array<number>(34).fill(0)
    const suit = oneSuit ? random(3) : -1
    const pickKind = () => (suit >= 0 ? suit * 9 + random(9) : random(34))
    for (let set = 0; set < 4; set++) {
      const chow = random(100) < 65
      const kind = chow ? (suit >= 0 ? suit : random(3)) * 9 + random(7) : pickKind()
      for (const k of chow ? [kind, kind + 1, kind + 2] : [kind, kind, kind]) held[k]++
    }
    held[pickKind()] += 2
    if (held.some((n) => n > 4)) continue
    const tiles: Kind[] = held.flatMap((n, kind) => new Array<Kind>(n).fill(kind))
    const won = random(14)
    hands.push({ ...EMPTY_HAND, concealed: tiles.filter((_, i) => i !== won), winning: tiles[won] })
  }
  return hands
}

/** Rates in hands a second, best of several rounds (what the machine can do, less what else it was doing). */
export function rate(work: () => void, hands: number, rounds = 25): number {
  for (let i = 0; i < 10; i++) work()
  let best = 0
  for (let i = 0; i < rounds; i++) {
    const from = performance.now()
    work()
    best = Math.max(best, (hands * 1000) / (performance.now() - from))
  }
  return best
}
