import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countKinds,
  formatHand,
  handSize,
  isBonus,
  type Kind,
  kindOf,
  parseHand,
  parseMelds,
  situationOf,
  type WinFields,
} from '../../src/engine/index.ts'
import { createBuilder } from '../../src/stores/builder.ts'
import {
  addSet,
  addTile,
  changeMeld,
  clearHand,
  type Edit,
  layDown,
  markWinning,
  meldVariants,
  type Place,
  removeAt,
  replaceAt,
  setsToLayDown,
  takeBack,
  takeUp,
} from '../../src/stores/builder-edit.ts'
import { mostTiles } from '../../src/stores/builder-flowers.ts'
import { type BuilderState, EMPTY_STATE } from '../../src/stores/builder-state.ts'
import { judge } from '../../src/stores/builder-verdict.ts'
import { offersFor, setField } from '../../src/stores/builder-way.ts'
import { AS_WRITTEN, withRules } from '../../src/stores/rules.ts'
import { rulesetOf } from '../../src/stores/rules-check.ts'
import { fieldsArb, stateArb } from './arbitrary.ts'

const rules = rulesetOf('singapore', {})
const tile = (id: string): Kind => {
  const kind = kindOf(id)
  if (kind === undefined) throw new Error(id)
  return kind
}
const meld = (text: string) => {
  const melds = parseMelds(text)
  if (!melds.ok) throw new Error(text)
  return melds.value[0]
}
const hand = (text: string, fields: Partial<WinFields> = {}): BuilderState => {
  const read = parseHand(text)
  if (!read.ok) throw new Error(text)
  return { ...EMPTY_STATE, hand: read.value, fields }
}
const made = (edit: Edit): BuilderState => {
  if (!edit.ok) throw new Error(edit.refusal)
  return edit.state
}
const text = (state: BuilderState) => formatHand(state.hand)
const add = (state: BuilderState, ids: string) =>
  ids.split(' ').reduce((s, id) => made(addTile(s, tile(id), rules)), state)

describe('building a hand', () => {
  test('tiles go where they belong and the fourteenth is the one won on', () => {
    let state = made(addSet(EMPTY_STATE, meld('[777z]'), rules))
    state = made(addSet(state, meld('[999p]'), rules))
    state = add(state, '8m 8m 8m 2s 3s 5p 5p 2f 1a 4s')
    expect(text(state)).toBe('888m 55p 23s [777z] [999p] |2f1a +4s')
    expect(judge(state, rules)).toMatchObject({ standing: 'win', room: 0 })
  })

  test('never a fifth copy, a second bonus tile or a fifteenth tile', () => {
    const four = add(EMPTY_STATE, '5m 5m 5m 5m 2f')
    expect(addTile(four, tile('5m'), rules)).toEqual({ ok: false, refusal: 'no-copy' })
    expect(addTile(four, tile('2f'), rules)).toEqual({ ok: false, refusal: 'no-copy' })
    const full = hand('123456789m 123p 5z +5z')
    expect(addTile(full, tile('9p'), rules)).toEqual({ ok: false, refusal: 'no-room' })
    // bonus tiles are beside the hand: there is always room
    expect(text(made(addTile(full, tile('3a'), rules)))).toBe('123456789m 123p 5z |3a +5z')
  })

  test('a set comes from new tiles, or from the hand where there is no room for new ones', () => {
    expect(text(made(addSet(hand('88m'), meld('[888p]'), rules)))).toBe('88m [888p]')
    expect(text(made(addSet(hand('123456m 888p 1122s'), meld('[888p]'), rules)))).toBe('123456m 1122s [888p]')
    expect(addSet(hand('123456m 888p 1122s'), meld('[999p]'), rules)).toEqual({
      ok: false,
      refusal: 'no-room',
    })
    expect(addSet(hand('88p 1z'), meld('[888p]'), rules)).toEqual({ ok: false, refusal: 'no-room' })
    // a Kong of which three are in the hand already: there is no other way to have it
    expect(text(made(addSet(hand('8888p'), meld('(8888p)'), rules)))).toBe('(8888p)')
  })

  test('a set is laid down and taken up again', () => {
    const state = hand('23444m 9p')
    expect(setsToLayDown(state.hand, tile('4m')).map((m) => m.type)).toEqual(['chow', 'pong'])
    const down = made(layDown(state, meld('[444m]'), rules))
    expect(text(down)).toBe('23m 9p [444m]')
    expect(text(made(takeUp(down, 0, rules)))).toBe('23444m 9p')
    expect(layDown(state, meld('[999p]'), rules).ok).toBe(false)
    // a Kong counts as three tiles on the table and as four in the hand
    expect(takeUp(hand('123m 123p 123s 5z (9999s) +5z'), 0, rules)).toEqual({ ok: false, refusal: 'no-room' })
  })

  test('a Pong becomes a Kong and is turned over while the fourth copy exists', () => {
    const state = hand('5m [777z]')
    expect(meldVariants(state.hand, 0, rules).map((m) => `${m.type} ${m.concealed}`)).toEqual([
      'kong false',
      'kong true',
    ])
    expect(text(made(changeMeld(state, 0, meld('(7777z)'), rules)))).toBe('5m (7777z)')
    expect(meldVariants(hand('7z [777z]').hand, 0, rules)).toEqual([])
    expect(meldVariants(hand('[123m]').hand, 0, rules)).toEqual([])
    expect(changeMeld(hand('7z [777z]'), 0, meld('[7777z]'), rules).ok).toBe(false)
  })

  test('the mark of the winning tile moves, and nothing else does', () => {
    const state = hand('123m 5p +6s')
    expect(text(made(markWinning(state, tile('2m'), rules)))).toBe('13m 5p 6s +2m')
    expect(markWinning(state, tile('9m'), rules).ok).toBe(false)
  })

  test('a tile is put in the place of another', () => {
    const state = hand('123m [777z] |2f +6s')
    expect(text(made(replaceAt(state, { zone: 'concealed', kind: tile('2m') }, tile('9p'), rules)))).toBe(
      '13m 9p [777z] |2f +6s',
    )
    expect(text(made(replaceAt(state, { zone: 'winning' }, tile('1s'), rules)))).toBe('123m [777z] |2f +1s')
    expect(text(made(replaceAt(state, { zone: 'meld', index: 0 }, tile('6z'), rules)))).toBe(
      '123m [666z] |2f +6s',
    )
    expect(text(made(replaceAt(state, { zone: 'bonus', kind: tile('2f') }, tile('4a'), rules)))).toBe(
      '123m [777z] |4a +6s',
    )
    expect(replaceAt(state, { zone: 'meld', index: 0 }, tile('6s'), rules).ok).toBe(true)
    expect(replaceAt(hand('66s [777z]'), { zone: 'meld', index: 0 }, tile('6s'), rules)).toEqual({
      ok: false,
      refusal: 'no-copy',
    })
    // the tiles of a whole set in the hand are not taken for it either
    for (const [held, put] of [
      ['666s [777z]', '6s'],
      ['234m 22m [567p] [444z]', '2m'],
    ])
      expect(
        replaceAt(hand(held), { zone: 'meld', index: hand(held).hand.melds.length - 1 }, tile(put), rules),
      ).toEqual({
        ok: false,
        refusal: 'no-copy',
      })
  })

  test('taking back follows the order in which things were put in', () => {
    let state = add(EMPTY_STATE, '9s 1m 2f')
    state = made(addSet(state, meld('[555z]'), rules))
    const texts = []
    for (let i = 0; i < 4; i++) {
      state = made(takeBack(state, rules))
      texts.push(text(state))
    }
    expect(texts).toEqual(['1m 9s |2f', '1m 9s', '9s', ''])
    expect(takeBack(state, rules)).toEqual({ ok: false, refusal: 'nothing-there' })
    // a hand that was typed has no order: the winning tile goes first
    expect(text(made(takeBack(hand('123m |2f +6s'), rules)))).toBe('123m |2f')
  })

  test('an empty hand keeps seat and round', () => {
    const cleared = made(clearHand(hand('123m', { seat: 'west', round: 'north', win: 'self-draw' }), rules))
    expect(cleared).toMatchObject({ hand: EMPTY_STATE.hand, fields: { seat: 'west', round: 'north' } })
  })
})

describe('how it was won', () => {
  test('a field that clashes with the one just chosen falls back', () => {
    const drawn = hand('123m 123p 12s 5z (9999s) +5z', { win: 'self-draw', draw: 'kong' })
    expect(made(setField(drawn, 'win', 'discard', rules)).fields).toEqual({})
    expect(made(removeAt(drawn, { zone: 'meld', index: 0 }, rules)).fields).toEqual({ win: 'self-draw' })
    const south = hand('123m', { seat: 'south', from: 'east' })
    expect(made(setField(south, 'seat', 'east', rules)).fields).toEqual({})
  })

  test('the eighth flower is drawn: a win with the hand unfinished (SG-C3)', () => {
    const seven = hand('1499m 258p 369s 126z |1f2f3f4f1y2y3y')
    const eight = made(addTile(seven, tile('4y'), rules))
    expect(eight.fields).toEqual({ win: 'self-draw' })
    const { standing, score } = judge(eight, rules)
    expect(standing).toBe('win')
    expect(score).toMatchObject({ total: 5, lines: [{ id: 'eight-flowers' }] })
    // with the tile that was just drawn and not thrown yet
    expect(
      judge({ ...eight, hand: hand('1499m 258p 369s 1267z |1f2f3f4f1y2y3y4y').hand }, rules).standing,
    ).toBe('win')
    // four loose tiles are no hand, but the reader is told that it wins all the same
    const few = judge({ ...eight, hand: hand('14m |1f2f3f4f1y2y3y4y').hand }, rules)
    expect(few).toMatchObject({ standing: 'building', room: 12, winsAnyway: { total: 5 } })
  })

  test('the eighth flower is robbed: it stands as the tile won on (SG-C3)', () => {
    const seven = hand('1499m 258p 369s 126z |1f2f3f4f1y2y3y')
    const offered = (state: BuilderState, values = {}) => offersFor(state, rulesetOf('singapore', values)).win
    expect(offered(seven)).toEqual(['discard', 'self-draw', 'rob-kong', 'rob-eighth'])
    const robbed = made(setField(seven, 'win', 'rob-eighth', rules))
    expect(text(robbed)).toBe('1499m 258p 369s 126z |1f2f3f4f1y2y3y +4y')
    expect(judge(robbed, rules)).toMatchObject({ standing: 'win', score: { total: 5 } })
    // what the reader drew is shown with the rest, and that is the only other way
    expect(offered(robbed)).toEqual(['self-draw', 'rob-eighth'])
    const drawn = made(setField(robbed, 'win', 'self-draw', rules))
    expect(text(drawn)).toBe('1499m 258p 369s 126z |1f2f3f4f1y2y3y4y')
    expect(judge(drawn, rules)).toMatchObject({ standing: 'win', score: { total: 5 } })
    expect(offered(drawn)).toEqual(['self-draw', 'rob-eighth'])
    expect(text(made(setField(drawn, 'win', 'rob-eighth', rules)))).toBe(text(robbed))
    // one flower less: the robbed one is a shown one, and nothing is lost
    const less = made(removeAt(robbed, { zone: 'bonus', kind: tile('1f') }, rules))
    expect(text(less)).toBe('1499m 258p 369s 126z |2f3f4f1y2y3y4y')
    expect(text(made(removeAt(robbed, { zone: 'winning' }, rules)))).toBe(text(seven))
    expect(offered(hand('|1f2f3f4f1y2y'))).not.toContain('rob-eighth')
    expect(offered(seven, { eighthFlower: 'off' })).not.toContain('rob-eighth')
    expect(offered(drawn, { eighthFlower: 'off' })).toEqual(['self-draw'])
  })

  test('of eight flowers shown the one put in last was robbed, of a written hand the last of the writing', () => {
    const seven = hand('1499m 258p 369s 126z |1f2f3f4f2y3y4y')
    const touched = made(addTile(seven, tile('1y'), rules))
    expect(text(made(setField(touched, 'win', 'rob-eighth', rules)))).toMatch(/\|1f2f3f4f2y3y4y \+1y$/)
    const written = hand(text(touched))
    expect(text(made(setField(written, 'win', 'rob-eighth', rules)))).toMatch(/\|1f2f3f4f1y2y3y \+4y$/)
    // taken back like any other tile put in last
    const robbed = made(setField(touched, 'win', 'rob-eighth', rules))
    expect(text(made(takeBack(robbed, rules)))).toBe(text(seven))
  })

  test('the Banker robs with the fourteen tiles dealt, and nobody else', () => {
    const dealt = hand('1499m 258p 369s 1267z |1f2f3f4f1y2y3y')
    const robbed = made(setField(dealt, 'win', 'rob-eighth', rules))
    expect(judge(robbed, rules)).toMatchObject({ standing: 'win', score: { total: 5 } })
    expect(offersFor({ ...dealt, fields: { seat: 'south' } }, rules).win).not.toContain('rob-eighth')
  })

  test('eight flowers are no way to win where the table has none: the hand is built like any other', () => {
    const table = rulesetOf('hong-kong', { flowerWin: 'off' })
    const eight = made(addTile(hand('123m 456p 789s 111z 5z |1f2f3f4f1y2y3y'), tile('4y'), table))
    expect(eight.fields).toEqual({})
    expect(judge(eight, table).standing).toBe('ready')
    expect(offersFor(eight, table).win).toEqual(['discard', 'self-draw', 'rob-kong'])
  })

  test('the third dragon set wins unfinished on one’s turn and on the discard that makes it (SG-C2)', () => {
    const drawn = hand('199m 5p 2s 55z [777z] [666z] +5z', { win: 'self-draw' })
    expect(judge(drawn, rules)).toMatchObject({ standing: 'win', score: { lines: [{ id: 'big-dragons' }] } })
    expect(judge({ ...drawn, fields: {} }, rules).standing).toBe('win')
    expect(judge(drawn, rulesetOf('singapore', { honourAutoWin: 'off' })).standing).toBe('not-complete')
    const few = judge(hand('9m [555z] [777z] [666z]', { win: 'self-draw' }), rules)
    expect(few).toMatchObject({ standing: 'building', room: 4, winsAnyway: { total: 5 } })
  })

  test('a way of winning that the rules in force forbid gives way, and comes back with the rule', () => {
    const robbed = hand('1499m 258p 369s 126z |1f2f3f4f1y2y3y +4y', { win: 'rob-eighth' })
    expect(judge(robbed, rulesetOf('singapore', { eighthFlower: 'off' })).standing).toBe('impossible')
    const builder = createBuilder(robbed)
    builder.follow(withRules(AS_WRITTEN, 'singapore', { eighthFlower: 'off' }))
    expect(builder.$state.get().fields).toEqual({ win: 'self-draw' })
    expect(text(builder.$state.get())).toBe('1499m 258p 369s 126z |1f2f3f4f1y2y3y4y')
    expect(builder.$verdict.get().standing).toBe('win')
    builder.follow(AS_WRITTEN)
    expect(builder.$state.get()).toEqual(robbed)
  })
})

describe('where a hand stands', () => {
  test.each([
    ['', 'building', 14],
    ['123m', 'building', 11],
    ['123m 456p 789s 111z 5z', 'ready', 1],
    ['1499m 258p 369s 126z', 'building', 1],
    ['123m 456p 789s 111z 55z', 'unmarked', 0],
    ['123m 456p 789s 111z 5z +5z', 'win', 0],
    ['234m 567p 789s 222z 5z +5z', 'below-minimum', 0],
    ['123m 456p 789s 111z 5z +6z', 'not-complete', 0],
    ['123456789m 123456p', 'too-many', -1],
  ] as const)('%s: %s', (notation, standing, room) => {
    expect(judge(hand(notation), rules)).toMatchObject({ standing, room })
  })

  test('what it waits for, with the copies the hand does not hold', () => {
    const waits = (notation: string) =>
      judge(hand(notation), rules).waits.map(({ kind, left }) => [kind, left])
    expect(waits('123m 456p 789s 111z 5z')).toEqual([[tile('5z'), 3]])
    expect(waits('888m 55p 23s [777z] [999p] +4s')).toEqual([
      [tile('1s'), 4],
      [tile('4s'), 4],
    ])
    // shapes that are no four sets and an Eye have waits too
    expect(waits('19m 19p 19s 1234567z').length).toBe(13)
    expect(waits('1111z 234m 567p 789s')).toEqual([])
  })
})

describe('the builder', () => {
  const step = (id: string) => (state: BuilderState) => addTile(state, tile(id), rules)

  test('undoes and redoes every step; letters typed in a row are one', () => {
    const builder = createBuilder(EMPTY_STATE)
    builder.edit(step('1m'))
    builder.edit(step('2m'), 'typing')
    builder.edit(step('3m'), 'typing')
    builder.edit(step('4m'))
    const now = () => text(builder.$state.get())
    expect(now()).toBe('1234m')
    builder.undo()
    expect(now()).toBe('123m')
    builder.undo()
    expect(now()).toBe('1m')
    builder.redo()
    expect(now()).toBe('123m')
    builder.edit(step('9m'))
    expect(builder.$canRedo.get()).toBe(false)
    builder.undo()
    builder.undo()
    builder.undo()
    expect([now(), builder.$canUndo.get()]).toEqual(['', false])
    builder.undo()
    expect(now()).toBe('')
  })

  test('a refused edit leaves everything as it was', () => {
    const builder = createBuilder(hand('5555m'))
    const before = builder.$state.get()
    expect(builder.edit(step('5m')).ok).toBe(false)
    expect(builder.$state.get()).toBe(before)
    expect(builder.$canUndo.get()).toBe(false)
  })

  test('follows the reader’s house rules unless the hand is pinned to its own', () => {
    const six = hand('1122299m 111z [777z] +1m')
    const builder = createBuilder(six)
    builder.$verdict.listen(() => {})
    expect(builder.$verdict.get().score?.total).toBe(5)
    builder.follow(withRules(AS_WRITTEN, 'singapore', { limit: 10 }))
    expect(builder.$verdict.get().score?.total).toBe(7)
    builder.pin('singapore', { limit: 6 })
    expect(builder.$verdict.get().score?.total).toBe(6)
    builder.follow(withRules(AS_WRITTEN, 'singapore', { limit: 8 }))
    expect(builder.$verdict.get().score?.total).toBe(6)
    builder.unpin()
    expect(builder.$verdict.get().score?.total).toBe(7)
  })
})

test('no chain of edits makes a fifth copy, a contradiction or more than 14 tiles', () => {
  const place: fc.Arbitrary<Place> = fc.oneof(
    fc.constant<Place>({ zone: 'winning' }),
    fc.record({ zone: fc.constant('meld' as const), index: fc.nat({ max: 4 }) }),
    fc.record({ zone: fc.constantFrom('concealed' as const, 'bonus' as const), kind: fc.nat({ max: 45 }) }),
  )
  const edit = fc.oneof(
    fc.nat({ max: 45 }).map((kind) => (s: BuilderState) => addTile(s, kind, rules)),
    fc
      .tuple(
        fc.constantFrom('chow' as const, 'pong' as const, 'kong' as const),
        fc.nat({ max: 45 }),
        fc.boolean(),
      )
      .map(
        ([type, kind, concealed]) =>
          (s: BuilderState) =>
            addSet(s, { type, tile: kind, concealed: concealed && type === 'kong' }, rules),
      ),
    place.map((at) => (s: BuilderState) => removeAt(s, at, rules)),
    fc.tuple(place, fc.nat({ max: 45 })).map(
      ([at, kind]) =>
        (s: BuilderState) =>
          replaceAt(s, at, kind, rules),
    ),
    fc.nat({ max: 33 }).map((kind) => (s: BuilderState) => markWinning(s, kind, rules)),
    fc.nat({ max: 4 }).map((index) => (s: BuilderState) => takeUp(s, index, rules)),
    fc.constant((s: BuilderState) => takeBack(s, rules)),
    fieldsArb
      .map((fields) => Object.entries(fields)[0])
      .filter((entry) => entry !== undefined)
      .map(
        ([name, value]) =>
          (s: BuilderState) =>
            setField(s, name as keyof WinFields, value as never, rules),
      ),
  )
  fc.assert(
    fc.property(stateArb, fc.array(edit, { maxLength: 25 }), (start, edits) => {
      let state: BuilderState = { ...start, pinned: null }
      for (const one of edits) {
        const result = one(state)
        if (result.ok) state = result.state
        const { hand: h } = state
        expect(handSize(h)).toBeLessThanOrEqual(mostTiles(h))
        expect(countKinds(h).every((n, kind) => n <= (isBonus(kind) ? 1 : 4))).toBe(true)
        expect(h.concealed).toEqual([...h.concealed].sort((a, b) => a - b))
        expect(situationOf(state.fields, h, rules).ok).toBe(true)
        judge(state, rules)
      }
    }),
    { numRuns: 600 },
  )
})
