import { describe, expect, test } from 'vitest'
import {
  isBarePingHu,
  nextSeat,
  type Payments,
  priceForTotal,
  type RulesChoice,
  type RuleValues,
  resolveRules,
  SEATS,
  settleRequest,
  TABLES,
  type TableId,
} from '../../src/engine/index.ts'
import { type Asked, generate, LEVELS, type SlipCode } from '../../src/practice/index.ts'
import { scoreOf } from './truth.ts'

/** A bill as a reader sees it: what the three pay, the one who gave the tile first. */
interface Seen {
  readonly first: number
  readonly others: readonly [number, number]
}

/** What is known when a reason is judged. */
interface Case {
  readonly drawn: boolean
  readonly total: number
  readonly raw: number
  readonly limit: number | null
  /** Every bill is made of one amount and its double (SG-G1). */
  readonly doubled: boolean
  /** The smaller amount that bills are made of. */
  readonly half: number
  readonly right: Seen
  /** The bill of another total, or of another way to win, at the same table. */
  readonly bill: (change: { total?: number; drawn?: boolean }) => Seen
}

const same = (a: Seen, b: Seen) => JSON.stringify(a) === JSON.stringify(b)
const all = ({ first, others }: Seen) => [first, ...others]
const sum = ({ first, others }: Seen) => first + others[0] + others[1]
const alike = (seen: Seen) => new Set(all(seen)).size === 1
const alone = ({ first, others }: Seen) => first > 0 && others.every((n) => n === 0)
const times = (factor: number, { first, others }: Seen): Seen => ({
  first: factor * first,
  others: [factor * others[0], factor * others[1]],
})

/** Each reason taken literally: what it says of a bill. It must hold of the choice, and not of the right answer. */
const SAID: Readonly<Partial<Record<SlipCode, (seen: Seen, about: Case) => boolean>>> = {
  'bill-equal': (seen) => alike(seen),
  'bill-alone': (seen) => alone(seen),
  // at this table it is three of the same: a third of the right answer is a share
  'bill-four': (seen, { right }) => alone(seen) && alone(right) && 3 * seen.first === 4 * right.first,
  'bill-three': (seen, { total, doubled, limit, half }) =>
    alone(seen) && seen.first === 3 * (doubled ? 2 ** Math.min(total, limit ?? total) : half),
  'bill-shooter-more': ({ first, others }) => others.every((n) => n > 0 && first === 2 * n),
  'drawn-like-thrown': (seen, { bill }) => same(seen, bill({ drawn: false })),
  'drawn-half': (seen, { right }) => same(times(2, seen), right),
  'drawn-twice': (seen, { right }) => same(seen, times(2, right)),
  'thrown-like-drawn': (seen, { bill }) => same(seen, bill({ drawn: true })),
  'one-more': (seen, { bill, total }) => same(seen, bill({ total: total + 1 })),
  'one-less': (seen, { bill, total }) => same(seen, bill({ total: total - 1 })),
  'not-cut-pay': (seen, { right, raw, limit, doubled }) =>
    limit !== null &&
    raw > limit &&
    sum(seen) > sum(right) &&
    (!doubled || same(seen, times(2 ** (raw - limit), right))),
}
/** What is said of the bill of a discard says nothing where nobody threw the tile, and the other way round. */
const ONLY_DRAWN: readonly SlipCode[] = ['drawn-like-thrown', 'drawn-half', 'drawn-twice']
const EITHER: readonly SlipCode[] = ['one-more', 'one-less', 'not-cut-pay']

function seenOf(payments: Payments, asked: Asked, from: string): Seen {
  const others = SEATS.filter((seat) => seat !== (asked.fields.seat ?? 'east') && seat !== from)
  return {
    first: -payments[from as keyof Payments],
    others: others.map((seat) => -payments[seat]) as [number, number],
  }
}

/** The reasons of one question, judged; returns the codes that came up. */
function judge(
  asked: Asked,
  choices: NonNullable<ReturnType<typeof generate>>['choices'],
  choice: RulesChoice,
) {
  const rules = resolveRules(choice)
  if (!rules.ok) throw new Error(rules.error.message)
  const { payments, limit, unit } = rules.value
  const { seat = 'east', win = 'discard' } = asked.fields
  const { total, raw, lines } = scoreOf(asked, choice)
  const drawn = win === 'self-draw'
  const losers = SEATS.filter((one) => one !== seat)
  const answers = choices.flatMap(({ answer }) => (answer.as === 'payments' ? [answer.payments] : []))
  expect(answers).toHaveLength(choices.length)
  const codes: SlipCode[] = []
  for (const { answer, slip } of choices) {
    if (slip === null || answer.as !== 'payments') continue
    const { code } = slip
    const says = SAID[code]
    if (!says) throw new Error(`no meaning given for "${code}"`)
    // of a drawn win the choice may name anybody as the one who threw it: the one who pays most
    const most = losers.reduce((a, b) => (answer.payments[b] < answer.payments[a] ? b : a))
    const from = drawn ? most : (asked.fields.from ?? nextSeat(seat))
    const see = (one: Payments) => seenOf(one, asked, from)
    const bill: Case['bill'] = (change) => {
      const thrown = !(change.drawn ?? drawn)
      const found = settleRequest({
        ...choice,
        [unit]: change.total ?? total,
        winner: seat,
        win: thrown ? (drawn ? 'discard' : win) : 'self-draw',
        ...(thrown ? { from } : {}),
        pingHu: change.total === undefined && lines.length === 1 && lines[0].id === 'ping-hu',
      })
      if (!('payments' in found)) throw new Error(JSON.stringify(found))
      return see(found.payments as Payments)
    }
    const doubled = payments.price === 'doubling' && payments.pingHuPrice === 'normal'
    const { half } = priceForTotal(total, rules.value, isBarePingHu({ lines }))
    const right = see(rightOf(choices))
    const about: Case = { drawn, total, raw, limit, doubled, half, right, bill }
    const at = JSON.stringify({ asked, code, choice, payments: answer.payments, right })
    const fits = EITHER.includes(code) || ONLY_DRAWN.includes(code) === drawn
    if (!fits || !says(see(answer.payments), about)) expect.unreachable(`not true of the choice: ${at}`)
    if (says(right, about)) expect.unreachable(`true of the right answer too: ${at}`)
    codes.push(code)
  }
  return codes
}

function rightOf(choices: NonNullable<ReturnType<typeof generate>>['choices']): Payments {
  const right = choices.find((one) => one.right)?.answer
  if (right?.as !== 'payments') throw new Error('no right answer')
  return right.payments
}

const KINDS: readonly (readonly ['pays' | 'faan-pays', TableId])[] = [
  ['pays', 'singapore'],
  ['faan-pays', 'hong-kong'],
]

describe('the reasons of wrong bills are true of them, and of nothing that is right', () => {
  test.each(KINDS)(
    '%s at the %s table, 5000 seeds',
    (kind, table) => {
      const { rules } = TABLES[table]
      const seen = new Set<SlipCode>()
      for (let i = 0; i < 5000; i++) {
        const question = generate(kind, `bill ${i}`, 1 + (i % LEVELS), rules)
        if (question === null) throw new Error(`no question: ${kind} ${i}`)
        for (const code of judge(question.asked, question.choices, { table })) seen.add(code)
      }
      const usual = ['drawn-like-thrown', 'thrown-like-drawn', 'one-more', 'one-less'] as const
      const own =
        table === 'hong-kong'
          ? (['bill-shooter-more', 'bill-four', 'drawn-twice'] as const)
          : (['bill-equal', 'bill-alone', 'bill-three', 'drawn-half', 'not-cut-pay'] as const)
      for (const code of [...usual, ...own]) expect([...seen]).toContain(code)
    },
    240_000,
  )

  test('under every house rule that decides what is paid', () => {
    for (const [kind, table] of KINDS) {
      const single = TABLES[table].houseRules
        .filter(({ touches }) => touches.includes('payments'))
        .flatMap(({ name, values }) => values.slice(1).map((value) => ({ [name]: value }) as RuleValues))
      const lists = TABLES[table].houseRules.find(({ name }) => name === 'payTable' || name === 'curve')
      const bills = TABLES[table].houseRules.find(({ name }) => name === 'payment')
      const pairs = (lists?.values ?? []).flatMap((list) =>
        (bills?.values ?? []).map((bill) => ({ [lists!.name]: list, payment: bill }) as RuleValues),
      )
      for (const rules of [...single, ...pairs, { minimum: 0 } as RuleValues]) {
        const resolved = resolveRules({ table, rules })
        if (!resolved.ok) continue
        for (let i = 0; i < 40; i++) {
          const question = generate(kind, `house bill ${i}`, 1 + (i % LEVELS), resolved.value)
          if (question !== null) judge(question.asked, question.choices, { table, rules })
        }
      }
    }
  }, 240_000)
})
