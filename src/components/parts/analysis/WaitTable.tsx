import type { Kind, Score, WaitValue } from '../../../engine/index.ts'
import { sayList } from '../../../i18n/message.ts'
import { tileName } from '../../tiles/names.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { AnalysisVoice } from './voice.ts'

interface Props {
  readonly voice: AnalysisVoice
  readonly waits: readonly WaitValue[]
  /** Said above it for a screen reader. */
  readonly caption: string
  /** The tile it was won on, if it was. */
  readonly won?: Kind | null
}

const Worth = ({ voice, score }: { readonly voice: AnalysisVoice; readonly score: Score }) =>
  score.legal ? <b>{voice.amount(score.total)}</b> : <span class="quiet">{voice.words.waits.none}</span>

/** Every tile that completes a ready hand: how many are left, how it fits, and what it is worth either way. */
export function WaitTable({ voice, waits, caption, won = null }: Props) {
  const { lang, say, words, tiles } = voice
  const head = words.waits
  return (
    <table class="ana">
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head.tile}</th>
          <th scope="col">{head.left}</th>
          <th scope="col">{head.discard}</th>
          <th scope="col">{head.selfDraw}</th>
        </tr>
      </thead>
      <tbody>
        {waits.map(({ tile, left, forms, discard, selfDraw }) => (
          <tr key={tile}>
            <th scope="row">
              <span class="s">
                <TileFace tile={tile} lang={lang} states={tile === won ? ['won'] : []} silent />
              </span>
              <span class="vh">{tileName(tiles, tile)}</span>
              <small>
                {sayList(
                  lang,
                  forms.map((form) => head.forms[form]),
                )}
              </small>
            </th>
            <td class="fig">{say('{n}', { n: left })}</td>
            <td>
              <Worth voice={voice} score={discard} />
            </td>
            <td>
              <Worth voice={voice} score={selfDraw} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
