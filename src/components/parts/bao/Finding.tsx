import type { ComponentChildren } from 'preact'
import { SEATS, type Seat } from '../../../engine/index.ts'
import { saySentences } from '../../../i18n/message.ts'
import type { Fact } from '../../../stores/liability-facts.ts'
import type { Finding, TwoBills } from '../../../stores/liability-find.ts'
import type { Later, LiabilityState } from '../../../stores/liability-state.ts'
import { type BaoVoice, sayFact } from './voice.ts'

interface FactsProps {
  readonly voice: BaoVoice
  readonly state: LiabilityState
  readonly facts: readonly Fact[]
}

/** The four rules, each with how it stands and why. */
export function Facts({ voice, state, facts }: FactsProps) {
  const { say, words, rows } = voice
  return (
    <ul class="facts">
      {facts.map((fact) => (
        <li key={fact.rule} class={fact.met ? 'met' : undefined}>
          <span class="fact-m" role="img" aria-label={fact.met ? words.met : words.unmet}>
            {fact.met ? '✓' : '–'}
          </span>
          <span>
            <b>{words.rule[fact.rule]}</b> {sayFact(voice, fact, state)}
            {fact.code !== 'h2-ended' && fact.lines && fact.lines.length > 0 && (
              <small>{say(words.verdict.shown, { lines: rows(fact.lines) })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface BillsProps {
  readonly voice: BaoVoice
  readonly bills: TwoBills
  readonly receiver: Seat
}

/** One bill twice: as it would be shared, and as it is paid. */
export function Bills({ voice, bills, receiver }: BillsProps) {
  const { words, seat: name, letter, signed } = voice
  const { usual, paid, payer } = bills
  const order = [...SEATS.filter((seat) => seat !== receiver), receiver]
  return (
    <table class="bill two">
      <caption class="vh">{words.bill.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{words.bill.who}</span>
          </th>
          <th scope="col">{words.bill.without}</th>
          <th scope="col">{words.bill.with}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => {
          const look =
            seat === receiver ? 'wins' : seat === payer ? 'bao' : paid[seat] === 0 && payer ? 'off' : ''
          const moved = usual[seat] !== paid[seat]
          return (
            <tr key={seat} class={look}>
              <th scope="row">
                <span class="wind" aria-hidden="true">
                  {letter(seat)}
                </span>
                {name(seat)}
              </th>
              <td class="fig was">{moved ? <s>{signed(usual[seat])}</s> : signed(usual[seat])}</td>
              <td class="fig is">{signed(paid[seat])}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Who pays a later win, in a few words. */
export function sayPayer({ say, words, seat }: BaoVoice, { payer, paid }: TwoBills): string {
  return payer ? say(words.later.pays, { seat: seat(payer), n: 0 - paid[payer] }) : words.later.usual
}

interface LaterProps {
  readonly voice: BaoVoice
  readonly id: string
  readonly finding: Finding
  readonly state: LiabilityState
  readonly onChoose: (later: Later) => void
}

/** Ways to win later, and who pays each whole. */
export function LaterWins({ voice, id, finding, state, onChoose }: LaterProps) {
  const { say, words, seat } = voice
  return (
    <fieldset class="later">
      <legend>{say(words.later.legend, { receiver: seat(state.receiver) })}</legend>
      {finding.later.map((win) => (
        <label key={win.id}>
          <input
            type="radio"
            name={`${id}-later`}
            value={win.id}
            checked={win.id === state.later}
            onChange={() => onChoose(win.id)}
          />
          <span>
            <b>{say(words.later.way[win.id], { seat: win.from ? seat(win.from) : '' })}</b>
            <small>{sayPayer(voice, win)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface VerdictProps {
  readonly voice: BaoVoice
  readonly state: LiabilityState
  readonly finding: Finding
  readonly children?: ComponentChildren
}

/** What was found, in one line, and what follows from it in another. */
export function sayVerdict(voice: BaoVoice, state: LiabilityState, finding: Finding): [string, string] {
  const { say, words, seat, tai } = voice
  const { verdict } = words
  const { receiver, feeder } = state
  const { fault, missing, now, standing, total } = finding
  if (fault !== null) {
    const count =
      missing === 0 ? '' : say(missing > 0 ? verdict.missing : verdict.tooMany, { n: Math.abs(missing) })
    return [verdict.unknown, saySentences(voice.lang, [words.fault[fault], count])]
  }
  const payer = now?.payer ?? standing
  const head = payer
    ? say(finding.liable && payer === feeder && finding.rules.length > 0 ? verdict.liable : verdict.still, {
        seat: seat(payer),
      })
    : verdict.none
  if (now)
    return [
      head,
      payer
        ? say(verdict.pays, {
            total: tai(total),
            seat: seat(payer),
            n: 0 - now.paid[payer],
            receiver: seat(receiver),
          })
        : say(verdict.usual, { total: tai(total) }),
    ]
  return [head, standing ? say(verdict.lasts, { seat: seat(standing) }) : verdict.goesOn]
}

export function Verdict({ voice, state, finding, children }: VerdictProps) {
  const [head, what] = sayVerdict(voice, state, finding)
  const liable = finding.fault === null && (finding.now?.payer ?? finding.standing) !== null
  return (
    <div class={liable ? 'verdict liable' : 'verdict'}>
      <p class="verdict-h">{head}</p>
      <p class="verdict-w">{what}</p>
      {children}
    </div>
  )
}
