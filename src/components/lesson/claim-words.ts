import { CLAIMS } from '../../content/claims/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Wordings } from './claim.ts'
import type { NamedHands } from './spell.ts'

/** What `words/claims.json` carries: the passages of all lessons as data, and their other wordings in a language. */
export interface ClaimWords {
  readonly claims: Readonly<Record<string, Wordings>>
  /** The typed hands that the claims ask about. */
  readonly hands: NamedHands
  readonly passages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly bill: Dictionary['claims']['bill']
  readonly seats: Dictionary['tiles']['seat']
  readonly lesson: Pick<Dictionary['lesson'], 'unit' | 'check'>
}

/** The hands named in claims, of all that follow the reader's rules. */
function handsOf(hands: NamedHands): NamedHands {
  const text = JSON.stringify(CLAIMS)
  return Object.fromEntries(Object.entries(hands).filter(([id]) => text.includes(`"${id}"`)))
}

export const claimWords = (
  hands: NamedHands,
  { claims, lesson, tiles }: Pick<Dictionary, 'claims' | 'lesson' | 'tiles'>,
): ClaimWords => ({
  claims: CLAIMS,
  hands: handsOf(hands),
  passages: claims.passages,
  bill: claims.bill,
  seats: tiles.seat,
  lesson: { unit: lesson.unit, check: lesson.check },
})
