import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatHand, handSize, parseHand, situationOf } from '../../src/engine/index.ts'
import { nearestHand, readHandText, readLink, trimmed, writeLink } from '../../src/stores/builder-link.ts'
import { type BuilderState, EMPTY_STATE } from '../../src/stores/builder-state.ts'
import { judge } from '../../src/stores/builder-verdict.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { stateArb } from './arbitrary.ts'

const any = () => true
const stateOf = (text: string, fields: BuilderState['fields'] = {}): BuilderState => {
  const hand = parseHand(text)
  if (!hand.ok) throw new Error(hand.error.message)
  return { ...EMPTY_STATE, hand: hand.value, fields }
}
const standard = { table: 'singapore', values: {} } as const
const link = (query: string) => {
  const read = readLink(query)
  if (!read) throw new Error(`${query} says nothing`)
  return read
}

describe('a share link', () => {
  test('holds only what differs from the default, percent-encoded, the plus as %2B', () => {
    const state = stateOf('888m 55p 23s [999p] [777z] |2f1a +4s', { seat: 'south', win: 'discard' })
    expect(writeLink(state, standard)).toBe(
      '?hand=888m%2055p%2023s%20%5B999p%5D%20%5B777z%5D%20%7C2f1a%20%2B4s&seat=south',
    )
    expect(writeLink(stateOf('19m'), standard)).toBe('?hand=19m')
    expect(writeLink(stateOf('19m'), { table: 'singapore', values: { limit: 10, minimum: 1 } })).toBe(
      '?hand=19m&rules=limit:10',
    )
  })

  test('restores any state, unfinished hands and house rules too', () => {
    fc.assert(
      fc.property(stateArb, (state) => {
        const read = link(writeLink(state, state.pinned!))
        expect(read.faults).toEqual([])
        // the table as written is what a link without rules means: it names none
        const written = Object.keys(state.pinned!.values).length === 0
        expect(read.state).toEqual(written ? { ...state, pinned: null } : state)
      }),
      { numRuns: 2000 },
    )
  })

  test('an empty hand is a state too, and a link without a hand opens the page’s own', () => {
    expect(writeLink(EMPTY_STATE, standard)).toBe('?hand=')
    expect(link('?hand=').state.hand).toEqual(EMPTY_STATE.hand)
    const opening = stateOf('123m')
    expect(readLink('?seat=west', () => opening)?.state).toMatchObject({
      hand: opening.hand,
      fields: { seat: 'west' },
    })
    expect(readLink('', () => opening)).toBeNull()
    expect(readLink('?utm_source=chat', () => opening)).toBeNull()
  })

  test('hands of other people’s tests come through a link and score what they say', () => {
    const cases = readFileSync('tests/cases/singapore.jsonl', 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ request, expect }) => 'total' in expect && !request.preset)
    expect(cases.length).toBeGreaterThan(50)
    for (const { id, request, expect: want } of cases) {
      const { hand, table: _, rules: values = {}, bao: _bao, ...fields } = request
      const sent = writeLink(stateOf(hand, fields), { table: 'singapore', values })
      const { state, faults } = link(sent)
      expect(faults, id).toEqual([])
      const { score, standing } = judge(state, rulesetOf('singapore', state.pinned?.values ?? {}))
      expect({ legal: standing === 'win', total: score?.total ?? 0 }, id).toEqual({
        legal: want.legal,
        total: want.total,
      })
    }
  })
})

describe('a link with bad state', () => {
  test('names what is wrong and where, and keeps the rest', () => {
    const { state, faults, handText } = link('?hand=123m%205555p%205p%20%2B1m&seat=suth&rules=limit:11,foo:2')
    expect(faults).toEqual([
      { code: 'fifth-copy', field: 'hand', text: '123m 5555p 5p +1m', at: 11, taken: '123m 5555p +1m' },
      { code: 'unknown-rule-value', field: 'rules', text: 'limit:11', taken: 'limit:10' },
      { code: 'unknown-rule', field: 'rules', text: 'foo:2' },
      { code: 'unknown-value', field: 'seat', text: 'suth', taken: 'south' },
    ])
    expect(handText).toBe('123m 5555p 5p +1m')
    expect(formatHand(state.hand)).toBe('123m 5555p +1m')
    expect(state.fields.seat).toBe('south')
    expect(state.pinned?.values).toEqual({ limit: 10 })
  })

  test('fields that clash with the hand fall back and are named', () => {
    const { state, faults } = link('?hand=123m%202z%20%2B2z&win=self-draw&draw=kong')
    expect(faults).toEqual([
      { code: 'contradiction', field: 'draw', text: 'kong', taken: 'wall', reason: 'no-kong' },
    ])
    expect(state.fields).toEqual({ win: 'self-draw' })
  })

  test('a plus written as it stands, or spaces written as pluses, are understood', () => {
    expect(formatHand(link('?hand=23m%20456p+1m').state.hand)).toBe('23m 456p +1m')
    expect(formatHand(link('?hand=23m+456p+%2B1m').state.hand)).toBe('23m 456p +1m')
    expect(formatHand(link('?hand=23m+456p').state.hand)).toBe('23m 456p')
    expect(link('?hand=23m+456p+%2B1m').faults).toEqual([])
  })

  test('unknown parts, broken escapes and too long texts are named', () => {
    expect(link('?hans=123m').faults[0]).toMatchObject({ code: 'unknown-field', field: 'hans' })
    expect(link('?hand=12%3m').faults[0]).toMatchObject({ code: 'bad-escape', field: 'hand' })
    expect(link(`?hand=${'1m'.repeat(2)}${' '.repeat(2500)}`).faults[0].code).toBe('too-long')
    expect(link('?hand=123456789m123456p').faults).toEqual([
      { code: 'tile-count', field: 'hand', text: '15' },
    ])
  })

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    '%s is no rule, value or part of a link',
    (name) => {
      const { state, faults } = link(
        `?hand=123m&rules=${name}:1,limit:${name},${name}&${name}=2&seat=${name}`,
      )
      const codes = faults.filter(({ field }) => field === 'rules').map(({ code, text }) => [code, text])
      expect(codes).toEqual([
        ['unknown-rule', `${name}:1`],
        ['unknown-rule-value', `limit:${name}`],
        ['unknown-rule', name],
      ])
      expect(faults).toContainEqual({ code: 'unknown-field', field: name, text: name })
      expect(faults.some(({ code, field }) => code === 'unknown-value' && field === 'seat')).toBe(true)
      expect(Object.keys(state.pinned?.values ?? {}).filter((rule) => rule !== 'limit')).toEqual([])
    },
  )

  test.each(['😀', '👩‍👩‍👧', '🇸🇬', '𝟏'])('%s is quoted whole, however long the text it stands in', (bad) => {
    const long = encodeURIComponent(bad.repeat(60))
    const { faults } = link(`?hand=${long}&seat=${long}&${long}=1&rules=limit:${encodeURIComponent(bad)}`)
    expect(faults.length).toBe(4)
    for (const { text } of faults) {
      expect(text).toContain(bad)
      expect(text).not.toMatch(/[\ud800-\udfff]/u)
      // nothing but whole characters: as many as fit
      expect(text.replaceAll(bad, '')).toMatch(/^(limit:)?$/)
    }
  })

  test('random text never throws and always opens a state without contradiction', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.stringMatching(/^[0-9mpszfya[\]()|+% &=:,a-z-]{0,80}$/),
    )
    const query = fc
      .tuple(noise, noise, noise)
      .map(([hand, rules, rest]) => `?hand=${hand}&rules=${rules}&${rest}`)
    fc.assert(
      fc.property(query, (text) => {
        const read = readLink(text)
        if (!read) return
        const { table, values } = read.state.pinned ?? standard
        const rules = rulesetOf(table, values)
        judge(read.state, rules)
        expect(situationOf(read.state.fields, read.state.hand, rules).ok).toBe(true)
        // what was opened can be sent on, and opens the same
        const again = readLink(writeLink(read.state, { table, values }))
        expect(again?.faults).toEqual([])
        expect({ ...again?.state, pinned: null }).toEqual({ ...read.state, pinned: null })
      }),
      { numRuns: 3000 },
    )
  })
})

test('a hand with too many tiles is opened whole, and the right link has 14', () => {
  const { state } = link('?hand=123456789m123456p%5B777z%5D')
  expect(handSize(state.hand)).toBe(18)
  expect(formatHand(trimmed(state).hand)).toBe('123456789m 12p [777z]')
  expect(readLink(writeLink(trimmed(state), standard))?.faults).toEqual([])
  const fine = link('?hand=123m').state
  expect(trimmed(fine)).toBe(fine)
  expect(handSize(trimmed(link('?hand=%5B123m%5D%5B123m%5D%5B123m%5D%5B456m%5D%5B456m%5D').state).hand)).toBe(
    12,
  )
})

describe('the nearest hand', () => {
  const near = (text: string) => formatHand(nearestHand(text, any))

  test.each([
    ['123m 0p 5x +9s', '123m +9s'],
    ['11m [124m] 5z', '11124m 5z'],
    ['[123m', '[123m]'],
    ['(111z) 5p', '5p [111z]'],
    ['55555p', '5555p'],
    ['|1f1f2f', '|1f2f'],
    ['1f 2m', '2m |1f'],
    ['+1m2m', '2m +1m'],
    ['12', ''],
  ])('%s is read as %s', (text, want) => {
    expect(near(text)).toBe(want)
  })

  test('of a text that can be read is that hand', () => {
    fc.assert(
      fc.property(stateArb, ({ hand }) => {
        expect(nearestHand(formatHand(hand), any)).toEqual(hand)
        expect(readHandText(formatHand(hand), any)).toEqual({ hand, fault: null })
        expect(handSize(hand)).toBeLessThanOrEqual(14)
      }),
    )
  })
})
