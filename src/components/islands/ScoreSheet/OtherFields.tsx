import { useWords } from '../../../i18n/words.ts'
import { eventsOf, matters } from '../../../stores/payments-bill.ts'
import { CHAIRS, type Chair, LONGEST_NAME } from '../../../stores/score-sheet-entries.ts'
import { seatOfChair } from '../../../stores/score-sheet-fold.ts'
import {
  type BankerForm,
  type CorrectionForm,
  type DrawnForm,
  type InstantForm,
  type PenaltyForm,
  type RulesForm,
  type SeatsForm,
  withWho,
} from '../../../stores/score-sheet-form.ts'
import { Choice } from '../../parts/Choice.tsx'
import { Presets, RuleChoices } from '../../parts/rules/RulesPanel.tsx'
import { NoteField, NumberField, Switch, TextField } from './fields.tsx'
import { nameAt } from './say.ts'
import { chairsOf, type FieldsProps, seatChoices } from './WinFields.tsx'

/** Nobody won; whether a Kong stood decides about the Banker at some tables (SG-D2). */
export function DrawnFields({ voice, id, form, now, onChange }: FieldsProps<DrawnForm>) {
  const { say, words } = voice
  const { kongs } = words.form
  const answer = now.kong ? words.form.kongYes : words.form.kongNo
  const { dealer, drawRotates } = now.rules.play
  return (
    <>
      {dealer === 'winner-stays' && drawRotates === 'kong' && (
        <Choice<'auto' | 'yes' | 'no'>
          legend={words.form.kong}
          name={`${id}-kong`}
          value={form.kong === null ? 'auto' : form.kong ? 'yes' : 'no'}
          options={[
            { value: 'auto', label: say(kongs.auto, { answer }) },
            { value: 'yes', label: kongs.yes },
            { value: 'no', label: kongs.no },
          ]}
          onChange={(kong) => onChange({ ...form, kong: kong === 'auto' ? null : kong === 'yes' })}
        />
      )}
      <NoteField voice={voice} id={id} value={form.note} onChange={(note) => onChange({ ...form, note })} />
    </>
  )
}

export function InstantFields({ voice, id, form, now, sheet, onChange }: FieldsProps<InstantForm>) {
  const { say, words } = voice
  const { rules } = now
  const events = eventsOf(rules)
  const shown = form.event && !events.includes(form.event) ? [...events, form.event] : events
  const cause = form.event !== null &&
    form.who !== null && {
      seat: seatOfChair(form.who, now.dealer),
      event: form.event,
      opening: form.opening,
      from: form.from === null ? null : seatOfChair(form.from, now.dealer),
      late: form.late,
    }
  if (shown.length === 0) return <p class="quiet">{words.form.offers}</p>
  return (
    <>
      <Choice<Chair | null>
        legend={words.form.whose}
        name={`${id}-who`}
        value={form.who}
        options={chairsOf(now, sheet)}
        onChange={(who) => who !== null && onChange(withWho(form, who))}
      />
      <Choice
        legend={words.form.event}
        name={`${id}-event`}
        value={form.event}
        options={shown.map((value) => ({
          value: value as typeof form.event,
          label: words.form.events[value],
        }))}
        onChange={(event) => onChange({ ...form, event })}
      />
      {form.event === 'kong-claimed' && (
        <Choice<Chair | null>
          legend={words.form.thrown}
          name={`${id}-from`}
          value={form.from}
          options={chairsOf(now, sheet, form.who)}
          onChange={(from) => onChange({ ...form, from })}
        />
      )}
      {cause && matters(cause, { opening: !cause.opening }, rules) && (
        <Switch
          label={words.form.dealt}
          checked={form.opening}
          onChange={(opening) => onChange({ ...form, opening })}
        />
      )}
      {cause && cause.from !== null && matters(cause, { late: !cause.late }, rules) && (
        <Switch
          label={say(words.form.late, { n: rules.payments.lateKongAt ?? 0 })}
          checked={form.late}
          onChange={(late) => onChange({ ...form, late })}
        />
      )}
    </>
  )
}

export function PenaltyFields({ voice, id, form, now, sheet, onChange }: FieldsProps<PenaltyForm>) {
  const { words } = voice
  return (
    <>
      <Choice<Chair | null>
        legend={words.form.payer}
        name={`${id}-who`}
        value={form.who}
        options={chairsOf(now, sheet)}
        onChange={(who) => onChange({ ...form, who, to: form.to === who ? 'each' : form.to })}
      />
      <NumberField
        label={words.form.points}
        id={`${id}-points`}
        value={form.points}
        onChange={(points) => onChange({ ...form, points })}
      />
      <Choice<PenaltyForm['to'] | null>
        legend={words.form.to}
        name={`${id}-to`}
        value={form.to}
        options={[{ value: 'each', label: words.form.each }, ...chairsOf(now, sheet, form.who)]}
        onChange={(to) => onChange({ ...form, to: to ?? 'each' })}
      />
      <NoteField voice={voice} id={id} value={form.note} onChange={(note) => onChange({ ...form, note })} />
    </>
  )
}

/** Points by hand: how many each gets or pays; what does not balance is shown and can be given to anybody. */
export function CorrectionFields({ voice, id, form, sheet, onChange }: FieldsProps<CorrectionForm>) {
  const { say, words } = voice
  const sum = form.points.reduce((all, n) => all + n, 0)
  const set = (person: number, n: number) =>
    onChange({ ...form, points: form.points.map((old, i) => (i === person ? n : old)) })
  return (
    <>
      <ul class="corr">
        {sheet.roster.map((name, person) => (
          <CorrectionRow
            key={person}
            voice={voice}
            id={`${id}-${person}`}
            name={name}
            points={form.points[person] ?? 0}
            rest={0 - sum}
            onChange={(n) => set(person, n)}
          />
        ))}
      </ul>
      <p class="quiet" role="status">
        {sum === 0 ? words.form.balanced : say(words.form.left, { n: voice.signed(0 - sum) })}
      </p>
      <NoteField voice={voice} id={id} value={form.note} onChange={(note) => onChange({ ...form, note })} />
    </>
  )
}

interface CorrectionRowProps {
  readonly voice: FieldsProps<CorrectionForm>['voice']
  readonly id: string
  readonly name: string
  readonly points: number
  readonly rest: number
  readonly onChange: (n: number) => void
}

function CorrectionRow({ voice, id, name, points, rest, onChange }: CorrectionRowProps) {
  const { say, words } = voice
  const { gets, pays } = words.form
  const sign = points < 0 ? pays : gets
  return (
    <li>
      <b>{name}</b>
      <Choice
        legend={say(words.form.pointsOf, { name })}
        quiet
        name={`${id}-sign`}
        value={sign}
        options={[gets, pays].map((one) => ({ value: one as typeof sign, label: one }))}
        onChange={(next) => onChange(next === pays ? 0 - Math.abs(points) : Math.abs(points))}
      />
      <NumberField
        label={say(words.form.pointsOf, { name })}
        quiet
        id={`${id}-points`}
        value={Math.abs(points)}
        onChange={(n) => onChange(points < 0 ? 0 - (n ?? 0) : (n ?? 0))}
      />
      <button
        type="button"
        class="chip"
        disabled={rest === 0}
        aria-label={say(words.form.restFor, { n: voice.signed(rest), name })}
        onClick={() => onChange(points + rest)}
      >
        {words.form.rest}
      </button>
    </li>
  )
}

export function SeatsFields({ voice, id, form, now, sheet, onChange }: FieldsProps<SeatsForm>) {
  const { say, words } = voice
  return (
    <>
      <p class="quiet">{words.form.seatsAbout}</p>
      {CHAIRS.map((i) => CHAIRS[(now.dealer + i) % 4]).map((chair) => (
        <TextField
          key={chair}
          label={say(words.form.seat, { seat: voice.seat(seatOfChair(chair, now.dealer)) })}
          id={`${id}-seat-${chair}`}
          value={form.names[chair]}
          longest={LONGEST_NAME}
          list={`${id}-names`}
          onChange={(name) =>
            onChange({ ...form, names: form.names.map((old, i) => (i === chair ? name : old)) })
          }
        />
      ))}
      <datalist id={`${id}-names`}>
        {sheet.roster.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Switch
        label={words.form.takeOver}
        checked={form.takeOver}
        onChange={(takeOver) => onChange({ ...form, takeOver })}
      />
      <NoteField voice={voice} id={id} value={form.note} onChange={(note) => onChange({ ...form, note })} />
    </>
  )
}

export function BankerFields({ voice, id, form, now, sheet, onChange }: FieldsProps<BankerForm>) {
  const { say, words } = voice
  const moves = now.rules.play.roundWind === 'moves'
  return (
    <>
      <Choice
        legend={words.form.banker}
        name={`${id}-dealer`}
        value={form.dealer}
        options={CHAIRS.map((value) => ({ value: value as Chair, label: nameAt(value, now, sheet.roster) }))}
        onChange={(dealer) => {
          // a round begins with the first Banker, so who is Banker tells how often it has changed
          onChange({ ...form, dealer, passes: dealer })
        }}
      />
      {moves && (
        <Choice
          legend={words.form.round}
          name={`${id}-round`}
          value={form.round}
          options={seatChoices(voice)}
          onChange={(round) => onChange({ ...form, round })}
        />
      )}
      {moves && (
        <Choice
          legend={words.form.passes}
          name={`${id}-passes`}
          value={form.passes}
          options={CHAIRS.map((n) => ({ value: n as number, label: say('{n}', { n }) }))}
          onChange={(passes) => onChange({ ...form, passes })}
        />
      )}
    </>
  )
}

/** House rules: a preset, or each by itself; those that change what is paid and who deals come open. */
export function RulesFields({ voice, id, form, now, onChange }: FieldsProps<RulesForm>) {
  const { lang, words } = voice
  const { table } = now.rules
  const touches = useWords(lang, 'rules').touches
  const set = (values: RulesForm['values']) => onChange({ ...form, values })
  const groups = ['payments', 'play', 'scoring'] as const
  return (
    <>
      <Presets
        lang={lang}
        id={id}
        table={table}
        values={form.values}
        onChange={set}
        words={{ legend: words.setup.preset, own: words.setup.ownTable }}
      />
      {groups.map((group) => (
        <details key={group} class="more">
          <summary>{touches[group]}</summary>
          <RuleChoices
            lang={lang}
            id={id}
            table={table}
            values={form.values}
            of={(rule) => rule.touches[0] === group}
            onChange={set}
          />
        </details>
      ))}
    </>
  )
}
