import { useState } from 'preact/hooks'
import { DEFAULT_TABLE } from '../../../engine/index.ts'
import { type Lang, tagOf } from '../../../i18n/languages.ts'
import { sayNumber } from '../../../i18n/message.ts'
import { KIND_FACTS, LEVELS, QUESTION_KINDS, type QuestionKind } from '../../../practice/index.ts'
import { kindsOf, readPracticeFile, writePracticeFile } from '../../../stores/practice.ts'
import { PRACTICE_FORM } from '../../../stores/practice-kept.ts'
import { KeptAside } from '../../parts/KeptAside.tsx'
import type { Session } from './use-practice.ts'
import type { PracticeVoice } from './voice.ts'

interface Props {
  readonly voice: PracticeVoice
  readonly session: Session
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** "in 3 hours", rounded up to what is worth saying. */
function whenText(lang: Lang, due: number, now: number): string | null {
  const left = due - now
  if (left <= 0) return null
  const [unit, size] = STEPS.find(([, step]) => left >= step) ?? STEPS[2]
  return new Intl.RelativeTimeFormat(tagOf(lang), { numeric: 'auto' }).format(Math.ceil(left / size), unit)
}

const SHOWN = 6

/** The questions that were missed, and when each comes back. */
export function Queue({ voice, session }: Props) {
  const { lang, say, ask } = voice
  const { queue, now } = session
  const due = queue.filter((card) => card.due <= now).length
  return (
    <section class="p-sec">
      <h2>{ask.queue.title}</h2>
      <p class="quiet">
        {queue.length === 0 ? ask.queue.none : due === 0 ? ask.queue.later : say(ask.queue.due, { n: due })}
      </p>
      {queue.length > 0 && (
        <ul class="queue">
          {queue.slice(0, SHOWN).map(({ asked, due }) => (
            <li key={JSON.stringify(asked)}>
              <span>{ask.kinds[asked.kind].name}</span>
              <span class="quiet">{whenText(lang, due, now) ?? <b>{ask.queue.now}</b>}</span>
            </li>
          ))}
        </ul>
      )}
      {queue.length > SHOWN && <p class="quiet">{say(ask.queue.more, { n: queue.length - SHOWN })}</p>}
    </section>
  )
}

/** Kinds to be asked, with how far the reader has come in each. */
export function Progress({ voice, session }: Props) {
  const { lang, say, ask } = voice
  const { state, choose, rulesAt } = session
  const [said, setSaid] = useState('')
  const wanted = kindsOf(state)
  const off = (kind: QuestionKind) =>
    KIND_FACTS[kind].task === 'liable' && !rulesAt(KIND_FACTS[kind].table).payments.bao
  return (
    <section class="p-sec">
      <h2>{ask.progress.title}</h2>
      <p class="quiet">{ask.progress.about}</p>
      <p class="kinds-say" role="status">
        {said}
      </p>
      <ul class="kinds">
        {QUESTION_KINDS.map((kind) => {
          const one = state.progress[kind]
          const level = one?.level ?? 1
          return (
            <li key={kind} class={KIND_FACTS[kind].table === DEFAULT_TABLE ? undefined : 'hk'}>
              <label class="sw">
                <input
                  type="checkbox"
                  checked={wanted.includes(kind)}
                  onChange={(event) => {
                    const box = event.currentTarget
                    const last = !box.checked && wanted.length === 1
                    setSaid(last ? ask.progress.last : '')
                    if (last) box.checked = true
                    else choose(kind, box.checked)
                  }}
                />
                <span />
                {ask.kinds[kind].name}
              </label>
              <span class="kind-n">
                <span class="pips" role="img" aria-label={say(ask.level, { n: level })}>
                  {Array.from({ length: LEVELS }, (_, i) => (
                    <i key={i} class={one && i < level ? 'on' : undefined} />
                  ))}
                </span>
                <small>
                  {off(kind)
                    ? ask.progress.noBao
                    : one
                      ? say(ask.progress.of, {
                          right: sayNumber(lang, one.right),
                          all: sayNumber(lang, one.right + one.wrong),
                        })
                      : ask.progress.none}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** What was kept and could not be read: said once, to be saved or thrown away. */
export const Aside = ({ voice, session }: Props) =>
  session.live ? <KeptAside form={PRACTICE_FORM} words={voice.ask.notice} /> : null

const fileName = (what: string) => `count-tai-${what}-${new Date().toISOString().slice(0, 10)}.json`

/** Progress as a file, from a file, and gone. */
export function FileTools({ voice, session }: Props) {
  const { say, ask } = voice
  const { file } = ask
  const { state, replace, reset } = session
  const [said, setSaid] = useState('')
  const [sure, setSure] = useState(false)
  const keep = () => {
    const name = fileName('practice')
    save(name, writePracticeFile(state))
    setSaid(say(file.exported, { file: name }))
  }
  const open = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    if (!chosen) return
    const read = readPracticeFile(await chosen.text().catch(() => ''))
    input.value = ''
    if (read) replace(read)
    setSaid(read ? file.imported : file.notOurs)
  }
  return (
    <section class="p-sec p-file">
      <button type="button" class="chip" onClick={keep}>
        {file.export}
      </button>
      <label class="chip file">
        <input type="file" accept="application/json,.json" onChange={(event) => open(event.currentTarget)} />
        {file.import}
      </label>
      {sure ? (
        <fieldset class="sure">
          <legend>{file.sure}</legend>
          <button
            type="button"
            class="chip"
            onClick={() => {
              reset()
              setSure(false)
              setSaid(file.done)
            }}
          >
            {file.yes}
          </button>
          <button type="button" class="chip" ref={(no) => no?.focus()} onClick={() => setSure(false)}>
            {file.no}
          </button>
        </fieldset>
      ) : (
        <button type="button" class="chip" onClick={() => setSure(true)}>
          {file.reset}
        </button>
      )}
      <p class="quiet" role="status">
        {said}
      </p>
    </section>
  )
}
