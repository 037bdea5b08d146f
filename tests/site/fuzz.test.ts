import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { handFromLink } from '../../src/components/islands/ScoreSheet/from-link.ts'
import { handFault } from '../../src/components/parts/fault-text.ts'
import { LinkFaults } from '../../src/components/parts/LinkFaults.tsx'
import { asideSentence } from '../../src/components/settings/aside-text.ts'
import {
  baoRequest,
  DEFAULT_TABLE,
  formatLog,
  instantRequest,
  kindsOf,
  parseHand,
  readStart,
  replayLog,
  replayRequest,
  scoreRequest,
  settleRequest,
  TABLE_IDS,
  TABLES,
  type TableId,
  toLogLine,
  waitsRequest,
} from '../../src/engine/index.ts'
import { dictionaryOf } from '../../src/i18n/dictionaries.ts'
import { speaker } from '../../src/i18n/message.ts'
import { loadHand } from '../../src/stores/builder-kept.ts'
import { readHandText, readLink, trimmed, writeLink } from '../../src/stores/builder-link.ts'
import { judge } from '../../src/stores/builder-verdict.ts'
import { allKept, exportAll, importAll } from '../../src/stores/device.ts'
import type { PlacedFault } from '../../src/stores/faults.ts'
import { checkEntry } from '../../src/stores/import-check.ts'
import { holds, loadKept, saveKept } from '../../src/stores/kept.ts'
import { asideKey, KEYS, PREFIX } from '../../src/stores/keys.ts'
import { billOf } from '../../src/stores/payments-bill.ts'
import { readPaymentsLink, writePaymentsLink } from '../../src/stores/payments-link.ts'
import { PLAIN_STATE } from '../../src/stores/payments-state.ts'
import { stateOf } from '../../src/stores/play-game.ts'
import { restoreGame, type SavedPlay } from '../../src/stores/play-kept.ts'
import { DEAL, writePlayChoice, writePlayLink } from '../../src/stores/play-link.ts'
import { readPlayChoice, readPlayLink } from '../../src/stores/play-link-read.ts'
import {
  currentQuestion,
  nextQuestion,
  readPracticeFile,
  writePracticeFile,
} from '../../src/stores/practice.ts'
import type { PracticeState } from '../../src/stores/practice-kept.ts'
import { type Progress, tally } from '../../src/stores/progress.ts'
import { choiceOf, type OwnRules } from '../../src/stores/rules.ts'
import { checkRules, readRulesLink, rulesetOf, writeRulesLink } from '../../src/stores/rules-check.ts'
import { readSheetFile, writeSheetFile } from '../../src/stores/score-sheet-file.ts'
import { byHand, fold } from '../../src/stores/score-sheet-fold.ts'
import { type KeptSheets, openSheetOf } from '../../src/stores/score-sheet-kept.ts'
import { FORMS, GOOD, keptText } from '../support/kept-data.ts'
import { MemoryStorage, useMemoryStorage } from '../support/memory-storage.ts'
import { BAO, playedGame, ROBBED } from '../support/played.ts'
import { badData, badLink, badText, nasty, spoilt } from './fuzz-inputs.ts'

/**
 * Bad input from everywhere: links, what is stored, files, logs, requests. Nothing throws, nothing of it becomes
 * markup, nothing that was there is lost. `npm run check:fuzz` tries 100,000; here a sample of them.
 */
const ALL = Number(process.env.COUNT_TAI_FUZZ ?? 3000)
const SEED = Number(process.env.COUNT_TAI_FUZZ_SEED ?? 20261201)
/** How many kinds of input share them; checked at the end of the file. */
const KINDS = 24
const counted = { kinds: 0, inputs: 0 }

/** Tries one kind of input. fast-check shows the smallest that goes wrong. */
function tries<T>(bad: fc.Arbitrary<T>, check: (input: T) => void): void {
  const numRuns = Math.ceil(ALL / KINDS)
  fc.assert(
    fc.property(bad, (input) => {
      counted.inputs++
      check(input)
    }),
    { numRuns, seed: SEED },
  )
  counted.kinds++
}

const words = dictionaryOf('en')
const say = speaker('en')
const rulesAt = (table: TableId) => rulesetOf(table, {})

interface Node {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>>
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'props' in value

/** Attributes that run nothing whatever they hold; the address of a link is looked at apart. */
const HARMLESS = ['class', 'role', 'type', 'children', 'onClick']

/** Texts of an element tree. Input stands in it as text and nowhere else: Preact escapes text. */
function textsOf(element: unknown): string[] {
  if (Array.isArray(element)) return element.flatMap(textsOf)
  if (typeof element === 'string') return element.trim() === '' ? [] : [element]
  if (!isNode(element)) return []
  expect(typeof element.type).toBe('string')
  const { href, children, ...rest } = element.props
  if (href !== undefined) expect(href).toMatch(LINK)
  for (const name of Object.keys(rest)) expect(HARMLESS).toContain(name)
  return textsOf(children)
}

/** A link of our own: a query in which nothing ends an attribute or begins a scheme. */
const LINK = /^(?:\?[\w\-.~!*'()%:,&=]*)?$/

const expectSaid = (sentence: string) => {
  expect(sentence.trim()).not.toBe('')
  // a name that every object has is no word of a dictionary
  expect(sentence).not.toMatch(/native code|\[object/)
  expect(sentence.length).toBeLessThan(3000)
}

/** What is wrong with a link is said, each fault in a sentence; the link that is right has no fault. */
function expectTold(faults: readonly PlacedFault[], table: TableId, right: string): void {
  expect(right).toMatch(LINK)
  if (faults.length === 0) return
  const texts = textsOf(LinkFaults({ lang: 'en', faults, table, right, onClose() {} }))
  for (const text of texts) expectSaid(text)
  expect(texts.length).toBeGreaterThanOrEqual(faults.length)
}

const HANDS = [
  '888m 23s 55p [777z] [999p] |2f1a +4s',
  '1122299m 111z [777z] +1m',
  '19m19p19s1234567z +1m',
  '(1111s) [234m] 55z 678p |1y2y3y4y +9p',
]
const FORCE = [
  'table=hong-kong&rules=minimum:0',
  'rules=limit:8,minimum:2',
  'table=singapore&rules=limit:none',
]
const query = (hand: string, more = '') => `?hand=${encodeURIComponent(hand)}${more}`

describe('links', () => {
  const BUILDER = ['hand', 'seat', 'round', 'win', 'draw', 'last', 'opening', 'from', 'table', 'rules']
  const builder = badLink(BUILDER, [
    ...HANDS.map((hand, i) =>
      query(hand, ['&seat=south&round=west', '&win=self-draw&draw=kong', '&last=true'][i]),
    ),
    ...FORCE.map((force) => `${query(HANDS[0])}&opening=earthly&from=north&${force}`),
  ])

  test('hand builder', () =>
    tries(builder, (search) => {
      const read = readLink(search)
      if (!read) return
      const force = read.state.pinned ?? { table: DEFAULT_TABLE, values: {} }
      judge(read.state, rulesetOf(force.table, force.values))
      const right = writeLink(trimmed(read.state), force)
      expectTold(read.faults, force.table, right)
      expect(readLink(right)?.faults ?? []).toEqual([])
    }))

  test('score sheet', () => {
    const kept = GOOD.scoreSheet as KeptSheets
    const ledger = fold(openSheetOf(kept)!)
    tries(builder, (search) => {
      for (const hand of [
        handFromLink(search, kept, ledger),
        handFromLink(search, { ...kept, open: null }, null),
      ])
        if (hand) expectTold(hand.faults, hand.table, '')
    })
  })

  test('payments', () =>
    tries(
      badLink(
        ['tai', 'faan', 'winner', 'win', 'from', 'bao', 'pingHu', 'paid', 'table', 'rules'],
        [
          '?tai=5&winner=south&win=self-draw&bao=west',
          '?tai=3&from=north&paid=south:bite:dealt,west:kong-claimed:east:late&pingHu=true',
          ...FORCE.map((force) => `?tai=4&winner=west&win=discard&from=east&${force}`),
          '?faan=8&table=hong-kong&win=robbed-kong&from=south',
        ],
      ),
      (search) => {
        const read = readPaymentsLink(search, PLAIN_STATE)
        if (!read) return
        const force = read.state.pinned ?? { table: DEFAULT_TABLE, values: {} }
        const rules = rulesetOf(force.table, force.values)
        billOf(read.state, rules)
        const right = writePaymentsLink(read.state, force, rules)
        expectTold(read.faults, force.table, right)
        expect(readPaymentsLink(right, PLAIN_STATE)?.faults ?? []).toEqual([])
      },
    ))

  const PLAY = ['table', 'mode', 'seed', 'deal', 'dealer', 'round', 'bots', 'rules', 'log']
  const played = [BAO, ROBBED].map((script) => {
    const game = playedGame(script)
    return writePlayLink({ ...game, states: game.states }, game.rivals) ?? ''
  })
  const play = badLink(PLAY, [
    '?seed=abc&dealer=2&round=west&bots=strong,casual,beginner&mode=guided',
    '?seed=abc&deal=7&log=00000000000000000000',
    '?seed=x&log=0123456789abcdefghijklmnopqrstuvwxyz',
    '?table=hong-kong&mode=match',
    ...FORCE.map((force) => `?seed=q&${force}&log=00`),
    ...played.filter((link) => link !== ''),
  ])

  test('play', () =>
    tries(play, (search) => {
      const chosen = readPlayChoice(search)
      if (chosen) expectTold(chosen.faults, chosen.choice.table ?? DEAL.table, writePlayChoice(chosen.choice))
      const read = readPlayLink(search)
      if (!read) return
      const right = writePlayLink(read.game, read.game.rivals)!
      expectTold(read.faults, stateOf(read.game).start.table, right)
      const again = readPlayLink(right)
      expect(again?.faults).toEqual([])
      expect(again?.whole).toBe(true)
    }))

  test('a game whose name was cut inside a character can be shared', () => {
    const { game } = readPlayLink(`?seed=${'a'.repeat(59)}${encodeURIComponent('😀😀')}`)!
    expect(writePlayLink(game, game.rivals)).toMatch(LINK)
  })

  test('house rules', () =>
    tries(
      badLink(
        ['table', 'rules'],
        FORCE.map((force) => `?${force}`),
      ),
      (search) => {
        const read = readRulesLink(search)
        if (!read) return
        const right = writeRulesLink(read.table, read.values)
        expectTold(read.faults, read.table, right)
        expect(readRulesLink(right)?.faults ?? []).toEqual([])
      },
    ))

  test('hands that are typed, at every table', () =>
    tries(fc.oneof(nasty, spoilt(fc.constantFrom(...HANDS))), (text) => {
      for (const table of TABLE_IDS) {
        const known = kindsOf(rulesAt(table))
        const { hand, fault } = readHandText(text, known)
        expect(hand.concealed.every(known)).toBe(true)
        if (fault) expectSaid(handFault(say, words.errors, fault, (id) => id))
        const read = parseHand(text, known)
        if (!read.ok)
          expectSaid(handFault(say, words.errors, { ...read.error, field: 'hand', text }, (id) => id))
      }
    }))
})

/** Each thing that is kept, and what its page does with what it read. */
const USES: { readonly [K in keyof typeof KEYS]: (value: never) => unknown } = {
  preferences: () => null,
  houseRules: (own: OwnRules) => {
    for (const table of TABLE_IDS)
      for (const [name, value] of Object.entries(checkRules(choiceOf(own, table)).values)) {
        // from here on they are words of a closed list: a page may write them into its elements
        const rule = TABLES[table].houseRules.find((one) => one.name === name)
        expect(rule?.values).toContain(value)
      }
  },
  progress: (progress: Progress) => Object.values(progress).map(tally),
  builder: () => {
    const hand = loadHand()
    for (const { pinned, ...state } of hand ? [hand.state, ...hand.past] : [])
      judge({ ...state, pinned }, rulesetOf(pinned?.table ?? DEFAULT_TABLE, pinned?.values ?? {}))
  },
  scoreSheet: (kept: KeptSheets) => kept.sheets.map((sheet) => byHand(fold(sheet))),
  play: ({ game, aside }: SavedPlay) => [game && restoreGame(game), aside && restoreGame(aside)],
  playSettings: () => null,
  language: () => null,
  practice: (state: PracticeState) => [currentQuestion(state, rulesAt), nextQuestion(state, rulesAt, 0)],
}
const THINGS = Object.keys(KEYS) as (keyof typeof KEYS)[]
const fill = (store: Storage) => {
  for (const thing of THINGS) store.setItem(KEYS[thing], keptText(thing))
}
/** Stored text as data; null when it is none. */
function storedIn(text: string): { readonly version: number; readonly value: unknown } | null {
  try {
    const data = JSON.parse(text)
    return Number.isInteger(data?.version) && 'value' in data ? data : null
  } catch {
    return null
  }
}

describe('what is stored', () => {
  let store: MemoryStorage
  beforeEach(() => {
    store = useMemoryStorage()
  })

  test.each(THINGS)('%s: nothing is lost, nothing else is touched', (thing) => {
    const form = FORMS[thing]
    const key = KEYS[thing]
    tries(badText([JSON.parse(keptText(thing))]), (text) => {
      store.clear()
      fill(store)
      store.setItem(key, text)
      const value = loadKept(form)
      USES[thing](value as never)
      // the page goes on, and writes what it has
      saveKept(form, value)
      const kept = allKept(store)
      for (const other of THINGS) if (other !== thing) expect(kept[KEYS[other]]).toBe(keptText(other))
      const stored = storedIn(text)
      const read = stored && stored.version >= 1 ? form.read(stored.value, stored.version) : null
      // what an older version kept is migrated, and need not be in the value as it was
      const whole =
        read !== null && (stored!.version < form.version || (form.whole ?? holds)(read, stored!.value))
      // all of it is in use, or it lies where the settings and the page let it be saved
      if (!whole) expect(kept[asideKey(key)]).toBe(text)
      expect(JSON.parse(exportAll(store, '2026-01-01')).kept).toEqual(kept)
    })
  })

  test('what the site itself keeps is never set aside', () => {
    fill(store)
    for (const thing of THINGS) loadKept(FORMS[thing])
    expect(Object.keys(allKept(store)).toSorted()).toEqual(Object.values(KEYS).toSorted())
  })
})

describe('files', () => {
  const texts = Object.fromEntries(THINGS.map((thing) => [KEYS[thing], keptText(thing)]))
  const device = { format: 'count-tai-device', version: 1, exported: '2026-01-01', kept: texts }

  const expectImported = (file: string) => {
    const store = new MemoryStorage()
    fill(store)
    store.setItem(asideKey(KEYS.play), 'older')
    const before = allKept(store)
    const result = importAll(store, file, checkEntry)
    const now = allKept(store)
    if (!result.ok) {
      expect(now).toEqual(before)
      expect(words.settings.data.faults[result.code]).toBeTruthy()
      return
    }
    for (const fault of result.aside) expectSaid(asideSentence('en', words.settings.data, fault))
    const there = Object.values(now)
    for (const [key, value] of Object.entries(JSON.parse(file).kept))
      if (!key.startsWith(PREFIX))
        expect(there.some((text) => text.includes(JSON.stringify(value)))).toBe(true)
      else expect(there).toContain(typeof value === 'string' ? value : JSON.stringify(value))
  }

  test('of a whole device', () => tries(badText([device]), expectImported))

  test('of a whole device, with one thing in it spoilt', () =>
    tries(
      fc
        .constantFrom(...THINGS)
        .chain((thing) => badText([JSON.parse(texts[KEYS[thing]])]).map((text) => [KEYS[thing], text])),
      ([key, text]) => expectImported(JSON.stringify({ ...device, kept: { ...texts, [key]: text } })),
    ))

  test('of an evening', () =>
    tries(
      badText((GOOD.scoreSheet as KeptSheets).sheets.map((sheet) => JSON.parse(writeSheetFile(sheet)))),
      (text) => {
        const read = readSheetFile(text)
        if (!read.ok) {
          expect(words.scoreSheet.file.faults[read.code]).toBeTruthy()
          return
        }
        byHand(fold(read.sheet))
        const again = readSheetFile(writeSheetFile(read.sheet))
        expect(again).toEqual(read)
      },
    ))

  test('of practice', () =>
    tries(badText([JSON.parse(writePracticeFile(GOOD.practice as PracticeState))]), (text) => {
      const state = readPracticeFile(text)
      if (state) nextQuestion(state, rulesAt, 0)
    }))
})

describe('logs', () => {
  const logs = [BAO, ROBBED].map((script) => formatLog(playedGame(script).events))
  const linesOf = (log: string) =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  const expectReplayed = (log: unknown) => {
    const answer = replayRequest(log)
    if (!answer.ok) expectSaid(answer.error.message)
    for (const { events } of answer.hands) expect(replayLog(events).fault).toBeNull()
  }
  test('whose text is spoilt', () => tries(spoilt(fc.constantFrom(...logs)), expectReplayed))
  test('with events that are none', () => tries(badData(logs.map(linesOf)), expectReplayed))
  test('that begin with anything', () =>
    tries(badData(logs.map((log) => linesOf(log)[0])), (start) => {
      const read = readStart(start)
      if (read.ok) expect(readStart(toLogLine(read.value))).toEqual(read)
      else expectSaid(read.error.message)
    }))
})

describe('requests to the engine', () => {
  const win = {
    hand: HANDS[0],
    seat: 'south',
    round: 'east',
    win: 'discard',
    from: 'west',
    rules: { limit: 8 },
  }
  test('score and waits', () =>
    tries(
      badData([win, { hand: HANDS[3], win: 'self-draw', draw: 'kong', table: 'singapore' }]),
      (request) => {
        for (const answer of [scoreRequest(request), waitsRequest(request)])
          if (!answer.ok) expectSaid(answer.error.message)
      },
    ))
  test('settle, instant and bao', () =>
    tries(
      badData([
        { tai: 5, winner: 'east', win: 'discard', from: 'south', feeder: 'south', barePingHu: false },
        { event: 'bite', seat: 'east', opening: true },
        { seat: 'south', melds: '[777z] [666z]', tile: '5z', from: 'east', act: 'pong', playable: 20 },
      ]),
      (request) => {
        for (const answer of [settleRequest(request), instantRequest(request), baoRequest(request)])
          if (!answer.ok) expectSaid(answer.error.message)
      },
    ))
})

test('so many were tried', () => {
  expect(counted.kinds).toBe(KINDS)
  expect(counted.inputs).toBeGreaterThanOrEqual(ALL)
})
