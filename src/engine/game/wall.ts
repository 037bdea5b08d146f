import { fail, ok, type Result } from '../result.ts'
import { rngFromText, shuffled } from '../rng.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import {
  ALL_KINDS,
  COPIES,
  FIRST_ANIMAL,
  FIRST_FLOWER,
  isAnimal,
  isBonus,
  type Kind,
  NORMAL_KINDS,
  tileId,
} from '../tiles.ts'

/** The Banker's tiles, and everybody else's, before play. SG-A4, HK-A2. */
export const BANKER_TILES = 14
export const HAND_TILES = 13
export const DEALT = BANKER_TILES + 3 * HAND_TILES

/** How many of each kind the table plays with. SG-A1: 148 in all; HK-A1: 144. */
const copiesOf = (kind: Kind, { play }: Ruleset): number =>
  !isBonus(kind) ? COPIES : (isAnimal(kind) ? play.animals : play.flowers) ? 1 : 0

/** Every tile of the table in kind order. */
export function tileSet(rules: Ruleset): Kind[] {
  const tiles: Kind[] = []
  for (let kind = 0; kind < NORMAL_KINDS; kind++) for (let i = 0; i < COPIES; i++) tiles.push(kind)
  if (rules.play.flowers) for (let kind = FIRST_FLOWER; kind < FIRST_ANIMAL; kind++) tiles.push(kind)
  if (rules.play.animals) for (let kind = FIRST_ANIMAL; kind < ALL_KINDS; kind++) tiles.push(kind)
  return tiles
}

/** The wall of a seed, front first. */
export const shuffledWall = (seed: string, deal: number, rules: Ruleset): Kind[] =>
  shuffled(tileSet(rules), rngFromText(`${seed}:${deal}`))

/** Whether a wall is the table's whole set of tiles, each exactly once. */
export function checkWall(wall: readonly Kind[], rules: Ruleset): Result<readonly Kind[]> {
  const counts = new Array<number>(ALL_KINDS).fill(0)
  for (const kind of wall) counts[kind]++
  for (let kind = 0; kind < ALL_KINDS; kind++) {
    const want = copiesOf(kind, rules)
    if (counts[kind] !== want)
      return fail('unknown-value', `the wall has ${counts[kind]} of ${tileId(kind)}, not ${want}`)
  }
  return ok(wall)
}

/** Parts of a scripted wall; whatever is left out is filled in, in kind order, bonus tiles deep in the wall. */
export interface WallScript {
  /** What each seat is dealt: 14 tiles for East, 13 for the others, or fewer. */
  readonly hands?: readonly (readonly Kind[])[]
  /** The tiles drawn from the front, in the order they are drawn. */
  readonly front?: readonly Kind[]
  /** The tiles drawn from the back (replacements), in the order they are drawn. */
  readonly back?: readonly Kind[]
}

const HAND_SIZES = [BANKER_TILES, HAND_TILES, HAND_TILES, HAND_TILES] as const

/** A whole wall that deals and draws as scripted; a fault when more of a kind is asked for than there is. */
export function scriptedWall(script: WallScript, rules: Ruleset): Result<Kind[]> {
  const left = new Array<number>(ALL_KINDS).fill(0)
  for (const kind of tileSet(rules)) left[kind]++
  for (const kind of [...(script.hands ?? []).flat(), ...(script.front ?? []), ...(script.back ?? [])])
    if (--left[kind] < 0) return fail('unknown-value', `the script asks for too many ${tileId(kind)}`)
  // Filling with one suit after another would hand out sets, so the copies are dealt out in turn.
  const rest: Kind[] = []
  for (let copy = 0; copy < COPIES; copy++)
    for (let i = 0; i < NORMAL_KINDS; i++) {
      const kind = (i * 5) % NORMAL_KINDS
      if (left[kind] > copy) rest.push(kind)
    }
  const bonus = Array.from({ length: ALL_KINDS }, (_, kind) => kind).filter((k) => isBonus(k) && left[k] > 0)
  const wall: Kind[] = []
  for (let seat = 0; seat < 4; seat++) {
    const hand = script.hands?.[seat] ?? []
    if (hand.length > HAND_SIZES[seat])
      return fail('unknown-value', `the script deals ${hand.length} tiles to seat ${seat}`)
    wall.push(...hand)
    while (wall.length < HAND_SIZES.slice(0, seat + 1).reduce((a, b) => a + b, 0))
      wall.push(rest.shift() ?? -1)
  }
  wall.push(...(script.front ?? []))
  const back = (script.back ?? []).slice().reverse()
  // bonus tiles lie where the dead wall of SG-A6 ends up, a few tiles before the ones taken from the back
  const middle = [...rest.slice(0, -3), ...bonus, ...rest.slice(-3)]
  wall.push(...middle, ...back)
  return wall.includes(-1) ? fail('unknown-value', 'the script leaves too few tiles to deal') : ok(wall)
}
