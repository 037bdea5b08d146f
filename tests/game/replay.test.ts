import { describe, expect, it, vi } from 'vitest'
import {
  type Action,
  CHI,
  DISCARD,
  formatAction,
  KONG,
  KONG_ADDED,
  KONG_CONCEALED,
  PASS,
  PONG,
  parseAction,
  ROB,
  ROB_EIGHTH,
  WIN,
} from '../../src/engine/game/actions.ts'
import { decodeAnswers, encodeAnswers, takeBack } from '../../src/engine/game/answers.ts'
import { apply, begin } from '../../src/engine/game/apply.ts'
import { randomBot } from '../../src/engine/game/bot.ts'
import { advance, decide, play } from '../../src/engine/game/decide.ts'
import type { GameEvent, StartEvent } from '../../src/engine/game/events.ts'
import { formatLog, logHash, readStart, toLogLine } from '../../src/engine/game/log.ts'
import { nextStart } from '../../src/engine/game/match.ts'
import { foldEvents, readLog, replayLog, startHand } from '../../src/engine/game/replay.ts'
import { replayRequest } from '../../src/engine/game/replay-request.ts'
import { playHand } from '../../src/engine/game/simulate/run.ts'
import { deciding } from '../../src/engine/game/state.ts'
import { SEATS } from '../../src/engine/index.ts'
import { keenBot } from './support/bots.ts'
import { deepFreeze } from './support/freeze.ts'
import { startOf } from './support/table.ts'

// hundreds of hands; a busy machine needs its time
vi.setConfig({ testTimeout: 60_000 })

const start = (change: Partial<StartEvent> = {}): StartEvent => ({
  ...startOf({ hands: [] }),
  wall: null,
  seed: 'replay',
  ...change,
})
const played = (change: Partial<StartEvent> = {}) =>
  playHand(start(change), [keenBot, keenBot, randomBot, keenBot], { check: true })
const lines = (events: readonly GameEvent[]): unknown[] => JSON.parse(JSON.stringify(events.map(toLogLine)))
const EVERY: readonly Action[] = [
  ...DISCARD,
  ...KONG_CONCEALED,
  ...KONG_ADDED,
  ...PONG,
  ...KONG,
  ...CHI,
  WIN,
  ROB,
  ROB_EIGHTH,
  PASS,
]

describe('actions', () => {
  it('read back what they write', () => {
    for (const action of EVERY) {
      if (action.type === 'chi' && action.tile % 9 > 6) continue
      expect(parseAction(formatAction(action))).toBe(action)
    }
    expect(formatAction(CHI[2])).toBe('chi 3m 4m 5m')
    for (const text of ['discard', 'chi 8m 9m 1p', 'pong 1f', 'eat', ''])
      expect(parseAction(text)).toBeUndefined()
  })
})

describe('legal and illegal (I8)', () => {
  it('every listed action is accepted, every other refused, and refusing changes nothing', () => {
    const wrong: string[] = []
    let tried = 0
    for (let deal = 1; deal <= 4; deal++) {
      let state = deepFreeze(begin(start({ deal })))
      for (const event of played({ deal }).events.slice(1)) {
        if (event.type === 'act')
          for (const seat of SEATS) {
            const index = SEATS.indexOf(seat)
            const legal = state.answers[index] === null ? (state.offers[index] ?? []) : []
            for (const action of EVERY) {
              const done = play(state, { seat, action, decision: state.decision })
              if (done.ok !== legal.includes(action)) wrong.push(`${deal} ${seat} ${formatAction(action)}`)
              tried++
            }
            if (play(state, { seat, action: legal[0] ?? PASS, decision: state.decision - 1 }).ok)
              wrong.push(`${deal} ${seat} a past decision`)
          }
        // a frozen state throws when anything changes it
        state = deepFreeze(apply(state, event))
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(100_000)
  })

  it('decide returns the events that lead to the state', () => {
    const { state } = startHand(start())
    const [action] = state.offers[0] ?? []
    const given = { seat: 'east', action, decision: state.decision } as const
    const events = decide(state, given)
    const done = play(state, given)
    if (!events.ok || !done.ok) throw new Error('refused')
    expect(events.value.reduce(apply, state)).toEqual(done.value.state)
  })
})

describe('replay is a fold (I21)', () => {
  it.each(['singapore', 'hong-kong'] as const)(
    '%s: every prefix of the log leads to the state of play',
    (table) => {
      for (let deal = 1; deal <= 12; deal++) {
        const { events, state, violations } = played({ deal, table })
        expect(violations).toEqual([])
        expect(foldEvents(events)).toEqual(state)
        let now = begin(start({ deal, table }))
        const written = lines(events)
        for (let n = 1; n < events.length; n++) {
          now = apply(now, events[n])
          if (n % 17 !== 0) continue
          expect(foldEvents(events.slice(0, n + 1))).toEqual(now)
          // written, read and gone on with: the same
          const { hands, fault } = replayLog(written.slice(0, n + 1))
          expect(fault).toBe(null)
          expect(hands[0].state).toEqual(advance(now).state)
          expect(replayLog([...written]).hands[0].state).toEqual(state)
        }
      }
    },
  )

  it('needs only the start and the answers', () => {
    const { events, state } = played()
    const short = lines(events).filter((line) => ['start', 'act'].includes((line as { type: string }).type))
    const { hands, fault } = replayLog(short)
    expect(fault).toBe(null)
    expect(hands[0].state).toEqual(state)
    expect(hands[0].events).toEqual(events)
  })

  it('reads its own text', () => {
    const { events, state } = played({ rules: { limit: 10, deadWall: 0 } })
    const read = readLog(formatLog(events))
    expect(read.error).toBe(null)
    expect(replayLog(read.lines).hands[0].state).toEqual(state)
    expect(readLog('{"type":"start"}\nnonsense')).toMatchObject({
      lines: [{ type: 'start' }],
      error: { code: 'bad-json' },
    })
  })

  it('refuses an illegal event, names it and keeps the good part', () => {
    const { events } = played()
    const good = lines(events)
    const at = events.findIndex((event, i) => i > 20 && event.type === 'draw')
    const broken = (change: (line: Record<string, unknown>) => unknown, i = at) => [
      ...good.slice(0, i),
      change({ ...(good[i] as Record<string, unknown>) }),
      ...good.slice(i + 1),
    ]
    const draw = replayLog(broken((line) => ({ ...line, tile: line.tile === '1m' ? '2m' : '1m' })))
    expect(draw.fault).toMatchObject({ line: at, error: { code: 'illegal-event' } })
    expect(draw.hands[0].events.slice(0, at)).toEqual(events.slice(0, at))
    const act = events.findIndex(
      (event, i) => i > 20 && event.type === 'act' && event.action.type === 'discard',
    )
    expect(replayLog(broken((line) => ({ ...line, action: 'discard 9f' }), act)).fault?.line).toBe(act)
    expect(replayLog(broken((line) => ({ ...line, action: 'rob' }), act)).fault?.error.message).toMatch(
      /may not rob/,
    )
    expect(replayLog(broken((line) => ({ ...line, seat: 'up' }), act)).fault?.line).toBe(act)
    for (const junk of [null, 7, 'x', [], {}, { type: 'act' }, { type: 'pay' }, { type: 'toString' }]) {
      expect(replayLog([good[0], junk]).fault?.line).toBe(1)
      expect(replayLog([junk]).fault?.line).toBe(0)
    }
    expect(replayLog([]).fault).toBe(null)
    expect(replayLog([...good, good[5]]).fault?.line).toBe(good.length)
  })

  it('follows a match from hand to hand, and refuses invented points', () => {
    const first = played({ mode: 'match' })
    const next = nextStart(first.state)
    if (next === null) throw new Error('no next hand')
    const second = playHand(next, [keenBot, keenBot, randomBot, keenBot], { check: true })
    const log = [...lines(first.events), ...lines(second.events)]
    const { hands, fault } = replayLog(log)
    expect(fault).toBe(null)
    expect(hands.map(({ state }) => state)).toEqual([first.state, second.state])
    const cheat = [
      ...lines(first.events),
      { ...(lines(second.events)[0] as object), points: [9999, -9999, 0, 0] },
    ]
    expect(replayLog(cheat).fault).toMatchObject({
      line: first.events.length,
      error: { code: 'illegal-event' },
    })
  })
})

describe('the verb replay', () => {
  it('tells the events and where the game stands', () => {
    const { events, state } = played()
    const answer = replayRequest(formatLog(events))
    expect(answer).toMatchObject({
      ok: true,
      hands: [{ state: { over: true, asked: [], points: state.points, table: 'singapore' } }],
    })
    expect(answer.hands[0].events).toHaveLength(events.length)
    expect(answer.hands[0].events.map(({ type }) => type)).toEqual(events.map(({ type }) => type))
  })

  it('describes a hand half played', () => {
    const log = [toLogLine(startOf({ hands: ['147m 258p 369s 1z 55z 1a 2f', '5p'], back: '6z7z' }))]
    const answer = replayRequest(log)
    expect(answer).toMatchObject({
      ok: true,
      hands: [
        {
          state: {
            over: false,
            asked: ['east'],
            turn: 'east',
            playable: 78,
            seats: { east: { player: 'A', hand: '147m 258p 369s 15567z |2f1a', discards: '' } },
          },
        },
      ],
    })
  })

  it('refuses with the line, keeping what was good', () => {
    const { events } = played()
    const good = lines(events).slice(0, 30)
    expect(replayRequest([...good, { type: 'win' }])).toMatchObject({
      ok: false,
      error: { code: 'illegal-event', at: 30 },
      hands: [{ state: { over: false } }],
    })
    const text = formatLog(events.slice(0, 30))
    expect(replayRequest(`${text}oops`)).toMatchObject({
      ok: false,
      error: { code: 'bad-json', at: 30 },
      hands: [{}],
    })
    for (const junk of ['', ' \n', null, 7, {}])
      expect(replayRequest(junk)).toMatchObject({ ok: false, hands: [] })
  })
})

describe('starts', () => {
  it('fills what is left out and refuses what is wrong', () => {
    expect(readStart({ type: 'start', seed: 'x' })).toMatchObject({
      ok: true,
      value: { table: 'singapore', mode: 'scored', seed: 'x' },
    })
    const bad: [Record<string, unknown>, string][] = [
      [{ table: 'riichi' }, 'unknown-value'],
      [{ rules: { limt: 5 } }, 'unknown-rule'],
      [{ rules: { limit: 7 } }, 'unknown-rule-value'],
      [{ wall: '123m' }, 'unknown-value'],
      [{ wall: '11111m' }, 'fifth-copy'],
      [{ dealer: 4 }, 'unknown-value'],
      [{ players: ['A', 'B'] }, 'unknown-value'],
      [{ colour: 'red' }, 'unknown-field'],
    ]
    for (const [change, code] of bad)
      expect(readStart({ type: 'start', ...change })).toMatchObject({ ok: false, error: { code } })
    expect(readStart(null).ok).toBe(false)
  })
})

describe('undo is a shorter log', () => {
  it('asks the same decision again, however often', () => {
    let { events } = played()
    const acts = events.filter((event) => event.type === 'act' && event.seat === 'south')
    for (const act of acts.reverse()) {
      const back = takeBack(events, 'south')
      if (back === null || act.type !== 'act') throw new Error('nothing to take back')
      const state = foldEvents(back)
      expect(state.decision).toBe(act.decision)
      const again = play(state, act)
      if (!again.ok) throw new Error(again.error.message)
      expect(foldEvents([...back, ...again.value.events])).toEqual(again.value.state)
      events = back
    }
    expect(takeBack(events, 'south')).toBe(null)
  })
})

describe('a hand in a link', () => {
  it('comes back from its seed and answers', () => {
    for (let deal = 1; deal <= 20; deal++) {
      const { events, state } = played({ deal })
      const text = encodeAnswers(events)
      expect(text).toMatch(/^[0-9a-z]+$/)
      const back = decodeAnswers(start({ deal }), text)
      if (!back.ok) throw new Error(back.error.message)
      expect(back.value.state).toEqual(state)
      expect(logHash(back.value.events.filter(({ type }) => type !== 'act'))).toBe(
        logHash(events.filter(({ type }) => type !== 'act')),
      )
    }
  })

  it('half a hand too', () => {
    const { events } = played()
    for (const n of [3, 20, 60, 100]) {
      const text = encodeAnswers(events.slice(0, n))
      const back = decodeAnswers(start(), text)
      if (!back.ok) throw new Error(back.error.message)
      expect(deciding(back.value.state)).toBe(true)
      expect(encodeAnswers(back.value.events)).toBe(text)
    }
  })

  it('refuses an answer that is not possible, telling its place', () => {
    expect(decodeAnswers(start(), '0z0')).toMatchObject({
      ok: false,
      error: { code: 'illegal-event', at: 1 },
    })
    expect(decodeAnswers(start(), '!')).toMatchObject({ ok: false, error: { at: 0 } })
  })
})

describe('the same everywhere (I22)', () => {
  it('a seed and choices give the same log: these hashes may never change', () => {
    const hashes = [1, 2, 3].map((deal) =>
      logHash(
        playHand(start({ deal }), [randomBot, randomBot, randomBot, randomBot], { check: false }).events,
      ),
    )
    expect(hashes).toMatchInlineSnapshot(`
      [
        "aeeb48615ab7ae2c",
        "458a3d0871c772ea",
        "da17ec000ec478e9",
      ]
    `)
  })
})
