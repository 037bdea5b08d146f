import {
  causesOf,
  EMPTY_HAND,
  type Hand,
  isAnimal,
  isBonus,
  isWind,
  meldTiles,
  type PatternId,
  parseHand,
  type Reading,
  type Ruleset,
  type Score,
  type Situation,
  scoreHand,
  setsOf,
  situationOf,
  type TableId,
} from '../../engine/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import type { Say } from '../../i18n/message.ts'
import { type Group, groupsOfHand, groupsOfReading } from '../tiles/groups.ts'
import { meldName, type TileWords } from '../tiles/names.ts'
import type { AskedHand } from './query.ts'

/** A hand with everything a figure shows of it. */
export interface Figured {
  readonly rules: Ruleset
  readonly hand: Hand
  readonly situation: Situation
  readonly score: Score
  readonly reading: Reading | null
}

/** Reads and scores a typed hand. A wrong one stops the build. */
export function figured({ hand: text, fields }: AskedHand, rules: Ruleset): Figured {
  const hand = parseHand(text)
  if (!hand.ok) throw new Error(`Hand "${text}": ${hand.error.message}`)
  const situation = situationOf(fields, hand.value, rules)
  if (!situation.ok) throw new Error(`Hand "${text}": ${situation.error.message}`)
  const score = scoreHand(hand.value, situation.value, rules)
  return { rules, hand: hand.value, situation: situation.value, score, reading: score.reading }
}

/** A part of a figure: its label, its groups, and whether each is outlined as a reason. */
export interface Part {
  readonly name: 'hand' | 'claimed' | 'declared' | 'bonus'
  readonly groups: readonly { readonly group: Group; readonly counts: boolean }[]
}

/** Which groups and bonus tiles are behind some rows. Rows of the whole hand outline nothing: all of it would be. */
function outlinedBy({ hand, situation, reading }: Figured, mark: readonly PatternId[]) {
  const causes = mark.map((id) => causesOf(id, reading, hand, situation))
  const sets = setsOf(reading, hand)
  const places = new Set(causes.flatMap((one) => one.sets))
  // an unfinished hand has no reading: its sets are told by their tile
  const tiles = new Set(reading ? [] : [...places].map((place) => sets[place].tile))
  const eye = causes.some((one) => one.eye)
  return {
    bonus: new Set(causes.flatMap((one) => one.bonus)),
    group: ({ part, kinds }: Group) => {
      if (!reading) return kinds.length >= 3 && kinds.every((kind) => kind === kinds[0] && tiles.has(kind))
      return part === 'eye' ? eye : typeof part === 'number' && places.has(part)
    },
  }
}

/**
 * What an unfinished hand holds: honour sets it wins by, the winning tile in its place, apart from the tiles that
 * do not matter.
 */
function unfinishedGroups(lang: Lang, words: TileWords, hand: Hand): Group[] {
  const held = setsOf(null, hand).filter((set) => !hand.melds.includes(set))
  const inSet = (kind: number) => held.some(({ tile }) => tile === kind)
  const rest: Hand = {
    ...EMPTY_HAND,
    concealed: hand.concealed.filter((kind) => !inSet(kind)),
    winning: hand.winning !== null && inSet(hand.winning) ? null : hand.winning,
  }
  const sets = held.map((meld) => ({
    kinds: meldTiles(meld),
    name: meldName(lang, words, meld),
    won: meld.tile === hand.winning ? 2 : -1,
    concealedKong: false,
    part: null,
  }))
  return [...groupsOfHand(lang, words, rest), ...sets]
}

/** The groups of the tiles held in the hand, and those of the declared sets. */
function heldAndDeclared(lang: Lang, words: TileWords, { hand, reading }: Figured): [Group[], Group[]] {
  if (!reading)
    return [
      unfinishedGroups(lang, words, hand),
      groupsOfHand(lang, words, { ...EMPTY_HAND, melds: hand.melds }),
    ]
  const groups = groupsOfReading(lang, words, { ...hand, bonus: [] }, reading)
  const at = groups.length - hand.melds.length
  return [groups.slice(0, at), groups.slice(at)]
}

/** The parts of a figure in order: what was in the hand, what was declared, the bonus tiles. */
export function partsOf(
  lang: Lang,
  words: TileWords,
  shown: Figured,
  mark: readonly PatternId[] = [],
): Part[] {
  const { hand } = shown
  const outlined = outlinedBy(shown, mark)
  const [held, declared] = heldAndDeclared(lang, words, shown)
  const marked = (group: Group) => ({ group, counts: outlined.group(group) })
  // bonus tiles that count stand apart from those that do not
  const bonus = [true, false].flatMap((counts) => {
    const kinds = hand.bonus.filter((kind) => outlined.bonus.has(kind) === counts)
    return groupsOfHand(lang, words, { ...EMPTY_HAND, bonus: kinds }).map((group) => ({ group, counts }))
  })
  const parts: Part[] = [
    { name: 'hand', groups: held.map(marked) },
    {
      name: hand.melds.some((meld) => meld.concealed) ? 'declared' : 'claimed',
      groups: declared.map(marked),
    },
    { name: 'bonus', groups: bonus },
  ]
  return parts.filter((part) => part.groups.length > 0)
}

/** How the hand was won, as short notes; seat and round only where a wind, a flower or a season makes them matter. */
export function situationNotes(
  say: Say,
  figure: Dictionary['tables'][TableId]['figure'],
  seats: TileWords['seat'],
  shown: Figured,
): string[] {
  const { hand, situation, rules } = shown
  const { win, seat, round } = situation
  const tiles = [...hand.concealed, ...hand.melds.flatMap(meldTiles), hand.winning ?? -1]
  const winds = tiles.some(isWind)
  const flowers = hand.bonus.some((kind) => isBonus(kind) && !isAnimal(kind))
  const opening = 'opening' in win && win.opening ? [figure.opening[win.opening]] : []
  const draw = win.by === 'self-draw' && win.draw !== 'wall' ? [figure.draw[win.draw]] : []
  const last = 'last' in win && win.last ? [figure.last] : []
  return [
    ...(winds || flowers || opening.length > 0 ? [say(figure.seat, { seat: seats[seat] })] : []),
    ...(winds && rules.play.roundWind === 'moves' ? [say(figure.round, { round: seats[round] })] : []),
    ...(opening.length > 0 ? opening : [figure[win.by], ...draw, ...last]),
  ]
}
