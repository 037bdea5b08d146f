import {
  EXAMPLES,
  type Example,
  type ExampleId,
  exampleOf,
  isExampleId,
} from '../../content/examples/index.ts'
import {
  DEFAULT_TABLE,
  isPatternId,
  type PatternId,
  type Ruleset,
  resolveRules,
  type TableId,
} from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { rowWords } from '../../i18n/row-words.ts'
import { useWords } from '../../i18n/words.ts'
import { broughtRows } from '../../stores/brought.ts'
import { writeRulesText } from '../../stores/rules-check.ts'
import type { NamedStarts } from '../parts/builder/named-hands.ts'
import { ask } from './ask.ts'
import type { AskedHand, Query } from './query.ts'
import { type NamedHands, spell } from './spell.ts'
import { type Told, tell } from './tell.ts'

/**
 * What a component shows and the attributes by which the page can ask again; none when the rules are pinned. Rules that
 * only bring a row are no pin: they are told to the page, which counts by the reader's own where the row is played.
 */
export interface Put {
  readonly told: Told
  readonly attrs: Readonly<Record<string, string | undefined>>
}

/** Rules a block is pinned to; null follows the reader's. */
export type Pin = Example['rules'] | null

/** A number that stands where rules hold numbers, else the text. */
const ruleValue = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

/** `limit:10,payment:shooter-pays` as rules; undefined when there is no text. */
export const pinOf = (text: string | undefined): Pin =>
  text === undefined
    ? null
    : Object.fromEntries(
        text.split(',').map((pair) => {
          const [name, value = ''] = pair.trim().split(':')
          return [name, ruleValue(value)]
        }),
      )

/** A table with some of its rules changed. A wrong name or value stops the build. */
export function rulesetOf(rules: Pin, table: TableId = DEFAULT_TABLE): Ruleset {
  const result = resolveRules({ table, rules: rules ?? {} })
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

/** Typed hands that follow the reader's rules, by id: those a page may name in its questions. */
export const NAMED_HANDS: NamedHands = Object.fromEntries(
  (Object.keys(EXAMPLES) as ExampleId[]).flatMap((id) => {
    const { hand, fields, rules } = exampleOf(id)
    return rules ? [] : [[id, { hand, fields }]]
  }),
)
/** Every typed hand as a builder takes it, by id. */
export const NAMED_STARTS: NamedStarts = Object.fromEntries(
  (Object.keys(EXAMPLES) as ExampleId[]).map((id) => {
    const { hand, fields, table, rules } = exampleOf(id)
    return [id, { hand, fields, ...(table && { table }), ...(rules && { rules }) }]
  }),
)
const handKey = ({ hand, fields }: AskedHand) => `${hand} ${JSON.stringify(fields)}`
const ids = new Map(Object.entries(NAMED_HANDS).map(([id, hand]) => [handKey(hand), id]))
const nameOfHand = (hand: AskedHand) => ids.get(handKey(hand))

/** The table a block is about: the one it names, else its page's, else the first. */
export const tableOf = ({ table: page }: { readonly table?: TableId }, named?: TableId): TableId =>
  named ?? page ?? DEFAULT_TABLE

/** What tells the page's script which table something follows; nothing for the first. */
export const onTable = (table: TableId): TableId | undefined => (table === DEFAULT_TABLE ? undefined : table)

/** Asks a table and tells at build time. */
export function put(lang: Lang, query: Query, table: TableId, pin: Pin = null): Put {
  const words = { lesson: useWords(lang, 'lesson'), patterns: rowWords(lang, table) }
  const rules = rulesetOf(pin, table)
  const told = tell(lang, words, query, ask(query, rules), rules.unit)
  const brings = pin && broughtRows(table, pin).length > 0
  return {
    told,
    attrs: {
      'data-on': onTable(table),
      'data-ask': pin && !brings ? undefined : spell(query, nameOfHand),
      'data-brings': brings ? writeRulesText(pin) : undefined,
      'data-state': told.state,
      'data-value': told.value || undefined,
    },
  }
}

/** A typed hand by its id. A wrong id stops the build. */
export function namedExample(id: string): Example {
  if (!isExampleId(id)) throw new Error(`No example "${id}"`)
  return exampleOf(id as ExampleId)
}

/** The table that counts an example: the one asked for, else its own. */
export const tableOfExample = ({ table }: Example, asked?: TableId): TableId =>
  asked ?? table ?? DEFAULT_TABLE

export const handOfExample = ({ hand, fields }: Example): AskedHand => ({ hand, fields })

/** Ids with spaces between them, each checked. */
export const patternIds = (text: string | undefined): PatternId[] =>
  (text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => {
      if (!isPatternId(id)) throw new Error(`No pattern "${id}"`)
      return id
    })
