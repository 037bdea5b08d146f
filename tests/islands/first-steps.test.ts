import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openedAt, stacksOf, stateOfStack } from '../../src/components/islands/FirstSteps/wall.ts'
import { stepCard } from '../../src/components/lesson/step-cards.ts'
import { GUIDED_SCRIPT, STEP_CARDS, type StepDeck } from '../../src/content/examples/first-steps.ts'
import { checkState, formatAction, parseAction, parseTiles } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { setKind } from '../../src/stores/first-steps.ts'
import {
  answerGuided,
  backGuided,
  beginGuided,
  slipOf,
  spare,
  viewOf,
  waitsNow,
} from '../../src/stores/guided-hand.ts'
import type { Line } from '../../src/stores/play-game.ts'
import { stateOf } from '../../src/stores/play-game.ts'

const paths = Object.entries(STEP_CARDS).flatMap(([deck, cards]) =>
  Object.keys(cards).map((id) => `${deck}/${id}`),
)

describe('cards of the lesson "How to play"', () => {
  // the written answers come from the rules; a card whose engine answer differs throws
  test.each(paths)('%s: the engine agrees, and every choice and reason has words', (path) => {
    const { deck, card } = stepCard(path)
    const { choices, why } = en.firstSteps.decks[deck as StepDeck]
    expect(card.choices).toContain(card.right)
    for (const choice of card.choices) expect(Object.keys(choices)).toContain(choice)
    expect(Object.keys(why)).toContain(card.why)
  })

  test('a reason fits no other answer: the same reason always goes with the same answer', () => {
    for (const deck of Object.keys(STEP_CARDS)) {
      const answers = new Map<string, string>()
      for (const path of paths.filter((one) => one.startsWith(`${deck}/`))) {
        const { card } = stepCard(path)
        expect(answers.get(card.why) ?? card.right, path).toBe(card.right)
        answers.set(card.why, card.right)
      }
    }
  })

  test('whoever may claim shows all 13 tiles', () => {
    for (const { hands } of Object.values(STEP_CARDS.claims))
      for (const hand of hands) expect([...hand.matchAll(/\d/g)], hand).toHaveLength(13)
  })

  test('tiles are a set in whatever order they lie', () => {
    const chi = parseTiles('345m')
    if (!chi.ok) throw new Error(chi.error.message)
    fc.assert(
      fc.property(fc.shuffledSubarray([...chi.value], { minLength: 3 }), (tiles) => {
        expect(setKind(tiles).is).toBe('chi')
      }),
    )
  })
})

describe('the walls', () => {
  const STACKS = 74
  test('74 stacks of two, 18 or 19 to a wall (SG-A1), each in its own place', () => {
    const places = stacksOf(STACKS)
    expect(places).toHaveLength(STACKS)
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(STACKS)
  })
  test('the dice count seats from East the way of play', () => {
    expect([2, 3, 4, 5, 9, 12].map((dice) => openedAt(dice, STACKS).seat)).toEqual([
      'south',
      'west',
      'north',
      'east',
      'east',
      'north',
    ])
  })
  test('53 tiles are dealt, 15 are never drawn, 80 are left between (SG-A6)', () => {
    const states = Array.from({ length: STACKS }, (_, place) =>
      stateOfStack(place, { stacks: STACKS, dealt: true, dead: 15 }),
    )
    expect(states.filter((one) => one === 'gone')).toHaveLength(26)
    expect(states.filter((one) => one === 'half')).toHaveLength(1)
    expect(states.filter((one) => one === 'dead')).toHaveLength(7)
    expect(states.filter((one) => one === 'half-dead')).toHaveLength(1)
  })
})

/** Answers as the guide would have it: what it offers is taken, else a spare tile goes. */
function advised(line: Line) {
  const { legal } = viewOf(line)
  const order = ['win', 'kong-concealed', 'kong-added', 'pong', 'chi']
  const offered = order.flatMap((type) => legal.filter((one) => one.type === type))[0]
  return (
    offered ?? legal.find(({ type, tile }) => type === 'discard' && spare(viewOf(line)).includes(tile ?? -1))
  )
}

describe('the guided hand', () => {
  test('whoever does what the guide says meets a bonus tile, Pong, Chi, Kong and a win, and no word of doubt', () => {
    let line = beginGuided(GUIDED_SCRIPT)
    const done: string[] = []
    for (let n = 0; n < 40 && viewOf(line).result === null; n++) {
      const action = advised(line)
      if (!action) throw new Error('the guide has nothing to say')
      expect(slipOf(line, action), formatAction(action)).toBeNull()
      done.push(action.type)
      line = answerGuided(line, action)
    }
    expect(done).toEqual(expect.arrayContaining(['pong', 'chi', 'kong-concealed', 'discard', 'win']))
    expect(line.events.some((event) => event.type === 'bonus' && event.seat === 'east')).toBe(true)
    expect(viewOf(line).result).toMatchObject({ type: 'win', seat: 'east' })
  })

  test('a tile that belongs to something, and a set let go by, are doubted; a lone tile is not', () => {
    const line = beginGuided(GUIDED_SCRIPT)
    const slip = (text: string, at = line) => slipOf(at, parseAction(text) ?? { type: 'pass', tile: null })
    expect(slip('discard 2m')).toMatchObject({ why: 'step-back' })
    expect(slip('discard 5p')).toMatchObject({ why: 'step-back' })
    expect(slip('discard 1z')).toBeNull()
    const offered = answerGuided(line, parseAction('discard 1z') ?? { type: 'pass', tile: null })
    expect(viewOf(offered).legal.map(formatAction)).toContain('pong 7z')
    expect(slip('pass', offered)).toMatchObject({ why: 'no-set' })
    expect(slip('pong 7z', offered)).toBeNull()
  })

  test('whatever is chosen, the hand goes on by the rules, ends, and every answer can be taken back', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (picks) => {
        let line = beginGuided(GUIDED_SCRIPT)
        for (let n = 0; n < 60; n++) {
          const { legal, result } = viewOf(line)
          if (result !== null) break
          expect(legal.length).toBeGreaterThan(0)
          const action = legal[picks.next().value % legal.length]
          slipOf(line, action)
          waitsNow(viewOf(line))
          const next = answerGuided(line, action)
          expect(checkState(stateOf(next))).toEqual([])
          expect(viewOf(backGuided(next)).legal).toEqual(legal)
          line = next
        }
        expect(viewOf(line).result).not.toBeNull()
      }),
      { numRuns: 40 },
    )
  })
})
