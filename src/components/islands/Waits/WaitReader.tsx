import { useState } from 'preact/hooks'
import { analyseHand, COPIES, countKinds, type Kind, suitOf, type TableId } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { saySentences } from '../../../i18n/message.ts'
import { PlainHand } from '../../parts/analysis/PlainHand.tsx'
import { useTable } from '../../parts/analysis/use-table.ts'
import { analysisVoice } from '../../parts/analysis/voice.ts'
import { WaitTable } from '../../parts/analysis/WaitTable.tsx'
import { tileName } from '../../tiles/names.ts'
import { handOf } from '../../tiles/read.ts'
import { TileFace } from '../../tiles/TileFace.tsx'

interface Props {
  readonly lang: Lang
  /** Whose rules decide. */
  readonly table: TableId
  /** Ready hands in notation, shown one after another. */
  readonly hands: readonly string[]
}

/** Tiles that may be guessed: the suits the hand holds, and its honours; not what all four are held of. */
function guesses(text: string): Kind[] {
  const counts = countKinds(handOf(text))
  const suits = new Set(counts.flatMap((n, kind) => (n > 0 && kind < 27 ? [suitOf(kind)] : [])))
  return counts.flatMap((n, kind) =>
    kind < 34 && n < COPIES && (kind < 27 ? suits.has(suitOf(kind)) : n > 0) ? [kind] : [],
  )
}

/** Guess what a ready hand waits for; then every wait, how it fits, how many are left and what each is worth. */
export function WaitReader({ lang, table, hands }: Props) {
  const rules = useTable(table)
  const voice = analysisVoice(lang, rules)
  const { say, words, tiles } = voice
  const [at, setAt] = useState(0)
  const [picked, setPicked] = useState<ReadonlySet<Kind>>(new Set())
  const [shown, setShown] = useState(false)
  const text = hands[at]
  const hand = handOf(text)
  const found = analyseHand(hand, { rules, seat: 'east', round: 'east' })
  const waits = found?.kind === 'waiting' ? found.waits : []
  const right = waits.filter(({ tile }) => picked.has(tile)).length
  const extra = picked.size - right
  const again = (next: number) => {
    setAt(next)
    setPicked(new Set())
    setShown(false)
  }
  const flip = (kind: Kind) => {
    const next = new Set(picked)
    if (!next.delete(kind)) next.add(kind)
    setPicked(next)
  }
  const said =
    right === waits.length && extra === 0
      ? words.reader.all
      : saySentences(lang, [
          say(words.reader.found, { n: right, all: waits.length }),
          extra > 0 && say(words.reader.extra, { n: extra }),
        ])
  return (
    <section class="ana-box">
      <PlainHand hand={hand} lang={lang} />
      <p class="quiet">{words.reader.guess}</p>
      <fieldset class="what-if">
        <legend class="vh">{words.reader.tiles}</legend>
        {guesses(text).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={picked.has(kind)}
            aria-label={tileName(tiles, kind)}
            onClick={() => flip(kind)}
          >
            <TileFace tile={kind} lang={lang} silent />
          </button>
        ))}
      </fieldset>
      <p class="ana-acts">
        <button type="button" class="btn soft" disabled={shown} onClick={() => setShown(true)}>
          {words.reader.show}
        </button>
        {hands.length > 1 && (
          <button type="button" class="chip" onClick={() => again((at + 1) % hands.length)}>
            {words.reader.again}
          </button>
        )}
      </p>
      <p class="ana-out" role="status">
        {shown && said}
      </p>
      {shown && <WaitTable voice={voice} waits={waits} caption={words.waits.title} />}
    </section>
  )
}
