import { describe, expect, test } from 'vitest'
import { baoRequest } from '../../../src/engine/requests/bao.ts'
import { instantRequest } from '../../../src/engine/requests/instant.ts'
import { scoreRequest } from '../../../src/engine/requests/score.ts'
import { settleRequest } from '../../../src/engine/requests/settle.ts'
import { SEATS } from '../../../src/engine/tiles.ts'

type Answer = { ok: boolean; error?: { code: string; message: string; at?: number } }
/** The code of a refusal, with its place when it has one; the message must say each of `words`. */
function refusal(answer: Answer, ...words: string[]): string {
  if (!answer.error) return `answered ${JSON.stringify(answer)}`
  for (const word of words) expect(answer.error.message).toContain(word)
  return answer.error.at === undefined ? answer.error.code : `${answer.error.code} ${answer.error.at}`
}
const points = (east: number, south: number, west: number, north: number) => ({
  ok: true,
  payments: { east, south, west, north },
})

describe('settle', () => {
  test('the request of the contract, whole', () => {
    const request = {
      table: 'singapore',
      tai: 3,
      winner: 'east',
      win: 'discard',
      from: 'south',
      bao: { feeder: 'south' },
      pingHu: false,
      preset: 'standard',
      rules: {},
    }
    expect(settleRequest(request)).toEqual(points(32, -32, 0, 0))
  })

  test('left out as in score: Singapore, East, on a discard, from the next seat, no Bao', () => {
    expect(settleRequest({ tai: 3 })).toEqual(points(32, -16, -8, -8))
    expect(settleRequest({ tai: 3, winner: 'north' })).toEqual(points(-16, -8, -8, 32))
    expect(settleRequest({ tai: 3, bao: null })).toEqual(points(32, -16, -8, -8))
    expect(settleRequest({ tai: 3, bao: { feeder: 'south' } })).toEqual(points(32, -32, 0, 0))
    expect(settleRequest({ table: 'hong-kong', faan: 3, win: 'self-draw' })).toEqual(points(24, -8, -8, -8))
    expect(settleRequest({ table: 'hong-kong', tai: 13 })).toEqual(points(24_576, -24_576, 0, 0))
  })

  test('from is ignored with self-draw, the winner’s too', () => {
    expect(settleRequest({ tai: 1, win: 'self-draw', from: 'east' })).toEqual(points(12, -4, -4, -4))
  })

  test('house rules: the preset first, then the rules', () => {
    expect(settleRequest({ tai: 4, pingHu: true, preset: 'spgg' })).toEqual(points(80, -40, -20, -20))
    expect(settleRequest({ tai: 4, pingHu: true, preset: 'spgg', rules: { pingHuPrice: 'normal' } })).toEqual(
      points(64, -32, -16, -16),
    )
    // SG-E7: more tai than Ping Hu has are no bare Ping Hu, whatever the limit cuts them to
    const cut = { tai: 20, pingHu: true, rules: { limit: 4, pingHuPrice: 'spgg' } }
    expect(settleRequest(cut)).toEqual(points(64, -32, -16, -16))
    expect(settleRequest({ ...cut, tai: 4 })).toEqual(points(80, -40, -20, -20))
    expect(settleRequest({ tai: 9, rules: { limit: 'none' } })).toEqual(points(2048, -1024, -512, -512))
    expect(settleRequest({ tai: 0, preset: 'no-minimum' })).toEqual(points(4, -2, -1, -1))
    expect(settleRequest({ tai: 40, rules: { limit: 'none' } })).toEqual(
      points(2 ** 42, -(2 ** 41), -(2 ** 40), -(2 ** 40)),
    )
  })

  test('above the limit it is paid as the limit', () => {
    expect(settleRequest({ tai: 40 })).toEqual(points(128, -64, -32, -32))
  })

  test('below the minimum it is refused', () => {
    expect(refusal(settleRequest({ tai: 0 }))).toBe('below-minimum')
    expect(refusal(settleRequest({ tai: 1, rules: { minimum: 2 } }))).toBe('below-minimum')
    expect(refusal(settleRequest({ table: 'hong-kong', faan: 2 }))).toBe('below-minimum')
    expect(settleRequest({ table: 'hong-kong', faan: 1, rules: { minimum: 1 } }).ok).toBe(true)
  })

  test('contradictions name both fields', () => {
    const bao = (feeder: string) => ({ tai: 3, bao: { feeder } })
    expect(refusal(settleRequest({ tai: 3, from: 'east' }), 'from', 'winner')).toBe('contradiction')
    expect(refusal(settleRequest(bao('east')), 'bao', 'winner')).toBe('contradiction')
    expect(refusal(settleRequest({ ...bao('west'), from: 'south' }), 'bao', 'from')).toBe('contradiction')
    for (const win of ['rob-kong', 'rob-eighth'])
      expect(refusal(settleRequest({ ...bao('south'), win }), 'bao', 'win')).toBe('contradiction')
    expect(refusal(settleRequest({ ...bao('south'), rules: { bao: 'off' } }), 'bao', 'rules')).toBe(
      'contradiction',
    )
    expect(refusal(settleRequest({ ...bao('south'), table: 'hong-kong' }), 'bao')).toBe('contradiction')
    expect(
      refusal(settleRequest({ tai: 5, win: 'rob-eighth', rules: { eighthFlower: 'off' } }), 'win', 'rules'),
    ).toBe('contradiction')
    expect(refusal(settleRequest({ table: 'hong-kong', faan: 5, win: 'rob-eighth' }), 'win')).toBe(
      'contradiction',
    )
    expect(refusal(settleRequest({ tai: 3, faan: 3 }), 'tai', 'faan')).toBe('contradiction')
  })

  test('a field that is missing, unknown or no value is named', () => {
    expect(refusal(settleRequest({}), 'tai')).toBe('missing-field')
    expect(refusal(settleRequest({ table: 'hong-kong' }), 'faan')).toBe('missing-field')
    for (const tai of [-1, 41, 2.5, '3', null, Number.NaN, true])
      expect(refusal(settleRequest({ tai }), 'tai')).toBe('unknown-value')
    expect(refusal(settleRequest({ tai: 3, winer: 'east' }), 'winer', 'winner')).toBe('unknown-field')
    expect(refusal(settleRequest({ tai: 3, winner: 'est' }), 'winner', 'east')).toBe('unknown-value')
    expect(refusal(settleRequest({ tai: 3, win: 'zimo' }), 'win')).toBe('unknown-value')
    expect(refusal(settleRequest({ tai: 3, bao: {} }), 'feeder')).toBe('missing-field')
    expect(refusal(settleRequest({ tai: 3, bao: 'south' }), 'bao')).toBe('unknown-value')
    expect(refusal(settleRequest({ tai: 3, rules: { limmit: 5 } }), 'limmit', 'limit')).toBe('unknown-rule')
    expect(refusal(settleRequest({ tai: 3, rules: { limit: 7 } }), 'limit')).toBe('unknown-rule-value')
    for (const request of [null, [], 'tai', 3, undefined])
      expect(refusal(settleRequest(request))).toBe('bad-json')
  })
})

describe('instant', () => {
  test('the request of the contract; seat, opening, from and playable may be left out', () => {
    const whole = { seat: 'east', event: 'kong-claimed', opening: false, from: 'south', playable: 80 }
    expect(instantRequest(whole)).toEqual(points(6, -2, -2, -2))
    expect(instantRequest({ event: 'kong-claimed' })).toEqual(points(6, -2, -2, -2))
    expect(instantRequest({ seat: 'west', event: 'kong-concealed' })).toEqual(points(-4, -4, 12, -4))
    expect(instantRequest({ event: 'bite', opening: true })).toEqual(points(12, -4, -4, -4))
  })
  test('SG-G6: late, the discarder pays it all; left out, that is the next seat', () => {
    expect(instantRequest({ event: 'kong-claimed', from: 'west', playable: 7 })).toEqual(points(6, 0, -6, 0))
    expect(instantRequest({ event: 'kong-claimed', playable: 7 })).toEqual(points(6, -6, 0, 0))
    expect(instantRequest({ event: 'kong-claimed', from: 'west', playable: 8 })).toEqual(
      points(6, -2, -2, -2),
    )
  })
  test('SG-G5: opening doubles only what openingDouble names; what is left out pays zeros', () => {
    expect(instantRequest({ event: 'kong-added', opening: true })).toEqual(points(6, -2, -2, -2))
    expect(instantRequest({ event: 'flower-family', opening: true })).toEqual(points(12, -4, -4, -4))
    const both = { openingDouble: 'pairs-and-families' }
    expect(instantRequest({ event: 'flower-family', opening: true, rules: both })).toEqual(
      points(24, -8, -8, -8),
    )
    expect(instantRequest({ event: 'bite', rules: { instantPayments: 'kongs-only' } })).toEqual(
      points(0, 0, 0, 0),
    )
  })
  test('refusals', () => {
    expect(refusal(instantRequest({ table: 'hong-kong', event: 'kong-added' }))).toBe('no-instant-payments')
    expect(refusal(instantRequest({ event: 'bite', from: 'south' }), 'from', 'event')).toBe('contradiction')
    expect(refusal(instantRequest({ event: 'kong-added', from: 'south' }), 'from', 'event')).toBe(
      'contradiction',
    )
    expect(refusal(instantRequest({ event: 'kong-claimed', from: 'east' }), 'from', 'seat')).toBe(
      'contradiction',
    )
    expect(refusal(instantRequest({}), 'event')).toBe('missing-field')
    expect(refusal(instantRequest({ event: 'kong' }), 'event', 'kong-')).toBe('unknown-value')
    expect(refusal(instantRequest({ event: 'bite', playable: -1 }), 'playable')).toBe('unknown-value')
    expect(refusal(instantRequest({ event: 'bite', opening: 'yes' }), 'opening')).toBe('unknown-value')
  })
})

describe('bao', () => {
  const NOBODY = { ok: true, liable: false, rule: null, rules: [], lasting: false }
  const claim = {
    receiver: 'east',
    from: 'south',
    round: 'east',
    exposed: '[555z](6666z)',
    bonus: '1a2a',
    claimed: '[777z]',
    win: false,
    hand: null,
    playable: 80,
    fresh: false,
  }
  const manual = { honourAutoWin: 'off' }
  const winner = { receiver: 'east', from: 'south', win: true, claimed: null }
  const flush = '2399m [345m] [678m] [111m] +1m'

  test('the request of the contract', () => {
    expect(baoRequest({ ...claim, rules: manual })).toEqual({
      ok: true,
      liable: true,
      rule: 'SG-H1',
      rules: ['SG-H1', 'SG-H2'],
      lasting: true,
    })
  })
  test('SG-H1: with automatic wins on, under H1 alone and for that win', () => {
    expect(baoRequest(claim)).toEqual({
      ok: true,
      liable: true,
      rule: 'SG-H1',
      rules: ['SG-H1'],
      lasting: false,
    })
  })
  test('what may be left out', () => {
    expect(baoRequest({ receiver: 'east', from: 'north', exposed: '', claimed: '[111z]' })).toEqual(NOBODY)
    expect(
      baoRequest({ receiver: 'east', from: 'north', exposed: '[777z]', bonus: '1a2a', claimed: '[111z]' }),
    ).toEqual({ ok: true, liable: true, rule: 'SG-H2', rules: ['SG-H2'], lasting: true })
  })
  test('SG-H: never from the discard alone', () => {
    expect(baoRequest({ ...claim, claimed: null })).toEqual(NOBODY)
    expect(baoRequest({ ...claim, claimed: null, fresh: true, playable: 0 })).toEqual(NOBODY)
  })
  test('SG-H4 is for a win: a fresh tile claimed late makes nobody liable', () => {
    expect(baoRequest({ ...claim, exposed: '', claimed: '[999p]', fresh: true, playable: 2 })).toEqual(NOBODY)
  })
  test('a winning discard is read from the hand', () => {
    const h3 = { ok: true, liable: true, rule: 'SG-H3', rules: ['SG-H3'], lasting: false }
    expect(baoRequest({ ...winner, hand: flush })).toEqual(h3)
    expect(baoRequest({ ...winner, hand: flush, exposed: '[111m] [345m][678m]', bonus: '' })).toEqual(h3)
    expect(baoRequest({ ...winner, hand: flush, fresh: true, playable: 5 })).toMatchObject({
      rules: ['SG-H3', 'SG-H4'],
    })
  })
  test('SG-C2: an unfinished automatic win is a win too', () => {
    expect(baoRequest({ ...winner, hand: '199m 5p 2s 55z [777z] [666z] +5z' })).toMatchObject({
      rule: 'SG-H1',
    })
    expect(baoRequest({ ...winner, hand: '199m 5p 2s 55z [777z] [666z] +5z', rules: manual })).toEqual(NOBODY)
    // Nothing but honours, and unfinished: no All Honours hand, so SG-H3 has nothing to say.
    const honours = '55z 23z [777z] [666z] [111z] +5z'
    expect(baoRequest({ ...winner, receiver: 'west', hand: honours })).toMatchObject({ rules: ['SG-H1'] })
  })
  test('no legal win, no liability', () => {
    const late = { fresh: true, playable: 1 }
    expect(baoRequest({ ...winner, ...late, hand: '123m 4588p 111789s +6p' })).toEqual(NOBODY)
    expect(baoRequest({ ...winner, ...late, hand: '123m 4588p 111789s +9p' })).toEqual(NOBODY)
    expect(
      baoRequest({ ...winner, ...late, hand: '123m 4588p 111789s +6p', rules: { minimum: 0 } }),
    ).toMatchObject({
      rules: ['SG-H4'],
    })
  })
  test('Hong Kong, and bao off: not liable', () => {
    expect(baoRequest({ ...claim, bonus: '', table: 'hong-kong' })).toEqual(NOBODY)
    expect(baoRequest({ ...winner, hand: flush, fresh: true, playable: 0, table: 'hong-kong' })).toEqual(
      NOBODY,
    )
    expect(baoRequest({ ...claim, rules: { bao: 'off' } })).toEqual(NOBODY)
  })

  test('contradictions name both fields', () => {
    expect(refusal(baoRequest({ ...claim, from: 'east' }), 'from', 'receiver')).toBe('contradiction')
    expect(refusal(baoRequest({ ...winner, claimed: '[111m]', hand: flush }), 'win', 'claimed')).toBe(
      'contradiction',
    )
    expect(refusal(baoRequest({ ...winner, hand: flush, exposed: '[111m]' }), 'exposed', 'hand')).toBe(
      'contradiction',
    )
    expect(refusal(baoRequest({ ...winner, hand: flush, bonus: '1f' }), 'bonus', 'hand')).toBe(
      'contradiction',
    )
    expect(refusal(baoRequest({ ...claim, exposed: undefined, hand: flush }), 'exposed')).toBe(
      'unknown-value',
    )
    expect(refusal(baoRequest({ receiver: 'east', from: 'south', hand: flush }), 'win', 'hand')).toBe(
      'contradiction',
    )
  })
  test('what is missing is named', () => {
    expect(refusal(baoRequest({ from: 'south', exposed: '' }), 'receiver')).toBe('missing-field')
    expect(refusal(baoRequest({ receiver: 'east', exposed: '' }), 'from')).toBe('missing-field')
    expect(refusal(baoRequest({ receiver: 'east', from: 'south' }), 'exposed')).toBe('missing-field')
    expect(refusal(baoRequest(winner), 'hand')).toBe('missing-field')
    expect(refusal(baoRequest({ ...winner, hand: '12399m [345m] [678m] [111m]' }))).toBe('no-winning-tile')
    expect(refusal(baoRequest({ ...winner, hand: '239m [345m] [678m] [111m] +1m' }))).toBe('tile-count')
  })
  test('a text that cannot be read says which and where', () => {
    expect(refusal(baoRequest({ ...claim, exposed: '[555z](666z)' }), 'exposed')).toBe('not-a-set 6')
    expect(refusal(baoRequest({ ...claim, exposed: '555z' }), 'exposed')).toBe('not-a-set 0')
    expect(refusal(baoRequest({ ...claim, exposed: '[555z]', claimed: '[555z]' }), 'claimed', '5z')).toBe(
      'fifth-copy 2',
    )
    expect(refusal(baoRequest({ ...claim, claimed: '(7777z)' }), 'claimed')).toBe('not-a-set 0')
    expect(refusal(baoRequest({ ...claim, claimed: '[777z][111m]' }), 'claimed')).toBe('not-a-set 0')
    expect(refusal(baoRequest({ ...claim, claimed: '' }), 'claimed')).toBe('not-a-set 0')
    expect(refusal(baoRequest({ ...claim, bonus: '1a9a' }), 'bonus')).toBe('unknown-tile 2')
    expect(refusal(baoRequest({ ...claim, bonus: '1a1a' }), 'bonus')).toBe('second-bonus 2')
    expect(refusal(baoRequest({ ...claim, bonus: '1a3m' }), 'bonus')).toBe('unknown-tile 2')
    expect(refusal(baoRequest({ ...claim, bonus: '1a+2a' }), 'bonus')).toBe('unknown-tile 2')
    expect(refusal(baoRequest({ ...claim, table: 'hong-kong' }), 'bonus')).toBe('tile-not-in-table 0')
    expect(refusal(baoRequest({ ...winner, hand: '23x' }), 'hand')).toBe('unknown-tile 2')
    expect(refusal(baoRequest({ ...claim, exposed: '[111m][222m][333m][444m]' }), 'claimed', 'exposed')).toBe(
      'tile-count',
    )
    expect(refusal(baoRequest({ ...claim, exposed: '[111m][222m][333m][444m][555m]' }))).toBe('tile-count')
  })
})

describe('score: the payments part', () => {
  test('the worked answer of the contract: 4 tai off South', () => {
    const answer = scoreRequest({ hand: '123456m789p3456s +6s' })
    expect(answer).toMatchObject({ total: 4, payments: { east: 64, south: -32, west: -16, north: -16 } })
  })
  test('SG-H3: a 4-tai Full Flush fed to three exposed sets, 64 all from the feeder', () => {
    const hand = '2399m [345m] [678m] [111m] +1m'
    expect(scoreRequest({ hand, from: 'north', bao: { feeder: 'north' } })).toMatchObject({
      total: 4,
      payments: { east: 64, south: 0, west: 0, north: -64 },
    })
  })
  test('SG-H1: a fed third dragon, the hand unfinished, is 128 from the feeder', () => {
    const hand = '199m 5p 2s 55z [777z] [666z] +5z'
    expect(scoreRequest({ hand, seat: 'west', from: 'east', bao: { feeder: 'east' } })).toMatchObject({
      legal: true,
      payments: { east: -128, south: 0, west: 128, north: 0 },
    })
  })
  test('bao null is no Bao; a hand below the minimum pays nothing', () => {
    expect(scoreRequest({ hand: '123456m789p3456s +6s', bao: null })).toMatchObject({
      payments: { east: 64 },
    })
    expect(scoreRequest({ hand: '123m4588p111789s +6p' })).toMatchObject({ legal: false, payments: null })
  })
  test('settle and score agree on every total, seat and way', () => {
    // By discard: 1 tai a dragon; more with animals.
    for (const bonus of ['', '1a', '1a2a', '1a2a3a', '1a2a3a4a'])
      for (const seat of SEATS)
        for (const from of SEATS)
          for (const preset of ['standard', 'shooter-pays', 'ten-tai']) {
            if (from === seat) continue
            const score = scoreRequest({
              hand: `123m 45p 678s 99s [777z] |${bonus} +6p`,
              seat,
              round: seat,
              from,
              preset,
            })
            if (!score.ok) throw new Error(score.error.message)
            expect(score.total).toBeGreaterThan(0)
            const settled = settleRequest({ tai: score.total, winner: seat, from, preset })
            expect(settled).toEqual({ ok: true, payments: score.payments })
          }
  })
})
