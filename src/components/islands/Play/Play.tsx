import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableId } from '../../../engine/index.ts'
import { addressOf, type Lang } from '../../../i18n/languages.ts'
import type { PlacedFault } from '../../../stores/faults.ts'
import { asideTexts } from '../../../stores/kept.ts'
import { createPlay, type PlayStore } from '../../../stores/play.ts'
import { type Game, stateOf } from '../../../stores/play-game.ts'
import { PLAY_FORM } from '../../../stores/play-kept.ts'
import { DEAL, modesAt, startOfDeal, writePlayChoice, writePlayLink } from '../../../stores/play-link.ts'
import { type ReadPlayChoice, readPlayChoice, readPlayLink } from '../../../stores/play-link-read.ts'
import { DEFAULT_SETTINGS, type PlaySettings, playSettings } from '../../../stores/play-settings.ts'
import { rulesetOf } from '../../../stores/rules-check.ts'
import { useOwnRules } from '../../parts/own-rules.ts'
import { useAtom } from '../../parts/use-atom.ts'
import { Setup } from './Setup.tsx'
import { Table } from './Table.tsx'
import { type Voice, voiceOf } from './voice.ts'

type Aside = typeof import('../../parts/KeptAside.tsx').KeptAside
interface Opened extends Pick<typeof import('../../parts/LinkFaults.tsx'), 'LinkFaults'> {
  readonly faults: readonly PlacedFault[]
  /** The table whose house rules the link names. */
  readonly table: TableId
}
const PAGE = '/play/'
const nothing = () => undefined
const after = (ms: number, then: () => void) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** A seed that no other game has. */
function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return [...words].map((word) => word.toString(36)).join('')
}

function useSettings(): [PlaySettings, (change: Partial<PlaySettings>) => void] {
  const [settings, setSettings] = useState<PlaySettings>(DEFAULT_SETTINGS)
  useEffect(() => {
    playSettings.load()
    return playSettings.$value.subscribe(setSettings)
  }, [])
  return [settings, (change) => playSettings.set({ ...playSettings.$value.get(), ...change })]
}

/** An open game in a sentence. */
function aboutOf({ say, words, seat }: Voice, game: Game): string {
  const { start } = stateOf(game)
  return say(words.setup.resumeAbout[start.mode], { round: seat(start.round), n: start.hand })
}

/** The page: the choice of what to play, or the table. A game that is open is taken up where it was left. */
export function Play({ lang }: { readonly lang: Lang }) {
  const made = useRef<PlayStore>(null)
  made.current ??= createPlay(after)
  const store = made.current
  const shown = useAtom(store.$shown)
  const kept = useAtom(store.$kept)
  const aside = useAtom(store.$aside)
  const own = useOwnRules()
  const [liked, change] = useSettings()
  /** What the link chose stands in the place of what the reader likes, until they choose otherwise. */
  const [linked, setLinked] = useState<ReadPlayChoice['choice']>({})
  const settings = { ...liked, ...linked }
  const table = settings.table ?? own.table
  const [seated, setSeated] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  /** Says what was kept and could not be read; null when all of it could. */
  const [lost, setLost] = useState<{ readonly Aside: Aside } | null>(null)
  const [note, setNote] = useState('')
  const voice = voiceOf(lang, seated && shown ? stateOf(shown.game).start.table : table)

  useEffect(() => {
    store.setSpeed(playSettings.load().speed)
    const link = readPlayLink(location.search)
    const chosen = readPlayChoice(location.search)
    // what says what is wrong with a link is fetched for a link that has something wrong
    const tellFaults = (faults: readonly PlacedFault[], table: TableId) => {
      if (faults.length === 0) return
      import('../../parts/LinkFaults.tsx').then(
        ({ LinkFaults }) => setOpened({ LinkFaults, faults, table }),
        nothing,
      )
    }
    if (link) {
      store.open(link.game)
      tellFaults(link.faults, stateOf(link.game).start.table)
      setNote(link.whole ? voice.words.shared.opened : voice.words.shared.broken)
      // what is on the table now is kept; the address would deal it again at every reload
      history.replaceState(null, '', location.pathname)
      setSeated(true)
    } else if (chosen) {
      // a game that is open stays; it can be gone on with beside the choice
      store.load()
      setLinked(chosen.choice)
      tellFaults(chosen.faults, chosen.choice.table ?? DEAL.table)
      history.replaceState(null, '', location.pathname)
    } else if (store.load()) setSeated(true)
    if (asideTexts(PLAY_FORM)[0])
      import('../../parts/KeptAside.tsx').then(({ KeptAside }) => setLost({ Aside: KeptAside }), nothing)
    return store.stop
  }, [])
  useEffect(() => store.setSpeed(settings.speed), [settings.speed])

  const choose = (one: ReadPlayChoice['choice']) => {
    change({ ...linked, ...one })
    setLinked({})
  }
  const begin = () => {
    setOpened(null)
    const seed = newSeed()
    const rules = own.rules[table] ?? {}
    const written = rulesetOf(table, rules)
    const modes = modesAt(written)
    const mode = modes.includes(settings.mode) ? settings.mode : modes[modes.length - 1]
    // who begins is drawn by lot, but where hands are independent the reader is East of the first (HK-A4)
    const dealer =
      written.play.dealer === 'winner-stays' ? Number.parseInt(seed.slice(-1), 36) % 4 : DEAL.dealer
    setNote('')
    store.begin(startOfDeal({ ...DEAL, table, mode, seed, rules, dealer }), [
      settings.level,
      settings.level,
      settings.level,
    ])
    setSeated(true)
  }
  const faultsOf = (query: string) =>
    opened && (
      <opened.LinkFaults
        lang={lang}
        faults={opened.faults}
        table={opened.table}
        right={`${addressOf(lang, PAGE)}${query}`}
        onClose={() => setOpened(null)}
      />
    )
  const unread = lost && <lost.Aside form={PLAY_FORM} words={voice.words.shared} />
  if (seated && shown)
    return (
      <>
        {unread}
        {faultsOf(writePlayLink(shown.game, shown.game.rivals) ?? '')}
        {note !== '' && (
          <p class="play-note" role="status">
            {note}
            {voice.gap}
            <button type="button" class="link" onClick={() => setNote('')}>
              {voice.words.end.close}
            </button>
          </p>
        )}
        <Table
          voice={voice}
          store={store}
          shown={shown}
          settings={settings}
          onSettings={change}
          kept={kept}
          onLeave={() => {
            setSeated(false)
            scrollTo(0, 0)
          }}
        />
      </>
    )
  return (
    <>
      {unread}
      {faultsOf(writePlayChoice(linked))}
      <Setup
        voice={voice}
        own={own}
        table={table}
        mode={settings.mode}
        onTable={(table) => choose({ table })}
        level={settings.level}
        onMode={(mode) => choose({ mode })}
        onLevel={(level) => change({ level })}
        onStart={begin}
        open={shown ? { about: aboutOf(voice, shown.game), go: () => setSeated(true) } : null}
        aside={
          aside
            ? () => {
                store.backToAside()
                setSeated(true)
              }
            : null
        }
      />
    </>
  )
}
