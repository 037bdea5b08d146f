/**
 * The long check: a hundred thousand hands of legal play at both tables and under changing house rules. Every law of
 * the game is checked after every event, and the outside referee reads the audit log of every fiftieth hand.
 * `npm run check:games [hands]`.
 */
import {
  auditLines,
  CHECK_BOTS,
  type PlayedHand,
  type RuleValue,
  simulateRequest,
  TABLE_IDS,
  TABLES,
} from '../src/engine/index.ts'
import { keenBot } from '../tests/game/support/bots.ts'
import { complaint } from '../tests/game/support/referee.ts'

const HANDS = Number(process.argv[2] ?? 100_000)
const REFEREE_EVERY = 50
const bots = { ...CHECK_BOTS, keen: keenBot }
const SEATINGS = [
  ['keen', 'keen', 'keen', 'keen'],
  ['random', 'keen', 'first', 'keen'],
  ['random', 'random', 'random', 'random'],
]

/** The table as written, then each value of each house rule by itself. */
const games = TABLE_IDS.flatMap((table) => {
  const changed = TABLES[table].houseRules.flatMap(({ name, values }) =>
    values.slice(1).map((value): Record<string, RuleValue> => ({ [name]: value })),
  )
  return [{}, ...changed].map((rules) => ({
    table,
    rules,
    modes: table === 'singapore' ? ['hands', 'match'] : ['hands'],
  }))
})

let played = 0
let refereed = 0
let faults = 0
let drawn = 0
const fault = (text: string) => {
  faults++
  if (faults <= 20) console.log(text)
}
const began = performance.now()
const share = Math.max(1, Math.ceil(HANDS / games.length))

for (const [i, { table, rules, modes }] of games.entries()) {
  if (played >= HANDS) break
  const mode = modes[i % modes.length]
  const onHand = (hand: PlayedHand) => {
    if (++played % REFEREE_EVERY !== 0) return
    refereed++
    const wrong = complaint(JSON.parse(JSON.stringify(auditLines(hand.events))), mode === 'match')
    if (wrong !== null)
      fault(`${table} ${JSON.stringify(rules)} hand ${hand.state.start.hand}: referee, ${wrong}`)
  }
  const request = {
    table,
    rules,
    mode,
    hands: Math.min(share, HANDS - played),
    seed: `check ${i}`,
    bots: SEATINGS[i % SEATINGS.length],
  }
  const answer = simulateRequest(request, { bots, onHand })
  if (!answer.ok) {
    fault(`${table} ${JSON.stringify(rules)}: ${answer.error.message}`)
    continue
  }
  drawn += answer.drawn
  for (const { hand, law, what } of answer.violations)
    fault(`${table} ${JSON.stringify(rules)} hand ${hand}, ${law}: ${what}`)
}

const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(
  `${played} hands in ${seconds} s, ${drawn} drawn, ${refereed} read by the referee, ${faults} faults`,
)
process.exit(faults === 0 && played === HANDS ? 0 : 1)
