/** Everything that thinks about a hand for the reader: fetched when it is first asked for. */
export { advise } from '../../../stores/play-coach.ts'
export { Coach } from './Coach.tsx'
export { Guide } from './Guide.tsx'
export { IfWon } from './IfWon.tsx'
export { Review } from './Review.tsx'
