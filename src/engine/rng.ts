/**
 * Chance from a text: the same seed gives the same numbers in every JavaScript engine. 32-bit integers only, no
 * clock, no Math.random. The generator is the small fast counting one (sfc32): three words of state and a counter.
 */
export interface Rng {
  /** A whole number from 0 to 2^32 - 1. */
  next(): number
  /** A whole number from 0 to `n` - 1, each equally likely; `n` from 1 to 2^32. */
  below(n: number): number
}

/** Spreads every bit of a word over the whole word. */
function mix(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) | 0
}

/** A 32-bit hash of a text by its UTF-16 units; another `salt` gives an unrelated hash. */
export function hashText(text: string, salt = 0): number {
  let h = mix(salt ^ 0x9e3779b9)
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) ^ (h >>> 15)
  return mix(h ^ text.length)
}

const WARM_UP = 12
const TWO_32 = 0x1_0000_0000

/** A generator from four words of seed. */
export function rngFromWords(a0: number, b0: number, c0: number, d0: number): Rng {
  let a = a0 | 0
  let b = b0 | 0
  let c = c0 | 0
  let counter = d0 | 0
  const next = (): number => {
    const out = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + out) | 0
    return out >>> 0
  }
  for (let i = 0; i < WARM_UP; i++) next()
  return {
    next,
    below(n) {
      // rejection: the numbers past the last whole multiple of n would favour the small ones
      const end = TWO_32 - (TWO_32 % n)
      let x = next()
      while (x >= end) x = next()
      return x % n
    },
  }
}

/** A generator from a seed text. */
export const rngFromText = (seed: string): Rng =>
  rngFromWords(hashText(seed, 1), hashText(seed, 2), hashText(seed, 3), 1)

/** A shuffled copy (Fisher-Yates), every order equally likely as far as the generator goes. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const out = items.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const held = out[i]
    out[i] = out[j]
    out[j] = held
  }
  return out
}
