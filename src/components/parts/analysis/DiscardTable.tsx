import type { DiscardChoice, Kind, Useful } from '../../../engine/index.ts'
import { sayPhrases } from '../../../i18n/message.ts'
import { tileName } from '../../tiles/names.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { AnalysisVoice } from './voice.ts'

interface UsefulProps {
  readonly voice: AnalysisVoice
  readonly useful: readonly Useful[]
}

/** Useful kinds in a row, each with its copies left in its name. */
export function UsefulTiles({ voice, useful }: UsefulProps) {
  const { lang, say, words, tiles } = voice
  return (
    <ul class="useful xs">
      {useful.map(([kind, left]) => (
        <li key={kind}>
          <TileFace tile={kind} lang={lang} silent states={left === 0 ? ['dim'] : []} />
          <span class="vh">
            {sayPhrases(lang, [tileName(tiles, kind), say(words.useful.left, { n: left })])}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  readonly voice: AnalysisVoice
  readonly discards: readonly DiscardChoice[]
  /** So many rows at most; `also` are shown besides. */
  readonly most?: number
  readonly also?: readonly Kind[]
}

/** Discards, the best first: how far the hand then is, and what then brings it nearer. */
export function DiscardTable({ voice, discards, most = 5, also = [] }: Props) {
  const { lang, say, words, tiles } = voice
  const head = words.discards
  const rows = discards.filter(({ tile }, i) => i < most || also.includes(tile))
  return (
    <table class="ana discards">
      <caption class="vh">{head.title}</caption>
      <thead>
        <tr>
          <th scope="col">{head.tile}</th>
          <th scope="col">{head.away}</th>
          <th scope="col">{head.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ tile, shanten, useful, count }) => (
          <tr key={tile}>
            <th scope="row">
              <span class="s">
                <TileFace tile={tile} lang={lang} silent />
              </span>
              <span class="vh">{tileName(tiles, tile)}</span>
            </th>
            <td>{shanten <= 0 ? head.ready : say(head.steps, { n: shanten })}</td>
            <td>
              <b class="fig">{say('{n}', { n: count })}</b>
              <UsefulTiles voice={voice} useful={useful} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
