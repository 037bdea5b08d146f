import type { Example } from '../../src/content/examples/index.ts'
import { parseHand, type Result, resolveRules, scoreHand, situationOf } from '../../src/engine/index.ts'

function need<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** What the engine says of a typed example, in the words of its `expect`. */
export function scored({ hand: text, fields, table, rules: values }: Example) {
  const hand = need(parseHand(text))
  const rules = need(resolveRules({ table, rules: values }))
  const { legal, total, raw, lines } = scoreHand(hand, need(situationOf(fields, hand, rules)), rules)
  return { legal, total, raw, lines: lines.map((line) => line.id) }
}
