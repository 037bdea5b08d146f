import type { Ruleset } from '../rules/ruleset.ts'
import type { Mode } from './events.ts'

const guided = new WeakMap<Ruleset, Ruleset>()

/** SG-I1: no minimum, no automatic wins, nothing to pay; `judgeWin` asks for four sets and an Eye. */
function guidedRules(rules: Ruleset): Ruleset {
  const known = guided.get(rules)
  if (known !== undefined) return known
  const made: Ruleset = {
    ...rules,
    minimum: 0,
    conditions: {
      ...rules.conditions,
      honourAutoWin: false,
      eighthFlower: null,
      eightFlowersWin: false,
    },
    payments: { ...rules.payments, instant: rules.payments.instant === null ? null : 'off', bao: false },
  }
  guided.set(rules, made)
  return made
}

/** The rules a hand is played by in this mode. */
export const rulesOfMode = (rules: Ruleset, mode: Mode): Ruleset =>
  mode === 'guided' ? guidedRules(rules) : rules
