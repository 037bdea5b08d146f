import { fillFields, SEATS } from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { writeLink } from '../../../stores/builder-link.ts'
import { EMPTY_STATE } from '../../../stores/builder-state.ts'
import { largestTotal, waysOf } from '../../../stores/payments-state.ts'
import {
  CHAIRS,
  type Chair,
  type Ruling,
  type Sheet,
  type WinEntry,
} from '../../../stores/score-sheet-entries.ts'
import { type Standing, seatOfChair, settleWin, wonAt } from '../../../stores/score-sheet-fold.ts'
import { type WinForm, withWinner } from '../../../stores/score-sheet-form.ts'
import { countHand, handOfQuery } from '../../../stores/score-sheet-hand.ts'
import { Choice } from '../../parts/Choice.tsx'
import { HandView } from '../../tiles/HandView.tsx'
import { NoteField, NumberField, Switch } from './fields.tsx'
import { nameAt } from './say.ts'
import type { Voice } from './voice.ts'

export interface FieldsProps<F> {
  readonly voice: Voice
  readonly id: string
  readonly form: F
  /** How things stand where the entry will stand. */
  readonly now: Standing
  readonly sheet: Sheet
  readonly onChange: (form: F) => void
}

/** The four with the wind each of them has, as choices. */
export const chairsOf = (now: Standing, sheet: Sheet, but: Chair | null = null) =>
  CHAIRS.map((i) => CHAIRS[(now.dealer + i) % 4])
    .filter((chair) => chair !== but)
    .map((value) => ({ value: value as Chair | null, label: nameAt(value, now, sheet.roster) }))

/** Totals offered as buttons; a table without a limit, or with a high one, takes others by typing. */
const MOST_BUTTONS = 13

type Props = FieldsProps<WinForm>

function Total({ voice, id, form, now, onChange }: Props) {
  const { say, words } = voice
  const { rules } = now
  const most = Math.min(largestTotal(rules), rules.minimum + MOST_BUTTONS)
  const offered = Array.from({ length: most - rules.minimum + 1 }, (_, i) => rules.minimum + i)
  const total = (n: number | null) => onChange({ ...form, total: n, pingHu: form.pingHu && n === form.total })
  const odd = form.total !== null && !offered.includes(form.total)
  return (
    <>
      <Choice<number | null>
        legend={words.form.total[rules.unit]}
        name={`${id}-total`}
        value={form.total}
        options={offered.map((n) => ({ value: n, label: say('{n}', { n }) }))}
        onChange={total}
      />
      {(odd || rules.limit === null) && (
        <NumberField label={words.form.more} id={`${id}-more`} value={form.total} onChange={total} />
      )}
    </>
  )
}

/** The link to the builder: on the hand given, or on an empty one at the winner's seat. */
function builderLink(voice: Voice, { form, now }: Pick<Props, 'form' | 'now'>): string {
  const state = (form.hand && handOfQuery(form.hand.query)) ?? EMPTY_STATE
  const { table } = now.rules
  const at = form.winner === null ? { round: now.round } : wonAt({ ...form, winner: form.winner }, now)
  const fields = { ...state.fields, ...at }
  return `${addressOf(voice.lang, '/tools/hand/')}${writeLink({ ...state, fields }, { table, values: now.values })}`
}

/** The hand the builder counted, and what it counts by this sheet. */
function HandShown(props: Props) {
  const { voice, form, now, onChange } = props
  const { say, words } = voice
  const { hand, winner } = form
  const state = hand && handOfQuery(hand.query)
  if (!hand || !state)
    return (
      <p>
        <a class="chip" href={builderLink(voice, props)}>
          {words.form.count}
        </a>
      </p>
    )
  const at = winner === null ? null : wonAt({ ...form, winner }, now)
  const counted = at && countHand(hand, at, now.rules)
  const built = fillFields(state.fields).round
  const legal = counted?.score.legal === true
  const where = at && {
    seat: voice.seat(at.seat),
    round: voice.seat(now.round),
    total: voice.amount(counted?.score.total ?? 0, now.rules),
  }
  return (
    <fieldset class="won-hand">
      <legend>{words.form.hand}</legend>
      <div class="tray felt one fit">
        <HandView
          hand={state.hand}
          lang={voice.lang}
          reading={counted?.score.reading ?? null}
          words={voice.tiles}
        />
      </div>
      {where && <p class="quiet">{say(legal ? words.form.counted : words.form.countedNot, where)}</p>}
      {built !== now.round && <p class="quiet">{say(words.form.otherRound, { round: voice.seat(built) })}</p>}
      <p class="row">
        <a class="chip" href={builderLink(voice, props)}>
          {words.form.recount}
        </a>
        <button type="button" class="chip" onClick={() => onChange({ ...form, hand: null })}>
          {words.form.forget}
        </button>
      </p>
    </fieldset>
  )
}

/** Who pays for everybody: what the rules find in the hand stands first, and the table may say otherwise. */
function Bao({ voice, id, form, now, sheet, onChange }: Props) {
  const { say, words } = voice
  const { winner, total, win, from } = form
  if (
    !now.rules.payments.bao ||
    winner === null ||
    (win !== 'self-draw' && (win !== 'discard' || from === null))
  )
    return null
  const entry: WinEntry = {
    ...form,
    winner,
    total: total ?? now.rules.minimum,
    from: win === 'self-draw' ? null : from,
  }
  const { found } = settleWin({ ...entry, bao: 'found' }, now)
  const feeder = found && CHAIRS.find((chair) => seatOfChair(chair, now.dealer) === found.feeder)
  const others = chairsOf(now, sheet, winner)
    .map(({ value, label }) => ({ value: value as Ruling, label }))
    .filter(({ value }) => value !== feeder)
    // on a discard it is nearly always the shooter
    .sort((a, b) => Number(b.value === from) - Number(a.value === from))
  const name = feeder === undefined || feeder === null ? '' : nameAt(feeder, now, sheet.roster)
  const options: { value: Ruling; label: string }[] =
    name === ''
      ? [{ value: 'found', label: words.form.nobody }, ...others]
      : [
          { value: 'found', label: say(words.form.found, { name }) },
          { value: 'nobody', label: words.form.nobody },
          ...others,
        ]
  const value = name === '' && form.bao === 'nobody' ? 'found' : form.bao === feeder ? 'found' : form.bao
  return (
    <>
      <Choice<Ruling>
        legend={words.form.bao}
        name={`${id}-bao`}
        value={value}
        options={options}
        onChange={(bao) => onChange({ ...form, bao })}
      />
      {found && <p class="quiet">{say(words.form.foundWhy, { name, why: words.bao[found.rules[0]] })}</p>}
    </>
  )
}

/** A hand that was won. */
export function WinFields(props: Props) {
  const { voice, id, form, now, sheet, onChange } = props
  const { say, words } = voice
  const { payments } = now.rules
  const ways = waysOf(now.rules)
  const spgg = payments.pingHuPrice === 'spgg' && payments.price === 'doubling' && form.total === 4
  const late = payments.freshTileAt
  return (
    <>
      <Choice<Chair | null>
        legend={words.form.who}
        name={`${id}-winner`}
        value={form.winner}
        options={chairsOf(now, sheet)}
        onChange={(winner) => winner !== null && onChange(withWinner(form, winner))}
      />
      <Total {...props} />
      <Choice
        legend={words.form.win}
        name={`${id}-win`}
        value={form.win}
        options={(ways.includes(form.win) ? ways : [...ways, form.win]).map((value) => ({
          value,
          label: words.form.ways[value],
        }))}
        onChange={(win) => onChange({ ...form, win })}
      />
      {form.win !== 'self-draw' && (
        <Choice<Chair | null>
          legend={words.form.from[form.win]}
          name={`${id}-from`}
          value={form.from}
          options={chairsOf(now, sheet, form.winner)}
          onChange={(from) =>
            onChange({ ...form, from, bao: form.bao === form.from && from !== null ? from : form.bao })
          }
        />
      )}
      <Bao {...props} />
      {spgg && (
        <Switch
          label={words.form.pingHu}
          checked={form.pingHu}
          onChange={(pingHu) => onChange({ ...form, pingHu })}
        />
      )}
      <HandShown {...props} />
      {form.hand && form.win === 'discard' && payments.bao && late !== null && (
        <Switch
          label={say(words.form.fresh, { n: late })}
          checked={form.hand.fresh}
          onChange={(fresh) => onChange({ ...form, hand: form.hand && { ...form.hand, fresh } })}
        />
      )}
      <NoteField voice={voice} id={id} value={form.note} onChange={(note) => onChange({ ...form, note })} />
    </>
  )
}

/** Which seats there are, for the Round Wind. */
export const seatChoices = (voice: Voice) => SEATS.map((value) => ({ value, label: voice.seat(value) }))
