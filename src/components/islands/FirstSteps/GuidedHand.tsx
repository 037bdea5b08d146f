import { useMemo, useState } from 'preact/hooks'
import {
  type Action,
  DEFAULT_TABLE,
  type Kind,
  meldTiles,
  type PatternId,
  SEATS,
  scoreHand,
  seatIndex,
  winContext,
} from '../../../engine/index.ts'
import { addressOf, type Lang } from '../../../i18n/languages.ts'
import { say, sayList, saySentences } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import {
  answerGuided,
  backGuided,
  beginGuided,
  GUIDED_SEAT,
  type Slip,
  slipOf,
  viewOf,
} from '../../../stores/guided-hand.ts'
import { type Line, stateOf } from '../../../stores/play-game.ts'
import type { Script } from '../../../stores/play-script.ts'
import { writeQuery } from '../../../stores/query.ts'
import { HandView } from '../../tiles/HandView.tsx'
import { tileName } from '../../tiles/names.ts'
import { MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import { type GuidedVoice, guidedLines, happened, slipText } from './guided-say.ts'

interface Props {
  readonly lang: Lang
  readonly script: Script
}
const OTHERS = SEATS.filter((seat) => seat !== GUIDED_SEAT)

/** Everything that lies open: what the others and the reader have thrown, the wall's count. */
function Rivers({ voice, line }: { readonly voice: GuidedVoice; readonly line: Line }) {
  const { lang, words, tiles } = voice
  const view = viewOf(line)
  return (
    <div class="g-rivers">
      <p class="cap">{say(lang, words.hub, { n: view.playable })}</p>
      {[...OTHERS, GUIDED_SEAT].map((seat) => {
        const thrown = view.discards.filter((one) => one.seat === seat && one.claimed === null)
        const who = seat === GUIDED_SEAT ? words.you : tiles.seat[seat as keyof typeof tiles.seat]
        return (
          <div key={seat} class="g-river">
            <span>{who}</span>
            <ol class="s" aria-label={say(lang, words.rivers, { who })}>
              {thrown.map(({ tile }, i) => (
                <li key={i}>
                  <TileFace
                    tile={tile}
                    lang={lang}
                    words={tiles}
                    states={
                      view.tile?.kind === tile && view.tile.from === seat && i === thrown.length - 1
                        ? ['new']
                        : []
                    }
                  />
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </div>
  )
}

const LABELS = {
  win: 'hu',
  rob: 'hu',
  pass: 'pass',
  chi: 'chi',
  pong: 'pong',
  kong: 'kong',
  'kong-concealed': 'concealed',
  'kong-added': 'added',
} as const

/** The won hand, sorted into its sets. */
function Won({ voice, line }: { readonly voice: GuidedVoice; readonly line: Line }) {
  const state = stateOf(line)
  const { result } = state
  if (result?.type !== 'win') return null
  const { hand, situation } = winContext(state, seatIndex(result.seat), result.by)
  const { reading } = scoreHand(hand, situation, state.rules)
  return (
    <div class="tray felt one fit">
      <HandView hand={hand} lang={voice.lang} reading={reading} words={voice.tiles} />
    </div>
  )
}

type Names = Readonly<Partial<Record<PatternId, { readonly name: string }>>>
interface CountWords {
  readonly counted?: string
  readonly row?: string
  readonly total?: string
}

/** What the won hand was worth and brought; nothing where hands are not counted. */
function Counted({ lang, line }: { readonly lang: Lang; readonly line: Line }) {
  const { result, start } = stateOf(line)
  const { counted, row = '', total = '' }: CountWords = useWords(lang, 'guidedAt')[start.table]
  const names: Names = useWords(lang, 'patterns')
  const own: Names = useWords(lang, 'rowsAt')[start.table]
  if (result?.type !== 'win' || counted === undefined || start.mode === 'guided') return null
  const rows = result.lines.map(({ id, value }) =>
    say(lang, row, { row: own[id]?.name ?? names[id]?.name ?? id, n: value }),
  )
  return (
    <p>
      {say(lang, counted, {
        rows: sayList(lang, rows),
        total: say(lang, total, { n: result.total }),
        points: result.payments[result.seat],
      })}
    </p>
  )
}

/** A whole hand from a written wall, on the real game: every moment explained, every choice to be taken back. */
export function GuidedHand({ lang, script }: Props) {
  const { table = DEFAULT_TABLE } = script
  const voice: GuidedVoice = {
    lang,
    words: { ...useWords(lang, 'firstSteps').guided, ...useWords(lang, 'guidedAt')[table] },
    tiles: wordsAt(lang, 'tiles', table),
  }
  const { words, tiles } = voice
  const [line, setLine] = useState<Line>(() => beginGuided(script))
  const [doubt, setDoubt] = useState<{ readonly action: Action; readonly slip: Slip } | null>(null)
  const view = viewOf(line)
  const told = useMemo(() => happened(voice, line), [line])
  const own = view.seats[seatIndex(GUIDED_SEAT)]
  const over = view.result !== null
  const put = (next: Line) => {
    setLine(next)
    setDoubt(null)
  }
  const give = (action: Action) => {
    const slip = slipOf(line, action)
    if (slip === null) put(answerGuided(line, action))
    else setDoubt({ action, slip })
  }
  const drawnAt = view.drawn === null ? -1 : view.concealed.lastIndexOf(view.drawn)
  const held: readonly Kind[] = [
    ...view.concealed.filter((_, i) => i !== drawnAt).sort((a, b) => a - b),
    ...(drawnAt < 0 ? [] : [view.concealed[drawnAt]]),
  ]
  const discardOf = (kind: Kind) => view.legal.find(({ type, tile }) => type === 'discard' && tile === kind)
  const answers = view.legal.filter(({ type }) => type !== 'discard')
  const begun = line.events.some((event) => event.type === 'act' && event.seat === GUIDED_SEAT)
  return (
    <section class="steps-box g-hand" aria-label={words.label}>
      <div class="g-table felt">
        <Rivers voice={voice} line={line} />
        {own.melds.length + own.bonus.length > 0 && (
          <fieldset class="g-sets s" aria-label={words.sets}>
            {own.melds.map((meld) => (
              <MeldView key={meldTiles(meld).join()} meld={meld} lang={lang} words={tiles} />
            ))}
            {own.bonus.map((tile) => (
              <TileFace key={tile} tile={tile} lang={lang} words={tiles} />
            ))}
          </fieldset>
        )}
        <fieldset class="g-own" aria-label={words.yours}>
          {held.map((kind, i) => {
            const action = discardOf(kind)
            const chosen = doubt?.action.tile === kind && doubt.action.type === 'discard'
            return (
              <button
                key={`${kind}-${held.indexOf(kind) === i ? 0 : i}`}
                type="button"
                class={chosen && held.indexOf(kind) === i ? 'up' : undefined}
                disabled={!action}
                aria-label={tileName(tiles, kind)}
                onClick={() => action && give(action)}
              >
                <TileFace
                  tile={kind}
                  lang={lang}
                  silent
                  states={drawnAt >= 0 && i === held.length - 1 ? ['new'] : []}
                />
              </button>
            )
          })}
        </fieldset>
      </div>
      <div class="g-say" role="status">
        {doubt ? (
          <p>{slipText(voice, doubt.slip)}</p>
        ) : (
          <>
            {told.length > 0 && <p class="quiet">{saySentences(lang, told)}</p>}
            <p>{saySentences(lang, guidedLines(voice, line))}</p>
          </>
        )}
        {over && <Won voice={voice} line={line} />}
        {over && <Counted lang={lang} line={line} />}
      </div>
      <p class="steps-acts">
        {doubt ? (
          <>
            <button type="button" class="btn" onClick={() => setDoubt(null)}>
              {words.takeBack}
            </button>
            <button type="button" class="chip" onClick={() => put(answerGuided(line, doubt.action))}>
              {words.keep}
            </button>
          </>
        ) : (
          answers.map((action) => (
            <button
              key={`${action.type}-${action.tile}`}
              type="button"
              class={action.type === 'pass' ? 'chip' : 'btn'}
              data-answer={action.type}
              onClick={() => give(action)}
            >
              {words[LABELS[action.type as keyof typeof LABELS]]}
              {action.type === 'chi' && (
                <span class="g-chi xs" aria-hidden="true">
                  {meldTiles({ type: 'chow', tile: action.tile, concealed: false }).map((tile) => (
                    <TileFace key={tile} tile={tile} lang={lang} silent plain />
                  ))}
                </span>
              )}
            </button>
          ))
        )}
        {over && (
          <a class="btn" href={`${addressOf(lang, '/play/')}${writeQuery([['table', table]])}`}>
            {words.onward}
          </a>
        )}
        <button type="button" class="chip" disabled={!begun} onClick={() => put(backGuided(line))}>
          {words.undo}
        </button>
        {(over || view.discards.length > 7) && (
          <button type="button" class="chip" onClick={() => put(beginGuided(script))}>
            {words.restart}
          </button>
        )}
      </p>
    </section>
  )
}
