import { describe, expect, test } from 'vitest'
import {
  baoRequest,
  instantRequest,
  scoreRequest,
  settleRequest,
  waitsRequest,
} from '../../src/engine/index.ts'

const PLAIN = '12222m 45556p 789s +3m'
const KONG = '12222m 55p 789s [3333p] +3m'
const KONGS = '12222m 55p [3333p] (9999s) +3m'
const SEVEN = '119m 5p 2s 55z 777z 66z 3m |1f2f3f4f1y2y3y'

describe('refusals of a request', () => {
  test.each([
    [3, 'bad-json', 'object'],
    [[], 'bad-json', 'object'],
    [null, 'bad-json', 'object'],
    [{}, 'missing-field', 'hand'],
    [{ hand: PLAIN, sat: 'east' }, 'unknown-field', 'seat'],
    [{ hand: PLAIN, seat: 'eats' }, 'unknown-value', 'east'],
    [{ hand: PLAIN, seat: null }, 'unknown-value', 'seat'],
    [{ hand: PLAIN, last: 'yes' }, 'unknown-value', 'last'],
    [{ hand: 5 }, 'unknown-value', 'hand'],
    [{ hand: PLAIN, table: 'hongkong' }, 'unknown-value', 'hong-kong'],
    [{ hand: PLAIN, preset: 'spg' }, 'unknown-value', 'spgg'],
    [{ hand: PLAIN, preset: 'toString' }, 'unknown-value', 'preset'],
    [{ hand: PLAIN, rules: { limt: 3 } }, 'unknown-rule', 'limit'],
    [{ hand: PLAIN, rules: { limit: 7 } }, 'unknown-rule-value', 'limit'],
    [{ hand: PLAIN, rules: { limit: '10' } }, 'unknown-rule-value', '10'],
    [{ hand: PLAIN, rules: { limit: null } }, 'unknown-rule-value', 'limit'],
    [{ hand: PLAIN, rules: { limt: null } }, 'unknown-rule', 'limit'],
    [{ hand: PLAIN, rules: [] }, 'unknown-value', 'rules'],
    [{ hand: PLAIN, table: 'hong-kong', rules: { bao: 'off' } }, 'unknown-rule', 'bao'],
    [{ hand: PLAIN, bao: { feder: 'west' } }, 'unknown-field', 'feeder'],
    [{ hand: PLAIN, bao: {} }, 'missing-field', 'feeder'],
    [{ hand: '12222m 45556p 789s 3m' }, 'no-winning-tile', '+'],
    [{ hand: '14668889m' }, 'tile-count', '8'],
    [{ hand: '1234567m' }, 'tile-count', '7'],
    [{ hand: '2223334445s 1111s +5s' }, 'tile-count', 'Kong'],
    [{ hand: '123m [123p] [123s] [777z] [666z] +1m' }, 'tile-count', 'set'],
  ])('%j: %s', (request, code, says) => {
    const answer = scoreRequest(request)
    expect(answer).toMatchObject({ ok: false, error: { code } })
    if (!answer.ok) expect(answer.error.message).toContain(says)
  })
})

describe('names that every object has are no fields, rules or values', () => {
  const NAMES = Object.getOwnPropertyNames(Object.prototype)
  const VERBS = { scoreRequest, settleRequest, instantRequest, baoRequest, waitsRequest }
  // as a request comes: `__proto__` is a name like any other in JSON
  const json = (name: string, value: unknown) =>
    JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`)
  const VALUES: readonly unknown[] = [
    1,
    'on',
    null,
    true,
    {},
    [],
    { a: 1 },
    { toString: 1 },
    { valueOf: 'x' },
  ]

  test.each(NAMES)('%s', (name) => {
    expect(NAMES).toContain('__proto__')
    for (const value of VALUES)
      for (const table of ['singapore', 'hong-kong']) {
        const rules = scoreRequest({ hand: PLAIN, table, rules: json(name, value) })
        expect(rules).toMatchObject({ ok: false, error: { code: 'unknown-rule' } })
        if (!rules.ok) expect(rules.error.message).toContain(`"${name}"`)
        for (const answer of Object.values(VERBS))
          expect(answer({ table, rules: json(name, value) })).toMatchObject({ ok: false })
      }
    for (const value of VALUES) {
      const own = JSON.parse(
        `{"hand":${JSON.stringify(PLAIN)},${JSON.stringify(name)}:${JSON.stringify(value)}}`,
      )
      for (const answer of Object.values(VERBS)) {
        const field = answer(own)
        expect(field).toMatchObject({ ok: false, error: { code: 'unknown-field' } })
      }
      const inside = JSON.parse(
        `{"hand":${JSON.stringify(PLAIN)},"bao":{"feeder":"west",${JSON.stringify(name)}:1}}`,
      )
      expect(scoreRequest(inside)).toMatchObject({ error: { code: 'unknown-field' } })
    }
    for (const field of ['table', 'preset', 'seat', 'round', 'win', 'draw', 'opening', 'from'])
      expect(scoreRequest({ hand: PLAIN, [field]: name }), field).toMatchObject({
        error: { code: 'unknown-value' },
      })
    expect(scoreRequest({ hand: PLAIN, rules: { limit: name } })).toMatchObject({
      error: { code: 'unknown-rule-value' },
    })
  })

  test('a value of any kind is refused where a word is asked for, and nothing throws', () => {
    for (const value of VALUES)
      for (const field of ['table', 'preset', 'seat', 'round', 'win', 'draw', 'from'])
        expect(scoreRequest({ hand: PLAIN, [field]: value }), field).toMatchObject({ ok: false })
    for (const value of VALUES.slice(1))
      expect(scoreRequest({ hand: PLAIN, rules: { limit: value } })).toMatchObject({
        error: { code: 'unknown-rule-value' },
      })
  })
})

describe('contradictions name both fields', () => {
  test.each([
    [{ hand: PLAIN, draw: 'kong' }, 'win', 'draw'],
    [{ hand: PLAIN, win: 'rob-kong', draw: 'flower' }, 'win', 'draw'],
    [{ hand: PLAIN, from: 'east' }, 'from', 'seat'],
    [{ hand: PLAIN, opening: 'heavenly' }, 'opening', 'win'],
    [{ hand: PLAIN, opening: 'heavenly', win: 'self-draw', seat: 'south' }, 'opening', 'seat'],
    [{ hand: KONG, opening: 'heavenly', win: 'self-draw' }, 'opening', 'hand'],
    [{ hand: PLAIN, opening: 'earthly', seat: 'east', from: 'south' }, 'opening', 'seat'],
    [{ hand: PLAIN, opening: 'earthly', seat: 'south', win: 'self-draw' }, 'opening', 'win'],
    [{ hand: PLAIN, opening: 'earthly', seat: 'south', from: 'west' }, 'opening', 'from'],
    [{ hand: KONG, opening: 'earthly', seat: 'south' }, 'opening', 'hand'],
    [{ hand: PLAIN, opening: 'human', seat: 'east' }, 'opening', 'seat'],
    [{ hand: PLAIN, opening: 'human', seat: 'south', win: 'self-draw' }, 'opening', 'win'],
    [{ hand: '12223m 45556p 789s +2m', win: 'rob-kong' }, 'win', 'hand'],
    [{ hand: PLAIN, win: 'self-draw', draw: 'kong' }, 'draw', 'hand'],
    [{ hand: KONG, win: 'self-draw', draw: 'kong-on-kong' }, 'draw', 'hand'],
    [{ hand: PLAIN, win: 'self-draw', draw: 'flower' }, 'draw', 'hand'],
    [{ hand: KONG, win: 'self-draw', draw: 'kong-flower' }, 'draw', 'hand'],
    [{ hand: PLAIN, last: true }, 'last', 'win'],
    [{ hand: `${SEVEN} +4y`.replace('|1f', '|'), win: 'rob-eighth' }, 'win', 'hand'],
    [{ hand: `${SEVEN} +5p`, win: 'rob-eighth' }, 'win', 'hand'],
    [{ hand: `${SEVEN} +1a`, win: 'rob-eighth' }, 'win', 'hand'],
    [{ hand: `${SEVEN} +4y` }, 'win', 'hand'],
    [{ hand: `${SEVEN} +4y`, win: 'rob-eighth', rules: { eighthFlower: 'off' } }, 'win', 'rules'],
    [{ hand: `${SEVEN} +4y`, win: 'rob-eighth', table: 'hong-kong' }, 'win', 'rules'],
    [{ hand: PLAIN, bao: { feeder: 'east' } }, 'bao', 'seat'],
    [{ hand: PLAIN, from: 'west', bao: { feeder: 'south' } }, 'bao', 'from'],
    [{ hand: PLAIN, win: 'rob-kong', bao: { feeder: 'south' } }, 'bao', 'win'],
    [{ hand: `${SEVEN} +4y`, win: 'rob-eighth', bao: { feeder: 'south' } }, 'bao', 'win'],
    [{ hand: PLAIN, bao: { feeder: 'south' }, rules: { bao: 'off' } }, 'bao', 'rules'],
    [{ hand: PLAIN, bao: { feeder: 'south' }, table: 'hong-kong' }, 'bao', 'rules'],
  ])('%j', (request, a, b) => {
    const answer = scoreRequest(request)
    expect(answer).toMatchObject({ ok: false, error: { code: 'contradiction' } })
    if (!answer.ok) for (const field of [a, b]) expect(answer.error.message).toContain(field)
  })

  test.each([
    { hand: PLAIN, win: 'self-draw', from: 'east' },
    { hand: PLAIN, opening: 'earthly', seat: 'south' },
    { hand: KONGS, win: 'self-draw', draw: 'kong-on-kong' },
    { hand: PLAIN, table: 'hong-kong', last: true },
    { hand: `${SEVEN} +4y`, win: 'rob-eighth' },
    { hand: `${SEVEN} +4y`.replace('3m |', '34m |'), win: 'rob-eighth', seat: 'east' },
    { hand: PLAIN, win: 'self-draw', bao: { feeder: 'west' } },
    { hand: PLAIN, bao: null, opening: null },
  ])('%j is none', (request) => {
    expect(scoreRequest(request)).toMatchObject({ ok: true })
  })
})

describe('the answer', () => {
  test('names everything in the shape of the interface', () => {
    expect(
      scoreRequest({ hand: '888m 23s 55p [777z] [999p] |2f1a +4s', seat: 'south', from: 'west' }),
    ).toEqual({
      ok: true,
      legal: true,
      why: null,
      unit: 'tai',
      total: 3,
      raw: 3,
      limit: false,
      limitHand: false,
      lines: [
        { id: 'dragon-set', count: 1, value: 1 },
        { id: 'own-flower', count: 1, value: 1 },
        { id: 'animal', count: 1, value: 1 },
      ],
      reading: '[888m] [234s] [777z] [999p] 55p',
      others: [],
      near: [{ id: 'all-pongs', missing: ['one-chow'] }],
      payments: { east: -8, south: 32, west: -16, north: -8 },
    })
  })
  test('SG-C5 the other readings with their totals', () => {
    expect(scoreRequest({ hand: '222333444m123p9s +9s', win: 'self-draw' })).toMatchObject({
      total: 5,
      reading: '[234m] [234m] [234m] [123p] 99s',
      others: [
        { reading: '[222m] [333m] [444m] [123p] 99s', total: 1, lines: [{ id: 'concealed-self-draw' }] },
      ],
    })
  })
  test('below the minimum is scored as if it were legal, and nothing is paid', () => {
    expect(scoreRequest({ hand: PLAIN, rules: { minimum: 2 }, win: 'self-draw' })).toMatchObject({
      legal: false,
      why: 'below-minimum',
      total: 1,
      lines: [{ id: 'concealed-self-draw' }],
      payments: null,
    })
  })
  test('a waiting hand is not complete', () => {
    expect(scoreRequest({ hand: '12222m 45556p 789s' })).toMatchObject({
      legal: false,
      why: 'not-complete',
      total: 0,
      raw: 0,
      lines: [],
      reading: null,
      payments: null,
    })
  })
  test('Seven Pairs is read as seven brackets, Thirteen Orphans as bare tiles', () => {
    expect(scoreRequest({ hand: '1122m 3355p 7799s 1z +1z', rules: { sevenPairs: 2 } })).toMatchObject({
      reading: '[11m] [22m] [33p] [55p] [77s] [99s] [11z]',
    })
    expect(scoreRequest({ hand: '19m 19p 19s 1234567z +7z' })).toMatchObject({
      reading: '19m 19p 19s 12345677z',
    })
  })
})
