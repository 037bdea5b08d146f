import type { PatternId } from '../../engine/index.ts'

/**
 * Rows that a hand can count more than once: SG-E1 and E4b, and rows that stand as one on the sheet.
 */
const MORE_THAN_ONCE: readonly PatternId[] = ['dragon-set', 'animal']
export const countsMore = (id: PatternId): boolean => MORE_THAN_ONCE.includes(id)

/** Rows the sheet shows as one, under the name of the first. */
export const ROW_PARTNERS: Readonly<Partial<Record<PatternId, PatternId>>> = {
  'own-flower': 'own-season',
  'flower-family': 'season-family',
}
