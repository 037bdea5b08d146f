import {
  type Hand,
  parseHand,
  type Ruleset,
  type RuleValues,
  resolveRules,
  type Score,
  scoreHand,
  situationOf,
  type TableId,
  type WinFields,
} from '../../src/engine/index.ts'

/** The value of a result that a test expects to be one. */
export function take<T>(
  result: { ok: true; value: T } | { ok: false; error: { code: string; message: string } },
): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

export interface Asked extends Partial<WinFields> {
  readonly table?: TableId
  readonly preset?: string
  readonly rules?: RuleValues
}

export const rulesOf = ({ table, preset, rules }: Asked = {}): Ruleset =>
  take(resolveRules({ table, preset, rules }))

export const handOf = (text: string): Hand => take(parseHand(text))

/** Scores a hand text, South in the East round unless told. */
export function scored(text: string, asked: Asked = {}): Score {
  const rules = rulesOf(asked)
  const hand = handOf(text)
  return scoreHand(hand, take(situationOf({ seat: 'south', from: 'west', ...asked }, hand, rules)), rules)
}

/** A score as a test writes it: total and the rows with their values, `ping-hu 4`. */
export const said = (score: Score): string =>
  `${score.why === 'not-complete' ? 'not complete' : score.total}: ${score.lines
    .map(({ id, count, value }) => `${id}${count > 1 ? `x${count}` : ''} ${value}`)
    .join(', ')}`
