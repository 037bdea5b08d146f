import type { Action, Kind, Seat, SeatView, SeenEvent } from '../../../engine/index.ts'
import { nameAt, type Voice } from './voice.ts'

interface Said {
  readonly you: string
  readonly other: string
}

/** An entry of the log: a sentence, and the tile it is about. */
export interface Told {
  readonly text: string
  readonly tile: Kind | null
}

/** An event as the reader hears it; null for what says nothing. `view` is any view of the same hand. */
export function tellEvent(voice: Voice, view: SeatView, event: SeenEvent): Told | null {
  const { say, words, tile: name } = voice
  const who = (seat: Seat) => nameAt(voice, view, seat)
  const told = (said: Said, seat: Seat, tile: Kind | null, more = {}): Told => ({
    text: say(seat === view.seat ? said.you : said.other, {
      who: who(seat),
      tile: tile === null ? '' : name(tile),
      ...more,
    }),
    tile,
  })
  const { events } = words
  switch (event.type) {
    case 'deal':
      return { text: events.deal, tile: null }
    case 'draw':
      // what others draw is nobody's to see; that they draw goes without saying
      if (event.tile === null) return null
      return told(event.for === 'turn' ? events.draw : events.replace, event.seat, event.tile)
    case 'bonus':
      return told(events.bonus, event.seat, event.tile)
    case 'act': {
      const { type, tile } = event.action
      // a claim is told when it is granted
      if (type === 'pass' || !OWN_ACTS.includes(type)) return null
      return told(words.acts[type], event.seat, tile)
    }
    case 'claim': {
      const { type } = event.action
      const said = words.claims[type as keyof typeof words.claims]
      return said ? told(said, event.seat, event.tile) : null
    }
    case 'pay': {
      const n = event.payments[event.seat]
      return n === 0 ? null : told(events.pay, event.seat, null, { why: words.pays[event.why], n })
    }
    case 'bao': {
      const values = { who: who(event.feeder), winner: who(event.receiver) }
      return { text: say(event.feeder === view.seat ? events.baoYou : events.bao, values), tile: null }
    }
    case 'win': {
      const mine = event.seat === view.seat
      if (view.mode === 'guided')
        return { text: say(mine ? events.free : events.freeOther, { who: who(event.seat) }), tile: null }
      const amount = voice.amount(event.total, view.rules.unit)
      return { text: say(mine ? events.tai : events.taiOther, { who: who(event.seat), amount }), tile: null }
    }
    case 'drawn':
      return { text: events.drawn, tile: null }
    default:
      return null
  }
}

const OWN_ACTS: readonly Action['type'][] = ['discard', 'kong-concealed', 'kong-added', 'win']
