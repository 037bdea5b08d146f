import { forgetAnswers, keepAnswer } from '../../stores/progress.ts'

/**
 * Makes the check of a lesson work: an answer shows what was missed, the right total and its reasons; after the
 * last one, how many were right. Choices stand in the page, written by the engine's answer, and may be written anew.
 */
const FOLLOWED = 'followed'

const all = <T extends HTMLElement>(root: ParentNode, selector: string) => [
  ...root.querySelectorAll<T>(selector),
]

/** How each question was counted when the page was built: the explanations in the text are written for that. */
const asBuilt = new Map(
  all(document, '[data-question]').map((question) => [question, question.dataset.value]),
)

/** Whether the reader's rules bring an answer about in another way than the explanation says (also follow-late.ts). */
const otherwise = (question: HTMLElement): boolean =>
  'other' in question.dataset || question.dataset.value !== asBuilt.get(question)

/** The right answer and why; where the explanation does not fit the reader's table, the engine's own reason alone. */
function keyOf(question: HTMLElement): Node[] {
  const key = question.querySelector('[data-key-right]')?.cloneNode(true)
  if (!(key instanceof HTMLElement)) return []
  if (otherwise(question)) key.querySelector('[data-why]')?.remove()
  return [key]
}

function clear(question: HTMLElement): void {
  question.removeAttribute('data-answered')
  question.querySelector('[data-say]')?.replaceChildren()
  for (const button of all(question, 'button')) {
    button.className = ''
    button.setAttribute('aria-pressed', 'false')
  }
}

function answer(check: HTMLElement, question: HTMLElement, chosen: HTMLButtonElement): void {
  const right = 'right' in chosen.dataset
  for (const button of all<HTMLButtonElement>(question, '.answers button')) {
    button.setAttribute('aria-pressed', String(button === chosen))
    button.className = 'right' in button.dataset ? 'good' : button === chosen ? 'bad' : ''
  }
  const verdict = document.createElement('p')
  const strong = document.createElement('b')
  strong.textContent = (right ? check.dataset.right : check.dataset.wrong) ?? ''
  verdict.append(strong)
  const slip = chosen.dataset.slip
  const fits = slip !== undefined && question.dataset.value === asBuilt.get(question)
  const missed = fits ? question.querySelector(`[data-key] [data-slip="${slip}"]`) : null
  if (missed) verdict.append(' ', ...missed.cloneNode(true).childNodes)
  question.querySelector('[data-say]')?.replaceChildren(verdict, ...keyOf(question))
  question.dataset.answered = right ? 'right' : 'wrong'
  keepAnswer(check.dataset.check ?? '', question.dataset.question ?? '', right)
}

function sum(check: HTMLElement): void {
  const questions = all(check, '[data-question]')
  const done = questions.filter((question) => question.dataset.answered)
  const right = done.filter((question) => question.dataset.answered === 'right')
  const whole = done.length === questions.length
  const line = check.querySelector('[data-check-sum]')
  const text = (check.dataset.all ?? '')
    .replace('{right}', String(right.length))
    .replace('{all}', String(questions.length))
  if (line) line.textContent = whole ? text : ''
  const again = check.querySelector<HTMLElement>('[data-check-again]')
  if (again) again.hidden = !whole
}

for (const check of all(document, '[data-check]')) {
  check.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button')
    const question = button?.closest<HTMLElement>('[data-question]')
    if (button && question && button.closest('.answers')) answer(check, question, button)
    else if (button?.closest('[data-check-again]')) {
      for (const one of all(check, '[data-question]')) clear(one)
      forgetAnswers(check.dataset.check ?? '')
      check.querySelector<HTMLElement>('.answers button')?.focus()
    }
    sum(check)
  })
  // other house rules, other choices: an answer given before says nothing about them
  check.addEventListener(FOLLOWED, (event) => {
    const question = (event.target as Element).closest<HTMLElement>('[data-question]')
    if (question) clear(question)
    sum(check)
  })
}
