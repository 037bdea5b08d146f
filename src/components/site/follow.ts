import { addressOf, langOfPath } from '../../i18n/languages.ts'
import { sayList, speaker } from '../../i18n/message.ts'
import { choiceOf, type OwnRules } from '../../stores/rules.ts'
import { checkRules, rulesetOf } from '../../stores/rules-check.ts'
import { ask } from '../lesson/ask.ts'
import { readSpelt } from '../lesson/spell.ts'
import { type Told, tell } from '../lesson/tell.ts'
import type { FollowWords } from './follow-words.ts'

/** Rules named in the line at the top before it says how many more there are. */
const NAMED = 2

const lang = langOfPath(location.pathname)
let words: Promise<FollowWords> | undefined

async function loadWords(): Promise<FollowWords> {
  const response = await fetch(addressOf(lang, '/follow.json'))
  if (!response.ok) throw new Error(`follow.json: ${response.status}`)
  return (await response.json()) as FollowWords
}

/** Writes an answer into the element that asked. Only what differs is touched. */
function show(element: HTMLElement, told: Told): void {
  element.dataset.state = told.state
  if (told.value) element.dataset.value = told.value
  else delete element.dataset.value
  const slot = (name: string) =>
    element.dataset.slot === name
      ? element
      : (element.querySelector<HTMLElement>(`[data-slot="${name}"]`) ?? (name === 'main' ? element : null))
  for (const [name, text] of Object.entries(told.text)) {
    const place = slot(name)
    if (place && place.textContent !== text) place.textContent = text
  }
  for (const [name, html] of Object.entries(told.html)) {
    const place = slot(name)
    if (place) place.innerHTML = html
  }
  element.dispatchEvent(new CustomEvent('followed', { bubbles: true }))
}

/** "limit: 10 tai, Who pays for a discard: …" */
function nameRules(
  values: Readonly<Record<string, string | number>>,
  { rules, lesson }: FollowWords,
): string {
  const say = speaker(lang)
  const names = Object.entries(values).flatMap(([name, value]) => {
    const rule = rules[name]
    const label = rule?.values[String(value)]
    return label === undefined
      ? []
      : [say(lesson.rules.value, { rule: rule.name, value: say(label, { n: Number(value) }) })]
  })
  const list = sayList(lang, names.slice(0, NAMED))
  return names.length > NAMED ? say(lesson.rules.more, { list, n: names.length - NAMED }) : list
}

/** Puts every question of the page again, under the reader's rules of the Singapore table. */
export async function follow(own: OwnRules): Promise<void> {
  words ??= loadWords()
  const said = await words
  const { table, values } = checkRules(choiceOf(own, 'singapore'))
  const ruleset = rulesetOf(table, values)
  for (const element of document.querySelectorAll<HTMLElement>('[data-ask]')) {
    const query = readSpelt(element.dataset.ask ?? '', said.hands)
    show(element, tell(lang, said, query, ask(query, ruleset)))
  }
  const list = nameRules(values, said)
  for (const line of document.querySelectorAll<HTMLElement>('[data-rules-line]')) {
    const text = list === '' ? said.lesson.rules.standard : speaker(lang)(said.lesson.rules.own, { list })
    if (line.textContent !== text) line.textContent = text
    line.title = list === '' ? '' : text
  }
  document.documentElement.toggleAttribute('data-own-rules', list !== '')
}
