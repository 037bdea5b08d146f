import { LETTERS, type RoutePart, type RouteView, type Ruleset, tileId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import { type Lang, tagOf } from '../../../i18n/languages.ts'
import { type Say, sayList, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import { tileName } from '../../tiles/names.ts'

/** What the parts that explain a hand on its way speak with. The page carries `analysis`, `builder`, `spokenAt` and `tiles`. */
export interface AnalysisVoice {
  readonly lang: Lang
  readonly say: Say
  readonly words: Dictionary['analysis']
  readonly tiles: Dictionary['tiles']
  /** A number of tai or faan with its unit. */
  readonly amount: (n: number) => string
}

export function analysisVoice(lang: Lang, { table, unit }: Pick<Ruleset, 'table' | 'unit'>): AnalysisVoice {
  const say = speaker(lang)
  const amounts = useWords(lang, 'builder').score.amount
  return {
    lang,
    say,
    words: wordsAt(lang, 'analysis', table),
    tiles: useWords(lang, 'tiles'),
    amount: (n) => say(amounts[unit], { n }),
  }
}

/** Shanten in words: complete, ready, or so many tiles from ready. */
export function distanceText({ say, words: { distance } }: AnalysisVoice, shanten: number): string {
  if (shanten < 0) return distance.complete
  return shanten === 0 ? distance.ready : say(distance.away, { n: shanten })
}

function partText({ lang, say, words, tiles }: AnalysisVoice, { part, suit, tile }: RoutePart): string {
  const letter = LETTERS[suit ?? 0].letter
  const name = tiles.suit[letter]
  return say(words.routes.part[part], {
    suit: name.toLocaleLowerCase(tagOf(lang)),
    tile: tile === undefined ? '' : tileName(tiles, tile),
  })
}

/** The parts of a route in a row: "only Pongs, tong and honours". */
export const routeText = (voice: AnalysisVoice, { parts }: RouteView): string =>
  sayList(
    voice.lang,
    parts.map((part) => partText(voice, part)),
  )

/** What a route is sure to be worth. */
export function worthText({ say, words: { routes }, amount }: AnalysisVoice, route: RouteView): string {
  const { discard, selfDraw, wait } = route
  const drawn = { amount: amount(selfDraw.total) }
  if (!discard.legal) return say(routes.onlyDrawn, drawn)
  // SG-E7: only a win on a discard asks for a wait, so what is drawn is told by itself
  const thrown = say(wait === null ? routes.discard : routes.wait[wait], { amount: amount(discard.total) })
  return wait !== null || selfDraw.total > discard.total
    ? `${thrown}; ${say(routes.selfDraw, drawn)}`
    : thrown
}

export const keyOf = (kind: number): string => tileId(kind)
