import { type Lang, tagOf } from './languages.ts'

/** A text by number: one text for each plural category the language has (CLDR), chosen by the value `n`. */
export interface PluralMessage {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

export type Message = string | PluralMessage
export type Values = Readonly<Record<string, string | number>>

const plurals = new Map<Lang, Intl.PluralRules>()
const numbers = new Map<Lang, Intl.NumberFormat>()
const lists = new Map<Lang, Intl.ListFormat>()

function kept<T>(store: Map<Lang, T>, lang: Lang, make: (tag: string) => T): T {
  let value = store.get(lang)
  if (!value) store.set(lang, (value = make(tagOf(lang))))
  return value
}

/** Whole numbers below this are their digits in every language here. */
const GROUPED = 1000

/** A number as the language writes it (8,192; vi 8.192). Making a formatter takes long, and most numbers need none. */
export const sayNumber = (lang: Lang, n: number): string =>
  Number.isInteger(n) && Math.abs(n) < GROUPED
    ? String(n)
    : kept(numbers, lang, (tag) => new Intl.NumberFormat(tag)).format(n)

/** Chinese writes its marks full-width and without a space after them; the other languages write alike. */
const marks = (lang: Lang, full: string, latin: string): string => (lang === 'zh' ? full : latin)

/** What stands between two sentences, or between a sentence and a piece of markup: a space, in Chinese nothing. */
export const gap = (lang: Lang): string => marks(lang, '', ' ')

/** Things in a row, without "and": tiles of a set, values of a list. */
export const sayList = (lang: Lang, items: readonly string[]): string => items.join(marks(lang, '、', ', '))

/** Things in a row of which the last is joined by "and". */
export const sayAnd = (lang: Lang, items: readonly string[]): string =>
  items.length < 2 ? items.join('') : kept(lists, lang, (tag) => new Intl.ListFormat(tag)).format(items)

/** Phrases in a row: "drawn, without a Kong". */
export const sayPhrases = (lang: Lang, items: readonly string[]): string =>
  items.join(marks(lang, '，', ', '))

/** Clauses in a row that may hold lists themselves: "a, b; c". */
export const sayClauses = (lang: Lang, items: readonly string[]): string =>
  items.join(marks(lang, '；', '; '))

/** "Label: value"; without a value what stands before it. */
export const sayLabel = (lang: Lang, label: string, value = ''): string =>
  label + marks(lang, '：', ': ') + value

/** "Text (aside)". */
export const sayAside = (lang: Lang, text: string, aside: string): string =>
  `${text}${marks(lang, `（${aside}）`, ` (${aside})`)}`

const ENDED = /[.!?:…。！？：][”’"')）]?$/

/** A text that ends as a sentence does. */
export const stopped = (lang: Lang, text: string): string =>
  ENDED.test(text) ? text : text + marks(lang, '。', '.')

/** Whole sentences one after another, without the empty ones; one without a mark at its end gets a full stop before the next. */
export const saySentences = (lang: Lang, parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter((part) => !!part)
    .map((part, i, { length }) => (i + 1 === length ? part : stopped(lang, String(part))))
    .join(gap(lang))

/**
 * Fills the places `{name}` of a message. Numbers are written as the language writes them; a plural message
 * chooses its text by the value `n`. A place without a value stays as it is, so that a mistake shows.
 */
export function say(lang: Lang, message: Message, values: Values = {}): string {
  let text: string
  if (typeof message === 'string') text = message
  else {
    const rules = kept(plurals, lang, (tag) => new Intl.PluralRules(tag))
    text = message[rules.select(Number(values.n))] ?? message.other
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : typeof value === 'number' ? sayNumber(lang, value) : value
  })
}

/** `say` with its language bound, for components that say many things. */
export type Say = (message: Message, values?: Values) => string
export const speaker =
  (lang: Lang): Say =>
  (message, values) =>
    say(lang, message, values)
