import { type Hand, type Kind, type Meld, meldTiles, type Reading } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { groupName, meldName, type TileWords } from './names.ts'

/** One picture of a hand: tiles that touch, what they are called, and the place of the winning tile if it is here. */
export interface Group {
  readonly kinds: readonly Kind[]
  readonly name: string
  /** Index of the tile won on, or -1. */
  readonly won: number
  /** A concealed Kong shows its two outer tiles face down, as on the table. */
  readonly concealedKong: boolean
  /** Place in `[...reading.sets, ...reading.melds]`, the Eye, the bonus tiles; null in a hand without a reading. */
  readonly part: number | 'eye' | 'bonus' | null
}

const group = (kinds: readonly Kind[], name: string, rest: Partial<Group> = {}): Group => ({
  kinds,
  name,
  won: -1,
  concealedKong: false,
  part: null,
  ...rest,
})

const meldGroup = (lang: Lang, words: TileWords, meld: Meld, rest: Partial<Group> = {}): Group =>
  group(meldTiles(meld), meldName(lang, words, meld), {
    concealedKong: meld.type === 'kong' && meld.concealed,
    ...rest,
  })

const bonusGroup = (lang: Lang, words: TileWords, hand: Hand): Group[] =>
  hand.bonus.length === 0
    ? []
    : [group(hand.bonus, groupName(lang, words, 'bonus', hand.bonus), { part: 'bonus' })]

/** A hand as it stands in its text: concealed tiles, the winning tile apart, sets, bonus tiles. */
export function groupsOfHand(lang: Lang, words: TileWords, hand: Hand): Group[] {
  const { concealed, winning, melds } = hand
  return [
    ...(concealed.length > 0 ? [group(concealed, groupName(lang, words, 'concealed', concealed))] : []),
    ...(winning === null ? [] : [group([winning], groupName(lang, words, 'winning', [winning]), { won: 0 })]),
    ...melds.map((meld) => meldGroup(lang, words, meld)),
    ...bonusGroup(lang, words, hand),
  ]
}

/** The groups a reading makes of the concealed tiles, without a mark on the winning one. */
function concealedGroups(lang: Lang, words: TileWords, reading: Reading): Group[] {
  const eye = (kind: Kind, part: Group['part']) =>
    group([kind, kind], groupName(lang, words, 'eye', [kind]), { part })
  switch (reading.shape) {
    case 'sets':
      return [
        ...reading.sets.map((meld, part) => meldGroup(lang, words, meld, { part })),
        eye(reading.eye, 'eye'),
      ]
    case 'seven-pairs':
      return reading.pairs.map((kind) => eye(kind, null))
    case 'thirteen-orphans':
      return [group(reading.tiles, groupName(lang, words, 'concealed', reading.tiles))]
  }
}

/** A hand as a reading arranges it: its sets, the Eye, the declared sets, the bonus tiles. */
export function groupsOfReading(lang: Lang, words: TileWords, hand: Hand, reading: Reading): Group[] {
  const groups = concealedGroups(lang, words, reading)
  // the winning tile stands in one place only; equal tiles are equal, so the first place will do
  const at = hand.winning === null ? -1 : groups.findIndex(({ kinds }) => kinds.includes(hand.winning!))
  const marked = groups.map((g, i) => (i === at ? { ...g, won: g.kinds.lastIndexOf(hand.winning!) } : g))
  const first = reading.shape === 'sets' ? reading.sets.length : 0
  return [
    ...marked,
    ...hand.melds.map((meld, i) => meldGroup(lang, words, meld, { part: first + i })),
    ...bonusGroup(lang, words, hand),
  ]
}
