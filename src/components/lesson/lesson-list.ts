import { progress, tally } from '../../stores/progress.ts'

/** Beside each lesson, how many of its questions were last answered right. The place for it is always there. */
const list = document.querySelector<HTMLElement>('[data-score]')
const message = list?.dataset.score ?? ''
progress.load()
progress.$value.subscribe((lessons) => {
  for (const link of list?.querySelectorAll<HTMLElement>('[data-lesson]') ?? []) {
    const { right, answered } = tally(lessons[link.dataset.lesson ?? ''])
    const place = link.querySelector('[data-lesson-score]')
    if (place)
      place.textContent =
        answered === 0 ? '' : message.replace('{right}', String(right)).replace('{all}', String(answered))
  }
})
