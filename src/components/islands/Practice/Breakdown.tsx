import {
  analyseHand,
  isBarePingHu,
  priceForTotal,
  type Ruleset,
  type RuleValues,
} from '../../../engine/index.ts'
import { addressOf } from '../../../i18n/languages.ts'
import { type Asked, liabilityOf, type Question, readFed } from '../../../practice/index.ts'
import { writeLink } from '../../../stores/builder-link.ts'
import type { BuilderState } from '../../../stores/builder-state.ts'
import { judge, type Verdict } from '../../../stores/builder-verdict.ts'
import { writeCaseLink } from '../../../stores/liability-link.ts'
import { DiscardTable } from '../../parts/analysis/DiscardTable.tsx'
import { distanceText } from '../../parts/analysis/voice.ts'
import { WaitTable } from '../../parts/analysis/WaitTable.tsx'
import { Facts } from '../../parts/bao/Finding.tsx'
import { baoVoice } from '../../parts/bao/voice.ts'
import { EXPLORE } from '../../parts/bill-areas.ts'
import { Almost } from '../../parts/builder/Almost.tsx'
import { Readings } from '../../parts/builder/Readings.tsx'
import { startState } from '../../parts/builder/start.ts'
import { tell } from '../../parts/builder/tell.ts'
import { Why } from '../../parts/builder/Why.tsx'
import { momentOf, reasonsOf } from './moment.ts'
import type { PracticeVoice } from './voice.ts'

interface Props {
  readonly voice: PracticeVoice
  readonly question: Question
  readonly rules: Ruleset
  readonly values: RuleValues
}

const stateOf = ({ hand, fields }: Asked): BuilderState => startState({ hand, fields })

/** What the engine says of a finished hand. */
function Counted({ voice, question, rules, verdict }: Omit<Props, 'values'> & { readonly verdict: Verdict }) {
  const { hand } = stateOf(question.asked)
  const told = tell(voice, verdict, rules)
  return (
    <>
      <p class="ans-sum">
        <b class={told.pays ? 'pays' : undefined}>{told.whole}</b> {told.about}
      </p>
      <Why voice={voice} verdict={verdict} hand={hand} level="h3" />
      {question.task !== 'pays' && (
        <>
          <Almost voice={voice} verdict={verdict} hand={hand} rules={rules} level="h3" />
          <Readings voice={voice} verdict={verdict} level="h3" />
        </>
      )}
    </>
  )
}

/** The base of a bill, where prices are made of bases (SG-G1). */
function Base({ voice, rules, verdict }: Pick<Props, 'voice' | 'rules'> & { readonly verdict: Verdict }) {
  const { score } = verdict
  if (!score?.legal) return null
  const { half, full } = priceForTotal(score.total, rules, isBarePingHu(score))
  if (full !== 2 * half) return null
  return <p>{voice.say(voice.ask.bill.base, { n: half, amount: voice.amount(score.total) })}</p>
}

/** A hand on its way: waits, or discards. */
function OnItsWay({ voice, question, rules }: Omit<Props, 'values'>) {
  const { hand, fields } = stateOf(question.asked)
  const found = analyseHand(hand, { rules, seat: fields.seat ?? 'east', round: fields.round ?? 'east' })
  if (found === null) return null
  if (found.kind === 'waiting')
    return <WaitTable voice={voice.away} waits={found.waits} caption={voice.away.words.waits.title} />
  const also = question.choices.flatMap(({ answer }) => (answer.as === 'tiles' ? answer.kinds : []))
  return (
    <>
      <p class="ans-sum">{distanceText(voice.away, found)}</p>
      <DiscardTable voice={voice.away} discards={found.discards} most={1} also={also} />
    </>
  )
}

/** Which rule of SG-H was tried, and what it found or missed. */
function Reasons({ voice, question, rules, values }: Props) {
  const state = momentOf(question.asked, rules)
  if (!state) return null
  const facts = reasonsOf(state, { table: rules.table, values, rules })
  return <Facts voice={baoVoice(voice.lang)} state={state} facts={facts} />
}

function Liable(props: Props) {
  const { voice, question, rules } = props
  const { say, ask, tiles } = voice
  const fed = readFed(question.asked, rules)
  const liability = fed && liabilityOf(fed, rules)
  if (!fed || liability === undefined) return null
  if (liability === null)
    return (
      <>
        <p>{ask.liable.none}</p>
        <Reasons {...props} />
      </>
    )
  const receiver = tiles.seat[fed.receiver]
  const seat = tiles.seat[liability.feeder]
  return (
    <>
      {liability.rules.map((rule) => (
        <p key={rule}>{say(ask.liable.all, { seat, rule: say(ask.rules[rule], { receiver }) })}</p>
      ))}
      {liability.lasting && <p>{ask.liable.lasting}</p>}
    </>
  )
}

/** The engine's own account of a question, and the way to the builder. */
export function Breakdown(props: Props) {
  const { voice, question, rules, values } = props
  const { asked, task } = question
  const state = stateOf(asked)
  const moment = task === 'liable' ? momentOf(asked, rules) : null
  // the explorer follows the reader's rules, as the question did
  const href = moment
    ? `${addressOf(voice.lang, '/learn/bao/')}${writeCaseLink(moment, {})}#${EXPLORE}`
    : `${addressOf(voice.lang, '/tools/hand/')}${writeLink(state, { table: rules.table, values })}`
  const verdict = judge(state, rules)
  const finished = task === 'count' || task === 'win' || task === 'pays' || task === 'reading'
  return (
    <>
      {task === 'pays' && <Base voice={voice} rules={rules} verdict={verdict} />}
      {finished && <Counted voice={voice} question={question} rules={rules} verdict={verdict} />}
      {(task === 'waits' || task === 'discard') && <OnItsWay {...props} />}
      {task === 'liable' && <Liable {...props} />}
      <p>
        <a href={href}>{moment ? voice.ask.openCase : voice.ask.open}</a>
      </p>
    </>
  )
}
