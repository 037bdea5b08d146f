import type { ComponentChildren } from 'preact'
import type { PatternId, Seat } from '../../../engine/index.ts'
import type { Dictionary } from '../../../i18n/dictionary.ts'
import type { Lang } from '../../../i18n/languages.ts'
import type { Say } from '../../../i18n/message.ts'
import { sayPhrases } from '../../../i18n/message.ts'
import type {
  BillComparison,
  CompareSeat,
  CompareTable,
  HandComparison,
  HandSide,
  RuleDifference,
} from '../../../stores/compare.ts'
import { textsOf, valueLabel } from '../../parts/rules/rule-words.ts'

export interface CompareVoice {
  readonly lang: Lang
  readonly say: Say
  readonly words: Dictionary['compare']
  readonly rules: Dictionary['rules']
  readonly seat: (seat: Seat) => string
  readonly row: (id: PatternId, table: CompareTable) => string
}

interface LineProps {
  readonly voice: CompareVoice
  readonly head: string
  readonly left: ComponentChildren
  readonly right: ComponentChildren
  readonly differs: boolean
  /** The sum: set apart. */
  readonly sum?: boolean
}

/** One row of the comparison; one that differs carries a mark, for the eye and for a screen reader. */
function Line({ voice, head, left, right, differs, sum = false }: LineProps) {
  const { words } = voice
  return (
    <tr class={[differs ? 'cmp-differs' : '', sum ? 'cmp-sum' : ''].join(' ').trim() || undefined}>
      <th scope="row">
        {head}
        {differs && <span class="vh">{sayPhrases(voice.lang, ['', words.table.differs])}</span>}
      </th>
      <td class="fig">{left}</td>
      <td class="fig">
        {right}
        <span class="cmp-mark" aria-hidden="true">
          {differs ? '≠' : ''}
        </span>
      </td>
    </tr>
  )
}

/** What a hand comes to, in a word or two: "3 tai", "no win". */
export function sideText({ say, words }: CompareVoice, side: HandSide, { rules }: CompareTable): string {
  const total = say(words.unit[rules.unit], { n: side.total })
  const minimum = say(words.unit[rules.unit], { n: rules.minimum })
  if (side.limitHand && side.legal) return say(words.limitHand, { total })
  if (side.legal && side.raw > side.total) return say(words.cut, { total, raw: side.raw })
  return say(words.standing[side.standing], { total, minimum })
}

const none = ({ words }: CompareVoice) => (
  <>
    <span aria-hidden="true">{words.table.none}</span>
    <span class="vh">{words.table.noneSaid}</span>
  </>
)

function Seats({ voice, seats }: { readonly voice: CompareVoice; readonly seats: readonly CompareSeat[] }) {
  const { say, words } = voice
  const signed = (n: number | null) =>
    n === null
      ? none(voice)
      : n === 0
        ? say('{n}', { n })
        : say(n > 0 ? words.plus : words.minus, { n: Math.abs(n) })
  return (
    <>
      {seats.map((one) => (
        <Line
          key={one.seat}
          voice={voice}
          head={voice.seat(one.seat)}
          left={signed(one.left)}
          right={signed(one.right)}
          differs={one.differs}
        />
      ))}
    </>
  )
}

interface HeadProps {
  readonly voice: CompareVoice
  readonly title: string
  readonly names: readonly [string, string]
  readonly children: ComponentChildren
}

function Table({ voice, title, names, children }: HeadProps) {
  return (
    <table class="cmp">
      <caption class="vh">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{voice.words.table.row}</span>
          </th>
          {names.map((name, i) => (
            <th scope="col" key={i}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface HandProps {
  readonly voice: CompareVoice
  readonly names: readonly [string, string]
  readonly left: CompareTable
  readonly right: CompareTable
  readonly found: HandComparison
}

/** A hand: what counts, what it comes to, who pays whom. */
export function HandResult({ voice, names, left, right, found }: HandProps) {
  const { say, words } = voice
  const value = (n: number | null) => (n === null ? none(voice) : say('{n}', { n }))
  const one = sideText(voice, found.left, left)
  const other = sideText(voice, found.right, right)
  return (
    <Table voice={voice} title={words.table.rows} names={names}>
      {found.rows.map((row) => (
        <Line
          key={row.id}
          voice={voice}
          head={voice.row(row.id, row.left === null ? right : left)}
          left={value(row.left)}
          right={value(row.right)}
          differs={row.differs}
        />
      ))}
      <Line voice={voice} head={words.table.total} left={one} right={other} differs={one !== other} sum />
      {found.seats.length > 0 && (
        <tr class="cmp-sub">
          <th scope="rowgroup" colSpan={3}>
            {words.table.pays}
          </th>
        </tr>
      )}
      <Seats voice={voice} seats={found.seats} />
    </Table>
  )
}

interface BillProps {
  readonly voice: CompareVoice
  readonly names: readonly [string, string]
  readonly left: CompareTable
  readonly right: CompareTable
  readonly found: BillComparison
}

/** A bill: what is paid for, and who pays whom. */
export function BillResult({ voice, names, left, right, found }: BillProps) {
  const { say, words } = voice
  const one = say(words.unit[left.rules.unit], { n: found.left })
  const other = say(words.unit[right.rules.unit], { n: found.right })
  return (
    <Table voice={voice} title={words.table.pays} names={names}>
      <Line voice={voice} head={words.table.paid} left={one} right={other} differs={one !== other} sum />
      <Seats voice={voice} seats={found.seats} />
    </Table>
  )
}

interface RulesProps {
  readonly voice: CompareVoice
  readonly names: readonly [string, string]
  readonly table: CompareTable
  readonly differences: readonly RuleDifference[] | null
}

/** Which house rules make the difference. */
export function RulesResult({ voice, names, table: { table }, differences }: RulesProps) {
  const { say, words, rules } = voice
  if (differences === null) return <p class="quiet">{words.otherGame}</p>
  if (differences.length === 0) return <p class="quiet">{words.sameRules}</p>
  const label = (name: string, value: RuleDifference['left']) => valueLabel(say, rules, table, name, value)
  return (
    <Table voice={voice} title={words.table.rules} names={names}>
      {differences.map(({ name, left, right }) => (
        <tr key={name} class="cmp-differs cmp-rule">
          <th scope="row">{textsOf(rules, table, name).name}</th>
          <td>{label(name, left)}</td>
          <td>{label(name, right)}</td>
        </tr>
      ))}
    </Table>
  )
}
