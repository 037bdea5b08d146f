import { useState } from 'preact/hooks'
import {
  analyseHand,
  type Hand,
  type Kind,
  NORMAL_KINDS,
  type Viewpoint,
  type WaitingAnalysis,
} from '../../../engine/index.ts'
import { tileName } from '../../tiles/names.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { AnalysisVoice } from './voice.ts'

interface Props {
  readonly voice: AnalysisVoice
  readonly hand: Hand
  readonly view: Viewpoint
  readonly now: WaitingAnalysis
  /** Copies left by kind. */
  readonly left: readonly number[]
  readonly onDraw: (kind: Kind) => void
}

/** What drawing a tile does to 13 tiles, in a sentence. */
function drawText({ voice, hand, view, now }: Omit<Props, 'left' | 'onDraw'>, kind: Kind): string {
  const { say, words, tiles, amount } = voice
  const w = words.whatIf
  const tile = tileName(tiles, kind)
  const wait = now.waits.find((one) => one.tile === kind)
  if (wait) {
    const { legal, total } = wait.selfDraw
    return legal ? say(w.wins, { tile, amount: amount(total) }) : say(w.winsNothing, { tile })
  }
  const drawn = { ...hand, concealed: [...hand.concealed, kind].sort((a, b) => a - b) }
  const after = analyseHand(drawn, view)
  const best = after?.kind === 'discarding' ? after.discards[0] : null
  if (!best) return say(w.nothing, { tile })
  const values = { tile, discard: tileName(tiles, best.tile), n: best.count }
  if (best.shanten < now.shanten) return say(best.shanten === 0 ? w.ready : w.nearer, values)
  const wider = now.improvements.find((one) => one.tile === kind)
  if (!wider) return say(w.nothing, { tile })
  return say(w.wider, {
    tile,
    discard: tileName(tiles, wider.discards[0]),
    n: wider.count,
    more: wider.count - now.count,
  })
}

/** Any tile, tried: what the hand would be with it. Those that help are marked. */
export function WhatIf(props: Props) {
  const { voice, hand, now, left, onDraw } = props
  const { lang, say, words, tiles } = voice
  const w = words.whatIf
  const [chosen, setChosen] = useState<Kind | null>(null)
  const helps = new Set([...now.useful.map(([kind]) => kind), ...now.improvements.map(({ tile }) => tile)])
  const kinds = Array.from({ length: NORMAL_KINDS }, (_, kind) => kind).filter((kind) => left[kind] > 0)
  const shown = chosen !== null && left[chosen] > 0 ? chosen : null
  return (
    <>
      <fieldset class="what-if">
        <legend class="vh">{w.title}</legend>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class={helps.has(kind) ? 'helps' : undefined}
            aria-pressed={kind === shown}
            aria-label={say(w.choose, { tile: tileName(tiles, kind) })}
            onClick={() => setChosen(kind)}
          >
            <TileFace tile={kind} lang={lang} silent />
          </button>
        ))}
      </fieldset>
      <p class="ana-out" role="status">
        {shown !== null && drawText({ ...props, hand }, shown)}
      </p>
      {shown !== null && (
        <p>
          <button type="button" class="chip" onClick={() => onDraw(shown)}>
            {w.keep}
          </button>
        </p>
      )}
    </>
  )
}
