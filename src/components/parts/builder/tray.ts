import { type Hand, isAnimal, type Kind, meldTiles, type Reading, suitOf } from '../../../engine/index.ts'
import type { Place } from '../../../stores/builder-edit.ts'
import { groupsOfReading } from '../../tiles/groups.ts'
import { meldName, tileName } from '../../tiles/names.ts'
import type { Voice } from './words.ts'

/** One thing in the tray that can be chosen: a tile of the hand, a bonus tile, or a whole declared set. */
export interface TrayItem {
  readonly place: Place
  readonly kinds: readonly Kind[]
  readonly name: string
  readonly won: boolean
  readonly concealedKong: boolean
  /** The same tile or set after the hand is set out anew. */
  readonly spot: string
}

export type TrayPart = 'inHand' | 'declared' | 'bonus'
export interface TrayRow {
  readonly part: TrayPart
  /** Tiles that touch. */
  readonly groups: readonly (readonly TrayItem[])[]
}

/** Counts how often each kind came, so that equal tiles keep apart identities. */
function counter(prefix: string): (kind: Kind) => string {
  const seen = new Map<Kind, number>()
  return (kind) => {
    const n = seen.get(kind) ?? 0
    seen.set(kind, n + 1)
    return `${prefix}${kind}.${n}`
  }
}

/** Concealed tiles as a reading arranges them, or suit by suit with the winning tile last. */
function concealedGroups(
  voice: Voice,
  hand: Hand,
  reading: Reading | null,
): { kinds: readonly Kind[]; won: number }[] {
  if (reading) {
    const all = groupsOfReading(voice.lang, voice.tiles, hand, reading)
    const declared = hand.melds.length + (hand.bonus.length > 0 ? 1 : 0)
    return all.slice(0, all.length - declared)
  }
  const suits = [0, 1, 2, 3].map((suit) => hand.concealed.filter((kind) => suitOf(kind) === suit))
  const groups = suits.filter((kinds) => kinds.length > 0).map((kinds) => ({ kinds, won: -1 }))
  return hand.winning === null ? groups : [...groups, { kinds: [hand.winning], won: 0 }]
}

/** Everything that lies in the tray, in the order in which arrows go through it. */
export function trayOf(voice: Voice, hand: Hand, reading: Reading | null): TrayRow[] {
  const { say, words, tiles } = voice
  const spot = counter('')
  const inHand = concealedGroups(voice, hand, reading).map(({ kinds, won }) =>
    kinds.map((kind, i): TrayItem => {
      const name = tileName(tiles, kind)
      const wins = i === won
      return {
        place: wins ? { zone: 'winning' } : { zone: 'concealed', kind },
        kinds: [kind],
        name: say(wins ? words.tray.winning : words.tray.concealed, { tile: name }),
        won: wins,
        concealedKong: false,
        spot: spot(kind),
      }
    }),
  )
  const meldSpot = counter('set')
  const declared = hand.melds.map((meld, index): TrayItem[] => {
    const set = meldName(voice.lang, tiles, meld)
    return [
      {
        place: { zone: 'meld', index },
        kinds: meldTiles(meld),
        name: meld.concealed ? set : say(words.tray.claimed, { set }),
        won: false,
        concealedKong: meld.type === 'kong' && meld.concealed,
        spot: meldSpot(meld.tile),
      },
    ]
  })
  const bonusItem = (kind: Kind): TrayItem => ({
    place: { zone: 'bonus', kind },
    kinds: [kind],
    name: say(words.tray.open, { tile: tileName(tiles, kind) }),
    won: false,
    concealedKong: false,
    spot: `bonus${kind}`,
  })
  const flowers = hand.bonus.filter((kind) => !isAnimal(kind)).map(bonusItem)
  const animals = hand.bonus.filter(isAnimal).map(bonusItem)
  return [
    { part: 'inHand', groups: inHand },
    { part: 'declared', groups: declared },
    { part: 'bonus', groups: [flowers, animals].filter((group) => group.length > 0) },
  ]
}

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b))
