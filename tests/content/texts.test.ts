import { describe, expect, test } from 'vitest'
import { CONTROLS, EXTRAS } from '../../src/components/islands/Payments/shown.ts'
import { AMOUNTS } from '../../src/components/lesson/bill-question.ts'
import { BLOCKS, type BlockName, NUMS, PAYERS, sectionsOf } from '../../src/content/blocks.ts'
import { DECISIONS } from '../../src/content/decisions.ts'
import { BAO_CASES, CASE_GROUPS } from '../../src/content/examples/bao.ts'
import { isGuidedScript, isStepCard, isStepDeck } from '../../src/content/examples/first-steps.ts'
import { exampleOf, isExampleId } from '../../src/content/examples/index.ts'
import { isBillId } from '../../src/content/examples/payments.ts'
import { isPositionId } from '../../src/content/examples/positions.ts'
import { isWayHandId } from '../../src/content/examples/strategy.ts'
import { GROUPS } from '../../src/content/groups.ts'
import {
  DEFAULT_TABLE,
  INSTANT_EVENTS,
  isPatternId,
  isSeat,
  isTableId,
  parseHand,
  resolveRules,
  TABLES,
  type TableId,
} from '../../src/engine/index.ts'
import { glossaryIds } from './glossary.ts'
import { proseOf, type Tag, type Text, tagsOf, texts } from './mdx.ts'

const all = texts.map((text) => [text.path, text] as [string, Text])
const words = (value: unknown) => String(value).split(' ')
const isCaseId = (v: unknown) => Object.hasOwn(BAO_CASES, String(v))
const houseRules = (table: TableId) => TABLES[table].houseRules.map((rule) => rule.name)
const isTable = (v: unknown) => isTableId(v)
/** The table a text is about: its own, else the first. */
const tableOf = (front: string): TableId => {
  const named = /^table: (.*)$/m.exec(front)?.[1]
  return isTableId(named) ? named : DEFAULT_TABLE
}
/** `name:value,…` as a link writes it. */
const rulesOf = (text: string) =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [name, value] = pair.split(':')
      return [name, /^\d+$/.test(value) ? Number(value) : value]
    }),
  )

/** What each prop may hold, by block. A prop without a check here holds prose or nothing. */
const CHECKS: Partial<Record<BlockName, Record<string, (value: unknown, table: TableId) => boolean>>> = {
  Tai: {
    of: isPatternId,
    sum: (v) => words(v).every(isPatternId),
    rules: (v, table) => resolveRules({ table, rules: rulesOf(String(v)) }).ok,
    bare: (v) => v === true,
    table: isTable,
  },
  Score: { example: isExampleId, table: isTable },
  Minimum: { table: isTable },
  Limit: { table: isTable },
  Both: {
    example: (v) => isExampleId(v) && exampleOf(v).rules === undefined,
    mark: (v) => words(v).every(isPatternId),
  },
  Pays: {
    example: isExampleId,
    tai: (v) => v === 'minimum' || v === 'limit',
    who: (v) => PAYERS.some((who) => who === v),
    win: (v) => v === 'discard' || v === 'self-draw',
    bases: (v) => v === true,
    table: isTable,
  },
  Instant: { event: (v) => INSTANT_EVENTS.some((event) => event === v), opening: (v) => v === true },
  Num: { of: (v) => NUMS.some((num) => num === v), table: isTable },
  Tiles: { text: (v) => parseHand(String(v)).ok || parseHand(`|${v}`).ok },
  Term: { id: (v) => glossaryIds.has(String(v)) },
  Row: { id: isPatternId, table: isTable },
  Section: { id: (v) => /^[a-z0-9-]+$/.test(String(v)), lesson: (v) => /^[a-z0-9-]+$/.test(String(v)) },
  Ex: { example: isExampleId, mark: (v) => words(v).every(isPatternId), table: isTable },
  Source: {
    of: (v) => words(v).every(isPatternId),
    tiles: (v) => parseHand(String(v)).ok || parseHand(`|${v}`).ok,
  },
  Option: { rule: (v, table) => houseRules(table).includes(String(v)) },
  TaiTable: { group: (v) => GROUPS.some((group) => group === v) },
  PayTable: { win: (v) => v === 'discard' || v === 'self-draw', table: isTable },
  GuidedHand: { script: isGuidedScript },
  WaitReader: { hands: (v) => words(v).every(isWayHandId) },
  DiscardReader: { hands: (v) => words(v).every(isWayHandId) },
  RoutePlanner: { hands: (v) => words(v).every(isWayHandId) },
  TileQuestion: { hand: isWayHandId, ask: (v) => v === 'waits' || v === 'discard' },
  StepCards: { deck: isStepDeck },
  StepQuestion: {
    card: isStepCard,
    mistakes: (v) =>
      (v as { choice: string; say: string }[]).every(
        ({ choice, say }) => choice.length > 0 && say.length > 0,
      ),
  },
  DangerMeter: { positions: (v) => words(v).every(isPositionId) },
  DangerQuestion: {
    position: isPositionId,
    tiles: (v) => words(v).length > 1,
    mistakes: (v) =>
      (v as { tile: string; say: string }[]).every(({ tile, say }) => tile.length > 0 && say.length > 0),
  },
  Builder: {
    example: isExampleId,
    try: (v) =>
      (v as { to: string; say: string }[]).every(
        (t) => isExampleId(t.to) && t.say.length > 0 && t.say.length <= 44,
      ),
  },
  PaymentCalculator: {
    bill: isBillId,
    show: (v) => words(v).every((one) => CONTROLS.some((control) => control === one)),
    extras: (v) => words(v).every((one) => EXTRAS.some((extra) => extra === one)),
    try: (v) =>
      (v as { to: string; say: string }[]).every(
        (t) => isBillId(t.to) && t.say.length > 0 && t.say.length <= 44,
      ),
  },
  BillQuestion: {
    bill: isBillId,
    seat: isSeat,
    mistakes: (v) =>
      (v as { bill?: string; seat?: string; say: string }[]).every(
        ({ bill, seat, say }) =>
          say.length > 0 &&
          (bill ?? seat) !== undefined &&
          (bill === undefined || isBillId(bill)) &&
          (seat === undefined || isSeat(seat)),
      ),
  },
  LiabilityExplorer: {
    open: isCaseId,
    groups: (v) => words(v).every((one) => CASE_GROUPS.some(({ id }) => id === one)),
  },
  BaoQuestion: {
    moment: isCaseId,
    ask: (v) => v === 'liable' || v === 'pays',
    mistakes: (v) =>
      (v as { amount?: string; say: string }[]).every(
        ({ amount, say }) =>
          say.length > 0 && (amount === undefined || AMOUNTS.some((one) => one === amount)),
      ),
  },
  Differs: {
    rule: (v, table) => houseRules(table).includes(String(v)),
    table: isTable,
    note: (v) => Object.hasOwn(DECISIONS, String(v)),
  },
  Question: {
    example: isExampleId,
    ask: (v) => v === 'tai' || v === 'win',
    mistakes: (v) =>
      (v as { say: string; with?: string[]; without?: string[] }[]).every(
        (m) => m.say.length > 0 && [...(m.with ?? []), ...(m.without ?? [])].every(isPatternId),
      ),
  },
}

describe.each(all)('%s', (path, { body, front }) => {
  const tags = tagsOf(body)

  test('imports nothing and uses the closed list of blocks, each with its props', () => {
    expect(body).not.toMatch(/^\s*(import|export)\s/m)
    for (const tag of tags) {
      expect(Object.keys(BLOCKS)).toContain(tag.name)
      const { needs, may } = BLOCKS[tag.name as BlockName] as {
        needs: readonly string[]
        may: readonly string[]
      }
      for (const prop of needs) expect(Object.keys(tag.props), `<${tag.name}>`).toContain(prop)
      for (const [prop, value] of Object.entries(tag.props)) {
        expect([...needs, ...may], `<${tag.name}>`).toContain(prop)
        const check = CHECKS[tag.name as BlockName]?.[prop]
        const table = isTableId(tag.props.table) ? tag.props.table : tableOf(front)
        if (check && !check(value, table))
          expect.unreachable(`<${tag.name} ${prop}>: ${JSON.stringify(value)}`)
      }
    }
  })

  test('blocks that hold children have them, others close themselves', () => {
    for (const { name, selfClosing } of tags) {
      const { children } = BLOCKS[name as BlockName]
      if (children === 'must') expect(selfClosing, `<${name}>`).toBe(false)
      if (children === 'none') expect(selfClosing, `<${name}>`).toBe(true)
    }
    for (const name of Object.keys(BLOCKS)) {
      const opened = tags.filter((tag) => tag.name === name && !tag.selfClosing).length
      expect(body.split(`</${name}>`).length - 1, `<${name}>`).toBe(opened)
    }
  })

  test('a block that names one of several things names exactly one', () => {
    const one = (tag: Tag, props: string[]) =>
      expect(
        props.filter((prop) => prop in tag.props),
        `<${tag.name}> ${path}`,
      ).toHaveLength(1)
    for (const tag of tags) {
      if (tag.name === 'Tai') one(tag, ['of', 'sum'])
      if (tag.name === 'Pays') one(tag, ['example', 'tai'])
      if (tag.name === 'Differs') one(tag, ['rule', 'note'])
    }
  })

  test('no number about a rule is typed by hand', () => {
    const number =
      '(\\d[\\d,.]*|zero|one|two|three|four|five|six|seven|eight|nine|ten|thirteen|half a|twice the|double the)'
    const unit = '(tai|faan|points?|chips?|bases?|playable)'
    const prose = `${proseOf(body)}\n${front.replace(/^(order|minutes):.*$/gm, '')}`
    expect(prose.match(new RegExp(`\\b${number}[ \\u00a0-]${unit}\\b`, 'gi'))).toBeNull()
    expect(prose.match(/\b(limit|minimum) (of|is) (\d|one|two|three|four|five|six|eight|ten)\b/gi)).toBeNull()
    expect(prose.match(/\bpays? (\d|two|four|eight|sixteen)/gi)).toBeNull()
  })

  test('section ids are there once and each has a title', () => {
    const sections = sectionsOf(body)
    expect(sections).toHaveLength(tags.filter((tag) => tag.name === 'Section').length)
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length)
  })
})

/** Blocks in which a reader can change something and see what comes of it. */
const TO_TRY =
  /<(?:Builder|WaitReader|DiscardReader|PingHuWaits|RoutePlanner|Option|OwnTable|PaymentCalculator|LiabilityExplorer|BaoStory|TileExplorer|WallDeal|StepCards|GuidedHand|DangerMeter)\b/

describe('lessons', () => {
  const lessons = all.filter(([path]) => path.startsWith('lessons/'))

  test.each(lessons)(
    '%s: every section but the check has something to try, and it ends in a check',
    (_, { body }) => {
      const parts = body.split('<Section').slice(1)
      expect(parts.length).toBeGreaterThan(3)
      for (const part of parts.slice(0, -1)) expect(part, part.slice(0, 60)).toMatch(TO_TRY)
      expect(
        tagsOf(parts.at(-1) ?? '').filter((tag) => tag.name.endsWith('Question')).length,
      ).toBeGreaterThanOrEqual(5)
    },
  )

  test.each(lessons)(
    '%s: the choices of each question differ, and the right one is no mistake',
    (_, { body }) => {
      for (const { name, props } of tagsOf(body)) {
        if (name !== 'Question') continue
        const { example, ask, mistakes, id } = props as {
          id: string
          example: string
          ask: string
          mistakes: { with?: string[]; without?: string[] }[]
        }
        if (!isExampleId(example)) throw new Error(example)
        const { expect: want } = exampleOf(example)
        if (ask === 'win') {
          expect(mistakes, id).toHaveLength(1)
          continue
        }
        for (const { without } of mistakes)
          for (const row of without ?? []) expect(want.lines, id).toContain(row)
        expect(mistakes.length, id).toBeGreaterThanOrEqual(2)
      }
    },
  )
})
