import { describe, expect, it } from 'vitest'
import { apply, begin } from '../../src/engine/game/apply.ts'
import { playHand } from '../../src/engine/game/simulate/run.ts'
import { type SeatView, viewFrom } from '../../src/engine/game/view.ts'
import { BOTS, copiesUnseen, DangerMeter, SEATS } from '../../src/engine/index.ts'
import { dragonsOf, type Script, startOf, tiles } from './support/table.ts'

type Choice = NonNullable<Script['choice']>

/** Their hands last longest. */
const { beginner } = BOTS

/** Every discard that bots made in some hands, as who made it saw the table. */
function* turns(choice: Choice, seed: string, hands: number) {
  for (let deal = 1; deal <= hands; deal++) {
    const start = { ...startOf({ hands: [], choice }), wall: null, seed, deal }
    const { events } = playHand(start, [beginner, beginner, beginner, beginner], { check: false })
    let state = begin(start)
    for (const event of events.slice(1)) {
      if (event.type === 'act' && event.action.type === 'discard') yield viewFrom(state, event.seat)
      state = apply(state, event)
    }
  }
}

const meterOf = (view: SeatView) => new DangerMeter(view, copiesUnseen(view, 'all'))

/** The dearest discard of the table as written: four bases of the limit, all from one (SG-G1, G2, H). */
const WHOLE = 128

describe('what a discard may cost is never more than its odds allow', () => {
  // at these no set alone binds its feeder to a later win: H1 wins at once, H2 is off, H3 and H4 need the win (SG-H)
  const choice: Choice = { rules: { baoLimitFeed: 'off', freshTileAt: 8 } }

  it('where only a win can cost anything: at most the whole bill times the odds of one', () => {
    let bao = 0
    for (const view of turns(choice, 'odds and cost', 30)) {
      const meter = meterOf(view)
      for (const tile of new Set(view.concealed)) {
        if (tile >= 34) continue
        const { odds, cost, bao: liable } = meter.of(tile)
        if (liable) bao++
        expect(cost).toBeLessThanOrEqual(odds * WHOLE + 1e-9)
        if (odds === 0) expect(cost).toBe(0)
      }
    }
    // late fresh tiles among them
    expect(bao).toBeGreaterThan(30)
  }, 60_000)

  it('a late fresh tile costs what its odds ask for, at the price of one who pays all (SG-H4)', () => {
    let asked = 0
    for (const view of turns({ rules: { freshTileAt: 8 } }, 'late', 40)) {
      if (view.playable > 8) continue
      const bare = view.seats.every(({ melds }) => melds.length === 0)
      const thrown = new Set(view.discards.map(({ tile }) => tile))
      const tile = view.concealed.find((kind) => kind < 27 && !thrown.has(kind))
      if (bare || tile === undefined) continue
      asked++
      const late = meterOf(view).of(tile)
      // the same moment where nothing is paid alone: the odds are the same, the bill is larger by what others pay
      const off = meterOf({
        ...view,
        rules: { ...view.rules, payments: { ...view.rules.payments, bao: false } },
      }).of(tile)
      expect(late.bao).toBe(true)
      expect(late.odds).toBeCloseTo(off.odds, 10)
      // the shooter's half and the others' halves of it: twice as much (SG-G2)
      expect(late.cost).toBeCloseTo(2 * off.cost, 8)
    }
    expect(asked).toBeGreaterThan(10)
  }, 60_000)
})

/** South has taken two dragon sets; North holds the third dragon. */
const dragons = (choice: Choice = {}): SeatView => viewFrom(dragonsOf({ choice }).state, 'north')

describe('the third dragon set (SG-H1)', () => {
  const RED = tiles('7z')[0]

  it('wins at once with automatic wins on: a Pong counts among the odds, and costs the limit', () => {
    const { odds, cost, bao } = meterOf(dragons()).of(RED)
    expect(bao).toBe(true)
    // chance alone: three copies among all hidden tiles, seven in South's hand
    expect(odds).toBeGreaterThan(0.005)
    expect(odds).toBeLessThan(0.5)
    // nearly all of it is South's, who would collect 128; somebody else's win on it costs less
    expect(cost / odds).toBeGreaterThan(0.8 * WHOLE)
    expect(cost / odds).toBeLessThanOrEqual(WHOLE)
  })

  it('binds with automatic wins off, and costs only if South wins later', () => {
    const on = meterOf(dragons()).of(RED)
    const off = meterOf(dragons({ rules: { honourAutoWin: 'off' } })).of(RED)
    expect(off.bao).toBe(true)
    expect(off.cost).toBeGreaterThan(0)
    expect(off.cost).toBeLessThan(on.cost)
  })

  it('is nothing to fear once two of the dragon lie open', () => {
    const view = dragons()
    const shown = {
      ...view,
      discards: [...view.discards, ...SEATS.slice(0, 2).map((seat) => ({ tile: RED, seat, claimed: null }))],
    }
    const { cost, bao } = meterOf(shown as SeatView).of(RED)
    expect(bao).toBe(false)
    expect(cost).toBeLessThan(meterOf(view).of(RED).cost / 2)
  })
})
