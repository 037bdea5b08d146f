import type { Meld } from './hand.ts'
import { formatMeld, formatTiles } from './notation.ts'
import { type Kind, tileId } from './tiles.ts'

/** One way to see a complete hand, the winning tile included. */
export type Reading =
  | {
      readonly shape: 'sets'
      /** Sets made from concealed tiles, in the order m p s z, lowest tile first, a Pong before a Chi. */
      readonly sets: readonly Meld[]
      readonly melds: readonly Meld[]
      readonly eye: Kind
    }
  | { readonly shape: 'seven-pairs'; readonly pairs: readonly Kind[] }
  | { readonly shape: 'thirteen-orphans'; readonly tiles: readonly Kind[] }

/** Texts of sets, kept: readings are compared by their text when all else is equal. */
const texts = new WeakMap<Meld, string>()
function setText(meld: Meld): string {
  let text = texts.get(meld)
  if (text === undefined) texts.set(meld, (text = formatMeld(meld)))
  return text
}

/** `[123m] [456p] [777z] (9999s) 55s`; Seven Pairs as seven brackets, Thirteen Orphans as bare tiles. */
export function formatReading(reading: Reading): string {
  switch (reading.shape) {
    case 'sets':
      return [...reading.sets, ...reading.melds]
        .map(setText)
        .concat(formatTiles([reading.eye, reading.eye]))
        .join(' ')
    case 'seven-pairs':
      return reading.pairs.map((kind) => `[${tileId(kind)[0].repeat(2)}${tileId(kind)[1]}]`).join(' ')
    case 'thirteen-orphans':
      return formatTiles(reading.tiles)
  }
}
