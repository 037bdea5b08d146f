import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import type { Asked } from '../practice/index.ts'
import type { ReviewCard } from './practice-kept.ts'

/** Without chance, so that the same answers give the same days. */
const scheduler = fsrs({ enable_fuzz: false })

/** A review that would come back later than this is known. */
const KNOWN_DAYS = 120

const toCard = ({ due, last, memory }: ReviewCard): Card => ({
  due: new Date(due),
  last_review: new Date(last),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.days,
  learning_steps: memory.steps,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.state,
})

function graded(asked: Asked, card: Card, grade: Grade, now: number): ReviewCard {
  const next = scheduler.next(card, new Date(now), grade).card
  return {
    asked,
    due: next.due.getTime(),
    last: now,
    memory: {
      stability: next.stability,
      difficulty: next.difficulty,
      days: next.scheduled_days,
      steps: next.learning_steps,
      reps: next.reps,
      lapses: next.lapses,
      state: next.state,
    },
  }
}

/** A question missed for the first time: when it comes back. */
export const missed = (asked: Asked, now: number): ReviewCard =>
  graded(asked, createEmptyCard(new Date(now)), Rating.Again, now)

/** A review answered: when it comes back, or null when it is known well enough to be let go. */
export function reviewed(card: ReviewCard, right: boolean, now: number): ReviewCard | null {
  const next = graded(card.asked, toCard(card), right ? Rating.Good : Rating.Again, now)
  return right && next.memory.days > KNOWN_DAYS ? null : next
}
