import type { RuleScene } from '../../content/examples/rule-scenes.ts'
import {
  bankerStays,
  decisionOf,
  legalActions,
  parseAction,
  parseTiles,
  play,
  type Result,
  type Ruleset,
  type RuleValues,
  SEATS,
  type Seat,
  START_DEFAULTS,
  scriptedWall,
  startHand,
} from '../../engine/index.ts'
import { ask } from './ask.ts'

/** What a scene comes to under some rules. */
export type SceneResult = number | boolean | 'stays' | 'moves' | Seat

type Played = Extract<RuleScene, { show: 'may' | 'winner' }>

function must<T>(what: string, result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`${what}: ${result.error.message}`)
}

const tiles = (text: string) =>
  must(`tiles "${text}"`, text === '' ? { ok: true, value: [] } : parseTiles(text))

/** Plays a scene by its script; whoever is asked and has no move in it passes. A wrong script stops the build. */
function playScene({ hands, front, moves }: Played, rules: Ruleset, values: RuleValues) {
  const wall = must('wall', scriptedWall({ hands: hands.map(tiles), front: tiles(front) }, rules))
  let { state, events } = startHand({ type: 'start', ...START_DEFAULTS, rules: values, wall })
  const act = (seat: Seat, text: string) => {
    const action = parseAction(text)
    const decision = decisionOf(state, seat)
    if (!action || decision === null) throw new Error(`${seat} cannot ${text}`)
    const done = must(`${seat} ${text}`, play(state, { seat, action, decision }))
    state = done.state
    events = [...events, ...done.events]
  }
  const letPass = (but: Seat | null) => {
    for (const seat of SEATS) {
      if (seat === but || decisionOf(state, seat) === null) continue
      if (legalActions(state, seat).some(({ type }) => type === 'pass')) act(seat, 'pass')
    }
  }
  for (const [seat, text] of moves) {
    if (decisionOf(state, seat) === null) letPass(seat)
    act(seat, text)
  }
  return { state, events }
}

/** What a scene comes to at a table: counted, asked of the game, or played. */
export function sceneResult(scene: RuleScene, rules: Ruleset, values: RuleValues): SceneResult {
  switch (scene.show) {
    case 'playable': {
      const answer = ask({ ask: 'num', of: 'playable' }, rules)
      return answer.ask === 'num' ? (answer.value ?? 0) : 0
    }
    case 'banker':
      return bankerStays(null, scene.kong, rules) ? 'stays' : 'moves'
    case 'may': {
      const { state } = playScene(scene, rules, values)
      const action = parseAction(scene.action)
      return legalActions(state, scene.seat).some((one) => one === action)
    }
    case 'winner': {
      const won = playScene(scene, rules, values).events.find((event) => event.type === 'win')
      if (!won) throw new Error('nobody wins in this scene')
      return won.seat
    }
  }
}
