import { describe, expect, it } from 'vitest'
import { hashText, rngFromText, rngFromWords, shuffled } from '../../src/engine/rng.ts'

/** The generator written again from its published description, on big integers. */
function reference(a: bigint, b: bigint, c: bigint, d: bigint, warmUp: number) {
  const mask = 0xffff_ffffn
  const next = () => {
    const out = (a + b + d) & mask
    d = (d + 1n) & mask
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) & mask
    c = (((c << 21n) | (c >> 11n)) + out) & mask
    return Number(out)
  }
  for (let i = 0; i < warmUp; i++) next()
  return next
}

describe('chance from a seed', () => {
  it('is the published generator', () => {
    const words = [0x12345678, 0x9abcdef0, 0xdeadbeef, 1] as const
    const rng = rngFromWords(...words)
    const next = reference(BigInt(words[0]), BigInt(words[1]), BigInt(words[2]), 1n, 12)
    for (let i = 0; i < 1000; i++) expect(rng.next()).toBe(next())
  })

  it('is the same for the same text and another for another', () => {
    const list = (seed: string) => Array.from({ length: 8 }, () => 0).map(() => rngFromText(seed).next())
    expect(list('a')).toEqual(list('a'))
    expect(rngFromText('a').next()).not.toBe(rngFromText('b').next())
    expect(rngFromText('1:12').next()).not.toBe(rngFromText('11:2').next())
    expect(hashText('', 1)).not.toBe(hashText('', 2))
  })

  it('draws below n without favour', () => {
    const rng = rngFromText('below')
    const counts = new Array<number>(7).fill(0)
    for (let i = 0; i < 70_000; i++) counts[rng.below(7)]++
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(5 * Math.sqrt(10_000))
    // the largest n leaves half of the numbers over: a plain remainder would show
    const big = 0xc000_0000
    let low = 0
    for (let i = 0; i < 10_000; i++) if (rng.below(big) < big / 2) low++
    expect(Math.abs(low - 5000)).toBeLessThan(5 * 50)
  })

  it('shuffles every order equally often', () => {
    const rng = rngFromText('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled([0, 1, 2, 3], rng).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(5 * Math.sqrt(1000))
  })

  it('keeps links alive: a seed is a promise', () => {
    // these numbers may never change: a shared hand is its seed
    const rng = rngFromText('count tai')
    expect([rng.next(), rng.next(), rng.next()]).toMatchInlineSnapshot(`
      [
        2398940904,
        2126210392,
        405343204,
      ]
    `)
  })
})
