import { EAST } from '../tiles.ts'
import { digestsOf } from './digests.ts'
import { CHOWS, HONOURS, POWERS, SETS } from './groups.ts'
import { type Demands, honourBit } from './route-shape.ts'
import type { RunningHand } from './running-hand.ts'
import { entryOf, FAR, UNUSED, type VectorId, vectorId } from './vectors.ts'

const RANKS = 7

/** Derived vectors by base vector, forced Pongs, what they miss, and what the forced Eye misses (3: none forced). */
const derived = new Map<number, VectorId>()

function withForced(base: VectorId, pongs: number, missing: number, eye: number): VectorId {
  const key = ((base * 5 + pongs) * 16 + missing) * 4 + eye
  let id = derived.get(key)
  if (id === undefined) {
    id = vectorId((entry) => {
      const sets = (entry % 5) - pongs
      if (sets < 0) return FAR
      const eyed = entry >= 5
      if (eye === 3) return entryOf(base, eyed ? 5 + sets : sets) + missing
      return eyed ? entryOf(base, sets) + missing + eye : FAR
    })
    derived.set(key, id)
  }
  return id
}

/** Honours that hold nothing but an Eye missing so many tiles (0 to 2), or nothing at all. */
const eyeOnly = /* @__PURE__ */ [0, 1, 2].map((missing) =>
  vectorId((entry) => (entry === 0 ? 0 : entry === 5 ? missing : FAR)),
)

function chowEyes(running: RunningHand, mask: number): VectorId {
  let missing = 3
  for (let i = 0; i < RANKS; i++) {
    const kind = EAST + i
    if (((mask >> i) & 1) === 0 || running.caps[kind] < 2) continue
    missing = Math.min(missing, 2 - Math.min(2, running.counts[kind]))
  }
  return missing > 2 ? UNUSED : eyeOnly[missing]
}

/** A vector that no hand can complete. */
const NEVER: VectorId = /* @__PURE__ */ vectorId(() => FAR)

/**
 * The vector of the honours under a shape's demands. Without `unheld`, a Pong of an honour of which nothing is held
 * is no route: nobody sets out for one, though a hand may still come to win so.
 */
export function demandedHonours(running: RunningHand, shape: Demands, unheld: boolean): VectorId {
  if (shape.mode === CHOWS) return chowEyes(running, shape.chowEyes & shape.allowed[HONOURS])
  let barred = ~shape.allowed[HONOURS]
  let missing = 0
  let pongs = 0
  for (let i = 0; i < RANKS; i++) {
    if (((shape.pongs >> i) & 1) === 0) continue
    const held = running.counts[EAST + i]
    if ((held === 0 && !unheld) || running.caps[EAST + i] < 3) return NEVER
    missing += 3 - Math.min(3, held)
    pongs++
  }
  barred |= shape.pongs
  let eye = 3
  if (shape.eye !== null) {
    if (running.caps[shape.eye] < 2) return NEVER
    eye = 2 - Math.min(2, running.counts[shape.eye])
    barred |= honourBit(shape.eye)
  }
  const digests = digestsOf(HONOURS, SETS)
  let code = running.honours
  let gone = running.gone[HONOURS]
  for (let i = 0; i < RANKS; i++) {
    if (((barred >> i) & 1) === 0) continue
    code -= running.counts[EAST + i] * POWERS[i]
    gone += running.caps[EAST + i] * POWERS[i]
  }
  const base = digests.vectorAt(digests.find(code, gone))
  return pongs === 0 && eye === 3 ? base : withForced(base, pongs, missing, eye)
}
