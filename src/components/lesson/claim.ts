import type { ClaimTest, Fact, FactValue } from '../../content/claims/types.ts'
import type { Ruleset } from '../../engine/index.ts'
import { ask, hasBareLine, paidUpTo, shareOf } from './ask.ts'
import type { NamedHands } from './spell.ts'

/** Every wording of a passage with the tests under which it is true, the one of the text first. */
export type Wordings = Readonly<Record<string, readonly ClaimTest[]>>

function scoreOf(id: string, hands: NamedHands, rules: Ruleset) {
  const hand = hands[id]
  if (!hand) throw new Error(`A passage asks about the hand "${id}", which is none that follows house rules`)
  const answer = ask({ ask: 'score', ...hand }, rules)
  if (answer.ask !== 'score') throw new Error(answer.ask)
  return answer
}

/** A value of the ruleset by its path; an unknown path is a fault of ours. */
function ruleAt(path: string, rules: Ruleset): FactValue {
  let at: unknown = rules
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(step in at)) throw new Error(`No rule "${path}"`)
    at = (at as Readonly<Record<string, unknown>>)[step]
  }
  return at as FactValue
}

/** What the engine says of a fact at a table: totals in its unit, amounts in points. Throws on a hand or path that is none. */
export function factValue(fact: Fact, hands: NamedHands, rules: Ruleset): FactValue {
  switch (fact[0]) {
    case 'counts':
      return scoreOf(fact[1], hands, rules).lines.some(({ id }) => id === fact[2])
    case 'price': {
      const answer = ask({ ask: 'tai', of: [fact[1]] }, rules)
      return answer.ask === 'tai' ? answer.value : null
    }
    case 'share':
      return shareOf(fact[1], fact[2], fact[3], rules)
    case 'gain':
      return shareOf('all', 'self-draw', fact[1], rules) / shareOf('all', 'discard', fact[1], rules)
    case 'bare-line':
      return hasBareLine(rules)
    case 'ends':
      return paidUpTo(rules)
    case 'instant': {
      const answer = ask({ ask: 'instant', event: fact[1] }, rules)
      return answer.ask === 'instant' ? answer.value : null
    }
    case 'rule':
      return ruleAt(fact[1], rules)
    default:
      return scoreOf(fact[1], hands, rules)[fact[0]]
  }
}

const isFact = (value: Fact | FactValue): value is Fact => Array.isArray(value)

function holds([fact, how, other]: ClaimTest, hands: NamedHands, rules: Ruleset): boolean {
  const a = factValue(fact, hands, rules)
  const b = isFact(other) ? factValue(other, hands, rules) : other
  if (how === '=') return a === b
  if (how === '!=') return a !== b
  const [x, y] = [Number(a), Number(b)]
  return how === '<' ? x < y : how === '>' ? x > y : x >= y
}

/** Whether every test of a list holds at a table. */
export const allHold = (tests: readonly ClaimTest[], hands: NamedHands, rules: Ruleset): boolean =>
  tests.every((test) => holds(test, hands, rules))

/** The wording of a passage that is true at a table; null when none is, which the tests of the repository rule out. */
export const wordingAt = (claim: Wordings, hands: NamedHands, rules: Ruleset): string | null =>
  Object.keys(claim).find((name) => allHold(claim[name], hands, rules)) ?? null
