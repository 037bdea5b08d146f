import { describe, expect, test } from 'vitest'
import { namedBill, namedMoment } from '../../src/components/lesson/bill.ts'
import { type LateAsked, lateChoices, rulesOfLate } from '../../src/components/lesson/bill-question.ts'
import { billState, startOf } from '../../src/components/parts/bill-start.ts'
import {
  BAO_CASES,
  BAO_STORY,
  CASE_GROUPS,
  type StoryScene,
  type StoryStepId,
} from '../../src/content/examples/bao.ts'
import { BILLS, type BillExample } from '../../src/content/examples/payments.ts'
import { DEFAULT_TABLE, SEATS, type Seat } from '../../src/engine/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { caseRules } from '../../src/stores/liability.ts'
import {
  type StoryScene as Asked,
  movedToYou,
  outcomeOf,
  playScene,
} from '../../src/stores/liability-story.ts'
import { billOf } from '../../src/stores/payments-bill.ts'
import { AS_WRITTEN, withRules } from '../../src/stores/rules.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { tagsOf, texts } from './mdx.ts'

const WRITTEN = caseRules(null, AS_WRITTEN)
const under = (values: Record<string, string | number>) =>
  caseRules(null, withRules(AS_WRITTEN, 'singapore', values))

describe('typed bills', () => {
  test.each(Object.entries(BILLS as Record<string, BillExample>))('%s', (_, bill) => {
    expect(SEATS.reduce((sum, seat) => sum + bill.expect[seat], 0)).toBe(0)
    const rules = rulesetOf(bill.table ?? DEFAULT_TABLE, bill.rules ?? {})
    expect(billOf(billState(startOf(bill)), rules).sum).toEqual(bill.expect)
  })
})

describe('ready cases', () => {
  test('each stands in one group, and none is left out', () => {
    const listed = CASE_GROUPS.flatMap(({ cases }) => cases)
    expect([...listed].sort()).toEqual(Object.keys(BAO_CASES).sort())
  })
  test.each(['h1', 'h2', 'h3', 'h4'] as const)(
    'group %s: cases that meet its rule and cases that miss it',
    (id) => {
      const rule = `SG-${id.toUpperCase()}`
      const { cases } = CASE_GROUPS.find((group) => group.id === id)!
      const met = cases.map((one) => namedMoment(one).expect.rules.some((applied) => applied === rule))
      expect(met).toContain(true)
      expect(met).toContain(false)
    },
  )
})

const asked = (
  id: string,
  { chapter, ask, suppose, premises, after, unlike, answer: _a, expect: _e, ...start }: StoryScene,
): Asked => ({
  id,
  chapter,
  ask,
  suppose,
  premises,
  after,
  unlike,
  start,
})

describe('the story', () => {
  test.each(Object.entries(BAO_STORY as Record<string, StoryScene>))(
    '%s: the answer is what the rules say',
    (id, scene) => {
      const played = playScene(asked(id, scene), WRITTEN)
      expect(played.finding.fault).toBeNull()
      expect(played.finding.rules).toEqual(scene.expect.rules)
      expect(played.finding.lasting).toBe(scene.expect.lasting ?? false)
      if (scene.expect.pays !== undefined) expect(played.numbers.pays).toBe(scene.expect.pays)
      expect(played.right).toBe(Number(scene.answer))
      expect(played.choices).toContain(played.right)
      expect(new Set(played.choices).size).toBe(played.choices.length)
      expect(played.choices.length).toBeGreaterThanOrEqual(scene.ask === 'liable' ? 2 : 3)
      expect(played.choices.every((n) => n >= 0)).toBe(true)
    },
  )

  test('what Bao moved counts every win that was played once, and nothing that was supposed', () => {
    const scenes = Object.entries(BAO_STORY as Record<string, StoryScene>).map(([id, one]) => asked(id, one))
    // SG-G1, H: 128 for 64 (third dragon), 192 for 64 (limit by Zi Mo), 64 for 32 (flush), 16 for 8 (fresh tile)
    expect(movedToYou(scenes, WRITTEN)).toBe(64 + 128 + 32 + 8)
    expect(movedToYou(scenes, under({ bao: 'off' }))).toBe(0)
    // no hand ends with the third dragon any more, so nothing is paid for it in its scene
    expect(movedToYou(scenes, under({ honourAutoWin: 'off' }))).toBe(128 + 32 + 8)
    // a scene told twice is paid twice; one in which nobody has won yet is not paid
    const fed = scenes.filter(({ id }) => id === 'fed')
    expect(movedToYou(fed, WRITTEN)).toBe(0)
    expect(playScene(fed[0], WRITTEN)).toMatchObject({ bills: null, right: 1 })
  })
  test('what is only supposed is told so, in its first word', () => {
    for (const [id, { suppose = false }] of Object.entries(BAO_STORY as Record<string, StoryScene>))
      expect(/^(Suppose|Now take)/.test(en.bao.story.steps[id as StoryStepId].tell), id).toBe(suppose)
  })

  test('at another table a scene may come out otherwise, and is known to', () => {
    const scene = asked('fed', BAO_STORY.fed)
    const written = outcomeOf(playScene(scene, WRITTEN), 'liable')
    expect(outcomeOf(playScene(scene, under({ limit: 10 })), 'liable')).not.toBe(written)
    expect(playScene(scene, under({ limit: 10 })).right).toBe(0)
    expect(outcomeOf(playScene(scene, under({ openingDouble: 'off' })), 'liable')).toBe(written)
    const third = asked('third-dragon', BAO_STORY['third-dragon'])
    expect(playScene(third, under({ bao: 'off' })).right).not.toBe(128)
    // a larger limit changes the amount, and the text stays true
    expect(playScene(third, under({ limit: 6 })).right).toBe(256)
    expect(outcomeOf(playScene(third, under({ limit: 6 })), 'pays')).toBe(
      outcomeOf(playScene(third, WRITTEN), 'pays'),
    )
  })
})

/** Every question about a bill or Bao in the lessons, as its block asks it. */
const questions = texts.flatMap(({ path, body }) =>
  tagsOf(body).flatMap(({ name, props }): [string, LateAsked][] => {
    const { id, bill, seat, moment, ask, mistakes } = props as Record<string, string> & {
      mistakes: { bill?: string; seat?: Seat; amount?: 'usual' }[]
    }
    if (name === 'BillQuestion')
      return [
        [
          `${path} ${id}`,
          {
            kind: 'bill',
            bill: startOf(namedBill(bill)),
            seat: seat as Seat,
            slips: mistakes.map((slip) => ({
              bill: slip.bill === undefined ? undefined : startOf(namedBill(slip.bill)),
              seat: slip.seat,
            })),
          },
        ],
      ]
    if (name !== 'BaoQuestion') return []
    const { expect: _, ...start } = namedMoment(moment)
    return [
      [
        `${path} ${id}`,
        { kind: ask as 'liable' | 'pays', moment: start, slips: mistakes.map(({ amount }) => ({ amount })) },
      ],
    ]
  }),
)

describe('questions about bills and Bao', () => {
  test.each(questions)('%s', (_, question) => {
    const rules = question.kind === 'bill' ? question.bill.rules : question.moment.rules
    const choices = lateChoices(question, rulesOfLate(question, AS_WRITTEN, rules))
    expect(choices.filter(({ right }) => right)).toHaveLength(1)
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
    // every mistake that the text explains can be made
    const slips = choices.map(({ slip }) => slip).filter((slip) => slip >= 0)
    expect(slips.sort()).toEqual(question.slips.map((_slip, i) => i))
    const want =
      question.kind === 'bill'
        ? Math.abs(expectOf(question)[question.seat])
        : question.kind === 'pays'
          ? momentOf(question).expect.pays
          : undefined
    if (want !== undefined) expect(choices.find(({ right }) => right)?.value).toBe(want)
  })
  // HK-E: three bases of 8 from the discarder; two of them half gun; as many whatever the first table plays
  test.each([
    ['hong-kong', {}, 24],
    ['hong-kong', { payment: 'half-gun' }, 16],
    ['hong-kong', { minimum: 1 }, 6],
    ['singapore', { payment: 'shooter-pays' }, 24],
  ] as const)(
    'a bill of the Hong Kong table follows the rules of that table: %s %o',
    (table, values, pays) => {
      const asked: LateAsked = { kind: 'bill', bill: startOf(namedBill('hk-least')), seat: 'west', slips: [] }
      const choices = lateChoices(asked, rulesOfLate(asked, withRules(AS_WRITTEN, table, values)))
      expect(choices.find(({ right }) => right)?.value).toBe(pays)
    },
  )
  test('there are some', () => expect(questions.length).toBeGreaterThanOrEqual(10))
})

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const expectOf = ({ bill }: Extract<LateAsked, { kind: 'bill' }>) =>
  Object.values(BILLS as Record<string, BillExample>).find((one) => same(startOf(one), bill))!.expect
const momentOf = ({ moment }: Exclude<LateAsked, { kind: 'bill' }>) =>
  Object.keys(BAO_CASES)
    .map(namedMoment)
    .find(({ expect: _, ...start }) => same(start, moment))!
