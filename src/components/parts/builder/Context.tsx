import {
  fillFields,
  type Hand,
  isBonus,
  type OPENINGS,
  type PatternId,
  possibleChoices,
  priceOf,
  type Ruleset,
  SEATS,
  type WinFields,
} from '../../../engine/index.ts'
import { couldRobEighth } from '../../../stores/builder-way.ts'
import { Choice } from '../Choice.tsx'
import type { Voice } from './words.ts'

type Set = <F extends keyof WinFields>(field: F, value: WinFields[F]) => void

interface Props {
  readonly voice: Voice
  readonly id: string
  readonly hand: Hand
  readonly fields: Partial<WinFields>
  readonly rules: Ruleset
  readonly onSet: Set
}

/** A list with the value in force even where it is not possible: then the reader sees what clashes. */
const withNow = <T,>(values: readonly T[], now: T): readonly T[] =>
  values.includes(now) ? values : [...values, now]

/** Seat, round and how the hand was won; only what is possible is offered. */
export function Context({ voice, id, hand, fields, rules, onSet }: Props) {
  const { words, tiles } = voice
  const { context } = words
  const now = fillFields(fields)
  const can = possibleChoices(now, hand, rules)
  // a robbed flower is given back when the hand was won otherwise
  const robbed = hand.winning !== null && isBonus(hand.winning)
  const others = robbed ? possibleChoices(now, { ...hand, winning: null }, rules).win : can.win
  const wins = robbed || couldRobEighth(hand, rules) ? withNow(others, 'rob-eighth') : others
  const played = (opening: (typeof OPENINGS)[number]) =>
    priceOf(rules, `${opening}-hand` satisfies PatternId).value !== null
  const openings = can.opening.filter((one) => one === null || played(one) || one === now.opening)
  const seats = (values: readonly WinFields['seat'][]) =>
    values.map((seat) => ({ value: seat, label: context.seatShort[seat], name: tiles.seat[seat] }))
  return (
    <div class="b-ctx">
      <Choice
        legend={context.seat}
        name={`${id}-seat`}
        value={now.seat}
        options={seats(SEATS)}
        onChange={(value) => onSet('seat', value)}
      />
      {rules.play.roundWind === 'moves' && (
        <Choice
          legend={context.round}
          name={`${id}-round`}
          value={now.round}
          options={seats(SEATS)}
          onChange={(value) => onSet('round', value)}
        />
      )}
      <Choice
        legend={context.win}
        name={`${id}-win`}
        value={now.win}
        options={withNow(wins, now.win).map((value) => ({ value, label: context.ways[value] }))}
        onChange={(value) => onSet('win', value)}
      />
      {now.win !== 'self-draw' && (
        <Choice
          legend={context.from}
          name={`${id}-from`}
          value={now.from}
          options={seats(withNow(can.from, now.from))}
          onChange={(value) => onSet('from', value)}
        />
      )}
      {(can.draw.length > 1 || now.draw !== 'wall') && (
        <Choice
          legend={context.draw}
          name={`${id}-draw`}
          value={now.draw}
          options={withNow(can.draw, now.draw).map((value) => ({ value, label: context.draws[value] }))}
          onChange={(value) => onSet('draw', value)}
        />
      )}
      {(openings.length > 1 || now.opening !== null) && (
        <Choice
          legend={context.opening}
          name={`${id}-opening`}
          value={now.opening}
          options={withNow(openings, now.opening).map((value) => ({
            value,
            label: value === null ? context.notOpening : context.openings[value],
          }))}
          onChange={(value) => onSet('opening', value)}
        />
      )}
      {(can.last.includes(true) || now.last) && (
        <label class="sw">
          <input
            type="checkbox"
            name={`${id}-last`}
            checked={now.last}
            onChange={(event) => onSet('last', event.currentTarget.checked)}
          />
          <span />
          {context.last}
        </label>
      )}
    </div>
  )
}
