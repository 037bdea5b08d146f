import { parseHand, parseMelds } from '../../../src/engine/notation.ts'
import { resolveRules } from '../../../src/engine/rules/resolve.ts'
import type { Ruleset, TableId } from '../../../src/engine/rules/ruleset.ts'
import { type Kind, SEATS, type Seat } from '../../../src/engine/tiles.ts'

type Values = Record<string, string | number>

function table(id: TableId, rules: Values, preset?: string): Ruleset {
  const resolved = resolveRules({ table: id, rules, preset })
  if (!resolved.ok) throw new Error(resolved.error.message)
  return resolved.value
}

export const singapore = (rules: Values = {}, preset?: string) => table('singapore', rules, preset)
export const hongKong = (rules: Values = {}, preset?: string) => table('hong-kong', rules, preset)

export const others = (seat: Seat): Seat[] => SEATS.filter((other) => other !== seat)

export function hand(text: string) {
  const parsed = parseHand(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value
}
export function melds(text: string) {
  const parsed = parseMelds(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value
}
export const bonus = (text: string): readonly Kind[] => hand(`|${text}`).bonus
