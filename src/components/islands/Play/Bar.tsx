import type { SeatView } from '../../../engine/index.ts'
import { Icon } from './Icon.tsx'
import type { Voice } from './voice.ts'

interface Props {
  readonly voice: Voice
  readonly view: SeatView
  readonly canUndo: boolean
  readonly onUndo: () => void
  readonly onLeave: () => void
  readonly onMenu: () => void
  readonly onCoach: () => void
}

function ruleOf({ say, words, amount }: Voice, { rules, mode }: SeatView): string {
  const { bar, setup } = words
  const table = setup.tables[rules.table].name
  if (mode === 'guided') return bar.ruleGuided
  const minimum = amount(rules.minimum, rules.unit)
  return rules.limit === null
    ? say(bar.ruleOpen, { table, minimum })
    : say(bar.rule, { table, minimum, limit: amount(rules.limit, rules.unit) })
}

/** The head of the table: which hand, by which rules; leave, take back, advice, menu. */
export function Bar({ voice, view, canUndo, onUndo, onLeave, onMenu, onCoach }: Props) {
  const { say, words, seat } = voice
  const { bar } = words
  const button = (
    name: 'leave' | 'undo' | 'coach' | 'menu',
    label: string,
    onClick: () => void,
    off = false,
  ) => (
    <button type="button" class="ib" aria-label={label} disabled={off} onClick={onClick}>
      <Icon name={name} />
    </button>
  )
  return (
    <header class="p-bar">
      {button('leave', bar.leave, onLeave)}
      <h1>
        <b>{view.mode === 'guided' ? bar.guided : say(bar.round, { round: seat(view.round) })}</b>
        {view.mode === 'match' && <span>{say(bar.hand, { n: view.hand })}</span>}
      </h1>
      <p class="p-rule">{ruleOf(voice, view)}</p>
      {button('undo', bar.undo, onUndo, !canUndo)}
      {button('coach', words.coach.ask, onCoach)}
      {button('menu', bar.menu, onMenu)}
    </header>
  )
}
