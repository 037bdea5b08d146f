import type { Ruleset } from './rules/ruleset.ts'
import { SEATS, type Seat } from './tiles.ts'

/** SG-D3: the Round Wind moves on after the Banker has changed this often; a full match is this many rounds. */
export const BANKERS_A_ROUND = 4
export const ROUNDS_A_MATCH = 4

/**
 * Whether the Banker deals again after a hand. `winner` is null when nobody won; `kongStood` says whether a Kong of
 * any kind was made and not robbed. SG-D2, house rule `drawRotates`, HK-A4.
 */
export function bankerStays(winner: Seat | null, kongStood: boolean, { play }: Ruleset): boolean {
  if (play.dealer !== 'winner-stays') return play.dealer === 'fixed'
  if (winner !== null) return winner === SEATS[0]
  return play.drawRotates === 'never' || (play.drawRotates === 'kong' && !kongStood)
}

/** The Round Wind after the Banker has changed so often, past a full match too. SG-D3, HK-A4. */
export const roundAfter = (changes: number, { play }: Ruleset): Seat =>
  play.roundWind === 'moves' ? SEATS[Math.floor(changes / BANKERS_A_ROUND) % ROUNDS_A_MATCH] : SEATS[0]
