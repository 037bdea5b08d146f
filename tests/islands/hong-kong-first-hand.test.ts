import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { GuidedHand } from '../../src/components/islands/FirstSteps/GuidedHand.tsx'
import { FIRST_HAND_HONG_KONG } from '../../src/content/examples/first-steps.ts'
import type { ActionType } from '../../src/engine/index.ts'
import { answerGuided, beginGuided, slipOf, spare, viewOf } from '../../src/stores/guided-hand.ts'
import type { Line } from '../../src/stores/play-game.ts'

/** Plays the hand of the lesson: tiles that nothing needs go, and of what is offered the first of `wanted`. */
function played(wanted: readonly ActionType[], check: (line: Line) => void = () => {}): Line {
  let line = beginGuided(FIRST_HAND_HONG_KONG)
  for (let turn = 0; turn < 60 && viewOf(line).result === null; turn++) {
    const view = viewOf(line)
    check(line)
    const offered = wanted.map((type) => view.legal.find((action) => action.type === type)).find(Boolean)
    const free = spare(view)[0]
    const discard = view.legal.find(({ type, tile }) => type === 'discard' && tile === free)
    const action = offered ?? discard ?? view.legal[0]
    line = answerGuided(line, action)
  }
  return line
}

test('whoever takes what is offered wins on a self-draw (HK-D3, D5, D6, D7, D13; HK-E)', () => {
  let claims = 0
  const line = played(['win', 'pong'], (at) => {
    const pong = viewOf(at).legal.find(({ type }) => type === 'pong')
    if (!pong) return
    claims++
    expect(slipOf(at, pong)).toBeNull()
    const pass = viewOf(at).legal.find(({ type }) => type === 'pass')
    expect(pass && slipOf(at, pass)).toEqual({ why: 'no-set' })
  })
  expect(claims).toBe(2)
  const { result } = viewOf(line)
  if (result?.type !== 'win') throw new Error('no win')
  expect(result).toMatchObject({ seat: 'east', by: 'self-draw', total: 5 })
  expect(result.lines.map(({ id, value }) => `${id} ${value}`)).toEqual([
    'self-draw 1',
    'dragon-set 1',
    'own-wind-set 1',
    'round-wind-set 1',
    'own-flower 1',
  ])
  // 2 to the power of 5 from each
  expect(result.payments).toEqual({ east: 96, south: -32, west: -32, north: -32 })
})

test('without the dragons and the winds the hand is too small to be won', () => {
  played(['pass'], (at) => {
    for (const { type } of viewOf(at).legal) expect(type).not.toBe('win')
  })
})

test('its tiles are called characters, dots and bamboo, as in every text of the table', () => {
  const html = renderToString(h(GuidedHand, { lang: 'en', script: FIRST_HAND_HONG_KONG }))
  expect(html).toMatch(/\d (?:characters|dots|bamboo)"/)
  expect(html).not.toMatch(/\b(?:wan|tong|suo|Chi|Pong|Eye)\b/i)
})
