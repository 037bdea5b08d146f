import { useEffect, useState } from 'preact/hooks'
import type { Lang } from '../../../i18n/languages.ts'
import { saySentences } from '../../../i18n/message.ts'
import { caseState, type LiabilityState } from '../../../stores/liability-state.ts'
import { Bills, Facts, LaterWins, sayVerdict, Verdict } from '../../parts/bao/Finding.tsx'
import { Scene, type Spot } from '../../parts/bao/Scene.tsx'
import { baoVoice } from '../../parts/bao/voice.ts'
import { EXPLORE } from '../../parts/bill-areas.ts'
import { Icon } from '../../parts/builder/Icon.tsx'
import { CaseControls } from './CaseControls.tsx'
import type { CaseLink } from './CaseLink.tsx'
import { Chooser, type ReadyCase } from './Chooser.tsx'
import { removeSpot } from './edit.ts'
import { Keys } from './Keys.tsx'
import { useCase } from './use-case.ts'

interface Props {
  readonly lang: Lang
  /** Unique on the page. */
  readonly id: string
  /** One of several on a page: no two are called alike. */
  readonly name: string
  readonly cases: readonly ReadyCase[]
  /** The case it opens with. */
  readonly open: string
  /** The one of its page that a link opens. */
  readonly linked?: boolean
}

/** Set a table out and see who is liable, by which rule, why, how long, and what everybody pays. */
export function Explorer({ lang, id, name, cases, open, linked = false }: Props) {
  const first = cases.find((one) => one.id === open) ?? cases[0]
  const { state, force, finding, facts, touched, change, open: put } = useCase(first.start)
  const [now, setNow] = useState(first)
  const [changed, setChanged] = useState(false)
  const [keys, setKeys] = useState(false)
  const [chosen, setChosen] = useState<Spot | null>(null)
  const [refused, setRefused] = useState(false)
  const [Link, setLink] = useState<typeof CaseLink | null>(null)
  useEffect(() => {
    if (!linked || Link || (!touched && location.search === '')) return
    import('./CaseLink.tsx').then(
      (part) => setLink(() => part.CaseLink),
      // the table can be set out without an address
      () => undefined,
    )
  }, [touched])
  const voice = baoVoice(lang)
  const { words } = voice
  const { explore } = words
  const { rules } = force
  const bills = finding.now ?? finding.later.find((win) => win.id === state.later) ?? null
  const shown = keys || chosen !== null

  const choose = (next: ReadyCase) => {
    change(() => caseState(next.start))
    setNow(next)
    setChanged(false)
    setChosen(null)
    setRefused(false)
  }
  const edit: typeof change = (make) => {
    change(make)
    setChanged(true)
    setRefused(false)
  }
  /** An edit that may not be possible: then nothing changes, and the reader is told. */
  const attempt = (next: LiabilityState | null) => {
    if (!next) return setRefused(true)
    edit(() => next)
    setChosen(null)
  }
  const [head, what] = sayVerdict(voice, state, finding)
  return (
    <section class="explorer b-small" aria-label={name} id={linked ? EXPLORE : undefined}>
      <Chooser voice={voice} id={id} cases={cases} now={now} onChoose={choose} />
      <Scene
        voice={voice}
        state={state}
        pressing={{
          chosen,
          onChoose: (spot) => {
            setChosen(spot)
            setRefused(false)
          },
          onRemove: (spot) => attempt(removeSpot(state, spot, rules)),
        }}
      />
      <div class="ctx">
        <button
          type="button"
          class="chip"
          aria-expanded={shown}
          aria-controls={`${id}-keys`}
          onClick={() => {
            setChosen(null)
            setKeys(!shown)
          }}
        >
          {explore.tiles}
        </button>
        {changed && (
          <button type="button" class="chip" onClick={() => choose(now)}>
            <Icon name="undo" /> {explore.reset}
          </button>
        )}
      </div>
      <div id={`${id}-keys`} class="pick" hidden={!shown}>
        {refused && <p class="pick-msg">{explore.refused}</p>}
        {shown && (
          <Keys
            voice={voice}
            id={id}
            state={state}
            rules={rules}
            chosen={chosen}
            onEdit={attempt}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      <details class="bao-set">
        <summary>{explore.change}</summary>
        <CaseControls voice={voice} id={id} state={state} rules={rules} onChange={edit} />
      </details>
      <p class={finding.liable ? 'bao-now liable' : 'bao-now'} aria-hidden="true">
        {head}
      </p>
      <div class="bao-out">
        <div>
          <Verdict voice={voice} state={state} finding={finding}>
            {finding.later.length > 0 && (
              <LaterWins
                voice={voice}
                id={id}
                finding={finding}
                state={state}
                onChoose={(later) => edit((s) => ({ ...s, later }))}
              />
            )}
          </Verdict>
          {bills && <Bills voice={voice} bills={bills} receiver={state.receiver} />}
        </div>
        {finding.fault === null && (
          <div>
            <h3>{words.verdict.reasons}</h3>
            <Facts voice={voice} state={state} facts={facts} />
          </div>
        )}
      </div>
      {Link && (
        <Link
          lang={lang}
          id={id}
          state={state}
          force={force}
          touched={touched}
          onOpen={(next) => {
            put(next)
            setChanged(true)
          }}
        />
      )}
      {state.pinned && now.rulesWords && <p class="quiet">{now.rulesWords}</p>}
      <output class="vh">
        {touched ? saySentences(lang, [refused && explore.refused, head, what]) : ''}
      </output>
    </section>
  )
}
