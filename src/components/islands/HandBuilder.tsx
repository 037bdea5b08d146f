import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { DEFAULT_TABLE, type Kind, TABLE_IDS } from '../../engine/index.ts'
import { addressOf, type Lang } from '../../i18n/languages.ts'
import { saySentences } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { addTile, clearHand, replaceAt, setHand } from '../../stores/builder-edit.ts'
import { loadHand, saveHand } from '../../stores/builder-kept.ts'
import { readLink, trimmed, writeLink } from '../../stores/builder-link.ts'
import { judge } from '../../stores/builder-verdict.ts'
import type { PlacedFault } from '../../stores/faults.ts'
import { ownRules } from '../../stores/rules.ts'
import { rulesetOf } from '../../stores/rules-check.ts'
import { Almost } from '../parts/builder/Almost.tsx'
import { Context } from '../parts/builder/Context.tsx'
import { HandTray } from '../parts/builder/HandTray.tsx'
import { Icon } from '../parts/builder/Icon.tsx'
import { Keys } from '../parts/builder/Keys.tsx'
import { OnTheWay } from '../parts/builder/OnTheWay.tsx'
import { Readings, Waits } from '../parts/builder/Readings.tsx'
import { Result, ResultBar } from '../parts/builder/Result.tsx'
import { RulesLine } from '../parts/builder/RulesLine.tsx'
import { SavePicture } from '../parts/builder/SavePicture.tsx'
import { Still } from '../parts/builder/Still.tsx'
import { OPENINGS, startState } from '../parts/builder/start.ts'
import { Typed } from '../parts/builder/Typed.tsx'
import { announce, tell } from '../parts/builder/tell.ts'
import { useBench } from '../parts/builder/use-bench.ts'
import { useTyping } from '../parts/builder/use-typing.ts'
import { Why } from '../parts/builder/Why.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Later } from '../parts/Later.tsx'
import { LinkFaults } from '../parts/LinkFaults.tsx'
import { ShareLink } from '../parts/ShareLink.tsx'
import { More } from '../parts/share-hand/More.tsx'
import { useReady } from '../parts/wait.ts'

const PAGE = '/tools/hand/'

/** What the link said that opened the page. */
interface Opened {
  readonly faults: readonly PlacedFault[]
  readonly draft: string | null
  /** It named no rules: the reader's are in force. */
  readonly plain: boolean
}

/** The hand builder of its own page: opens on an example, on a link's hand, or on the hand of the last visit. */
export function HandBuilder({ lang }: { readonly lang: Lang }) {
  const id = useId()
  const bench = useBench(lang, OPENINGS[DEFAULT_TABLE])
  const { builder, state, force, verdict, voice, chosen } = bench
  const { hand } = state
  const { words } = voice
  const page = useWords(lang, 'builderPage')
  const [opened, setOpened] = useState<Opened>({ faults: [], draft: null, plain: false })
  const [shut, setShut] = useState(false)
  useReady()
  const first = useRef({ state, force }).current
  const built = state === first.state && force === first.force
  const digits = useTyping(bench.root, { ...bench, escape: () => bench.setChosen(null) }, true)

  // before anything that was done early is done again
  useLayoutEffect(() => {
    const kept = loadHand()
    const { table } = ownRules.load()
    const link = readLink(location.search, (named) => startState(OPENINGS[named ?? table]))
    if (link) {
      // one undo from what a link brings stands the hand of the last visit
      builder.restart(link.state, kept ? [...kept.past, kept.state] : [])
      setOpened({ faults: link.faults, draft: link.handText, plain: link.state.pinned === null })
    } else if (kept) builder.restart(kept.state, kept.past)
    else if (table !== DEFAULT_TABLE) builder.restart(startState(OPENINGS[table]))
  }, [])
  useEffect(() => {
    if (!bench.touched) return
    saveHand(state, force, builder.$past.get())
    // the address said what the page opened with; what is on it now is kept, and shared by its button
    if (location.search !== '') history.replaceState(null, '', location.pathname)
  }, [state, bench.touched])

  /** Puts in another hand from below it: the hand comes back into view, and what is done next is done from there. */
  const anew = (put: () => void) => {
    put()
    setShut(false)
    const hand = bench.root.current?.querySelector<HTMLElement>('.b-hand')
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    hand?.querySelector('.tray')?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' })
    hand?.focus({ preventScroll: true })
  }
  const toKeys = (event: Event) => {
    event.preventDefault()
    setShut(false)
    // behind the keys that were folded away until now
    requestAnimationFrame(() => {
      const keys = [...(bench.root.current?.querySelectorAll<HTMLElement>('.pick-k [tabindex="0"]') ?? [])]
      keys.find((key) => key.getClientRects().length > 0)?.focus()
    })
  }

  // it is over at once (SG-C2, C3): there is nothing to draw or to let go
  const wonUnfinished = verdict.winsAnyway !== null || (verdict.score?.legal && !verdict.score.reading)
  /** A hand that a link brought without rules: what the table as written says, where that is another thing. */
  const differsAsWritten = () => {
    const rules = rulesetOf(force.table, {})
    const written = judge(state, rules)
    return JSON.stringify(written.score) === JSON.stringify(verdict.score)
      ? null
      : tell(voice, written, rules)
  }
  const asWritten = opened.plain && !bench.touched ? differsAsWritten() : null
  const query = writeLink(state, force)
  const href = addressOf(lang, PAGE) + query
  const win = (kind: Kind) =>
    bench.edit((s, r) =>
      s.hand.winning === null ? addTile(s, kind, r) : replaceAt(s, { zone: 'winning' }, kind, r),
    )
  return (
    <div class="bench" ref={bench.root}>
      {bench.live && (
        <a class="skip" href={`#${id}-keys`} onClick={toKeys}>
          {page.skip}
        </a>
      )}
      <h1>{words.title}</h1>
      {opened.faults.length > 0 && (
        <LinkFaults
          lang={lang}
          faults={opened.faults}
          table={force.table}
          right={`${addressOf(lang, PAGE)}${writeLink(trimmed(state), force)}`}
          onClose={() => setOpened({ ...opened, faults: [] })}
        />
      )}
      <section class="b-hand" aria-label={words.hand} tabIndex={-1}>
        <Later built={built}>
          <HandTray
            voice={voice}
            hand={hand}
            reading={verdict.score?.reading ?? null}
            chosen={chosen}
            onChoose={bench.setChosen}
            onRemove={bench.remove}
            onMark={bench.mark}
          />
        </Later>
        {!bench.live && <Still voice={voice} fields={state.fields} rules={force.rules} />}
        <Later built={built}>
          <Context voice={voice} id={id} state={state} rules={force.rules} onSet={bench.set}>
            <Choice
              legend={page.table}
              name={`${id}-table`}
              value={force.table}
              options={TABLE_IDS.map((value) => ({ value, label: page.tables[value] }))}
              onChange={(table) => bench.changeTable(table, OPENINGS)}
            />
          </Context>
        </Later>
      </section>
      <section class="b-out" aria-label={page.result}>
        <Later built={built} still>
          <Result voice={voice} verdict={verdict} rules={force.rules} />
        </Later>
        <Later built={built}>
          <RulesLine
            voice={voice}
            id={id}
            force={force}
            onChange={bench.changeRules}
            onMine={bench.useMine}
            onKeep={bench.keepRules}
            asWritten={asWritten?.whole ?? null}
            onAsWritten={() => builder.pin(force.table, {})}
          />
        </Later>
        <Later built={built} still>
          <Why voice={voice} verdict={verdict} hand={hand} />
          <Almost voice={voice} verdict={verdict} hand={hand} rules={force.rules} />
        </Later>
        <Later built={built}>
          <Waits voice={voice} verdict={verdict} hand={hand} onWin={win} />
          <Readings voice={voice} verdict={verdict} />
        </Later>
        <Later built={built}>
          <Typed
            voice={voice}
            id={id}
            hand={hand}
            rules={force.rules}
            draft={opened.draft}
            onHand={(next) => bench.edit((s, r) => setHand(s, next, r), undefined, undefined, 'typed')}
          />
          <div class="acts">
            {verdict.standing === 'win' && (
              <a class="chip" href={addressOf(lang, '/tools/score-sheet/') + query}>
                {page.tools.enter}
              </a>
            )}
            <ShareLink words={page.tools} id={id} href={href} />
            <SavePicture
              voice={voice}
              hand={hand}
              fields={state.fields}
              verdict={verdict}
              rules={force.rules}
            />
            <More {...{ voice, id, hand, query, verdict }} fields={state.fields} rules={force.rules} />
            <button type="button" class="chip" onClick={() => anew(() => bench.edit(clearHand))}>
              <Icon name="clear" /> {page.tools.clear}
            </button>
            <button type="button" class="chip" onClick={() => anew(() => bench.open(OPENINGS[force.table]))}>
              {page.tools.example}
            </button>
          </div>
          {/* last, since it comes when its script does: what stands above stays where it is */}
          {!wonUnfinished && (
            <OnTheWay
              lang={lang}
              hand={hand}
              fields={state.fields}
              rules={force.rules}
              wanted={!built}
              onDraw={(kind) => bench.edit((s, r) => addTile(s, kind, r))}
            />
          )}
        </Later>
      </section>
      <Later
        as="section"
        class="pick"
        id={`${id}-keys`}
        aria-label={page.picker}
        data-shut={shut ? '' : undefined}
        built={built}
      >
        <div class="pick-r">
          <ResultBar voice={voice} verdict={verdict} rules={force.rules} />
          <button
            type="button"
            class="ib"
            aria-label={words.tools.undo}
            disabled={!bench.canUndo}
            onClick={bench.undo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            class="ib"
            aria-label={page.tools.redo}
            disabled={!bench.canRedo}
            onClick={bench.redo}
          >
            <Icon name="redo" />
          </button>
          <button
            type="button"
            class="ib fold"
            aria-expanded={!shut}
            aria-label={words.pick.fold}
            onClick={() => setShut(!shut)}
          >
            <Icon name="down" />
          </button>
        </div>
        <Keys bench={bench} id={id} digits={digits} />
      </Later>
      <output class="vh">
        {bench.touched
          ? saySentences(lang, [
              bench.refusal,
              announce(voice, verdict, force.rules),
              tell(voice, verdict, force.rules).short,
            ])
          : ''}
      </output>
    </div>
  )
}
