import type { Kind, SeatView } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { say, sayList } from '../../../i18n/message.ts'
import { GUIDED_SEAT, type Slip, sinceAnswer, spare, viewOf, waitsNow } from '../../../stores/guided-hand.ts'
import type { Line } from '../../../stores/play-game.ts'
import { tileName } from '../../tiles/names.ts'

export interface GuidedVoice {
  readonly lang: Lang
  readonly words: Dictionary['firstSteps']['guided']
  readonly tiles: Dictionary['tiles']
}

const listOf = ({ lang, tiles }: GuidedVoice, kinds: readonly Kind[]) =>
  sayList(
    lang,
    kinds.map((kind) => tileName(tiles, kind)),
  )

/** What to say about a tile that is offered. */
function claimLine({ lang, words, tiles }: GuidedVoice, { legal, tile }: SeatView): string {
  const types = new Set(legal.map(({ type }) => type))
  const values = {
    who: tile === null ? '' : tiles.seat[tile.from],
    tile: tile === null ? '' : tileName(tiles, tile.kind),
  }
  const { steps } = words
  if (types.has('win') || types.has('rob')) return say(lang, steps.win, values)
  return say(lang, types.has('kong') ? steps.kong : types.has('pong') ? steps.pong : steps.chi, values)
}

function turnLines(voice: GuidedVoice, line: Line, view: SeatView): string[] {
  const { lang, words, tiles } = voice
  const { steps } = words
  const named = (tile: Kind | null) => (tile === null ? '' : tileName(tiles, tile))
  const { drawn, legal } = view
  if (legal.some(({ type }) => type === 'win')) return [say(lang, steps.ziMo, { tile: named(drawn) })]
  const since = sinceAnswer(line)
  const lines: string[] = []
  const bonus = since.find((event) => event.type === 'bonus' && event.seat === view.seat)
  if (view.discards.length === 0) lines.push(steps.begin)
  else if (drawn === null) lines.push(steps.claimed)
  else if (since.some((event) => event.type === 'kong' && event.seat === view.seat))
    lines.push(say(lang, steps.konged, { tile: named(drawn) }))
  else if (bonus?.type === 'bonus')
    lines.push(say(lang, steps.bonus, { bonus: named(bonus.tile), tile: named(drawn) }))
  else lines.push(say(lang, steps.draw, { tile: named(drawn) }))
  const kong = legal.find(({ type }) => type === 'kong-concealed' || type === 'kong-added')
  if (kong) lines.push(say(lang, steps.mayKong, { tile: named(kong.tile) }))
  else lines.push(say(lang, steps.spare, { list: listOf(voice, spare(view)) }))
  return lines
}

/** What the guided hand says where it stands. */
export function guidedLines(voice: GuidedVoice, line: Line): readonly string[] {
  const view = viewOf(line)
  const { steps, waits } = voice.words
  const { result } = view
  if (result?.type === 'win') return [steps.won]
  if (result !== null) return [steps.drawn]
  if (view.legal.some(({ type }) => type === 'discard')) return turnLines(voice, line, view)
  const ready = waitsNow(view)
  const waiting = ready.length > 0 ? [say(voice.lang, waits, { list: listOf(voice, ready) })] : []
  return [claimLine(voice, view), ...waiting]
}

export function slipText({ lang, words, tiles }: GuidedVoice, slip: Slip): string {
  const { slips } = words
  if (slip.why !== 'step-back') return slips[slip.why]
  return say(lang, slips['step-back'], { n: slip.to, m: slip.from, tile: tileName(tiles, slip.tile) })
}

/** What the others and the wall did since the reader answered, a sentence each. */
export function happened({ lang, words, tiles }: GuidedVoice, line: Line): readonly string[] {
  const { log } = words
  return sinceAnswer(line).flatMap((event) => {
    const who = 'seat' in event ? tiles.seat[event.seat] : ''
    if (event.type === 'act' && event.action.type === 'discard')
      return [say(lang, log.discard, { who, tile: tileName(tiles, event.action.tile) })]
    if (event.type === 'bonus' && event.seat !== GUIDED_SEAT)
      return [say(lang, log.bonus, { who, tile: tileName(tiles, event.tile) })]
    return []
  })
}
