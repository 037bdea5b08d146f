/**
 * Every complete hand of four sets and an Eye, built from its sets and without the engine (method M2 of the
 * counts: make every multiset of sets and a pair, keep the distinct ones).
 */

/** Counts of the nine (or seven) ranks of a suit, as a text of digits. */
type SuitText = string

interface SuitHands {
  /** `whole[k]`: distinct suit hands of k sets; `eyed[k]`: of k sets and the Eye. */
  readonly whole: readonly (readonly SuitText[])[]
  readonly eyed: readonly (readonly SuitText[])[]
}

function add(text: SuitText, places: readonly number[], copies: number): SuitText | null {
  const counts = Array.from(text, Number)
  for (const place of places) {
    counts[place] += copies
    if (counts[place] > 4) return null
  }
  return counts.join('')
}

function suitHands(ranks: number, chows: boolean): SuitHands {
  const whole: Set<SuitText>[] = [new Set(['0'.repeat(ranks)])]
  for (let k = 1; k <= 4; k++) {
    const next = new Set<SuitText>()
    for (const text of whole[k - 1])
      for (let r = 0; r < ranks; r++) {
        const pong = add(text, [r], 3)
        if (pong) next.add(pong)
        const chow = chows && r + 2 < ranks ? add(text, [r, r + 1, r + 2], 1) : null
        if (chow) next.add(chow)
      }
    whole.push(next)
  }
  const eyed = whole.map((texts) => {
    const found = new Set<SuitText>()
    for (const text of texts)
      for (let r = 0; r < ranks; r++) {
        const pair = add(text, [r], 2)
        if (pair) found.add(pair)
      }
    return found
  })
  return { whole: whole.map((s) => [...s]), eyed: eyed.map((s) => [...s]) }
}

export const SUIT = suitHands(9, true)
export const HONOURS = suitHands(7, false)

const kindsOf = (text: SuitText, first: number): number[] =>
  Array.from(text).flatMap((n, r) => new Array<number>(Number(n)).fill(first + r))

const kinds = (hands: SuitHands, first: number) => ({
  whole: hands.whole.map((texts) => texts.map((text) => kindsOf(text, first))),
  eyed: hands.eyed.map((texts) => texts.map((text) => kindsOf(text, first))),
})

/** Calls `visit` with the 14 kinds, rising, of every complete hand whose suits are among `suits` (0 wan … 3 honours). */
export function everyCompleteHand(
  visit: (tiles: number[]) => void,
  suits: readonly number[] = [0, 1, 2, 3],
): number {
  const none = { whole: [[[] as number[]], [], [], [], []], eyed: [[], [], [], [], []] as number[][][] }
  const [m, p, s, z] = [0, 1, 2, 3].map((suit) =>
    suits.includes(suit) ? kinds(suit === 3 ? HONOURS : SUIT, suit * 9) : none,
  )
  let count = 0
  const pick = (suit: typeof m, eye: boolean, sets: number) => (eye ? suit.eyed : suit.whole)[sets]
  for (let eye = 0; eye < 4; eye++)
    for (let a = 0; a <= 4; a++)
      for (let b = 0; a + b <= 4; b++)
        for (let c = 0; a + b + c <= 4; c++) {
          const d = 4 - a - b - c
          for (const ma of pick(m, eye === 0, a))
            for (const pb of pick(p, eye === 1, b))
              for (const sc of pick(s, eye === 2, c))
                for (const zd of pick(z, eye === 3, d)) {
                  visit([...ma, ...pb, ...sc, ...zd])
                  count++
                }
        }
  return count
}
