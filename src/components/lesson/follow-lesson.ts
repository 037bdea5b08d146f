import type { ClaimTest } from '../../content/claims/types.ts'
import type { Ruleset, TableId } from '../../engine/index.ts'
import { addressOf, langOfPath } from '../../i18n/languages.ts'
import { speaker } from '../../i18n/message.ts'
import { choiceOf, HOME_TABLE, type OwnRules, TABLES_KEPT } from '../../stores/rules.ts'
import { checkRules, rulesetOf } from '../../stores/rules-check.ts'
import { allHold, wordingAt } from './claim.ts'
import type { ClaimWords } from './claim-words.ts'

const lang = langOfPath(location.pathname)
let words: Promise<ClaimWords> | undefined
async function loadWords(): Promise<ClaimWords> {
  const response = await fetch(addressOf(lang, '/words/claims.json'))
  if (!response.ok) throw new Error(`claims.json: ${response.status}`)
  return (await response.json()) as ClaimWords
}

/** Puts another wording in the place of a passage, or the passage back. */
function put(passage: HTMLElement, text: string | null): void {
  const next = passage.nextElementSibling
  const told = next instanceof HTMLElement && 'told' in next.dataset ? next : null
  passage.hidden = text !== null || passage.childNodes.length === 0
  if (text === null) {
    told?.remove()
    return
  }
  const place = told ?? document.createElement(passage.localName)
  place.dataset.told = ''
  if (place.textContent !== text) place.textContent = text
  if (!told) passage.after(place)
}

const questions = document.querySelectorAll<HTMLElement>('[data-late]')
let late: Promise<typeof import('./follow-late.ts')> | undefined
/** Puts the questions again under the rules in force. */
let again: () => Promise<void> = async () => {}

/** Loaded by the first question that comes near view; with them all the ledger and the liability of the engine. */
const near = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) again()
  },
  { rootMargin: '400px' },
)

/** Questions about bills and Bao stand at the end of a lesson: `data-old` until they are put again (shown.ts). */
async function followQuestions(own: OwnRules, said: ClaimWords): Promise<void> {
  again = async () => {
    near.disconnect()
    late ??= import('./follow-late.ts')
    const { followLate } = await late
    followLate(own, said)
    for (const question of questions) delete question.dataset.old
  }
  if (late) return again()
  for (const question of questions) {
    question.dataset.old = ''
    near.observe(question)
  }
}

/** Passages, each under the reader's rules of its table, and questions about bills. */
export async function followLesson(own: OwnRules): Promise<void> {
  words ??= loadWords()
  const said = await words
  const say = speaker(lang)
  const tables = new Map<TableId, Ruleset>()
  const rulesOf = (table: TableId): Ruleset => {
    const known = tables.get(table)
    if (known) return known
    const { values } = checkRules(choiceOf(own, table))
    const rules = rulesetOf(table, values)
    tables.set(table, rules)
    return rules
  }
  const tableOf = ({ dataset: { on } }: HTMLElement): TableId =>
    TABLES_KEPT.find((table) => table === on) ?? HOME_TABLE
  for (const item of document.querySelectorAll<HTMLElement>('[data-holds]')) {
    const tests = JSON.parse(item.dataset.holds ?? '[]') as ClaimTest[]
    item.hidden = !allHold(tests, said.hands, rulesOf(tableOf(item)))
  }
  for (const passage of document.querySelectorAll<HTMLElement>('[data-claim]')) {
    const id = passage.dataset.claim ?? ''
    const rules = rulesOf(tableOf(passage))
    const minimum = say(said.lesson.unit[rules.unit], { n: rules.minimum })
    const wording = wordingAt(said.claims[id] ?? {}, said.hands, rules)
    const text = wording === null ? undefined : said.passages[id]?.[wording]
    put(passage, text === undefined ? null : say(text, { minimum }))
  }
  await followQuestions(own, said)
}
