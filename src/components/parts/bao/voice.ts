import type { Line, PatternId, Seat } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { type Say, sayList, speaker } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Fact } from '../../../stores/liability-facts.ts'
import type { LiabilityState } from '../../../stores/liability-state.ts'
import { tileName } from '../../tiles/names.ts'

/** What the explorer and the story speak with. */
export interface BaoVoice {
  readonly lang: Lang
  readonly say: Say
  readonly words: Dictionary['bao']
  readonly tiles: Dictionary['tiles']
  readonly seat: (seat: Seat) => string
  /** The wind's letter, for its box. */
  readonly letter: (seat: Seat) => string
  /** An amount with its sign: +48, −16, 0. */
  readonly signed: (n: number) => string
  /** A number of tai with its unit. */
  readonly tai: (n: number) => string
  /** Rows with what each brings, in one line. */
  readonly rows: (lines: readonly Line[]) => string
}

const WINDS = { east: '1z', south: '2z', west: '3z', north: '4z' } as const

/** The page carries `bao`, `tiles`, and of `patterns` the names. */
export function baoVoice(lang: Lang): BaoVoice {
  const say = speaker(lang)
  const words = useWords(lang, 'bao')
  const tiles = useWords(lang, 'tiles')
  const names: Readonly<Record<PatternId, { readonly name: string }>> = useWords(lang, 'patterns')
  return {
    lang,
    say,
    words,
    tiles,
    seat: (seat) => tiles.seat[seat],
    letter: (seat) => tiles.corner[WINDS[seat]],
    signed: (n) =>
      n === 0 ? say('{n}', { n }) : say(n > 0 ? words.bill.plus : words.bill.minus, { n: Math.abs(n) }),
    tai: (n) => say(words.unit, { n }),
    rows: (lines) =>
      sayList(
        lang,
        lines.map(({ id, count, value }) =>
          say(count > 1 ? words.lineTimes : words.line, { row: names[id].name, count, n: value }),
        ),
      ),
  }
}

/** Why a rule applies or not, in a sentence. */
export function sayFact(
  { say, words, seat, tiles, tai }: BaoVoice,
  fact: Fact,
  state: LiabilityState,
): string {
  const { hand, receiver, feeder } = state
  const withUnit = (n: number | undefined) => (n === undefined ? '' : tai(n))
  return say(words.fact[fact.code], {
    receiver: seat(receiver),
    feeder: seat(feeder),
    tile: hand.winning === null ? '' : tileName(tiles, hand.winning),
    family: fact.family ? words.families[fact.family] : '',
    class: fact.class ? words.classes[fact.class] : '',
    n: fact.n ?? 0,
    need: fact.need ?? 0,
    before: withUnit(fact.before),
    after: withUnit(fact.after),
    limit: withUnit(fact.limit),
  })
}
