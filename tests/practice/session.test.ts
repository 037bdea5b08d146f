import { describe, expect, test } from 'vitest'
import { TABLE_IDS, TABLES } from '../../src/engine/index.ts'
import {
  type Answer,
  answerKey,
  ask,
  generate,
  KIND_FACTS,
  LEVELS,
  QUESTION_KINDS,
  type Question,
} from '../../src/practice/index.ts'
import {
  answerQuestion,
  currentQuestion,
  forgotten,
  nextQuestion,
  queueOf,
  type RulesAt,
  readPracticeFile,
  scheduled,
  stepped,
  withKind,
  writePracticeFile,
} from '../../src/stores/practice.ts'
import {
  EMPTY_PRACTICE,
  MOST_CARDS,
  NEW_KIND,
  type PracticeState,
  readPractice,
} from '../../src/stores/practice-kept.ts'
import * as schedule from '../../src/stores/practice-schedule.ts'

const rulesAt: RulesAt = (table) => TABLES[table].rules
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.UTC(2026, 4, 1)

const begin = (kinds: PracticeState['kinds'] = ['tai']): PracticeState =>
  nextQuestion({ ...EMPTY_PRACTICE, kinds, salt: 'test' }, rulesAt, START)

const answersOf = ({ choices }: Question, right: boolean): Answer => {
  const found = choices.find((choice) => choice.right === right)
  if (!found) throw new Error('no such choice')
  return found.answer
}

function give(state: PracticeState, right: boolean, now = START): PracticeState {
  const question = currentQuestion(state, rulesAt)
  if (!question) throw new Error('no question')
  return scheduled(answerQuestion(state, question, answersOf(question, right), now), schedule)
}

describe('where practice begins', () => {
  test.each(TABLE_IDS)('with a question of the table that the reader sits at: %s', (home) => {
    let state = nextQuestion({ ...EMPTY_PRACTICE, salt: 'home' }, rulesAt, START, home)
    const asked: string[] = []
    const theirs = QUESTION_KINDS.filter((kind) => KIND_FACTS[kind].table === home)
    for (const _ of theirs) {
      asked.push(state.current?.asked.kind ?? '')
      state = nextQuestion(give(state, true), rulesAt, START, home)
    }
    expect(asked.sort()).toEqual([...theirs].sort())
    // then the other table's, so that every kind comes up
    expect(KIND_FACTS[state.current?.asked.kind ?? 'tai'].table).not.toBe(home)
  })
})

describe('answers', () => {
  test('a right one counts and leaves nothing to review; it is kept until the next question', () => {
    const state = give(begin(), true)
    expect(state.progress.tai).toEqual({ level: 1, run: 1, right: 1, wrong: 0 })
    expect(state.cards).toEqual([])
    expect(state.current?.chosen).not.toBeNull()
    expect(give(state, false)).toBe(state)
  })
  test('a missed question comes back within minutes, before new ones', () => {
    const missed = give(begin(), false)
    expect(missed.cards).toHaveLength(1)
    const [{ asked, due }] = missed.cards
    expect(due).toBeGreaterThan(START)
    expect(due).toBeLessThanOrEqual(START + 15 * MINUTE)
    // not yet due: something new
    expect(nextQuestion(missed, rulesAt, START).current).toMatchObject({ review: false })
    const other = give(nextQuestion(missed, rulesAt, START), true)
    const back = nextQuestion(other, rulesAt, due)
    expect(back.current).toEqual({ asked, review: true, chosen: null })
  })
  test('known reviews come back later and later, and are let go in the end; a miss brings them back sooner', () => {
    let state = give(begin(), false)
    const gaps: number[] = []
    for (let i = 0; i < 20 && state.cards.length > 0; i++) {
      const now = state.cards[0].due
      const asked = state.cards[0].asked
      state = give({ ...state, current: { asked, review: true, chosen: null } }, true, now)
      if (state.cards.length > 0) gaps.push(state.cards[0].due - now)
    }
    expect(state.cards).toEqual([])
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
    expect(gaps.at(-1)).toBeGreaterThan(10 * DAY)

    let twice = give(begin(), false)
    for (let i = 0; i < 4; i++) {
      const [card] = twice.cards
      twice = give({ ...twice, current: { asked: card.asked, review: true, chosen: null } }, true, card.due)
    }
    const [card] = twice.cards
    const known = card.due - card.last
    twice = give({ ...twice, current: { asked: card.asked, review: true, chosen: null } }, false, card.due)
    expect(twice.cards[0].due - card.due).toBeLessThan(known)
  })
  test('an answer that is no choice of the question changes nothing', () => {
    const state = begin()
    const question = currentQuestion(state, rulesAt)
    if (!question) throw new Error('no question')
    expect(answerQuestion(state, question, { as: 'amount', n: 77 }, START)).toBe(state)
  })
})

describe('an answer that has to wait for the scheduler', () => {
  /** Every answer of a session, right ones and wrong ones, given before the scheduler has come. */
  const begun = () => {
    let state = begin()
    for (let i = 0; i < 6; i++) {
      const now = START + i * 20 * MINUTE
      const question = currentQuestion(state, rulesAt)
      if (!question) throw new Error('no question')
      state = answerQuestion(state, question, answersOf(question, i % 2 === 1), now)
      if (i < 5) state = nextQuestion(state, rulesAt, now + 19 * MINUTE)
    }
    return state
  }
  test('is given at once: chosen, counted, and put with the reviews', () => {
    const state = begin()
    const question = currentQuestion(state, rulesAt)
    if (!question) throw new Error('no question')
    const missed = answerQuestion(state, question, answersOf(question, false), START)
    expect(missed.current?.chosen).toBe(answerKey(answersOf(question, false)))
    expect(missed.progress.tai).toMatchObject({ wrong: 1 })
    expect(missed.cards.map(({ asked }) => asked)).toEqual([question.asked])
    // a second answer is too late, whatever it says
    expect(answerQuestion(missed, question, answersOf(question, true), START + 1)).toBe(missed)
  })
  test('is kept with the page, and seen by the scheduler as if it had been there', () => {
    const state = begun()
    expect(state.waiting.length).toBeGreaterThan(2)
    const back = readPractice(JSON.parse(JSON.stringify(state)))
    expect(back).toEqual(state)
    const late = scheduled(back ?? state, schedule)
    expect(late.waiting).toEqual([])
    expect(scheduled(late, schedule)).toBe(late)
    for (const { asked, last, memory } of late.cards) {
      const mine = state.waiting.filter((one) => JSON.stringify(one.asked) === JSON.stringify(asked))
      let card = schedule.missed(asked, mine[0].at)
      for (const { right, at } of mine.slice(1)) card = schedule.reviewed(card, right, at) ?? card
      expect({ last, memory }).toEqual({ last: card.last, memory: card.memory })
    }
  })
  test('a review that was answered does not come straight back', () => {
    const missed = give(begin(), false)
    const [{ asked, due }] = missed.cards
    const again: PracticeState = { ...missed, current: { asked, review: true, chosen: null } }
    const question = currentQuestion(again, rulesAt)
    if (!question) throw new Error('no question')
    const known = answerQuestion(again, question, answersOf(question, true), due)
    expect(nextQuestion(known, rulesAt, due).current).toMatchObject({ review: false })
  })
})

describe('more misses than fit', () => {
  const [card] = give(begin(), false).cards
  const many = Array.from({ length: MOST_CARDS }, (_, i) => ({
    ...card,
    asked: { ...card.asked, hand: `1m ${i}` },
    due: START + i * DAY,
  }))
  test('what is due first stays; of the rest the one due last is let go', () => {
    const full = give({ ...begin(), cards: many }, false)
    expect(full.cards).toHaveLength(MOST_CARDS)
    const dues = full.cards.map(({ due }) => due)
    expect(dues).toContain(START)
    expect(dues).not.toContain(START + (MOST_CARDS - 1) * DAY)
    expect(full.cards.map(({ asked }) => asked)).toContainEqual(card.asked)
  })
  test('read from a file too', () => {
    const read = readPractice({ cards: [...many.toReversed(), card].toReversed() })
    expect(read?.cards.map(({ due }) => due).toSorted((a, b) => a - b)[0]).toBe(START)
    expect(read?.cards).toHaveLength(MOST_CARDS)
  })
})

describe('difficulty', () => {
  test('three right in a row are a step up, two wrong ones a step down, within the levels', () => {
    let one = NEW_KIND
    for (let i = 0; i < 3; i++) one = stepped(one, true)
    expect(one).toEqual({ level: 2, run: 0, right: 3, wrong: 0 })
    one = stepped(stepped(one, true), false)
    expect(one.level).toBe(2)
    one = stepped(one, false)
    expect(one).toMatchObject({ level: 1, run: 0 })
    for (let i = 0; i < 10; i++) one = stepped(one, false)
    expect(one.level).toBe(1)
    for (let i = 0; i < 40; i++) one = stepped(one, true)
    expect(one.level).toBe(LEVELS)
  })
  test('the next question of a kind is of its level', () => {
    const state: PracticeState = { ...begin(), progress: { tai: { level: 4, run: 0, right: 9, wrong: 0 } } }
    const next = nextQuestion(state, rulesAt, START)
    expect(next.current?.asked).toEqual(
      generate('tai', `test ${state.made}`, 4, TABLES.singapore.rules)?.asked,
    )
  })
})

describe('which kind is next', () => {
  test('all kinds take turns; a kind turned off is not asked', () => {
    let state = withKind({ ...EMPTY_PRACTICE, salt: 'turns' }, 'liable', false)
    const seen = new Set<string>()
    for (let i = 0; i < 10; i++) {
      state = give(nextQuestion(state, rulesAt, START), true)
      if (state.current) seen.add(state.current.asked.kind)
    }
    expect([...seen].sort()).toEqual(QUESTION_KINDS.filter((kind) => kind !== 'liable').sort())
  })
  test('the last kind cannot be turned off; all on is written as none', () => {
    const one = { ...EMPTY_PRACTICE, kinds: ['tai'] as const }
    expect(withKind(one, 'tai', false)).toBe(one)
    let all: PracticeState = one
    for (const kind of QUESTION_KINDS) all = withKind(all, kind, true)
    expect(all.kinds).toEqual([])
  })
  test('reviews of kinds that are off wait', () => {
    const missed = give(begin(), false)
    expect(queueOf(missed, rulesAt)).toHaveLength(1)
    expect(queueOf({ ...missed, kinds: ['waits'] }, rulesAt)).toHaveLength(0)
  })
})

describe('what is kept', () => {
  test('a session is read back as it was written, file and all', () => {
    let state = begin([])
    for (let i = 0; i < 24; i++)
      state = nextQuestion(give(state, i % 3 > 0, START + i * MINUTE), rulesAt, START + i * MINUTE)
    expect(state.cards.length).toBeGreaterThan(3)
    expect(readPractice(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(readPracticeFile(writePracticeFile(state))).toEqual(state)
  })
  test('an answered question is read back answered', () => {
    const state = give(begin(), false)
    const back = readPractice(JSON.parse(JSON.stringify(state)))
    const question = back && currentQuestion(back, rulesAt)
    expect(question?.choices.some(({ answer }) => answerKey(answer) === back?.current?.chosen)).toBe(true)
  })
  test('what cannot be read is left out, the rest stays', () => {
    const state = give(begin(), false)
    const [card] = state.cards
    const broken = {
      ...state,
      kinds: ['tai', 'nonsense'],
      progress: { tai: state.progress.tai, win: { level: 99, right: 1, wrong: 1, run: 0 }, x: 1 },
      cards: [card, { ...card, due: 'tomorrow' }, { ...card, memory: { ...card.memory, state: 9 } }, null],
      current: { asked: { kind: 'tai', hand: 7 } },
    }
    expect(readPractice(broken)).toEqual({
      ...state,
      kinds: ['tai'],
      progress: { tai: state.progress.tai },
      cards: [card],
      current: null,
    })
    for (const value of [null, 7, 'x', []]) expect(readPractice(value)).toBeNull()
    expect(readPractice({})).toEqual(EMPTY_PRACTICE)
  })
  test('a kept question that makes no sense is not asked, and never throws', () => {
    for (const hand of ['', '12', '99999m', ']]', '1m+'])
      for (const kind of QUESTION_KINDS) {
        const state = readPractice({
          current: { asked: { kind, hand, fields: { win: 'by magic', draw: 3 } } },
        })
        expect(state && currentQuestion(state, rulesAt)).toBeNull()
      }
  })
  test('files of others are refused', () => {
    for (const text of ['', '{', 'null', '{}', '{"format":"count-tai-practice","version":2,"value":{}}'])
      expect(readPracticeFile(text)).toBeNull()
  })
  test('starting over forgets all but the kinds wanted', () => {
    const state = give(begin(), false)
    expect(forgotten(state, 'new')).toEqual({ ...EMPTY_PRACTICE, kinds: ['tai'], salt: 'new' })
  })
  test('a review is asked by the rules in force now', () => {
    const missed = give(begin(), false)
    const [{ asked }] = missed.cards
    expect(ask(asked, TABLES.singapore.rules)?.asked).toEqual(asked)
    expect(queueOf(missed, () => TABLES['hong-kong'].rules)).toEqual([])
  })
})
