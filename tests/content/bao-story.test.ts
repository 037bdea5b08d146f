import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { Answer, LeftOut } from '../../src/components/islands/BaoStory/Answer.tsx'
import { Scene } from '../../src/components/parts/bao/Scene.tsx'
import { baoVoice } from '../../src/components/parts/bao/voice.ts'
import {
  BAO_CASES,
  BAO_STORY,
  type BaoMoment,
  type StoryScene,
  type StoryStepId,
} from '../../src/content/examples/bao.ts'
import { type RuleValues, SEATS, type Seat, TABLES } from '../../src/engine/index.ts'
import { LANGS } from '../../src/i18n/languages.ts'
import { caseRules } from '../../src/stores/liability.ts'
import { findLiability } from '../../src/stores/liability-find.ts'
import { caseState } from '../../src/stores/liability-state.ts'
import { tellScene, YOU } from '../../src/stores/liability-story.ts'
import { AS_WRITTEN, withRules } from '../../src/stores/rules.ts'

const { houseRules, presets } = TABLES.singapore
/** Every value of every house rule, every preset, and two rules that meet in the same scene. */
const TABLES_TRIED: readonly (readonly [string, RuleValues])[] = [
  ...houseRules.flatMap(({ name, values }) =>
    values.map((value): [string, RuleValues] => [`${name}:${value}`, { [name]: value }]),
  ),
  ...Object.entries(presets),
  ['no limit, by a list', { limit: 'none', payTable: 'three-six' }],
  ['no Bao, nothing wins by itself', { bao: 'off', honourAutoWin: 'off' }],
  ['no Bao, the shooter pays', { bao: 'off', payment: 'shooter-pays' }],
  ['no limit, nothing wins by itself', { limit: 'none', honourAutoWin: 'off' }],
  [
    'the shooter pays, two tai needed, nothing at once',
    { payment: 'shooter-pays', minimum: 2, instantPayments: 'off' },
  ],
]
const WRITTEN = caseRules(null, AS_WRITTEN)
const under = (values: RuleValues) => caseRules(null, withRules(AS_WRITTEN, 'singapore', values))

const scenes = (Object.keys(BAO_STORY) as StoryStepId[]).map((id) => {
  const {
    answer: _a,
    expect: _e,
    chapter,
    ask,
    suppose,
    premises,
    after,
    unlike,
    ...start
  }: StoryScene = BAO_STORY[id]
  return { id, chapter, ask, suppose, premises, after, unlike, start }
})
const told = (values: RuleValues) =>
  scenes.map((scene) => ({ scene, played: tellScene(scene, scenes, under(values), WRITTEN) }))
const leftOut = (values: RuleValues) =>
  Object.fromEntries(
    told(values).flatMap(({ scene, played }) => (played.leftOut ? [[scene.id, played.leftOut]] : [])),
  )
const plain = (html: string) =>
  html
    .replace(/<(?:p|li|tr|td|th|ul|div|caption)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, '\u00a0')

/** What a text says, and what must then be true of the bill without Bao, with it, and of the table. */
interface Seen {
  readonly usual: Readonly<Record<Seat, number>>
  readonly paid: Readonly<Record<Seat, number>>
  readonly wins: boolean
  readonly values: ReturnType<typeof under>
}
const pay = (bill: Readonly<Record<Seat, number>>, seat: Seat) => 0 - bill[seat]
const alone = ({ usual, paid }: Seen) =>
  pay(paid, 'east') === 0 && pay(paid, 'north') === 0 && pay(paid, YOU) > pay(usual, YOU)
const SAID: readonly (readonly [RegExp, (seen: Seen) => boolean])[] = [
  [/at the limit, whatever/, ({ wins, values }) => wins && values.rules.limit !== null],
  [/wins at once/, ({ wins, values }) => wins && values.rules.conditions.honourAutoWin],
  [/everybody’s share: |[Yy]ou pay the whole bill|for all three|pay for everybody/, alone],
  [
    /in place of \d|would have paid|Without Bao yours/,
    ({ usual, paid }) => pay(usual, YOU) !== pay(paid, YOU),
  ],
  [
    /pays most, you and North a smaller share/,
    ({ paid }) =>
      pay(paid, 'east') > pay(paid, YOU) && pay(paid, YOU) === pay(paid, 'north') && pay(paid, YOU) > 0,
  ],
  [/others pay their shares/, ({ paid }) => pay(paid, 'east') > 0 && pay(paid, 'north') > 0],
  [
    /each of you three (?:pays|owes)/,
    ({ usual }) =>
      pay(usual, 'east') === pay(usual, YOU) &&
      pay(usual, YOU) === pay(usual, 'north') &&
      pay(usual, YOU) > 0,
  ],
  [/paid at once, by everybody/, ({ values }) => values.values.instantPayments !== 'off'],
  [/The line is drawn/, ({ values }) => values.rules.payments.freshTileAt !== null],
  [/limit is \d|which is the limit/, ({ values }) => values.rules.limit !== null],
  [/Bao comes from|brings no Bao/, ({ values }) => values.rules.payments.bao],
]

describe.each(TABLES_TRIED)('the Bao story at %s', (_, values) => {
  test('no text has an empty place, or says what the engine denies', () => {
    for (const { scene, played } of told(values)) {
      for (const lang of LANGS) {
        const voice = baoVoice(lang)
        const parts = plain(
          renderToString(
            h(
              'div',
              null,
              played.leftOut
                ? h(LeftOut, { voice, played })
                : h(Answer, { voice, scene, played, chosen: played.right }),
            ),
          ),
        )
        const where = `${scene.id} ${lang}: ${parts}`
        expect(parts.trim(), where).not.toBe('')
        expect(parts, where).not.toMatch(/\{\w+\}|undefined|NaN|null|[^\S\n][.,;:。，：](?:\s|$)|[：是到]。/)
        if (lang !== 'en' || played.leftOut) continue
        const { bills, finding } = played
        const zero = { east: 0, south: 0, west: 0, north: 0 }
        const seen: Seen = {
          usual: bills?.usual ?? zero,
          paid: bills?.paid ?? zero,
          wins: finding.wins,
          values: under(values),
        }
        for (const [words, holds] of SAID)
          if (words.test(parts.replace(/\u00a0/g, ' ')))
            expect(holds(seen), `${words} in ${where}`).toBe(true)
        const [, from, to] = /from (\d+) tai to (\d+) tai/.exec(parts.replace(/\u00a0/g, ' ')) ?? []
        if (from !== undefined) expect(from, where).not.toBe(to)
      }
    }
  })

  test('a scene that is asked can be answered: one of its choices, as the engine finds it', () => {
    for (const { scene, played } of told(values)) {
      if (played.leftOut) continue
      const { finding, right, choices, bills } = played
      expect(finding.fault, scene.id).toBeNull()
      expect(
        choices.filter((n) => n === right),
        scene.id,
      ).toHaveLength(1)
      if (scene.ask === 'pays') {
        expect(bills, scene.id).not.toBeNull()
        expect(right, scene.id).toBe(pay(bills!.paid, YOU))
        expect(SEATS.reduce((sum, seat) => sum + bills!.paid[seat], 0)).toBe(0)
      }
      if (scene.ask === 'liable')
        expect(right, scene.id).toBe(Number((finding.now?.payer ?? finding.standing) === YOU))
    }
  })

  test('nobody is shown liable whom the scene before left free', () => {
    const all = told(values)
    const fed = all.find(({ scene }) => scene.id === 'fed')!.played
    for (const { scene, played } of all) {
      if (played.state.earlier === null) continue
      expect(played.leftOut === null, scene.id).toBe(fed.finding.standing === played.state.earlier)
    }
  })

  test('the ready cases of a late tile have a win to judge', () => {
    for (const id of ['fresh-tile', 'fresh-too-early', 'late-but-seen'] as const)
      expect(findLiability(caseState(BAO_CASES[id] as BaoMoment), under(values)).fault, id).toBeNull()
  })
})

describe('what is left out', () => {
  test.each([
    [{}, {}],
    [{ limit: 'none' }, { 'fed-zi-mo': 'not-liable', 'fed-other': 'not-liable', 'fed-kong': 'not-liable' }],
    [
      { baoLimitFeed: 'off' },
      { 'fed-zi-mo': 'not-liable', 'fed-other': 'not-liable', 'fed-kong': 'not-liable' },
    ],
    [{ honourAutoWin: 'off' }, { 'third-dragon': 'goes-on', 'drawn-dragon': 'goes-on' }],
    [{ minimum: 2 }, {}],
    [{ payment: 'shooter-pays' }, {}],
    [{ instantPayments: 'off' }, {}],
  ] as [RuleValues, Record<string, string>][])('%o', (values, want) => {
    expect(leftOut(values)).toEqual(want)
  })

  // SG-H6, E: without a limit the Red dragons are one more tai, and nobody is fed up to anything
  test('without a limit: from 3 to 4 tai', () => {
    const { numbers } = told({ limit: 'none' }).find(({ scene }) => scene.id === 'fed-below')!.played
    expect([numbers.before, numbers.after, numbers.limit]).toEqual([3, 4, null])
  })
})

describe('the picture of a scene tells what its text tells', () => {
  const voice = baoVoice('en')
  const picture = (id: StoryStepId) => {
    const { scene, played } = told({}).find((one) => one.scene.id === id)!
    return plain(renderToString(h(Scene, { voice, state: played.state, thrown: scene.ask !== 'shown' })))
  }
  test.each([
    ['drawn-dragon', 'South draws it'],
    ['fed', 'West throws, South says Pong'],
    ['fed-zi-mo', 'South draws it'],
    ['fed-other', 'East throws, South says Hu'],
    ['fed-kong', 'South draws it'],
    ['robbed', 'West adds it to a Pong, South robs it'],
  ] as const)('%s: %s', (id, caption) => expect(picture(id)).toContain(caption))
  test('before the throw nothing has been thrown', () => expect(picture('shown')).not.toMatch(/throws/))
})
