import { useState } from 'preact/hooks'
import { analyseHand, type Kind, type TableId } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { DiscardTable, UsefulTiles } from '../../parts/analysis/DiscardTable.tsx'
import { useTable } from '../../parts/analysis/use-table.ts'
import { analysisVoice } from '../../parts/analysis/voice.ts'
import { tileName } from '../../tiles/names.ts'
import { handOf } from '../../tiles/read.ts'
import { TileFace } from '../../tiles/TileFace.tsx'

interface Props {
  readonly lang: Lang
  /** Whose rules decide. */
  readonly table: TableId
  /** Hands of 14 tiles in notation, nothing declared, shown one after another. */
  readonly hands: readonly string[]
}

/** Let a tile go and see how far the hand then is, and what then helps; then all discards, the best first. */
export function DiscardReader({ lang, table, hands }: Props) {
  const rules = useTable(table)
  const voice = analysisVoice(lang, rules)
  const { say, words, tiles } = voice
  const w = words.discards
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const [all, setAll] = useState(false)
  const hand = handOf(hands[at])
  const found = analyseHand(hand, { rules, seat: 'east', round: 'east' })
  const discards = found?.kind === 'discarding' ? found.discards : []
  const one = discards.find(({ tile }) => tile === chosen)
  return (
    <section class="ana-box">
      <fieldset class="tray felt one let-go">
        <legend class="vh">{w.choose}</legend>
        {hand.concealed.map((kind, i) => (
          <button
            key={i}
            type="button"
            class={kind === chosen && hand.concealed.indexOf(kind) === i ? 'up' : undefined}
            aria-pressed={kind === chosen}
            aria-label={tileName(tiles, kind)}
            onClick={() => setChosen(kind)}
          >
            <TileFace tile={kind} lang={lang} silent />
          </button>
        ))}
      </fieldset>
      <p class="ana-out" role="status">
        {one ? (
          <>
            {say(one.shanten <= 0 ? w.withoutReady : w.without, {
              tile: tileName(tiles, one.tile),
              n: one.shanten,
              count: one.count,
            })}{' '}
            <UsefulTiles voice={voice} useful={one.useful} />
          </>
        ) : (
          w.choose
        )}
      </p>
      <p class="ana-acts">
        <button type="button" class="btn soft" disabled={all} onClick={() => setAll(true)}>
          {w.show}
        </button>
        {hands.length > 1 && (
          <button
            type="button"
            class="chip"
            onClick={() => {
              setAt((at + 1) % hands.length)
              setChosen(null)
              setAll(false)
            }}
          >
            {words.reader.again}
          </button>
        )}
      </p>
      {all && (
        <DiscardTable voice={voice} discards={discards} most={4} also={chosen === null ? [] : [chosen]} />
      )}
    </section>
  )
}
