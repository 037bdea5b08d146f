import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { TableId } from '../../../engine/index.ts'
import { type Answer, type Asked, answerKey, KIND_FACTS, type Question } from '../../../practice/index.ts'
import {
  answerQuestion,
  currentQuestion,
  forgotten,
  nextQuestion,
  queueOf,
  type Schedule,
  scheduled,
  withKind,
} from '../../../stores/practice.ts'
import { type PracticeState, practice } from '../../../stores/practice-kept.ts'
import { choiceOf } from '../../../stores/rules.ts'
import { checkRules, rulesetOf } from '../../../stores/rules-check.ts'
import { useOwnRules } from '../../parts/own-rules.ts'
import { useAtom } from '../../parts/use-atom.ts'

const newSalt = (): string => Math.random().toString(36).slice(2, 10)

/** A minute: how often the queue looks at the clock. */
const TICK = 60_000

/** The first question ever asked, by the table that the reader sits at. */
export type Starts = Readonly<Record<TableId, Asked>>

/** The session: the question on the page, answers, what comes next. It begins at the table that the reader sits at. */
export function usePractice(starts: Starts) {
  const own = useOwnRules()
  const start = starts[own.table]
  const valuesAt = (table: TableId) => checkRules(choiceOf(own, table)).values
  const rulesAt = useMemo(() => {
    const rules: Partial<Record<TableId, ReturnType<typeof rulesetOf>>> = {}
    return (table: TableId) => (rules[table] ??= rulesetOf(table, valuesAt(table)))
  }, [own])
  const kept = useAtom(practice.$value)
  const [live, setLive] = useState(false)
  const [now, setNow] = useState(0)
  const schedule = useRef<Promise<Schedule | null> | null>(null)
  /** What moved last: focus follows it. */
  const [moved, setMoved] = useState<'answered' | 'next' | null>(null)

  const begun = (one: PracticeState): PracticeState =>
    one.current ? one : { ...one, current: { asked: start, review: false, chosen: null } }
  const state = begun(kept)
  const question = useMemo(() => currentQuestion(state, rulesAt), [state.current, rulesAt])
  const queue = useMemo(
    () => (live ? queueOf(state, rulesAt) : []),
    [state.cards, state.kinds, rulesAt, live],
  )

  /** The scheduler looks at the answers that wait for it. When it cannot be fetched they are kept, and wait. */
  const catchUp = async () => {
    schedule.current ??= import('../../../stores/practice-schedule.ts').catch(() => {
      schedule.current = null
      return null
    })
    const found = await schedule.current
    const now = practice.$value.get()
    if (found && now.waiting.length > 0) practice.set(scheduled(now, found))
  }
  useEffect(() => {
    practice.load()
    setLive(true)
    setNow(Date.now())
    catchUp()
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])

  /** As it stands this moment, not as it was last drawn: the next press must find what the last one has done. */
  const salted = (): PracticeState => {
    const one = begun(practice.$value.get())
    return { ...one, salt: one.salt || newSalt() }
  }
  const next = (from: PracticeState = salted()) => {
    const time = Date.now()
    setNow(time)
    practice.set(nextQuestion(from, rulesAt, time, own.table))
    setMoved('next')
  }
  // rules that leave nothing of the question on the page: another one
  useEffect(() => {
    if (!live || question) return
    const other = nextQuestion(salted(), rulesAt, Date.now(), own.table)
    if (other.current) practice.set(other)
  }, [question, live, rulesAt, state.kinds])

  return {
    state,
    question,
    queue,
    now,
    live,
    rulesAt,
    valuesAt,
    moved,
    chosen: state.current?.chosen ?? null,
    answer: (to: Question, answer: Answer) => {
      const time = Date.now()
      practice.set(answerQuestion(salted(), to, answer, time))
      setNow(time)
      setMoved('answered')
      catchUp()
    },
    next: () => next(),
    choose: (kind: Parameters<typeof withKind>[1], on: boolean) => {
      const chosen = withKind(salted(), kind, on)
      const asked = chosen.current?.asked.kind
      // a question of a kind that is no longer wanted gives way
      const stale = asked !== undefined && chosen.kinds.length > 0 && !chosen.kinds.includes(asked)
      practice.set(stale ? nextQuestion(chosen, rulesAt, Date.now(), own.table) : chosen)
    },
    reset: () => practice.set(nextQuestion(forgotten(salted(), newSalt()), rulesAt, Date.now(), own.table)),
    /** The table of the question on the page. */
    table: KIND_FACTS[state.current?.asked.kind ?? start.kind].table,
    replace: (other: PracticeState) => practice.set(other),
  }
}

export type Session = ReturnType<typeof usePractice>

/** Whether a choice is the one that was made. */
export const isChosen = (chosen: string | null, answer: Answer): boolean => chosen === answerKey(answer)
