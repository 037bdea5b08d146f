import { type Liability, liabilityOfClaim, liabilityOfWin } from '../../../src/engine/liability/find.ts'
import type { Ruleset } from '../../../src/engine/rules/ruleset.ts'
import { scoreHand } from '../../../src/engine/score.ts'
import type { Seat } from '../../../src/engine/tiles.ts'
import { bonus, hand, melds, singapore } from './table.ts'

interface Told {
  rules?: Ruleset
  receiver?: Seat
  feeder?: Seat
  round?: Seat
  bonus?: string
}

/** A claim by East off South in the East round, unless told otherwise. */
export function claim(shown: string, set: string, told: Told = {}): Liability | null {
  const { rules = singapore(), receiver = 'east', feeder = 'south', round = 'east' } = told
  return liabilityOfClaim(
    {
      receiver,
      feeder,
      round,
      shown: { melds: melds(shown), bonus: told.bonus ? bonus(told.bonus) : [] },
      set: melds(set)[0],
    },
    rules,
  )
}

/** A discard that wins, with plenty of wall and nothing fresh, unless told otherwise. Throws for no legal win. */
export function won(
  text: string,
  told: Omit<Told, 'bonus'> & { playable?: number; fresh?: boolean } = {},
): Liability | null {
  const { rules = singapore(), receiver = 'east', feeder = 'south', round = 'east' } = told
  const { playable = 80, fresh = false } = told
  const winner = hand(text)
  const score = scoreHand(
    winner,
    { seat: receiver, round, win: { by: 'discard', from: feeder, opening: null, last: false } },
    rules,
  )
  if (!score.legal) throw new Error(`${text} wins nothing here: ${score.why}`)
  const complete = score.reading !== null
  return liabilityOfWin({ receiver, feeder, round, hand: winner, complete, playable, fresh }, rules)
}

/** Rules and duration of a finding, for short expectations. */
export const said = (found: Liability | null) =>
  found && `${found.rules.join(' ')}${found.lasting ? ' lasting' : ''}`
