import type { Meld } from '../hand.ts'
import type { PatternId } from '../patterns/ids.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import {
  FIRST_ANIMAL,
  FIRST_FLOWER,
  FIRST_SEASON,
  isAnimal,
  isDragon,
  type Kind,
  type Seat,
  seatIndex,
  seatWind,
} from '../tiles.ts'

/** What a player has on the table for all to see: declared sets, concealed Kongs too, and bonus tiles. */
export interface Shown {
  readonly melds: readonly Meld[]
  readonly bonus: readonly Kind[]
}

/** A row that stands on the table; `value` is the whole row in tai or faan. */
export interface ExposedLine {
  readonly id: PatternId
  readonly count: number
  readonly value: number
}

/** How often each row is met by what is shown. SG-E1 to E5. */
function countRows({ melds, bonus }: Shown, seat: Seat, round: Seat): Map<PatternId, number> {
  // a declared set that starts with an honour is a Pong or Kong
  const wind = (of: Seat) => melds.filter((set) => set.tile === seatWind(of)).length
  const has = (kind: Kind) => (bonus.includes(kind) ? 1 : 0)
  const whole = (first: Kind) => ([0, 1, 2, 3].every((i) => bonus.includes(first + i)) ? 1 : 0)
  return new Map<PatternId, number>([
    ['dragon-set', melds.filter((set) => isDragon(set.tile)).length],
    ['own-wind-set', wind(seat)],
    ['round-wind-set', wind(round)],
    ['own-flower', has(FIRST_FLOWER + seatIndex(seat))],
    ['own-season', has(FIRST_SEASON + seatIndex(seat))],
    ['animal', bonus.filter(isAnimal).length],
    ['flower-family', whole(FIRST_FLOWER)],
    ['season-family', whole(FIRST_SEASON)],
    ['animal-family', whole(FIRST_ANIMAL)],
  ])
}

/**
 * The rows of E1 to E5 that lie open on the table, priced as the table prices them, in the table's order. What is
 * in the hand never counts, nor does a set worth nothing to this seat. SG-H2 counts with these; so may opponents.
 */
export function exposedLines(shown: Shown, seat: Seat, round: Seat, rules: Ruleset): ExposedLine[] {
  // HK-A4: where the Round Wind does not move it is East, whatever is asked
  const counts = countRows(shown, seat, rules.play.roundWind === 'east' ? 'east' : round)
  // HK-D14 and the like: a row that counts may take the place of another.
  for (const [id, count] of counts)
    if (count > 0) for (const gone of rules.replaces[id] ?? []) counts.delete(gone)
  return rules.rows.flatMap(({ id, value }) => {
    const count = counts.get(id) ?? 0
    return count > 0 && value !== 'limit' ? [{ id, count, value: count * value }] : []
  })
}

/** The sum of `exposedLines`, without the limit: in tai or faan. */
export const exposedTotal = (shown: Shown, seat: Seat, round: Seat, rules: Ruleset): number =>
  exposedLines(shown, seat, round, rules).reduce((sum, line) => sum + line.value, 0)
