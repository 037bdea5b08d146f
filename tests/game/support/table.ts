import { expect } from 'vitest'
import { formatAction, parseAction } from '../../../src/engine/game/actions.ts'
import { legalActions, play } from '../../../src/engine/game/decide.ts'
import type { GameEvent, StartEvent } from '../../../src/engine/game/events.ts'
import { START_DEFAULTS } from '../../../src/engine/game/log.ts'
import { startHand } from '../../../src/engine/game/replay.ts'
import { deciding, type GameState, mustAnswer, playable } from '../../../src/engine/game/state.ts'
import { scriptedWall, tileSet, type WallScript } from '../../../src/engine/game/wall.ts'
import { parseTiles } from '../../../src/engine/notation.ts'
import { type RulesChoice, resolveRules, ruleValues, TABLES } from '../../../src/engine/rules/resolve.ts'
import { SEATS, type Seat, seatIndex } from '../../../src/engine/tiles.ts'

export const tiles = (written: string): number[] => {
  const read = parseTiles(written)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

export interface Script {
  /** In notation, East to North; whatever is missing is filled up with tiles that go with nothing in the hand. */
  readonly hands: readonly string[]
  readonly front?: string
  readonly back?: string
  readonly choice?: RulesChoice
  readonly start?: Partial<StartEvent>
}

/** Fills hands up with tiles that make no pair and no part of a Chi in them. */
function filled(hands: readonly number[][], others: readonly number[], set: readonly number[]): number[][] {
  const left = new Array<number>(46).fill(0)
  for (const kind of set) left[kind]++
  for (const kind of [...hands.flat(), ...others]) left[kind]--
  const goes = (kind: number, hand: readonly number[]) =>
    hand.some(
      (k) =>
        k === kind ||
        (kind < 27 && k < 27 && Math.floor(k / 9) === Math.floor(kind / 9) && Math.abs(k - kind) <= 2),
    )
  return [0, 1, 2, 3].map((seat) => {
    const hand = [...(hands[seat] ?? [])]
    const size = seat === 0 ? 14 : 13
    for (let kind = 0; kind < 34 && hand.length < size; kind++)
      if (left[kind] > 0 && !goes(kind, hand)) {
        hand.push(kind)
        left[kind]--
      }
    if (hand.length < size) throw new Error(`hand ${seat} cannot be filled up without making something`)
    return hand
  })
}

export const startOf = ({ hands, front = '', back = '', choice = {}, start = {} }: Script): StartEvent => {
  const table = choice.table ?? 'singapore'
  const rules = resolveRules(choice)
  const values = ruleValues(TABLES[table], choice)
  if (!rules.ok || !values.ok) throw new Error('no such rules')
  const draws = { front: tiles(front), back: tiles(back) }
  const script: WallScript = {
    hands: filled(hands.map(tiles), [...draws.front, ...draws.back], tileSet(rules.value)),
    ...draws,
  }
  const wall = scriptedWall(script, rules.value)
  if (!wall.ok) throw new Error(wall.error.message)
  return { type: 'start', ...START_DEFAULTS, table, rules: values.value, wall: wall.value, ...start }
}

/** A hand played by script. */
export class Game {
  state: GameState
  events: GameEvent[]

  constructor(start: StartEvent) {
    const begun = startHand(start)
    this.state = begun.state
    this.events = [...begun.events]
  }

  static of(script: Script): Game {
    return new Game(startOf(script))
  }

  /** What a seat may do, in notation. */
  offers(seat: Seat): string[] {
    return legalActions(this.state, seat).map(formatAction)
  }

  /** Offers other than discards. */
  calls(seat: Seat): string[] {
    return this.offers(seat)
      .filter((text) => !text.startsWith('discard'))
      .sort()
  }

  asked(): Seat[] {
    return SEATS.filter((seat) => mustAnswer(this.state, seatIndex(seat)))
  }

  do(seat: Seat, text: string): this {
    const action = parseAction(text)
    if (action === undefined) throw new Error(`no action "${text}"`)
    const done = play(this.state, { seat, action, decision: this.state.decision })
    if (!done.ok)
      throw new Error(
        `${seat} ${text}: ${done.error.message}; it may ${this.offers(seat).join(', ') || 'nothing'}`,
      )
    this.state = done.value.state
    this.events.push(...done.value.events)
    return this
  }

  /** Everybody asked about an offered tile passes. */
  pass(): this {
    while (this.state.step === 'claims' || this.state.step === 'robbing' || this.state.step === 'rob-eighth')
      this.do(this.asked()[0], 'pass')
    return this
  }

  /** Each text is a seat and an action; whoever else is asked before passes. */
  go(...texts: string[]): this {
    for (const text of texts) {
      const [seat, ...rest] = text.split(' ')
      while (!this.asked().includes(seat as Seat) && this.state.step !== 'turn' && this.asked().length > 0)
        this.do(this.asked()[0], 'pass')
      this.do(seat as Seat, rest.join(' '))
    }
    return this
  }

  /** Draw and discard the drawn tile, `turns` times; claims are passed. */
  drift(turns: number): this {
    for (let i = 0; i < turns; i++) {
      this.pass()
      const { drawn, wall, turn } = this.state
      if (this.state.step !== 'turn' || drawn === null) throw new Error(`no turn: ${this.state.step}`)
      const discard = legalActions(this.state, SEATS[turn]).find(
        ({ type, tile }) => type === 'discard' && tile === wall[drawn],
      )
      if (discard === undefined) throw new Error('the drawn tile may not be discarded')
      this.do(SEATS[turn], formatAction(discard))
    }
    return this
  }

  get playable(): number {
    return playable(this.state)
  }

  get over(): boolean {
    return !deciding(this.state) && this.state.step === 'over'
  }

  /** The event of this type that came last. */
  last<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }> {
    const found = this.events.filter((event) => event.type === type).at(-1)
    expect(found, `an event "${type}"`).toBeDefined()
    return found as Extract<GameEvent, { type: T }>
  }

  all<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<GameEvent, { type: T }>[]
  }
}

/** South is to take two dragon sets; North holds the third dragon. */
export const DRAGONS: Script = {
  hands: ['5z', '556677z 99s 45s 1m 9m 1p', '6z', '7z'],
  front: '1z 2z 3z',
}

/** South has taken the two, the second from West; North is to discard. */
export const dragonsOf = (more: Partial<Script> = {}): Game =>
  Game.of({ ...DRAGONS, ...more })
    .go('east discard 5z', 'south pong 5z', 'south discard 1m')
    .pass()
    .go('west discard 6z', 'south pong 6z', 'south discard 9m')
    .pass()
    .drift(1)
    .pass()
