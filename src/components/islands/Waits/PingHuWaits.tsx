import { useState } from 'preact/hooks'
import { analyseHand, type PatternId, type Score } from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { useWords } from '../../../i18n/words.ts'
import { PlainHand } from '../../parts/analysis/PlainHand.tsx'
import { useTable } from '../../parts/analysis/use-table.ts'
import { analysisVoice } from '../../parts/analysis/voice.ts'
import { WaitTable } from '../../parts/analysis/WaitTable.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { handOf } from '../../tiles/read.ts'

interface Props {
  readonly lang: Lang
  /** Unique on the page. */
  readonly id: string
}

/** What waits, with three Chi beside it; a run of four makes its own Eye. */
const PARTS = { two: '56s', edge: '12s', gap: '57s', run: '4567s' } as const
type Part = keyof typeof PARTS

/** Eyes in order: a suited pair, a dragon, the own wind (East), a wind that is nobody's (North). */
const EYES = { suited: '99p', dragon: '77z', own: '11z', other: '44z' } as const
type Eye = keyof typeof EYES

const PART_IDS = Object.keys(PARTS) as Part[]
const EYE_IDS = Object.keys(EYES) as Eye[]

const hasRow = ({ lines }: Score, id: PatternId): boolean => lines.some((line) => line.id === id)

function textOf(part: Part, eye: Eye, bonus: boolean): string {
  const pair = part === 'run' ? '' : EYES[eye]
  return `123m 678m 345p ${pair} ${PARTS[part]} ${bonus ? '|3f' : ''}`
}

/** Three Chi, an Eye and a part that waits: which of them is Ping Hu, on a discard or drawn. */
export function PingHuWaits({ lang, id }: Props) {
  const rules = useTable()
  const voice = analysisVoice(lang, rules)
  const { say, words } = voice
  const names = useWords(lang, 'patterns')
  const [part, setPart] = useState<Part>('two')
  const [eye, setEye] = useState<Eye>('suited')
  const [bonus, setBonus] = useState(false)
  const hand = handOf(textOf(part, eye, bonus))
  const found = analyseHand(hand, { rules, seat: 'east', round: 'east' })
  const waits = found?.kind === 'waiting' ? found.waits : []
  const row = bonus ? 'chow-ping-hu' : 'ping-hu'
  const w = words.pingHu
  const verdict = waits.some(({ discard }) => hasRow(discard, row))
    ? w.wins
    : waits.some(({ selfDraw }) => hasRow(selfDraw, row))
      ? w.drawnOnly
      : w.never
  return (
    <section class="ana-box">
      <PlainHand hand={hand} lang={lang} />
      <div class="ping-set">
        <Choice
          legend={w.ends}
          name={`${id}-part`}
          value={part}
          options={PART_IDS.map((value) => ({ value, label: w.parts[value] }))}
          onChange={setPart}
        />
        {part !== 'run' && (
          <Choice
            legend={w.eye}
            name={`${id}-eye`}
            value={eye}
            options={EYE_IDS.map((value) => ({ value, label: w.eyes[value] }))}
            onChange={setEye}
          />
        )}
        <label class="sw">
          <input type="checkbox" checked={bonus} onChange={() => setBonus(!bonus)} />
          <span />
          {w.bonus}
        </label>
      </div>
      <p class="ana-out" role="status">
        <b>{say(verdict, { row: names[row].name })}</b> {say(w.kinds, { n: waits.length })}
      </p>
      <WaitTable voice={voice} waits={waits} caption={words.waits.title} />
    </section>
  )
}
