import { describe, expect, test } from 'vitest'
import { momentOf, reasonsOf } from '../../src/components/islands/Practice/moment.ts'
import { baoVoice, sayFact } from '../../src/components/parts/bao/voice.ts'
import { REASON_WORDS } from '../../src/components/parts/bill-areas.ts'
import { type RuleValues, TABLES } from '../../src/engine/index.ts'
import { LANGS } from '../../src/i18n/languages.ts'
import { pickWords } from '../../src/i18n/words.ts'
import { generate, LEVELS, liabilityOf, readFed } from '../../src/practice/index.ts'
import { leanRules, rulesetOf } from '../../src/stores/rules-check.ts'

const EVERY: readonly RuleValues[] = TABLES.singapore.houseRules
  .filter(({ touches }) => touches.includes('payments') || touches.includes('scoring'))
  .flatMap(({ name, values }) => values.map((value): RuleValues => ({ [name]: value })))

describe('the reasons behind "Who is liable?"', () => {
  test.each(EVERY)('%o: each question has them, and they agree with its answer', (values) => {
    const lean = leanRules('singapore', values)
    const rules = rulesetOf('singapore', lean)
    for (let i = 0; i < 40; i++) {
      const question = generate('liable', `reason ${i}`, 1 + (i % LEVELS), rules)
      if (question === null) {
        expect(rules.payments.bao).toBe(false)
        continue
      }
      const state = momentOf(question.asked, rules)!
      const facts = reasonsOf(state, { table: 'singapore', values: lean, rules })
      const at = JSON.stringify(question.asked)
      expect(facts, at).toHaveLength(4)
      const liability = liabilityOf(readFed(question.asked, rules)!, rules)
      expect(
        facts.filter(({ met }) => met).map(({ rule }) => rule),
        at,
      ).toEqual(liability?.rules ?? [])
      for (const lang of LANGS)
        for (const fact of facts)
          expect(sayFact(baoVoice(lang), fact, state), at).not.toMatch(/\{\w+\}|undefined|^$/)
    }
  })

  test('the page carries the words they are told with, and not the story', () => {
    const { bao } = pickWords('en', [REASON_WORDS]) as { bao: Record<string, object> }
    expect(Object.keys(bao)).toEqual(expect.arrayContaining(['fact', 'rule', 'families', 'classes', 'unit']))
    expect(bao).not.toHaveProperty('story')
  })
})
