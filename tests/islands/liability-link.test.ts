import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentOf } from '../../src/components/islands/Practice/moment.ts'
import { linkFault } from '../../src/components/parts/fault-text.ts'
import { valueWords } from '../../src/components/parts/fault-values.ts'
import { BAO_CASES, type BaoMoment } from '../../src/content/examples/bao.ts'
import { SEATS, TABLES } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { LANGS } from '../../src/i18n/languages.ts'
import { ms } from '../../src/i18n/ms/index.ts'
import { vi } from '../../src/i18n/vi/index.ts'
import { zh } from '../../src/i18n/zh/index.ts'
import { generate, LEVELS } from '../../src/practice/index.ts'
import { readCaseLink, writeCaseLink } from '../../src/stores/liability-link.ts'
import {
  ACTS,
  caseState,
  LATERS,
  type LiabilityState,
  mostPlayable,
} from '../../src/stores/liability-state.ts'
import { handArb, rulesOf } from './arbitrary.ts'

const RULES = TABLES.singapore.rules
const cases = Object.entries(BAO_CASES as Readonly<Record<string, BaoMoment>>)

/** Any moment that the explorer can be brought to. */
const momentArb: fc.Arbitrary<LiabilityState> = fc
  .record({
    hand: handArb,
    act: fc.constantFrom(...ACTS),
    seats: fc.shuffledSubarray([...SEATS], { minLength: 3, maxLength: 3 }),
    round: fc.constantFrom(...SEATS),
    playable: fc.integer({ min: 0, max: mostPlayable(RULES) }),
    fresh: fc.boolean(),
    liable: fc.boolean(),
    later: fc.constantFrom(...LATERS),
    values: fc.option(rulesOf('singapore')),
  })
  .map(({ hand, act, seats: [receiver, feeder, third], round, playable, fresh, liable, later, values }) => ({
    receiver,
    feeder,
    round,
    hand,
    act,
    playable,
    fresh,
    earlier: liable ? third : null,
    later,
    pinned: values && Object.keys(values).length > 0 ? { table: 'singapore', values } : null,
  }))

describe('a link of the liability explorer', () => {
  test('brings back the moment it was made of', () => {
    fc.assert(
      fc.property(momentArb, (state) => {
        // a longer dead wall leaves fewer playable tiles than some links name
        fc.pre(state.pinned?.values.deadWall === undefined)
        const back = readCaseLink(writeCaseLink(state, state.pinned?.values ?? {}))
        expect(back?.faults).toEqual([])
        const { concealed, melds, bonus, winning } = state.hand
        expect(back?.state).toEqual({
          ...state,
          hand: { ...back?.state.hand, melds, winning },
        })
        const rising = (kinds: readonly number[] = []) => [...kinds].sort((a, b) => a - b)
        expect(rising(back?.state.hand.concealed)).toEqual(rising(concealed))
        expect(rising(back?.state.hand.bonus)).toEqual(rising(bonus))
      }),
    )
  })

  test.each(cases)('brings back the ready case %s', (_, { expect: __, ...told }) => {
    const state = caseState(told)
    const back = readCaseLink(writeCaseLink(state, told.rules ?? {}))
    expect(back).toEqual({ state, faults: [] })
  })

  test('can be read by people', () => {
    const state = caseState({ hand: '[777z] [666z] +5z', act: 'pong' })
    expect(decodeURIComponent(writeCaseLink(state, {}))).toBe('?hand=[777z] [666z] +5z&act=pong')
    const late = caseState({ hand: '+1m', act: 'win', feeder: 'east', playable: 4, fresh: true })
    expect(decodeURIComponent(writeCaseLink(late, { limit: 8 }))).toBe(
      '?hand=+1m&act=win&from=east&playable=4&fresh=true&rules=limit:8',
    )
  })

  test('opens every question of practice about who is liable', () => {
    for (let level = 1; level <= LEVELS; level++)
      for (let seed = 0; seed < 12; seed++) {
        const question = generate('liable', `s${seed}`, level, RULES)
        const state = question && momentOf(question.asked, RULES)
        if (!state) throw new Error(`${level} ${seed}`)
        expect(readCaseLink(writeCaseLink(state, {}))).toEqual({ state, faults: [] })
      }
  })

  test('says nothing where the address says nothing of a moment', () => {
    for (const search of ['', '?', '?utm_source=x']) expect(readCaseLink(search)).toBeNull()
  })
})

describe('a bad link of the explorer', () => {
  const faults = (search: string) =>
    readCaseLink(search)?.faults.map(({ code, field, text, taken }) => [code, field, text, taken])
  test.each([
    ['?act=pung', [['unknown-value', 'act', 'pung', 'pong']]],
    ['?receiver=soth', [['unknown-value', 'receiver', 'soth', 'south']]],
    ['?receiver=east&from=east', [['contradiction', 'from', 'east', 'south']]],
    ['?earlier=south', [['contradiction', 'earlier', 'south', undefined]]],
    ['?playable=900', [['unknown-value', 'playable', '900', String(mostPlayable(RULES))]]],
    ['?playable=few', [['unknown-value', 'playable', 'few', '40']]],
    ['?fresh=perhaps', [['unknown-value', 'fresh', 'perhaps', 'false']]],
    ['?later=never', [['unknown-value', 'later', 'never', 'feeder']]],
    ['?hand=5z5z5z5z5z', [['fifth-copy', 'hand', '5z5z5z5z5z', '5555z']]],
    ['?act=pong&act=kong', [['repeated', 'act', '', undefined]]],
    ['?shooter=east', [['unknown-field', 'shooter', 'shooter', undefined]]],
    ['?rules=bao:of', [['unknown-rule-value', 'rules', 'bao:of', 'bao:off']]],
    ['?round=%E0%A4', [['bad-escape', 'round', '%E0%A4', undefined]]],
  ])('%s says what is wrong', (search, want) => {
    const got = faults(search)
    for (const fault of want) expect(got).toContainEqual(fault)
  })

  test('is never thrown at anybody, and the link given in its place is right', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'hand',
        'act',
        'receiver',
        'from',
        'round',
        'playable',
        'fresh',
        'earlier',
        'later',
        'rules',
      ),
      fc.string({ maxLength: 8 }),
    )
    const text = fc.oneof(
      fc.constantFrom(...SEATS, ...ACTS, ...LATERS, '[777z] +5z', 'bao:off', '12', 'true'),
      fc.string({ maxLength: 40 }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(word, text), { maxLength: 8 }), (parts) => {
        const read = readCaseLink(`?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`)
        if (!read) return
        const right = readCaseLink(writeCaseLink(read.state, read.state.pinned?.values ?? {}))
        expect(right?.faults).toEqual([])
      }),
    )
  })

  test.each(LANGS)('is spoken of in %s, with the words of the explorer', (lang) => {
    const { errors, tiles, rules } = { en, ms, zh, vi }[lang]
    const values = valueWords(lang, { errors, tiles, rules }, 'singapore')
    for (const search of [
      'act=x',
      'receiver=x',
      'playable=x',
      'fresh=x',
      'earlier=x',
      'later=x',
      'from=south',
    ])
      for (const fault of readCaseLink(`?${search}`)?.faults ?? []) {
        const said = linkFault(lang, errors, fault, (id) => id, values)
        // the field by its name and not by its word in the address, every value in words
        expect(said).not.toMatch(/[“”"](act|receiver|playable|fresh|earlier|later|from)[“”"]|\{|undefined/)
        expect(said).not.toMatch(/\b(self-draw|south|true|false|none)\b/)
      }
  })
})
