import {
  EXAMPLES,
  type Example,
  type ExampleId,
  exampleOf,
  isExampleId,
} from '../../content/examples/index.ts'
import { isPatternId, type PatternId, type Ruleset, resolveRules, TABLES } from '../../engine/index.ts'
import type { Lang } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { ask } from './ask.ts'
import type { AskedHand, Query } from './query.ts'
import { type NamedHands, spell } from './spell.ts'
import { type Told, tell } from './tell.ts'

/** What a component shows and the attributes by which the page can ask again; none when the rules are pinned. */
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

/** The Singapore table with some of its rules changed. A wrong name or value stops the build. */
export function rulesetOf(rules: Pin): Ruleset {
  const result = resolveRules({ rules: rules ?? {} })
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

/** Typed hands that follow the reader's rules, by id: those a page may name in its questions. */
export const NAMED_HANDS: NamedHands = Object.fromEntries(
  (Object.keys(EXAMPLES) as ExampleId[]).flatMap((id) => {
    const { hand, fields, table, rules } = exampleOf(id)
    return table || rules ? [] : [[id, { hand, fields }]]
  }),
)
const handKey = ({ hand, fields }: AskedHand) => `${hand} ${JSON.stringify(fields)}`
const ids = new Map(Object.entries(NAMED_HANDS).map(([id, hand]) => [handKey(hand), id]))
const nameOfHand = (hand: AskedHand) => ids.get(handKey(hand))

/** Asks and tells at build time. */
export function put(lang: Lang, query: Query, pin: Pin = null): Put {
  const words = { lesson: useWords(lang, 'lesson'), patterns: useWords(lang, 'patterns') }
  const told = tell(lang, words, query, ask(query, pin ? rulesetOf(pin) : TABLES.singapore.rules))
  return {
    told,
    attrs: {
      'data-ask': pin ? undefined : spell(query, nameOfHand),
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
