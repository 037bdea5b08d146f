import type { Evaluation, Hand, Kind, Reading } from '../../../engine/index.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import { groupName, tileName } from '../../tiles/names.ts'
import { EyeView, GroupView, MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import { rowsOf } from './tell.ts'
import type { Voice } from './words.ts'

/** A reading as it lies: its sets and the Eye, or its pairs. */
export function ReadingTiles({ voice, reading }: { readonly voice: Voice; readonly reading: Reading }) {
  const { lang, tiles } = voice
  if (reading.shape === 'thirteen-orphans')
    return (
      <GroupView
        group={{ kinds: reading.tiles, name: groupName(lang, tiles, 'concealed', reading.tiles) }}
        lang={lang}
      />
    )
  if (reading.shape === 'seven-pairs')
    return reading.pairs.map((kind, i) => <EyeView key={i} kind={kind} lang={lang} words={tiles} />)
  return (
    <>
      {[...reading.sets, ...reading.melds].map((set, i) => (
        <MeldView key={i} meld={set} lang={lang} words={tiles} />
      ))}
      <EyeView kind={reading.eye} lang={lang} words={tiles} />
    </>
  )
}

/** Why a reading lost against the one that counts. */
function lost(voice: Voice, used: Evaluation, other: Evaluation): string {
  const { say, words, amount } = voice
  const values = { amount: amount(other.total), rows: rowsOf(voice, other) }
  if (other.lines.length === 0) return say(words.readings.none, values)
  if (other.total < used.total)
    return say(words.readings.less, { ...values, less: amount(used.total - other.total) })
  return say(other.lines.length < used.lines.length ? words.readings.fewer : words.readings.equal, values)
}

interface ReadingsProps {
  readonly level?: 'h2' | 'h3'
  readonly voice: Voice
  readonly verdict: Verdict
}

/** The other ways to see the hand, and why they are not taken (SG-C5). */
export function Readings({ voice, verdict, level: Heading = 'h2' }: ReadingsProps) {
  const { score } = verdict
  if (!score || score.others.length === 0) return null
  return (
    <>
      <Heading>{voice.words.readings.title}</Heading>
      <ul class="reads">
        {score.others.map((other, i) => (
          <li key={i}>
            <span class="xs hand">
              {other.reading && <ReadingTiles voice={voice} reading={other.reading} />}
            </span>
            {lost(voice, score, other)}
          </li>
        ))}
      </ul>
    </>
  )
}

interface WaitsProps {
  readonly level?: 'h2' | 'h3'
  readonly voice: Voice
  readonly verdict: Verdict
  readonly hand: Hand
  readonly onWin: (kind: Kind) => void
}

/** What the hand waits for; pressing one wins on it. */
export function Waits({ voice, verdict, hand, onWin, level: Heading = 'h2' }: WaitsProps) {
  const { lang, say, words, tiles, amount } = voice
  const { waits } = verdict
  if (waits.length === 0) return null
  return (
    <>
      <Heading>{hand.winning === null ? words.waits.now : words.waits.before}</Heading>
      <ul class="waits s">
        {waits.map(({ kind, left, total, legal }) => (
          <li key={kind}>
            <button
              type="button"
              class="wait"
              title={say(words.waits.win, { tile: tileName(tiles, kind) })}
              onClick={() => onWin(kind)}
            >
              <TileFace tile={kind} lang={lang} words={tiles} states={kind === hand.winning ? ['won'] : []} />
              <span>
                <b>{say(words.waits.left, { n: left })}</b>
                <small>{legal ? amount(total) : words.waits.none}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
