import fc from 'fast-check'
import { INSTANT_EVENTS, SEATS, TABLES, type TableId, WIN_WAYS } from '../../src/engine/index.ts'
import { leanRules } from '../../src/stores/rules-check.ts'
import type { Chair, Entry, Ruling, Sheet } from '../../src/stores/score-sheet-entries.ts'

const chair = fc.integer({ min: 0, max: 3 }) as fc.Arbitrary<Chair>
const otherThan = (one: Chair) => chair.map((c) => (c === one ? (c + 1) % 4 : c) as Chair)
const words = fc.constantFrom('', 'false Hu', 'he said so', '=1+1', 'a, "quoted" note', '三番')

export const rulesOf = (table: TableId) =>
  fc
    .tuple(
      ...TABLES[table].houseRules.map(({ name, values }) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof({ weight: 4, arbitrary: fc.constant(values[0]) }, fc.constantFrom(...values)),
        ),
      ),
    )
    .map((pairs) => leanRules(table, Object.fromEntries(pairs)))

/** Hands with their seat and round as the builder links them, won and unfinished. */
const QUERIES = [
  '?hand=888m%2055p%2023s%20[777z]%20[999p]%20|2f1a%20%2B4s&seat=south',
  '?hand=1122299m%20111z%20[777z]%20%2B1m',
  '?hand=2m%2055m%20[123m]%20[456m]%20[789m]%20%2B2m&seat=west&from=north',
  '?hand=55z%20199m%205p%202s%20[666z]%20[777z]%20%2B5z&seat=north&round=south',
  '?hand=123m%20456p',
]
const hand = fc.option(fc.record({ query: fc.constantFrom(...QUERIES), fresh: fc.boolean() }))

const win = fc
  .record({
    winner: chair,
    total: fc.integer({ min: 0, max: 40 }),
    win: fc.constantFrom(...WIN_WAYS),
    pingHu: fc.boolean(),
    hand,
    note: words,
  })
  .chain((one) =>
    fc
      .record({
        from: otherThan(one.winner),
        bao: fc.oneof(fc.constantFrom<Ruling>('found', 'nobody'), otherThan(one.winner)),
      })
      .map(
        ({ from, bao }): Entry => ({ kind: 'win', ...one, from: one.win === 'self-draw' ? null : from, bao }),
      ),
  )

const drawn = fc
  .record({ kong: fc.constantFrom(null, true, false), note: words })
  .map((one): Entry => ({ kind: 'drawn', ...one }))

const instant = fc
  .record({
    who: chair,
    event: fc.constantFrom(...INSTANT_EVENTS),
    opening: fc.boolean(),
    late: fc.boolean(),
  })
  .chain((one) =>
    otherThan(one.who).map((from): Entry => {
      const claimed = one.event === 'kong-claimed'
      return {
        kind: 'instant',
        who: one.who,
        event: one.event,
        opening: one.opening && !one.event.startsWith('kong'),
        from: claimed ? from : null,
        late: claimed && one.late,
      }
    }),
  )

const penalty = fc
  .record({ who: chair, points: fc.integer({ min: 1, max: 999 }), note: words })
  .chain((one) =>
    fc
      .oneof(fc.constant('each' as const), otherThan(one.who))
      .map((to): Entry => ({ kind: 'penalty', ...one, to })),
  )

const correction = (people: number) =>
  fc
    .record({
      points: fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: people - 1 }),
      note: words,
    })
    .map(({ points, note }): Entry => {
      const rest = 0 - points.reduce((sum, n) => sum + n, 0)
      return { kind: 'correction', points: [rest, ...points], note }
    })

const seats = (people: number) =>
  fc
    .record({
      persons: fc.shuffledSubarray(
        Array.from({ length: people }, (_, i) => i),
        { minLength: 4, maxLength: 4 },
      ),
      takeOver: fc.boolean(),
      note: words,
    })
    .map((one) => ({ kind: 'seats', ...one }) as unknown as Entry)

const banker = fc
  .record({ dealer: chair, round: fc.constantFrom(...SEATS), passes: fc.integer({ min: 0, max: 3 }) })
  .map((one): Entry => ({ kind: 'banker', ...one }))

export const entryOf = (table: TableId, people: number): fc.Arbitrary<Entry> =>
  fc.oneof(
    { weight: 6, arbitrary: win },
    { weight: 2, arbitrary: drawn },
    { weight: 3, arbitrary: instant },
    penalty,
    correction(people),
    seats(people),
    banker,
    rulesOf(table).map((values): Entry => ({ kind: 'rules', values })),
  )

const NAMES = ['Mei Ling', 'Farid', 'Linh', '大明', 'Tan, A.', '=SUM(A1)', 'Ravi "the Hu"']

/** Any evening at either table, with up to seven people. */
export const anySheet: fc.Arbitrary<Sheet> = fc
  .record({
    table: fc.constantFrom<TableId>('singapore', 'singapore', 'hong-kong'),
    people: fc.integer({ min: 4, max: 7 }),
  })
  .chain(({ table, people }) =>
    fc.record({
      started: fc.constantFrom('2026-05-01T20:15', '2026-05-01', ''),
      table: fc.constant(table),
      values: rulesOf(table),
      roster: fc.constant(NAMES.slice(0, people)),
      entries: fc.array(entryOf(table, people), { maxLength: 30 }),
      unread: fc.array(fc.constantFrom<unknown>({ kind: 'chips' }, 7, null, 'torn'), { maxLength: 2 }),
    }),
  )
