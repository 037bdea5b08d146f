import { beforeEach, describe, expect, test } from 'vitest'
import {
  ACTION_TYPES,
  decisionOf,
  formatLog,
  legalActions,
  parseHand,
  readStart,
  resolveRules,
  SEATS,
  scoreHand,
  settle,
  TABLE_IDS,
  TABLES,
  tileId,
  toLogLine,
  viewFrom,
} from '../../src/engine/index.ts'
import { play as words } from '../../src/i18n/en/play.ts'
import { asideTexts, readKept, writeKept } from '../../src/stores/kept.ts'
import { KEYS } from '../../src/stores/keys.ts'
import { askedOf, createPlay } from '../../src/stores/play.ts'
import { botMove, SPEEDS, type Speed } from '../../src/stores/play-bots.ts'
import { advise, dangersOf, outlookOf } from '../../src/stores/play-coach.ts'
import { familyOf, idleBonus, type Paying, payingOf, wonOf } from '../../src/stores/play-end.ts'
import {
  answer,
  asPlayed,
  beginGame,
  branchAt,
  type Game,
  ledgerOf,
  nextGame,
  type Rivals,
  seatOfYou,
  stateOf,
  undo,
} from '../../src/stores/play-game.ts'
import { loadPlay, PLAY_FORM, restoreGame, saveGame, savePlay } from '../../src/stores/play-kept.ts'
import { DEAL, modesAt, startOfDeal, writePlayChoice, writePlayLink } from '../../src/stores/play-link.ts'
import { readPlayChoice, readPlayLink } from '../../src/stores/play-link-read.ts'
import { belowAt, offersAt, openedAt } from '../../src/stores/play-offers.ts'
import { reviewer } from '../../src/stores/play-review.ts'
import { readKeptStart, writeStart } from '../../src/stores/play-start.ts'
import { useMemoryStorage } from '../support/memory-storage.ts'
import { BAO, BELOW, DRAWN, playedGame, ROBBED } from '../support/played.ts'

const RIVALS: Rivals = ['beginner', 'casual', 'strong']
const startOf = (seed: string, mode: 'guided' | 'scored' | 'match' = 'scored') =>
  startOfDeal({ ...DEAL, seed, mode })

/** The reader lets the last tile of the hand go and takes every win; the bots answer by themselves. */
function step(game: Game): Game {
  const state = stateOf(game)
  const move = botMove(state, game.rivals)
  if (move) return answer(game, move)
  const seat = seatOfYou(state)
  const legal = legalActions(state, seat)
  const action = legal.find(({ type }) => type === 'win' || type === 'rob') ?? legal[legal.length - 1]
  return answer(game, { seat, action, decision: state.decision })
}

function toTheEnd(game: Game): Game {
  let now = game
  while (stateOf(now).end === null) now = step(now)
  return now
}

/** A timer that goes off when it is told to. */
function byHand() {
  const due: (() => void)[] = []
  return {
    wait: (_ms: number, then: () => void) => {
      due.push(then)
      return () => {
        due.splice(due.indexOf(then), 1)
      }
    },
    run: () => {
      for (let n = 0; due.length > 0 && n < 5000; n++) due.shift()?.()
    },
    get waiting() {
      return due.length
    },
  }
}

beforeEach(() => {
  useMemoryStorage()
})

describe('a game', () => {
  test('comes back as it was at every moment of a hand', () => {
    let game = beginGame(startOf('kept', 'match'), RIVALS)
    for (let n = 0; n < 400 && game.past.length < 2; n++) {
      if (stateOf(game).end !== null) game = nextGame(game)!
      // a decision is kept once its bots have answered
      if (botMove(stateOf(game), RIVALS) === null) {
        const kept = readKept(PLAY_FORM, writeKept(PLAY_FORM, { game: saveGame(game), aside: null }))
        const back = restoreGame(kept!.game!)
        const open = openedAt(game, game.states.length - 1)
        // answers to one decision may come in another order, which changes nothing
        expect(stateOf(back)).toEqual(open)
        expect(back.past).toEqual(game.past)
      }
      game = step(game)
    }
    expect(game.past).toHaveLength(2)
  })

  test('a second answer to the same decision does nothing', () => {
    const game = beginGame(startOf('twice'), RIVALS)
    const seat = seatOfYou(stateOf(game))
    const decision = decisionOf(stateOf(game), seat)!
    const [action] = legalActions(stateOf(game), seat)
    const once = answer(game, { seat, action, decision })
    expect(once).not.toBe(game)
    expect(answer(once, { seat, action, decision })).toBe(once)
  })

  test('what is taken back is the last answer of the reader, and all that came of it', () => {
    let game = beginGame(startOf('undo'), RIVALS)
    const before = game
    game = step(game)
    while (botMove(stateOf(game), RIVALS)) game = step(game)
    const back = undo(game)
    expect(formatLog(back.events)).toBe(formatLog(before.events))
    expect(undo(before)).toBe(before)
  })

  test('another way can be tried from any moment, and what was played be taken up again', () => {
    const game = toTheEnd(beginGame(startOf('branch'), RIVALS))
    const at = game.events.findIndex((event) => event.type === 'act')
    const other = branchAt(game, at)
    expect(other.events).toEqual(game.events.slice(0, at))
    expect(other.played?.events).toBe(game.events)
    const further = branchAt(step(other), at + 1)
    expect(further.played?.events).toBe(game.events)
    expect(asPlayed(further)).toEqual(game)
    // the same answers meet the same bots
    expect(formatLog(toTheEnd(other).events)).toBe(formatLog(game.events))
  })

  test.each(TABLE_IDS)('from every moment of a hand the game goes on to its end: %s', (table) => {
    // quick players: what matters is that the game goes on, not how well
    const quick: Rivals = ['beginner', 'beginner', 'beginner']
    for (const seed of ['any moment', 'kongs']) {
      const game = toTheEnd(beginGame(startOfDeal({ ...DEAL, table, seed }), quick))
      const played = new Set<number>()
      for (let at = 2; at <= game.events.length; at++) {
        const other = branchAt(game, at)
        const state = stateOf(other)
        // somebody is asked, or the hand is over: else the table would wait for nobody, for ever
        const asked = botMove(state, quick) !== null || decisionOf(state, seatOfYou(state)) !== null
        expect(asked || state.end !== null, `${table} ${seed} ${at}`).toBe(true)
        // who answers the same meets the same bots and the same wall; from one decision there is one way on
        if (played.has(other.events.length)) continue
        played.add(other.events.length)
        expect(formatLog(toTheEnd(other).events), `${table} ${seed} ${at}`).toBe(formatLog(game.events))
      }
      expect(played.size).toBeGreaterThan(10)
    }
  })

  test('points of a match add up to zero, hand after hand', () => {
    let game = beginGame(startOf('ledger', 'match'), ['casual', 'casual', 'casual'])
    for (let hand = 0; hand < 3; hand++) {
      game = toTheEnd(game)
      const ledger = ledgerOf(game)
      expect(ledger).toHaveLength(hand + 1)
      for (const { points } of ledger) expect(points.reduce((a, b) => a + b)).toBe(0)
      game = nextGame(game)!
    }
  })
})

describe('the table', () => {
  test('plays the same log at every speed', () => {
    const logs = SPEEDS.map((speed: Speed) => {
      const timer = byHand()
      const store = createPlay(timer.wait)
      store.setSpeed(speed)
      store.begin(startOf('speed'), RIVALS)
      for (let n = 0; n < 400; n++) {
        timer.run()
        const { game, at } = store.$shown.get()!
        expect(at).toBe(game.events.length - 1)
        if (stateOf(game).end !== null) break
        const state = stateOf(game)
        const legal = legalActions(state, seatOfYou(state))
        store.answer(askedOf({ game, at })!, legal[legal.length - 1])
      }
      return formatLog(store.$shown.get()!.game.events)
    })
    expect(new Set(logs).size).toBe(1)
  })

  test('nothing can be answered while something is still to be shown', () => {
    const timer = byHand()
    const store = createPlay(timer.wait)
    store.begin(startOf('early'), RIVALS)
    timer.run()
    const { game, at } = store.$shown.get()!
    const seat = seatOfYou(stateOf(game))
    const legal = legalActions(stateOf(game), seat)
    const decision = askedOf({ game, at })!
    expect(store.answer(decision, legal[0])).toBe(true)
    expect(store.answer(decision, legal[0])).toBe(false)
    expect(timer.waiting).toBeGreaterThan(0)
    store.hurry()
    const now = store.$shown.get()!
    expect(now.at).toBeGreaterThan(at)
  })

  test('what is kept after an answer is taken up where it was left', () => {
    const timer = byHand()
    const store = createPlay(timer.wait)
    store.setSpeed('instant')
    store.begin(startOf('reload'), RIVALS)
    for (let n = 0; n < 4; n++) {
      const { game, at } = store.$shown.get()!
      const legal = legalActions(stateOf(game), seatOfYou(stateOf(game)))
      store.answer(askedOf({ game, at })!, legal[legal.length - 1])
    }
    const other = createPlay(timer.wait)
    expect(other.load()).toBe(true)
    const before = store.$shown.get()!.game
    const after = other.$shown.get()!.game
    expect(after.events).toEqual(before.events)
  })

  test('a hand that came by a link sets the open game aside, and it comes back', () => {
    const timer = byHand()
    const mine = beginGame(startOf('mine', 'match'), RIVALS)
    savePlay({ game: saveGame(mine), aside: null })
    const store = createPlay(timer.wait)
    store.open(beginGame(startOf('theirs'), RIVALS))
    expect(store.$aside.get()).toBe(true)
    store.backToAside()
    expect(store.$aside.get()).toBe(false)
    expect(stateOf(store.$shown.get()!.game).start.seed).toBe('mine')
    expect(loadPlay().game?.hand.start.seed).toBe('mine')
  })

  test('a device that keeps nothing is said to', () => {
    const storage = useMemoryStorage()
    storage.full = true
    const store = createPlay(byHand().wait)
    store.begin(startOf('full'), RIVALS)
    expect(store.$kept.get()).toBe(false)
    expect(store.$shown.get()).not.toBeNull()
  })

  test.each(['', 'null', '{}', '{"version":1,"value":{"game":{"rivals":["a"]},"aside":null}}', '[1]'])(
    'damaged data is set aside and the table is empty: %s',
    (text) => {
      localStorage.setItem(KEYS.play, text)
      const store = createPlay(byHand().wait)
      expect(store.load()).toBe(false)
    },
  )

  test.each([
    ['a game set aside', { rivals: 7 }],
    ['a game set aside with a wall that is none', 'wall'],
  ] as const)('%s that cannot be read is kept apart, and the good game is played on', (_, bad) => {
    const good = saveGame(beginGame(startOf('good'), RIVALS))
    const other = saveGame(beginGame(startOf('other'), RIVALS))
    const aside =
      bad === 'wall' ? { ...other, hand: { ...other.hand, start: { ...other.hand.start, wall: '1m' } } } : bad
    const text = JSON.stringify({ version: PLAY_FORM.version, value: { game: good, aside } })
    localStorage.setItem(KEYS.play, text)
    const store = createPlay(byHand().wait)
    expect(store.load()).toBe(true)
    expect(stateOf(store.$shown.get()!.game).start.seed).toBe('good')
    expect(store.$aside.get()).toBe(false)
    // the next answer writes what was read; the whole text stays where the notice lets it be saved
    expect(asideTexts(PLAY_FORM).map((one) => one.text)).toEqual([text])
    savePlay(loadPlay())
    expect(asideTexts(PLAY_FORM).map((one) => one.text)).toEqual([text])
  })

  test.each([
    ['type', 'deal'],
    ['table', 'riichi'],
    ['mode', 'fast'],
    ['players', ['A', 'B', 'C']],
    ['dealer', 4],
    ['round', 'up'],
    ['changes', 16],
    ['hand', 0],
    ['seed', 7],
    ['deal', -1],
    ['wall', '1m2m3m'],
    ['points', [0, 0, 0, 0.5]],
    ['rules', { limit: 'low' }],
    ['rules', { nothing: 1 }],
  ])('a kept start whose %s is %j is none, by the table and by the engine', (field, value) => {
    const { start } = saveGame(beginGame(startOf('start'), RIVALS)).hand
    expect(readKeptStart(start)).not.toBeNull()
    const bad = { ...start, [field]: value }
    expect(readKeptStart(bad)).toBeNull()
    expect(readStart(bad).ok).toBe(false)
  })

  test('a kept start is what the log says of it, a wall set up by hand too', () => {
    for (const game of [beginGame(startOf('log', 'match'), RIVALS), playedGame(BAO)]) {
      const { start } = game.states[0]
      expect(writeStart(start)).toEqual(toLogLine(start))
      expect(readKeptStart(JSON.parse(JSON.stringify(writeStart(start))))).toEqual(start)
    }
  })
})

describe('what an answer brings', () => {
  test('SG-B4, E18, G2: robbing a Kong, 1 tai, 8 points', () => {
    const game = playedGame(ROBBED)
    const offers = offersAt(game, game.states.length - 1, 'east')
    expect(offers.map(({ action }) => action.type)).toEqual(['rob', 'pass'])
    expect(offers[0].win).toMatchObject({ total: 1, by: 'rob-kong', from: 'south' })
    expect(offers[0].win?.payments).toEqual({ east: 8, south: -4, west: -2, north: -2 })
  })

  test('SG-H1: the fed third dragon wins at once, 128 from the feeder alone', () => {
    const game = playedGame(BAO)
    const offers = offersAt(game, game.states.length - 1, 'east')
    expect(offers.map(({ action }) => action.type)).toContain('win')
    const win = offers.find((one) => one.win !== null)?.win
    expect(win?.payments).toEqual({ east: 128, south: -128, west: 0, north: 0 })
    const done = answer(game, {
      seat: 'east',
      action: offers[0].action,
      decision: stateOf(game).decision,
    })
    const won = wonOf(stateOf(toTheEnd(done)))
    // SG-G2 without Bao: twice the base of 32 from the shooter, the base from the others
    expect(won?.rows.map(({ share }) => share)).toEqual([128, -64, -32, -32])
    expect(won?.rows.map(({ pays }) => pays)).toEqual([128, -128, 0, 0])
  })

  const handOf = (text: string) => {
    const hand = parseHand(text)
    if (!hand.ok) throw new Error(hand.error.message)
    return hand.value
  }

  test.each([
    ['234p55p[123p][777p][999p]+5p', 1],
    ['55z11z[222z][333z][666z]+5z', 'honours'],
    ['11m99p[111s][999m][999s]+9p', 'terminals'],
  ])('SG-H3: what its feeder could see of %s', (text, family) => {
    expect(familyOf(handOf(text))).toBe(family)
  })

  test('SG-E5: flowers and seasons of other seats are told as such, in no row', () => {
    const hand = handOf('123456789m99p[777z]|2f3f1y2a')
    const situation = {
      seat: 'south',
      round: 'east',
      win: { by: 'self-draw', draw: 'wall', last: false, opening: null },
    } as const
    const whole = { ...hand, concealed: hand.concealed.slice(0, -1), winning: hand.concealed.at(-1)! }
    const score = scoreHand(whole, situation, TABLES.singapore.rules)
    expect(
      idleBonus({ hand: whole, situation, score }).map(({ tile, seat }) => [tileId(tile), seat]),
    ).toEqual([
      ['3f', 'west'],
      ['1y', 'east'],
    ])
  })

  test('what is offered is what comes, when nobody goes first', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      let game = beginGame(startOf(seed), RIVALS)
      while (stateOf(game).end === null) {
        const seat = seatOfYou(stateOf(game))
        const state = stateOf(game)
        const offer =
          decisionOf(state, seat) === null || botMove(state, RIVALS)
            ? undefined
            : offersAt(game, game.states.length - 1, seat).find(({ win }) => win !== null)
        game = step(game)
        const { result } = stateOf(game)
        if (offer?.win && result?.type === 'win' && result.seat === seat)
          expect(offer.win.payments).toEqual(result.payments)
      }
    }
  })

  test('every kind of action has its words', () => {
    for (const type of ACTION_TYPES) expect(words.review.does[type]).toBeTruthy()
  })

  test('SG-D1: the wall runs out and nobody has won', () => {
    const game = toTheEnd(playedGame(DRAWN))
    expect(stateOf(game).result?.type).toBe('drawn')
    expect(wonOf(stateOf(game))).toBeNull()
  })
})

describe('how a win was paid', () => {
  /** Every house rule of a table by itself, and the table as written. */
  const tables = TABLE_IDS.flatMap((table) => [
    { table, rules: {} },
    ...TABLES[table].houseRules.flatMap(({ name, values }) =>
      values.map((value) => ({ table, rules: { [name]: value } })),
    ),
  ])

  test.each(tables)('is told from the payments: $table $rules', ({ table, rules: own }) => {
    const resolved = resolveRules({ table, rules: own })
    if (!resolved.ok) throw new Error(resolved.error.message)
    const rules = resolved.value
    for (let total = Math.max(1, rules.minimum); total <= 10; total++)
      for (const from of [null, 'south', 'north'] as const) {
        const win = from === null ? ({ by: 'self-draw' } as const) : ({ by: 'discard', from } as const)
        const paid = settle({ winner: 'east', total, win, feeder: null, barePingHu: false }, rules)
        const rows = SEATS.map((seat) => ({ seat, pays: paid[seat] }))
        const out = ['south', 'west', 'north'].map((seat) => -paid[seat as 'south'])
        const sum = out.reduce((a, b) => a + b)
        const shot = from === null ? 0 : -paid[from]
        const says: Readonly<Record<Paying, boolean>> = {
          same: new Set(out).size === 1,
          double: shot > 0 && sum === 2 * shot,
          more: shot > 0 && sum !== 2 * shot && sum < 3 * shot && sum > shot,
          alone: shot > 0 && sum === shot,
          other: false,
        }
        expect(says[payingOf('east', from, rows)], JSON.stringify({ total, from, paid })).toBe(true)
      }
  })
})

describe('advice', () => {
  test('"leaves the most useful tiles" is said only where it does', () => {
    let [most, less] = [0, 0]
    for (const seed of ['advice', 'look back', 'counts', 'most', 'many']) {
      let game = beginGame(startOf(seed), ['beginner', 'beginner', 'beginner'])
      while (stateOf(game).end === null) {
        const state = stateOf(game)
        const view = viewFrom(state, seatOfYou(state))
        const list = advise(view)
        const distances = list.flatMap(({ distance }) => (distance === null ? [] : [distance]))
        const nearest = Math.min(...distances)
        const counts = list.filter(({ distance }) => distance === nearest).map(({ count }) => count)
        for (const one of list)
          expect(one.most).toBe(one.distance === nearest && one.count === Math.max(...counts))
        if (list.length > 0) list[0].most ? most++ : less++
        game = step(game)
      }
    }
    // both sentences are heard
    expect(most).toBeGreaterThan(5)
    expect(less).toBeGreaterThan(0)
  })

  test('knows nothing that the view does not hold, and says something at every turn', () => {
    let game = beginGame(startOf('advice'), RIVALS)
    let turns = 0
    while (stateOf(game).end === null) {
      const state = stateOf(game)
      const seat = seatOfYou(state)
      const view = viewFrom(state, seat)
      if (view.legal.some(({ type }) => type === 'discard')) {
        turns++
        const list = advise(view)
        expect(list.length).toBeGreaterThan(0)
        const worth = list.filter(({ danger }) => !danger.bao).map(({ value }) => value)
        expect(worth).toEqual(worth.slice().sort((a, b) => b - a))
        expect(dangersOf(view).length).toBe(new Set(view.concealed).size)
        expect(outlookOf(view)).not.toBeNull()
      }
      game = step(game)
    }
    expect(turns).toBeGreaterThan(1)
  })

  test('a look back finds at most three decisions, the dearest first, each an answer of the reader', () => {
    const game = toTheEnd(beginGame(startOf('look back'), RIVALS))
    const looking = reviewer(game)
    while (looking.step());
    const worst = looking.worst()
    expect(worst.length).toBeGreaterThan(0)
    expect(worst.length).toBeLessThanOrEqual(3)
    for (const { at, chosen, better, cost } of worst) {
      const event = game.events[at]
      expect(event).toMatchObject({ type: 'act', seat: seatOfYou(game.states[0]), action: chosen })
      expect(better).not.toBe(chosen)
      expect(cost).toBeGreaterThan(0)
    }
    expect(worst.map(({ cost }) => cost)).toEqual(worst.map(({ cost }) => cost).sort((a, b) => b - a))
  })

  test('SG-C1: a complete hand under the minimum is told apart, and may not win', () => {
    // a claimed Pong of no worth: neither Men Qing (SG-E6) nor Ping Hu (SG-E7)
    const game = playedGame(BELOW)
    const below = belowAt(stateOf(game), 'east')
    expect(below?.score).toMatchObject({ legal: false, why: 'below-minimum', total: 0 })
    expect(belowAt(stateOf(game), 'west')).toBeNull()
    expect(below?.score.reading).not.toBeNull()
    expect(viewFrom(stateOf(game), 'east').legal.some(({ type }) => type === 'win')).toBe(false)
  })
})

describe('a link', () => {
  test('gives the hand as it was played', () => {
    for (const seed of ['one', 'two words', '3&?=']) {
      const game = toTheEnd(beginGame({ ...startOf(seed), dealer: 2, round: 'west' }, RIVALS))
      const link = readPlayLink(writePlayLink(game, RIVALS)!)
      expect(link?.faults).toEqual([])
      expect(link?.whole).toBe(true)
      expect(formatLog(link!.game.events)).toBe(formatLog(game.events))
      expect(link?.game.rivals).toEqual(RIVALS)
    }
  })

  test('that is damaged gives what can be followed, and says what is wrong', () => {
    const game = toTheEnd(beginGame(startOf('damaged'), RIVALS))
    const text = writePlayLink(game, RIVALS)!
    const link = readPlayLink(`${text.replace('log=', 'log=zz')}&bots=strang&round=est&what=1`)
    expect(link?.whole).toBe(false)
    // the bots are named twice, and the second time all three are misspelt by one word
    expect(link?.faults.map(({ code, field }) => `${field} ${code}`).sort()).toEqual([
      'bots repeated',
      'bots unknown-value',
      'round unknown-value',
      'what unknown-field',
    ])
    expect(stateOf(link!.game).end).toBeNull()
  })

  test('says each mistake once, and nothing is changed without a word', () => {
    const faultsOf = (query: string) =>
      readPlayLink(query)!.faults.map(({ field, code, taken }) => [field, code, taken])
    expect(faultsOf('?seed=a&bots=x')).toEqual([['bots', 'unknown-value', expect.any(String)]])
    expect(faultsOf('?seed=a&bots=x,y,x')).toHaveLength(2)
    expect(faultsOf('?seed=a&bots=casual,casual,strong')).toEqual([])
    expect(faultsOf(`?seed=${'a'.repeat(60)}`)).toEqual([])
    const long = readPlayLink(`?seed=${'a'.repeat(61)}`)!
    expect(long.faults.map(({ field, code }) => [field, code])).toEqual([['seed', 'too-long']])
    expect(stateOf(long.game).start.seed).toBe('a'.repeat(60))
    // HK-A4: hands are independent, so there is no match
    const clash = ['mode', 'contradiction', 'scored']
    expect(faultsOf('?seed=a&table=hong-kong&mode=match')).toEqual([clash])
    expect(stateOf(readPlayLink('?seed=a&table=hong-kong&mode=match')!.game).start.mode).toBe('scored')
    const choice = readPlayChoice('?table=hong-kong&mode=match')
    expect(choice?.choice).toEqual({ table: 'hong-kong', mode: 'scored' })
    expect(choice?.faults.map(({ field, code, taken }) => [field, code, taken])).toEqual([clash])
    expect(readPlayChoice('?table=singapore&mode=match')?.faults).toEqual([])
  })

  test('that names no hand is none', () => {
    expect(readPlayLink('')).toBeNull()
    expect(readPlayLink('?mode=match')).toBeNull()
    expect(readPlayLink('?seed=%E0%A4%A')?.faults.map(({ code }) => code)).toEqual(['bad-escape'])
  })
  test('that names no hand may choose the table and the mode to begin with', () => {
    for (const table of TABLE_IDS)
      for (const mode of modesAt(TABLES[table].rules))
        expect(readPlayChoice(writePlayChoice({ table, mode }))).toEqual({
          choice: { table, mode },
          faults: [],
        })
    expect(readPlayChoice('?table=hong-kong')).toEqual({ choice: { table: 'hong-kong' }, faults: [] })
    for (const query of ['', '?utm_source=x', '?seed=a&table=hong-kong', '?table=', '?what=1'])
      expect(readPlayChoice(query), query).toBeNull()
    const wrong = readPlayChoice('?table=hong-knog&mode=gided&what=1')
    expect(wrong?.choice).toEqual({ table: 'hong-kong', mode: 'guided' })
    expect(wrong?.faults.map(({ field, taken }) => [field, taken])).toEqual([
      ['what', undefined],
      ['table', 'hong-kong'],
      ['mode', 'guided'],
    ])
  })
})
