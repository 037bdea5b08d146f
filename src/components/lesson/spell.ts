import { type InstantEvent, isPatternId, type PatternId, WIN_WAYS, type WinWay } from '../../engine/index.ts'
import type { AskedHand, NumName, Payer, Query, Slip } from './query.ts'

/** Typed hands by their id, so that a page names a hand instead of spelling it. */
export type NamedHands = Readonly<Record<string, AskedHand>>

const flags = (...words: readonly (string | false | undefined)[]) => words.filter((word) => word)
const has = (words: readonly string[], word: string): true | undefined => words.includes(word) || undefined
const winIn = (words: readonly string[]): WinWay | undefined => WIN_WAYS.find((way) => words.includes(way))
const idsOf = (text: string): PatternId[] => text.split('+').filter(isPatternId)

/** Leaves out what is undefined, so that a question read is equal to the one written. */
function lean<T extends object>(query: T): T {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as T
}

/** A slip in one word: rows it forgets with a minus, rows it counts once more with a plus; a dot where it names none. */
const spellSlip = ({ without = [], with: more = [] }: Slip): string =>
  [...without.map((id) => `-${id}`), ...more.map((id) => `+${id}`)].join(',') || '.'

function readSlip(word: string): Slip {
  const named = (sign: string) => {
    const of = word.split(',').flatMap((part) => (part.startsWith(sign) ? [part.slice(1)] : []))
    return of.length > 0 ? of.filter(isPatternId) : undefined
  }
  return lean({ without: named('-'), with: named('+') })
}

/**
 * A question as the text of `data-ask`: a few words where they will do, else JSON. There are a hundred of them on a
 * page. `nameOf` gives the id of a typed hand.
 */
export function spell(query: Query, nameOf: (hand: AskedHand) => string | undefined): string {
  const words = spelt(query, nameOf)
  if (words) return words.join(' ')
  if (!('hand' in query)) return JSON.stringify(query)
  const { hand, fields, ...rest } = query
  const ex = nameOf({ hand, fields })
  return JSON.stringify(ex === undefined ? query : { ...rest, ex })
}

function spelt(
  query: Query,
  nameOf: (hand: AskedHand) => string | undefined,
): (string | false | undefined)[] | null {
  const bare = 'bare' in query && query.bare && 'bare'
  const each = 'each' in query && query.each && 'each'
  const bases = 'bases' in query && query.bases && 'bases'
  const ex = 'hand' in query ? nameOf(query) : undefined
  switch (query.ask) {
    case 'tai':
    case 'row':
      return flags(query.ask, query.of.join('+'), bare, each)
    case 'minimum':
    case 'limit':
      return flags(query.ask, bare)
    case 'num':
      return [query.ask, query.of]
    case 'instant':
      return flags(query.ask, query.event, query.opening && 'opening')
    case 'score':
    case 'caption':
      return ex === undefined ? null : flags(query.ask, ex, bare)
    case 'pays':
      return ex === undefined ? null : flags(query.ask, query.who, ex, query.win, bases)
    case 'pays-total':
      return flags(query.ask, query.who, query.tai, query.win, bases)
    case 'pay-table':
      return flags(query.ask, query.win)
    case 'question':
      return ex === undefined ? null : [query.ask, query.kind, ex, ...query.slips.map(spellSlip)]
    default:
      return null
  }
}

/** The question of a `data-ask`. Throws on a hand that is not among `hands`: the page and its words must be of one build. */
export function readSpelt(text: string, hands: NamedHands): Query {
  const handOf = (id: string): AskedHand => {
    const hand = hands[id]
    if (!hand) throw new Error(`data-ask="${text}": no hand "${id}"`)
    return hand
  }
  if (text.startsWith('{')) {
    const { ex, ...query } = JSON.parse(text) as Query & { ex?: string }
    return ex === undefined ? query : ({ ...query, ...handOf(ex) } as Query)
  }
  const [ask, first = '', second = '', ...more] = text.split(' ')
  const rest = [first, second, ...more]
  const bare = has(rest, 'bare')
  const bases = has(rest, 'bases')
  switch (ask) {
    case 'tai':
      return lean({ ask, of: idsOf(first), bare, each: has(rest, 'each') })
    case 'row':
      return lean({ ask, of: idsOf(first), each: has(rest, 'each') })
    case 'minimum':
    case 'limit':
      return lean({ ask, bare })
    case 'num':
      return { ask, of: first as NumName }
    case 'instant':
      return lean({ ask, event: first as InstantEvent, opening: has(rest, 'opening') })
    case 'score':
      return lean({ ask, bare, ...handOf(first) })
    case 'caption':
      return { ask, ...handOf(first) }
    case 'pays':
      return lean({ ask, who: first as Payer, win: winIn(more), bases, ...handOf(second) })
    case 'pays-total':
      return lean({ ask, who: first as Payer, tai: second as 'minimum' | 'limit', win: winIn(more), bases })
    case 'pay-table':
      return lean({ ask, win: winIn(rest) as 'discard' | 'self-draw' | undefined })
    case 'question':
      return { ask, kind: first as 'tai' | 'win', slips: more.map(readSlip), ...handOf(second) }
    default:
      throw new Error(`data-ask="${text}" is no question`)
  }
}
