import {
  type HandAnalysis,
  type RoutePart,
  type RouteView,
  type Ruleset,
  tileId,
} from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { type Say, sayClauses, sayList, speaker } from '../../../i18n/message.ts'
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
    tiles: wordsAt(lang, 'tiles', table),
    amount: (n) => say(amounts[unit], { n }),
  }
}

/** How far a hand is: complete, ready, a discard from ready, or so many tiles from it. */
export function distanceText(
  { say, words: { distance } }: AnalysisVoice,
  { shanten, kind }: Pick<HandAnalysis, 'shanten' | 'kind'>,
): string {
  if (shanten < 0) return distance.complete
  if (shanten > 0) return say(distance.away, { n: shanten })
  return kind === 'discarding' ? distance.discard : distance.ready
}

const SUITS = ['m', 'p', 's'] as const

function partText({ say, words, tiles }: AnalysisVoice, { part, suit, tile }: RoutePart): string {
  return say(words.routes.part[part], {
    suit: suit === undefined ? '' : words.routes.suit[SUITS[suit]],
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
export function worthText({ lang, say, words: { routes }, amount }: AnalysisVoice, route: RouteView): string {
  const { discard, selfDraw, wait } = route
  const drawn = { amount: amount(selfDraw.total) }
  if (!discard.legal) return say(routes.onlyDrawn, drawn)
  const thrown = { amount: amount(discard.total) }
  // SG-E7: only a win on a discard asks for a wait, so what is drawn is told by itself
  if (wait !== null) return sayClauses(lang, [say(routes.wait[wait], thrown), say(routes.selfDraw, drawn)])
  if (!selfDraw.legal) return say(routes.onlyDiscard, thrown)
  if (selfDraw.total === discard.total) return say(routes.both, drawn)
  return sayClauses(lang, [say(routes.discard, thrown), say(routes.selfDraw, drawn)])
}

export const keyOf = (kind: number): string => tileId(kind)
