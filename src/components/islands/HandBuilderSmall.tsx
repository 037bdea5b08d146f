import { useId, useState } from 'preact/hooks'
import { DEFAULT_TABLE, fillFields, type Kind } from '../../engine/index.ts'
import { addressOf, type Lang } from '../../i18n/languages.ts'
import { saySentences } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { addTile, replaceAt } from '../../stores/builder-edit.ts'
import { writeLink } from '../../stores/builder-link.ts'
import { Almost } from '../parts/builder/Almost.tsx'
import { Context } from '../parts/builder/Context.tsx'
import { HandTray } from '../parts/builder/HandTray.tsx'
import { Icon } from '../parts/builder/Icon.tsx'
import { Keys } from '../parts/builder/Keys.tsx'
import { namedHand } from '../parts/builder/named-hands.ts'
import { Readings, Waits } from '../parts/builder/Readings.tsx'
import { Result } from '../parts/builder/Result.tsx'
import { Still, wayOf } from '../parts/builder/Still.tsx'
import { announce } from '../parts/builder/tell.ts'
import { useBench } from '../parts/builder/use-bench.ts'
import { useTyping } from '../parts/builder/use-typing.ts'
import { Why } from '../parts/builder/Why.tsx'

interface Props {
  readonly lang: Lang
  /** Id of the typed hand it opens with. */
  readonly start: string
  /** Prompts that put another hand in: its id, a space, and what the button says. */
  readonly tries?: readonly string[]
  /** What this builder is called on a page with several. */
  readonly name?: string
  /** The rules the hand is pinned to, in words, where it is. */
  readonly pinned?: string
}

/** The hand builder within a text: the hand, what it is worth and why; keys and choices open when they are wanted. */
export function HandBuilderSmall({ lang, start, tries = [], name, pinned }: Props) {
  const id = useId()
  const first = namedHand(start)
  const bench = useBench(lang, first, first.table ?? DEFAULT_TABLE)
  const { state, force, verdict, voice, chosen } = bench
  const { say, words, tiles } = voice
  const { hand } = state
  const [open, setOpen] = useState<'keys' | 'context' | null>(null)
  const digits = useTyping(bench.root, { ...bench, escape: () => bench.setChosen(null) }, false)
  const fields = fillFields(state.fields)
  const toggle = (panel: 'keys' | 'context') => setOpen(open === panel ? null : panel)
  const keys = open === 'keys' || chosen !== null
  const label = name ?? useWords(lang, 'builder').title
  const win = (kind: Kind) =>
    bench.edit((s, r) =>
      s.hand.winning === null ? addTile(s, kind, r) : replaceAt(s, { zone: 'winning' }, kind, r),
    )
  const context = (panel: string, value: string) => (
    <button
      type="button"
      class="chip"
      aria-expanded={open === 'context'}
      aria-controls={`${id}-context`}
      onClick={() => toggle('context')}
    >
      {panel} <b>{value}</b>
    </button>
  )
  return (
    <section class="bench b-small" ref={bench.root} aria-label={label}>
      <div class="tray-box">
        <HandTray
          voice={voice}
          hand={hand}
          reading={verdict.score?.reading ?? null}
          chosen={chosen}
          onChoose={bench.setChosen}
          onRemove={bench.remove}
          onMark={bench.mark}
        />
      </div>
      {!bench.live && <Still voice={voice} fields={state.fields} rules={force.rules} />}
      <div class="ctx">
        {context(words.context.seat, tiles.seat[fields.seat])}
        {force.rules.play.roundWind === 'moves' && context(words.context.round, tiles.seat[fields.round])}
        {context(words.context.win, wayOf(voice, fields))}
        <div class="ctx-do">
          <button
            type="button"
            class="chip"
            aria-expanded={keys}
            aria-controls={`${id}-keys`}
            onClick={() => {
              bench.setChosen(null)
              setOpen(keys ? null : 'keys')
            }}
          >
            {words.change}
          </button>
          <span class="sp" />
          <button
            type="button"
            class="ib"
            aria-label={words.tools.undo}
            disabled={!bench.canUndo}
            onClick={bench.undo}
          >
            <Icon name="undo" />
          </button>
          <a
            class="ib"
            aria-label={words.tools.open}
            title={words.tools.open}
            href={`${addressOf(lang, '/tools/hand/')}${writeLink(state, force)}`}
          >
            <Icon name="share" />
          </a>
        </div>
      </div>
      <div id={`${id}-context`} hidden={open !== 'context'}>
        {open === 'context' && (
          <Context voice={voice} id={id} state={state} rules={force.rules} onSet={bench.set} />
        )}
      </div>
      <div id={`${id}-keys`} class="pick" hidden={!keys}>
        <Keys bench={bench} id={id} digits={digits} shut={!keys} />
      </div>
      {pinned && state.pinned && <p class="quiet">{say(words.pinned, { list: pinned })}</p>}
      <Result voice={voice} verdict={verdict} rules={force.rules} />
      <div class="cols">
        <div>
          <Why voice={voice} verdict={verdict} hand={hand} level="h3" />
        </div>
        <div>
          <Almost voice={voice} verdict={verdict} hand={hand} rules={force.rules} level="h3" />
          <Waits voice={voice} verdict={verdict} hand={hand} onWin={win} level="h3" />
          <Readings voice={voice} verdict={verdict} level="h3" />
        </div>
      </div>
      {tries.length > 0 && (
        <fieldset class="try">
          <legend>{words.try.title}</legend>
          {tries.map((prompt) => {
            const [to] = prompt.split(' ', 1)
            return (
              <button type="button" key={prompt} onClick={() => bench.open(namedHand(to))}>
                {prompt.slice(to.length + 1)}
              </button>
            )
          })}
        </fieldset>
      )}
      <output class="vh">
        {bench.touched ? saySentences(lang, [bench.refusal, announce(voice, verdict, force.rules)]) : ''}
      </output>
    </section>
  )
}
