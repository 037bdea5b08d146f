import type {
  BaoAnswer,
  DiscardsAnswer,
  ErrorAnswer,
  Payments,
  PaymentsAnswer,
  ScoreAnswer,
  WaitAnswer,
  WaitingAnswer,
} from '../engine/index.ts'
import type { Answer } from './verbs.ts'

const faultWords = ({ error }: ErrorAnswer): string =>
  error.at === undefined ? `Refused: ${error.message}.` : `Refused, at place ${error.at}: ${error.message}.`

export const paymentWords = (payments: Payments): string =>
  Object.entries(payments)
    .map(([seat, amount]) => `${seat} ${amount > 0 ? '+' : ''}${amount}`)
    .join(', ')

function scoreWords(answer: ScoreAnswer): string {
  const { unit } = answer
  const words: string[] = []
  if (answer.why === 'not-complete') words.push('No win: the hand is not complete.')
  else if (answer.why === 'below-minimum') words.push(`No win: ${answer.total} ${unit} is below the minimum.`)
  else words.push(`A win of ${answer.total} ${unit}${answer.limit ? ', the limit' : ''}.`)
  for (const line of answer.lines)
    words.push(`  ${line.id}${line.count > 1 ? ` x ${line.count}` : ''}: ${line.value} ${unit}`)
  if (answer.raw !== answer.total) words.push(`  ${answer.raw} in all, paid as ${answer.total}.`)
  if (answer.reading !== null) words.push(`Read as ${answer.reading}`)
  for (const other of answer.others) words.push(`  not as ${other.reading} (${other.total} ${unit})`)
  for (const near of answer.near) words.push(`Almost ${near.id}: ${near.missing.join(', ')}`)
  if (answer.payments !== null) words.push(`Payments: ${paymentWords(answer.payments)}`)
  return words.join('\n')
}

const paymentsWords = ({ payments }: PaymentsAnswer): string => `Payments: ${paymentWords(payments)}`

function baoWords({ liable, rules, lasting }: BaoAnswer): string {
  if (!liable) return 'Nobody is liable: the win is paid as usual.'
  const how = lasting ? 'to the end of the hand' : 'for this win'
  return `Liable under ${rules.join(', ')}, ${how}: the feeder pays everybody's share.`
}

const usefulWords = (useful: WaitingAnswer['useful']): string =>
  useful.map(([tile, left]) => `${tile} (${left} left)`).join(', ')

const farWords = (shanten: number): string =>
  shanten < 0 ? 'Complete.' : shanten === 0 ? 'Ready.' : `${shanten} from ready (shanten ${shanten}).`

function waitsWords(answer: WaitingAnswer | DiscardsAnswer): string {
  const words = [farWords(answer.shanten)]
  if ('discards' in answer) {
    for (const { tile, shanten, useful, count } of answer.discards)
      words.push(`  discard ${tile}: shanten ${shanten}, ${count} useful: ${usefulWords(useful)}`)
    return words.join('\n')
  }
  const worth = ({ total, legal }: WaitAnswer['discard']) => (legal ? `${total}` : `${total}, no legal win`)
  for (const wait of answer.waits)
    words.push(
      `  waits for ${wait.tile} (${wait.left} left): self-drawn ${worth(wait['self-draw'])}; on a discard ${worth(wait.discard)}`,
    )
  if (answer.waits.length === 0) words.push(`Useful: ${usefulWords(answer.useful)}`)
  return words.join('\n')
}

const WORDS: Readonly<Record<string, (answer: never) => string>> = {
  score: scoreWords,
  settle: paymentsWords,
  instant: paymentsWords,
  bao: baoWords,
  waits: waitsWords,
}

/** An answer as a person reads it in a terminal, in English. */
export function inWords(verb: string, answer: Answer): string {
  if (!answer.ok) return faultWords(answer)
  const say = WORDS[verb]
  return say ? say(answer as never) : JSON.stringify(answer, null, 2)
}
