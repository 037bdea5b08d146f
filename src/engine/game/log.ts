import { parseTiles } from '../notation.ts'
import { type Field, oneOf, orNull, readFields, seatField, TABLE_FIELDS, text, whole } from '../request.ts'
import { fail, ok, type Result } from '../result.ts'
import { hashText } from '../rng.ts'
import { resolveRules } from '../rules/resolve.ts'
import { TABLE_IDS } from '../rules/ruleset.ts'
import { type Kind, tileId } from '../tiles.ts'
import { formatAction } from './actions.ts'
import { type ByPlayer, type GameEvent, MODES, type StartEvent } from './events.ts'
import { checkWall } from './wall.ts'

/** An event as a log line: tiles and actions in notation, everything else as it is. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly type: GameEvent['type'] }

/** A long list of tiles in order, each with its letter so that order is kept. */
const tileList = (tiles: readonly Kind[]): string => tiles.map(tileId).join('')

export function toLogLine(event: GameEvent): LogLine {
  switch (event.type) {
    case 'start':
      return { ...event, wall: event.wall === null ? null : tileList(event.wall) }
    case 'bonus':
    case 'draw':
    case 'bao':
      return { ...event, tile: tileId(event.tile) }
    case 'act':
    case 'kong':
      return { ...event, action: formatAction(event.action) }
    case 'claim':
      return { ...event, action: formatAction(event.action), tile: tileId(event.tile) }
    default:
      return { ...event }
  }
}

/** The log as text, one JSON object a line. */
export const formatLog = (events: readonly GameEvent[]): string =>
  events.map((event) => `${JSON.stringify(toLogLine(event))}\n`).join('')

/** Sixteen hex digits that tell two logs apart; the same in every JavaScript engine. */
export function logHash(events: readonly GameEvent[]): string {
  const all = formatLog(events)
  return [1, 2].map((salt) => (hashText(all, salt) >>> 0).toString(16).padStart(8, '0')).join('')
}

const fourOf =
  <T>(field: Field<T>): Field<ByPlayer<T>> =>
  (value, name) => {
    if (!Array.isArray(value) || value.length !== 4)
      return fail('unknown-value', `${name} must be a list of four`)
    const out: T[] = []
    for (const one of value) {
      const read = field(one, name)
      if (!read.ok) return read
      out.push(read.value)
    }
    return ok(out as unknown as ByPlayer<T>)
  }

const wallField: Field<readonly Kind[]> = (value, name) => {
  const read = text(value, name)
  return read.ok ? parseTiles(read.value) : read
}

const MOST = 1e9
const typeField: Field<'start'> = oneOf(['start'])

const START_FIELDS = {
  type: typeField,
  table: oneOf(TABLE_IDS),
  rules: TABLE_FIELDS.rules,
  mode: oneOf(MODES),
  players: fourOf(text),
  dealer: whole(0, 3),
  round: seatField,
  changes: whole(0, 15),
  hand: whole(1, MOST),
  seed: text,
  deal: whole(0, MOST),
  wall: orNull(wallField),
  points: fourOf(whole(-MOST, MOST)),
}

/** What a caller may leave out of a start. */
export const START_DEFAULTS = {
  table: 'singapore',
  rules: {},
  mode: 'scored',
  players: ['A', 'B', 'C', 'D'],
  dealer: 0,
  round: 'east',
  changes: 0,
  hand: 1,
  seed: '0',
  deal: 1,
  wall: null,
  points: [0, 0, 0, 0],
} as const satisfies Omit<StartEvent, 'type'>

/**
 * Reads the start of a hand, from a log or a caller: every field checked, those left out as in START_DEFAULTS.
 * Faults: those of requests, of house rules, of notation, and `unknown-value` for a wall that is not the table's.
 */
export function readStart(line: unknown): Result<StartEvent> {
  const read = readFields(line, START_FIELDS, [], 'start')
  if (!read.ok) return read
  const start: StartEvent = { ...START_DEFAULTS, ...read.value, type: 'start' }
  const rules = resolveRules({ table: start.table, rules: start.rules })
  if (!rules.ok) return rules
  if (start.wall !== null) {
    const wall = checkWall(start.wall, rules.value)
    if (!wall.ok) return wall
  }
  return ok(start)
}
