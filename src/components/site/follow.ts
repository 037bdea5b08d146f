import type { TableId } from '../../engine/index.ts'
import { addressOf, langOfPath } from '../../i18n/languages.ts'
import { sayList, speaker } from '../../i18n/message.ts'
import { withBrought } from '../../stores/brought.ts'
import { choiceOf, HOME_TABLE, type OwnRules, TABLES_KEPT } from '../../stores/rules.ts'
import { checkRules, readRulesText, rulesetOf } from '../../stores/rules-check.ts'
import { ask } from '../lesson/ask.ts'
import { readSpelt } from '../lesson/spell.ts'
import { type Told, tell } from '../lesson/tell.ts'
import { type FollowWords, wordsAt } from './follow-words.ts'

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
  rules: FollowWords['rules'][TableId],
  { rules: words }: FollowWords['lesson'],
): string {
  const say = speaker(lang)
  const names = Object.entries(values).flatMap(([name, value]) => {
    const rule = rules[name]
    const label = rule?.values[String(value)]
    return label === undefined
      ? []
      : [say(words.value, { rule: rule.name, value: say(label, { n: Number(value) }) })]
  })
  const list = sayList(lang, names.slice(0, NAMED))
  return names.length > NAMED ? say(words.more, { list, n: names.length - NAMED }) : list
}

/** The table an element of the page asks. */
const tableOf = ({ dataset: { on } }: HTMLElement): TableId =>
  TABLES_KEPT.find((table) => table === on) ?? HOME_TABLE

/** Puts every question of the page again, each to its own table under the reader's rules of it. */
export async function follow(own: OwnRules): Promise<void> {
  words ??= loadWords()
  const said = await words
  const force = new Map(
    TABLES_KEPT.map((table) => {
      const { values } = checkRules(choiceOf(own, table))
      const rules = rulesetOf(table, values)
      return [
        table,
        {
          table,
          values,
          rules,
          words: wordsAt(said, table),
          list: nameRules(values, said.rules[table], said.lesson),
        },
      ]
    }),
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-ask]')) {
    const at = force.get(tableOf(element))
    if (!at) continue
    const query = readSpelt(element.dataset.ask ?? '', said.hands)
    const { brings } = element.dataset
    const rules = brings
      ? rulesetOf(at.table, withBrought(at.table, at.values, readRulesText(at.table, brings).values))
      : at.rules
    show(element, tell(lang, at.words, query, ask(query, rules), rules.unit))
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-rules-line]')) {
    const list = force.get(tableOf(line))?.list ?? ''
    const text = list === '' ? said.lesson.rules.standard : speaker(lang)(said.lesson.rules.own, { list })
    if (line.textContent !== text) line.textContent = text
    line.title = list === '' ? '' : text
  }
  document.documentElement.toggleAttribute(
    'data-own-rules',
    [...force.values()].some(({ list }) => list !== ''),
  )
}
