import type { Ruleset, TableId } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import type { Asked, Slip } from '../../../practice/index.ts'
import { type AnalysisVoice, analysisVoice } from '../../parts/analysis/voice.ts'
import { type Voice, voiceOf } from '../../parts/builder/words.ts'
import { tileName } from '../../tiles/names.ts'

/** What everything on this page speaks with. */
export interface PracticeVoice extends Voice {
  readonly ask: Dictionary['practice']
  readonly near: Dictionary['near']
  readonly away: AnalysisVoice
}

export const practiceVoice = (lang: Lang, table: TableId, unit: Ruleset['unit']): PracticeVoice => ({
  ...voiceOf(lang, table, unit),
  ask: wordsAt(lang, 'practice', table),
  near: wordsAt(lang, 'near', table),
  away: analysisVoice(lang, { table, unit }),
})

/** Why a wrong answer is wrong. */
export function slipText(voice: PracticeVoice, { fields }: Asked, slip: Slip): string {
  const { say, ask, near, tiles, amount } = voice
  const { code, row, tile, seat, rule, n = 0, m = 0 } = slip
  const receiver = tiles.seat[fields.seat ?? 'east']
  return say(ask.slips[code], {
    n,
    m,
    unit: voice.unit,
    amount: amount(n),
    other: amount(m),
    row: row === undefined ? '' : voice.row(row),
    near: slip.near === undefined ? '' : near[slip.near],
    tile: tile === undefined ? '' : tileName(tiles, tile),
    seat: seat === undefined ? '' : tiles.seat[seat],
    rule: rule === undefined ? '' : say(ask.rules[rule], { receiver }),
  })
}
