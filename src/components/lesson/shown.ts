import { placeOf } from '../parts/place.ts'

/**
 * A lesson is built for the table as written; for a reader with own rules it stays hidden until it says what they say, and
 * for whoever comes to a place on it until that place stands (`data-wait`, parts/wait.ts): nothing moves under their eyes.
 */
const NEAR = 400
/** Milliseconds: an island has read what is kept so long after it stands, and nothing is waited for longer than `MOST`. */
const SETTLE = 60
const MOST = 3000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const root = document.documentElement

/** What is in view or near it and not alive yet: an island, which has no box of its own, or a question (follow-lesson.ts). */
const asleep = () =>
  [...document.querySelectorAll('astro-island[ssr] > *, [data-old]')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom > -NEAR && top < innerHeight + NEAR
  })

/** Lifts the mark. With a place named in the address, islands there come alive first, and the page goes to it again. */
export async function showFollowed(): Promise<void> {
  if (root.dataset.wait === undefined) return
  const place = placeOf(location.hash)
  if (place) {
    const end = performance.now() + MOST
    place.scrollIntoView({ behavior: 'instant' })
    // letters of another width move what stands below them
    await Promise.race([document.fonts.ready, pause(MOST)])
    while (asleep() && performance.now() < end) await pause(SETTLE)
    await pause(SETTLE)
    place.scrollIntoView({ behavior: 'instant' })
    await pause(0)
  }
  delete root.dataset.wait
}
