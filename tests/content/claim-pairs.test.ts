import { describe, expect, test } from 'vitest'
import { type Wordings, wordingAt } from '../../src/components/lesson/claim.ts'
import { NAMED_HANDS } from '../../src/components/lesson/put.ts'
import { CLAIMS, type ClaimId, claimOf } from '../../src/content/claims/index.ts'
import { type ExampleId, exampleOf } from '../../src/content/examples/index.ts'
import {
  INSTANT_EVENTS,
  type InstantEvent,
  type PatternId,
  parseHand,
  payInstant,
  type Ruleset,
  type RuleValues,
  scoreHand,
  settle,
  situationOf,
  TABLES,
} from '../../src/engine/index.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'

/**
 * House rules in pairs: what a passage says is asked of the engine once more, by hands and bills of this file and not
 * by the facts that chose the wording.
 */
const SINGLES = TABLES.singapore.houseRules.flatMap(({ name, values }) =>
  values.slice(1).map((value): RuleValues => ({ [name]: value })),
)
const PAIRS = SINGLES.flatMap((a, i) =>
  SINGLES.slice(i + 1)
    .filter((b) => Object.keys(a)[0] !== Object.keys(b)[0])
    .map((b) => [a, b] as const),
)
const at = (values: RuleValues) => rulesetOf('singapore', values)
const shown = (id: ClaimId, rules: Ruleset) => wordingAt(claimOf(id) as Wordings, NAMED_HANDS, rules)

function valid<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
function counted(id: ExampleId, rules: Ruleset) {
  const { hand, fields } = exampleOf(id)
  const parsed = valid(parseHand(hand))
  return scoreHand(parsed, valid(situationOf(fields, parsed, rules)), rules)
}
const has = (id: ExampleId, row: PatternId, rules: Ruleset) =>
  counted(id, rules).lines.some((line) => line.id === row)

type By = 'discard' | 'self-draw'
function bill(total: number, rules: Ruleset, by: By = 'discard') {
  const win = by === 'discard' ? ({ by, from: 'south' } as const) : { by }
  const { east, south, west } = settle({ winner: 'east', total, win, feeder: null, barePingHu: false }, rules)
  return { all: east, shooter: 0 - south, other: 0 - west }
}
const TOTALS = Array.from({ length: 20 }, (_, total) => total)
const grows = (total: number, rules: Ruleset) => bill(total + 1, rules).all > bill(total, rules).all
const doubles = (total: number, rules: Ruleset) => bill(total + 1, rules).all === 2 * bill(total, rules).all
/** From the first tai on every tai brings more, up to some total, and then none does. */
const growsToAnEnd = (rules: Ruleset) => {
  const steps = TOTALS.slice(1).map((total) => grows(total, rules))
  const end = steps.indexOf(false)
  return end > 0 && !steps.slice(end).includes(true)
}
const limitOf = (rules: Ruleset) => rules.limit ?? Number.POSITIVE_INFINITY
/** More tai than the limit bring nothing, fewer do. */
const endsAtLimit = (rules: Ruleset) =>
  TOTALS.slice(1).every((total) => grows(total, rules) === total < limitOf(rules))
const doublesToLimit = (rules: Ruleset) =>
  TOTALS.every((total) => (total < limitOf(rules) ? doubles(total, rules) : !grows(total, rules)))
/** The last lines of the bill are the same from below the limit on. */
const endsBefore = (rules: Ruleset) =>
  growsToAnEnd(rules) && TOTALS.some((total) => total > 0 && total < limitOf(rules) && !grows(total, rules))

/** A limit hand that is dear in ordinary rows too: 11m99m and three dragon sets, with bonus tiles. */
function dearLimitHand(rules: Ruleset) {
  const hand = valid(parseHand('11m99m [777z][666z][555z]|1f2f3f4f1y1a2a3a4a+1m'))
  return scoreHand(hand, valid(situationOf({}, hand, rules)), rules)
}
/** At a limit: no total but the limit, whatever else the hand holds. */
const paysTheLimit = (rules: Ruleset) => dearLimitHand(rules).total === rules.limit
const theGreaterCounts = (rules: Ruleset) => {
  const dear = dearLimitHand(rules)
  const plain = counted('thirteen-orphans', rules)
  return (
    dear.total > 10 && dear.raw === dear.total && !dear.limitHand && plain.limitHand && plain.total === 13
  )
}

/** Men Qing with a discard, Zi Mo with a claimed set, and both at once. */
const menQing = (rules: Ruleset) => counted('plain-no-tai', rules).total > 0
const ziMo = (rules: Ruleset) => counted('claimed-self-draw', rules).total > 0
const together = (rules: Ruleset) => counted('concealed-self-draw', rules).total > 0

/** The table with the shooter paying alone; who answers for a discard under Bao; a Ping Hu and nothing else. */
const alone = (r: Ruleset): Ruleset => ({ ...r, payments: { ...r.payments, bill: 'shooter-pays' } })
const paidOff = (total: number, r: Ruleset, feeder: 'south' | null, barePingHu = false) =>
  settle({ winner: 'east', total, win: { by: 'discard', from: 'south' }, feeder, barePingHu }, r)
const fed = (total: number, r: Ruleset) => 0 - paidOff(total, r, 'south').south
const bareBill = (total: number, r: Ruleset) => paidOff(total, r, null, true).east
const atOnce = (event: InstantEvent, r: Ruleset) =>
  payInstant({ seat: 'east', event, opening: false, from: 'south', playable: 40 }, r).east > 0

/** SG-H2, H6: never without a limit. */
const fedToLimit = (r: Ruleset) => r.payments.baoLimitFeed && r.limit !== null

const SAID: Partial<Readonly<Record<ClaimId, Readonly<Record<string, (rules: Ruleset) => boolean>>>>> = {
  'takes-both': {
    written: (r) => together(r) && !menQing(r) && !ziMo(r),
    off: (r) => !together(r) && !menQing(r) && !ziMo(r),
    'zi-mo': (r) => ziMo(r) && !menQing(r) && counted('concealed-self-draw', r).total === 1,
    either: (r) => menQing(r) && ziMo(r),
    discard: (r) => menQing(r) && !ziMo(r),
    each: (r) => ziMo(r) && !menQing(r) && counted('concealed-self-draw', r).total === 2,
  },
  'two-of-the-draw': {
    written: (r) => has('flower-replacement-concealed', 'concealed-self-draw', r) && !ziMo(r),
    off: (r) => counted('flower-replacement-concealed', r).lines.length === 1,
    'zi-mo': (r) => ziMo(r) && !has('flower-replacement-concealed', 'concealed-self-draw', r),
    each: (r) => ziMo(r) && has('flower-replacement-concealed', 'concealed-self-draw', r),
  },
  'plain-loses': {
    written: (r) => !counted('plain-no-tai', r).legal && counted('plain-no-tai', r).total === 0,
    free: (r) => counted('plain-no-tai', r).legal && counted('plain-no-tai', r).total === 0,
    short: (r) => !counted('plain-no-tai', r).legal && menQing(r),
    counts: (r) => counted('plain-no-tai', r).legal && menQing(r),
  },
  'dragons-win': {
    written: (r) => !counted('plain-no-tai', r).legal && counted('plain-red-dragons', r).legal,
    short: (r) => !counted('plain-red-dragons', r).legal,
    both: (r) => counted('plain-no-tai', r).legal && counted('plain-red-dragons', r).legal,
  },
  'gap-drawn': {
    written: (r) => counted('ping-hu-gap-drawn', r).legal && !counted('ping-hu-gap', r).legal,
    any: (r) => has('ping-hu-gap', 'ping-hu', r) && has('ping-hu-gap-drawn', 'ping-hu', r),
    pattern: (r) => !has('ping-hu-gap', 'ping-hu', r) && has('ping-hu-gap-drawn', 'ping-hu', r),
  },
  'chow-reaches': {
    written: (r) => counted('chow-ping-hu', r).legal,
    short: (r) => !counted('chow-ping-hu', r).legal,
  },
  'drawn-more': {
    written: (r) => counted('ping-hu-gap-drawn', r).total > counted('ping-hu', r).total,
    same: (r) => counted('ping-hu-gap-drawn', r).total <= counted('ping-hu', r).total,
  },
  'nothing-at-all': {
    written: (r) => counted('concealed-self-draw', r).legal && together(r),
    short: (r) => !counted('concealed-self-draw', r).legal && together(r),
    drawn: (r) => ziMo(r) && has('claimed-self-draw', 'self-draw', r) && !menQing(r),
    off: (r) => !together(r) && !ziMo(r),
  },
  'below-minimum': { written: (r) => r.minimum > 0, free: (r) => counted('no-tai-claimed', r).legal },
  'limit-hands-pay': { written: paysTheLimit, none: theGreaterCounts },
  'limit-hand-card': { written: paysTheLimit, none: theGreaterCounts },
  'above-limit': {
    written: endsAtLimit,
    none: (r) => TOTALS.every((total) => grows(total, r)),
    list: endsBefore,
  },
  'over-the-limit': {
    written: (r) => endsAtLimit(r) && counted('over-the-limit', r).raw > limitOf(r),
    under: (r) => endsAtLimit(r) && counted('over-the-limit', r).raw <= limitOf(r),
    none: (r) => TOTALS.every((total) => grows(total, r)),
    list: endsBefore,
  },
  'tai-doubles': { written: doublesToLimit, list: growsToAnEnd },
  'each-doubles': { written: doublesToLimit, list: growsToAnEnd },
  base: {
    written: (r) => r.limit !== null && doublesToLimit(r),
    list: (r) => growsToAnEnd(r) && !doublesToLimit(r),
    none: (r) => r.limit === null && doublesToLimit(r),
  },
  'doubling-fast': {
    written: (r) => r.limit !== null && doublesToLimit(r),
    none: (r) => r.limit === null && doublesToLimit(r),
    list: growsToAnEnd,
  },
  'who-pays': {
    written: (r) => {
      const { shooter, other } = bill(3, r)
      return shooter > other && other > 0 && bill(3, r, 'self-draw').other === shooter
    },
    alone: (r) => bill(3, r).other === 0,
    alike: (r) => bill(3, r).shooter === bill(3, r).other && bill(3, r, 'self-draw').other > bill(3, r).other,
  },
  // SG-H4, H1, H2
  'fresh-pays': {
    written: (r) => r.payments.bao && r.payments.freshTileAt !== null,
    off: (r) => !r.payments.bao || r.payments.freshTileAt === null,
  },
  'claim-enough': {
    written: (r) => r.payments.bao,
    wins: (r) => !r.payments.bao && r.conditions.honourAutoWin,
    off: (r) => !r.payments.bao && !r.conditions.honourAutoWin,
  },
  'limit-near': {
    written: (r) => r.payments.bao && r.payments.baoLimitFeed && r.limit !== null,
    off: (r) => !(r.payments.bao && r.payments.baoLimitFeed && r.limit !== null),
  },
  // SG-G2, G4
  'part-smaller': {
    written: (r) => TOTALS.slice(1).every((n) => bill(n, r).other < bill(n, r).shooter),
    alike: (r) => TOTALS.slice(1).every((n) => bill(n, r).other === bill(n, r).shooter),
  },
  // SG-G4: the whole bill of the table as written, beside the reader's own
  'shooter-pays-bill': {
    written: (r) => TOTALS.every((n) => bill(n, alone(r)).all === bill(n, r).all),
    more: (r) => TOTALS.every((n) => bill(n, alone(r)).all > bill(n, r).all),
  },
  'bao-beside': {
    written: (r) => r.payments.bao && TOTALS.every((n) => bill(n, alone(r)).shooter === fed(n, r)),
    alike: (r) => r.payments.bao && TOTALS.every((n) => bill(n, alone(r)).shooter > fed(n, r)),
    off: (r) => !r.payments.bao && TOTALS.every((n) => fed(n, r) === bill(n, r).shooter),
  },
  'bao-case': {
    written: (r) => fed(3, r) === bill(3, r).all,
    off: (r) => fed(3, r) === bill(3, r).shooter,
  },
  // house-rules.md, pingHuPrice
  'club-ping-hu': {
    written: (r) => TOTALS.every((n) => bareBill(n, r) === bill(n, r).all),
    own: (r) => bareBill(4, r) !== bill(4, r).all,
  },
  // SG-G5
  'sheet-at-once': {
    written: (r) => atOnce('kong-claimed', r) && atOnce('bite', r) && atOnce('flower-family', r),
    kongs: (r) => atOnce('kong-claimed', r) && !atOnce('bite', r) && !atOnce('flower-family', r),
    off: (r) => INSTANT_EVENTS.every((event) => !atOnce(event, r)),
  },
  // SG-H3, G2: who pays a flush that was plain to see
  'flush-fed': {
    written: (r) => r.payments.bao && r.payments.baoFlush,
    alone: (r) => !(r.payments.bao && r.payments.baoFlush) && bill(4, r).other === 0,
    usual: (r) => !(r.payments.bao && r.payments.baoFlush) && bill(4, r).other > 0,
  },
  // SG-H5: a case lasts where the feeding claim does not win at once
  'lasts-note': {
    written: (r) => fedToLimit(r) && r.conditions.honourAutoWin,
    both: (r) => fedToLimit(r) && !r.conditions.honourAutoWin,
    set: (r) => !fedToLimit(r) && !r.conditions.honourAutoWin,
    off: (r) => !fedToLimit(r) && r.conditions.honourAutoWin,
  },
  'zi-mo-share': {
    written: (r) => TOTALS.every((t) => bill(t, r, 'self-draw').other === bill(t, r).shooter),
    more: (r) => TOTALS.every((t) => bill(t, r, 'self-draw').other < bill(t, r).shooter),
    less: (r) => TOTALS.every((t) => bill(t, r, 'self-draw').other > bill(t, r).shooter),
  },
  'zi-mo-gain': {
    written: (r) => 2 * bill(r.minimum, r, 'self-draw').all === 3 * bill(r.minimum, r).all,
    twice: (r) => bill(r.minimum, r, 'self-draw').all === 2 * bill(r.minimum, r).all,
    more: (r) => bill(r.minimum, r, 'self-draw').all > bill(r.minimum, r).all,
  },
}

describe('passages under two house rules at once', () => {
  test('there are all pairs of values', () => expect(PAIRS.length).toBeGreaterThan(900))

  test.each(Object.keys(SAID) as ClaimId[])('%s: what is said is so', (id) => {
    const seen = new Set<string>()
    for (const pair of PAIRS) {
      const rules = at({ ...pair[0], ...pair[1] })
      const wording = shown(id, rules) ?? ''
      const so = SAID[id]?.[wording]
      expect(so, `${id} ${wording} is not asked about`).toBeDefined()
      expect(so?.(rules), `${wording} ${JSON.stringify(pair)}`).toBe(true)
      seen.add(wording)
    }
    // a wording that no table shows would be checked by nobody
    expect([...seen].sort()).toEqual(Object.keys(SAID[id] ?? {}).sort())
  })

  test('elsewhere the wording is that of one of the two rules', () => {
    const rest = (Object.keys(CLAIMS) as ClaimId[]).filter((id) => !id.startsWith('hk-') && !SAID[id])
    const alone = new Map<RuleValues, Ruleset>(SINGLES.map((values) => [values, at(values)]))
    const found: string[] = []
    for (const id of rest) {
      const single = new Map([...alone].map(([values, rules]) => [values, shown(id, rules)]))
      for (const [a, b] of PAIRS) {
        const wording = shown(id, at({ ...a, ...b }))
        if (wording !== single.get(a) && wording !== single.get(b))
          found.push(`${id} ${wording} ${JSON.stringify({ ...a, ...b })}`)
      }
    }
    expect(found).toEqual([])
  })
})
