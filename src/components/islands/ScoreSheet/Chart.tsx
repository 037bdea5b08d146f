import { chartOf, runningTotals, spreadLabels } from '../../../stores/score-sheet-chart.ts'
import type { Sheet } from '../../../stores/score-sheet-entries.ts'
import type { Ledger } from '../../../stores/score-sheet-fold.ts'
import type { Voice } from './voice.ts'

/** The drawing, in its own units: lines on the left, names and totals on the right. */
const WIDTH = 328
const LEFT = 6
const RIGHT = 122
const EDGE = 14
const LABEL = 17
const LOW = 190
const INNER = WIDTH - LEFT - RIGHT
/** Lines are told apart by their dashes and by the shape at their end, not by colour. */
const DASHES = ['', '8 3', '2 3', '9 3 2 3', '5 5', '1 5']
const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-4-4h8v8h-8z',
  'M0-5 5 4H-5z',
  'M0-5.5 5.5 0 0 5.5-5.5 0z',
  'M-5-2h10v4h-10z',
  'M-2-5h4v10h-4z',
]

const short = (name: string) => ([...name].length > 9 ? `${[...name].slice(0, 8).join('')}…` : name)
const x = (n: number) => LEFT + n * INNER
/** A second round of dashes goes with other shapes. */
const shapeOf = (person: number) => SHAPES[(person + Math.floor(person / DASHES.length)) % SHAPES.length]

interface Props {
  readonly voice: Voice
  readonly sheet: Sheet
  readonly ledger: Ledger
}

/** The evening as lines. What it shows is said in its name, and stands in the table of the evening. */
export function Chart({ voice, sheet, ledger }: Props) {
  const { say, words } = voice
  const totals = runningTotals(ledger)
  const chart = chartOf(totals)
  const now = totals.at(-1)!
  const height = Math.max(LOW, chart.lines.length * LABEL + 2 * EDGE)
  const y = (n: number) => EDGE + n * (height - 2 * EDGE)
  const path = (points: (typeof chart.lines)[number]['points']) =>
    points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${x(px).toFixed(1)} ${y(py).toFixed(1)}`).join('')
  const ends = chart.lines.map(({ points }) => points.at(-1)![1])
  const places = spreadLabels(ends, LABEL / (height - 2 * EDGE)).map(y)
  const said = voice.list(
    now.map((n, person) => say(words.said.amount, { name: sheet.roster[person], n: voice.signed(n) })),
  )
  return (
    <div class="chart-box">
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={say(words.chart.label, { list: said })}
      >
        <path class="ch-zero" d={`M${LEFT} ${y(chart.zero).toFixed(1)}h${INNER}`} />
        {chart.lines.map((line) => {
          const [endX, endY] = line.points.at(-1)!
          const { person } = line
          return (
            <g key={person}>
              <path class="ch-line" d={path(line.points)} stroke-dasharray={DASHES[person % DASHES.length]} />
              <path
                class="ch-end"
                d={shapeOf(person)}
                transform={`translate(${x(endX).toFixed(1)} ${y(endY).toFixed(1)})`}
              />
              <path
                class="ch-lead"
                d={`M${(x(endX) + 7).toFixed(1)} ${y(endY).toFixed(1)}L${x(1) + 14} ${places[person].toFixed(1)}`}
              />
              <path
                class="ch-end"
                d={shapeOf(person)}
                transform={`translate(${x(1) + 21} ${places[person].toFixed(1)})`}
              />
              <text x={x(1) + 30} y={(places[person] + 4).toFixed(1)}>
                {short(sheet.roster[person])} <tspan class="ch-n">{voice.signed(now[person])}</tspan>
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
