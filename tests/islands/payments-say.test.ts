import { describe, expect, test } from 'vitest'
import {
  aboutOnce,
  aboutSides,
  sayBill,
  saySides,
  stepsTitle,
  voiceOf,
} from '../../src/components/islands/Payments/voice.ts'
import {
  type Ruleset,
  type RuleValues,
  settleRequest,
  TABLE_IDS,
  TABLES,
  type TableId,
  WIN_WAYS,
} from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { LANGS } from '../../src/i18n/languages.ts'
import { say } from '../../src/i18n/message.ts'
import { ms } from '../../src/i18n/ms/index.ts'
import { vi } from '../../src/i18n/vi/index.ts'
import { zh } from '../../src/i18n/zh/index.ts'
import { billOf, sidesOf, stepsOf } from '../../src/stores/payments-bill.ts'
import { type PaymentsState, PLAIN_STATE, waysOf, withFeeder } from '../../src/stores/payments-state.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'

/** Every value of each house rule that touches a bill, by itself and with each way to share one. */
function tablesOf(table: TableId): [string, RuleValues][] {
  const houses = TABLES[table].houseRules.filter(({ touches }) => touches.includes('payments'))
  const ways = houses.find(({ name }) => name === 'payment')?.values ?? []
  const all = houses.flatMap(({ name, values }) =>
    values.flatMap((value) => ways.map((payment): RuleValues => ({ payment, [name]: value }))),
  )
  return [...new Map(all.map((values) => [JSON.stringify(values), values]))]
}

const south: PaymentsState = { ...PLAIN_STATE, total: 3, winner: 'south', from: 'west' }
/** Every bill of three by its way to be won, with and without Bao where there can be one. */
const billsOf = (rules: Ruleset): PaymentsState[] =>
  WIN_WAYS.filter((win) => waysOf(rules).includes(win)).flatMap((win) => [
    { ...south, win },
    withFeeder({ ...south, win }, 'west'),
  ])

/** What the engine's verb pays the winner of this bill. */
function collected({ total, winner, win, from }: PaymentsState, table: TableId, values: RuleValues): number {
  const { unit, minimum } = rulesetOf(table, values)
  const least = Math.max(Number(total), minimum)
  const answer = settleRequest({ table, [unit]: least, winner, win, from, rules: values })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.payments[winner]
}

describe.each(TABLE_IDS)('what the calculator says at every table made of %s', (table) => {
  const tables = tablesOf(table)
  const known = TABLES[table].rules.payments.bao
  const voice = voiceOf('en', table)
  const { words } = voice

  test('of the ways to share a bill: what the table itself pays, and "whichever way" only where it is so', () => {
    const houses = TABLES[table].houseRules.find(({ name }) => name === 'payment')
    for (const [name, values] of tables) {
      const rules = rulesetOf(table, values)
      for (const state of billsOf(rules)) {
        const sides = sidesOf(state, rules)
        const said = saySides(voice, state, sides)
        const n = collected(state, table, values)
        const told = (text: string) => said.startsWith(say('en', text, { winner: voice.seat('south'), n }))
        expect(told(words.sides.same) || told(words.sides.differ), `${name} ${said}`).toBe(true)
        // every way on show is asked of the engine again
        const ways = sides.map(({ id }) => (houses?.values.includes(id) ? id : rules.payments.bill))
        const paid = ways.map((payment) =>
          houses?.values.includes(payment) ? collected(state, table, { ...values, payment }) : n,
        )
        expect(told(words.sides.same), `${name} ${state.win} ${paid}`).toBe(paid.every((one) => one === n))
      }
    }
  })

  test('of Bao: nothing where the table is played without it', () => {
    const named: boolean[] = []
    for (const [name, values] of tables) {
      const rules = rulesetOf(table, values)
      const bao = known && rules.payments.bao
      expect(/\bBao\b/.test(aboutSides(voice, rules)), name).toBe(bao)
      for (const state of billsOf(rules)) {
        const said = [
          saySides(voice, state, sidesOf(state, rules)),
          sayBill(voice, billOf(state, rules), rules.unit),
        ]
        if (!bao) expect(said.join(' '), name).not.toMatch(/\bBao\b|liable/)
        named.push(/\bBao\b/.test(said.join(' ')))
      }
    }
    expect(named.includes(true)).toBe(known)
  })

  test('of what each step brings: doubling only where every bill doubles', () => {
    const titles = new Set<string>()
    for (const [name, values] of tables) {
      const rules = rulesetOf(table, values)
      const steps = stepsOf(rules)
      const doubles = steps.every(({ discard, selfDraw }, i) => {
        if (i === 0) return true
        const before = steps[i - 1]
        return (
          discard === 2 * before.discard && (before.selfDraw === null || selfDraw === 2 * before.selfDraw)
        )
      })
      const title = stepsTitle(voice, rules)
      titles.add(title)
      expect(title === words.steps.title, name).toBe(doubles)
    }
    expect(titles.size).toBe(2)
  })

  test('of what is paid at once: bonus tiles only where they are paid', () => {
    for (const [name, values] of tables) {
      const rules = rulesetOf(table, values)
      const { instant } = rules.payments
      if (instant === null || instant === 'off') continue
      expect(aboutOnce(voice, rules) === words.once.about, name).toBe(instant === 'all')
    }
  })
})

describe.each(LANGS)('the same in %s', (lang) => {
  test('each case has its own sentences, whole', () => {
    const table = 'singapore'
    const written = voiceOf('en', table)
    // a language that is not listed yet has its texts all the same
    const voice = { ...written, lang, words: { en, ms, zh, vi }[lang].payments }
    const pairs = new Map<string, Set<string>>()
    for (const [, values] of tablesOf(table)) {
      const rules = rulesetOf(table, values)
      for (const state of billsOf(rules)) {
        const sides = sidesOf(state, rules)
        const told: [string, string][] = [
          [saySides(written, state, sides), saySides(voice, state, sides)],
          [aboutSides(written, rules), aboutSides(voice, rules)],
          [aboutOnce(written, rules), aboutOnce(voice, rules)],
        ]
        for (const [en, text] of told) {
          expect(text).toMatch(/^\S.*[.。]$/)
          expect(text).not.toMatch(/[{}]|undefined/)
          pairs.set(en, (pairs.get(en) ?? new Set()).add(text))
        }
      }
    }
    for (const [en, texts] of pairs) expect([...texts], en).toHaveLength(1)
    expect(new Set([...pairs.values()].flatMap((texts) => [...texts])).size).toBe(pairs.size)
  })
})
