import { causesOf, type Kind, type Meld, meldTiles, type PatternId, setsOf } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { wordsAt } from '../../i18n/words-at.ts'
import { type Figured, partsOf } from '../lesson/figure.ts'
import type { Group } from '../tiles/groups.ts'
import { groupName, meldName } from '../tiles/names.ts'

/** Tiles of a row of the sheet: groups, or so many tiles face down (what is in them does not matter). */
export type SheetPiece =
  | { readonly group: Pick<Group, 'kinds' | 'name'> & Partial<Group> }
  | { readonly backs: number }

const DOWN = 3

/** Copies of the tile that is being added to a Pong when it is robbed. */
const robbedPong = (kind: Kind): Meld => ({ type: 'pong', tile: kind, concealed: false })

/**
 * What the sheet shows of an example: the tiles that make the row count, or the whole hand where it is the whole
 * hand. Where the winning tile is the reason, what came before it stands in front of it.
 */
export function sheetTiles(lang: Lang, id: PatternId, shown: Figured): SheetPiece[] {
  const { hand, situation, reading, rules } = shown
  const words = wordsAt(lang, 'tiles', rules.table)
  const causes = causesOf(id, reading, hand, situation)
  const sets = setsOf(reading, hand)
  const meld = (one: Meld): SheetPiece => ({
    group: {
      kinds: meldTiles(one),
      name: meldName(lang, words, one),
      concealedKong: one.type === 'kong' && one.concealed,
    },
  })
  const named = (kind: 'eye' | 'winning' | 'bonus', kinds: readonly Kind[], won = -1): SheetPiece => ({
    group: { kinds, name: groupName(lang, words, kind, kinds), won },
  })
  const nothing = causes.sets.length === 0 && causes.bonus.length === 0 && !causes.winning
  const everySet = reading !== null && causes.sets.length === sets.length
  if (causes.all || nothing || (everySet && !causes.winning))
    return partsOf(lang, words, shown).flatMap(({ groups }) => groups.map(({ group }) => ({ group })))
  return [
    ...causes.sets.map((place) => meld(sets[place])),
    ...(causes.eye && reading?.shape === 'sets' ? [named('eye', [reading.eye, reading.eye])] : []),
    ...(causes.bonus.length > 0 ? [named('bonus', causes.bonus)] : []),
    ...(causes.winning && hand.winning !== null ? beforeWinning(id, shown, named, meld, hand.winning) : []),
  ]
}

function beforeWinning(
  id: PatternId,
  { hand, situation: { win } }: Figured,
  named: (kind: 'winning' | 'bonus', kinds: readonly Kind[], won?: number) => SheetPiece,
  meld: (one: Meld) => SheetPiece,
  winning: Kind,
): SheetPiece[] {
  const tile = named('winning', [winning], 0)
  if (win.by === 'rob-kong') return [meld(robbedPong(winning)), tile]
  if (win.by === 'self-draw' && win.draw.includes('flower'))
    return [named('bonus', hand.bonus.slice(-1)), tile]
  return id === 'concealed-self-draw' ? [{ backs: DOWN }, tile] : [tile]
}
