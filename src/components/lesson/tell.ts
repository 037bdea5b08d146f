import type { PatternId } from '../../engine/index.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Say, sayAside, sayList, speaker } from '../../i18n/message.ts'
import type { Answer, Choice, PayRow, Query, RowPrice, ScoreFacts } from './query.ts'

/** The words answers are told in: the areas `lesson` and `patterns`, of which only the names are needed. */
export interface TellWords {
  readonly lesson: Dictionary['lesson']
  readonly patterns: Readonly<Record<PatternId, { readonly name: string }>>
}

/** An answer in words. An element shows `text` in the places named by `data-slot`, or in itself when there is one. */
export interface Told {
  /** For `data-state`: how it is to look. */
  readonly state: 'plain' | 'limit' | 'off' | 'win' | 'none'
  /** The number itself, for sorting and filtering; empty when there is none. */
  readonly value: string
  readonly text: Readonly<Record<string, string>>
  /** Places filled with elements; every text in them is escaped. */
  readonly html: Readonly<Record<string, string>>
}

type Unit = 'tai' | 'faan'
interface Teller {
  readonly say: Say
  readonly words: TellWords
  readonly lang: Lang
  readonly unit: Unit
}

const told = (text: string, rest: Partial<Told> = {}): Told => ({
  state: 'plain',
  value: '',
  text: { main: text },
  html: {},
  ...rest,
})

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '&quot;')

const withUnit = ({ say, words, unit }: Teller, n: number, bare?: boolean): string =>
  bare ? say('{n}', { n }) : say(words.lesson.unit[unit], { n })

function price(teller: Teller, { value, limit }: RowPrice, query: { bare?: boolean; each?: boolean }): Told {
  const { lesson } = teller.words
  if (value === null) return told(lesson.notPlayed, { state: 'off' })
  const number = { value: String(value) }
  if (limit && !query.bare) return told(lesson.theLimit, { state: 'limit', ...number })
  const text = withUnit(teller, value, query.bare)
  const whole = query.each && !limit ? teller.say(lesson.eachOf, { value: text }) : text
  return told(whole, { state: limit ? 'limit' : 'plain', ...number })
}

/** A row of the sheet: the number large, and under it what kind of number it is. */
function sheetRow(teller: Teller, { value, limit }: RowPrice, each: boolean): Told {
  const { lesson } = teller.words
  if (value === null) return told('–', { state: 'off', text: { main: '–', note: lesson.notPlayed } })
  return told('', {
    state: limit ? 'limit' : 'plain',
    value: String(value),
    text: { main: teller.say('{n}', { n: value }), note: limit ? lesson.limitRow : each ? lesson.each : '' },
  })
}

/** "Own Wind set 1, Dragon set 1 + 1": the rows of a hand with what each brings. */
function rowsOf({ say, words, lang }: Teller, { lines, limitHand }: ScoreFacts): string {
  return sayList(
    lang,
    lines.map(({ id, count, value }) => {
      const row = words.patterns[id].name
      // one row alone is worth what stands before it
      if (limitHand || (lines.length === 1 && count === 1)) return row
      const n = Array.from({ length: count }, () => say('{n}', { n: value / count })).join('\u00a0+\u00a0')
      return say(words.lesson.caption.row, { row, n })
    }),
  )
}

/** How a hand comes to what it is worth, whatever the prices: an explanation written for one table fits every other with the same. */
const countedAs = ({ legal, limitHand, lines }: ScoreFacts): string =>
  [
    legal ? 'win' : 'none',
    ...(limitHand ? ['limit'] : []),
    ...lines.map(({ id, count }) => `${count}${id}`),
  ].join(' ')

/** Why a hand is worth what it is, or why it is no win. */
export function reasonOf(teller: Teller, facts: ScoreFacts): string {
  const { say, words } = teller
  const { caption } = words.lesson
  const rows = rowsOf(teller, facts)
  const { raw, total } = facts
  const minimum = withUnit(teller, facts.minimum)
  if (facts.why === 'not-complete') return caption.notComplete
  if (facts.why === 'below-minimum')
    return facts.lines.length === 0
      ? say(caption.belowNone, { minimum })
      : say(caption.below, { rows, minimum })
  if (facts.limitHand) return say(caption.limitHand, { rows })
  if (raw > total) return say(caption.cut, { rows, raw, limit: total })
  return say(total === 0 ? caption.noTai : caption.rows, { rows })
}

function payRow({ say, lang, words }: Teller, row: PayRow, win?: 'discard' | 'self-draw'): string {
  const cell = (value: number | null, sum = false) => {
    if (value === null) return '<td class="fig">–</td>'
    const n = say('{n}', { n: value })
    return `<td class="fig">${sum ? `<b>${n}</b>` : n}</td>`
  }
  const discard = [cell(row.shooter), cell(row.other), cell(row.discard, true)]
  const selfDraw = [cell(row.each), cell(row.selfDraw, true)]
  const cells = [...(win === 'self-draw' ? [] : discard), ...(win === 'discard' ? [] : selfDraw)]
  const total = say('{n}', { n: row.total })
  const label = row.bare ? escapeHtml(sayAside(lang, total, words.patterns['ping-hu'].name)) : total
  return `<tr><th class="fig" scope="row">${label}</th>${cells.join('')}</tr>`
}

/** A choice of a question as a button; `data-slip` names the mistake that leads to it. */
function choiceButton(teller: Teller, kind: 'tai' | 'win', { value, right, slip }: Choice): string {
  const { check } = teller.words.lesson
  const label = kind === 'tai' ? withUnit(teller, value) : value === 1 ? check.yes : check.no
  const mark = right ? ' data-right' : slip >= 0 ? ` data-slip="${slip}"` : ''
  return `<button type="button" aria-pressed="false"${mark}>${escapeHtml(label)}</button>`
}

/** Puts an answer of `ask` into words of a language. */
export function tell(lang: Lang, words: TellWords, query: Query, answer: Answer, unit: Unit = 'tai'): Told {
  const teller: Teller = { say: speaker(lang), words, lang, unit }
  const { lesson } = words
  const options: { bare?: boolean; each?: boolean } = query.ask === 'tai' || 'bare' in query ? query : {}
  const { bare } = options
  const plain = (n: number) => teller.say('{n}', { n })
  switch (answer.ask) {
    case 'tai':
      return price(teller, answer, options)
    case 'row':
      return sheetRow(teller, answer, query.ask === 'row' && query.each === true)
    case 'fill': {
      if (query.ask !== 'fill') return told('')
      const limit = answer.limit === null ? lesson.noLimit : withUnit(teller, answer.limit)
      const { none, free } = query
      const open = answer.limit === null ? none : undefined
      const text = (answer.minimum === 0 ? free : undefined) ?? open ?? query.text
      return told(teller.say(text, { minimum: withUnit(teller, answer.minimum), limit }))
    }
    case 'minimum':
      return told(withUnit(teller, answer.value, bare))
    case 'limit':
      return told(answer.value === null ? lesson.noLimit : withUnit(teller, answer.value, bare))
    case 'num':
      return told(answer.value === null ? lesson.off : plain(answer.value))
    case 'instant':
      return told(answer.value === 0 ? lesson.nothing : plain(answer.value))
    case 'pays':
    case 'pays-total': {
      const { value, base } = answer
      const inBases = 'bases' in query && query.bases === true && value !== null && value % base === 0
      if (inBases) return told(teller.say(lesson.bases, { n: value / base }))
      return told(value === null ? lesson.nothing : plain(value))
    }
    case 'score':
      return told(withUnit(teller, answer.total, bare))
    case 'caption':
      return told('', {
        state: answer.legal ? 'win' : 'none',
        text: { total: withUnit(teller, answer.total), reason: reasonOf(teller, answer) },
      })
    case 'pay-table':
      return told('', {
        text: {},
        html: {
          rows: answer.rows
            .map((row) => payRow(teller, row, query.ask === 'pay-table' ? query.win : undefined))
            .join(''),
        },
      })
    case 'question': {
      const { kind, choices } = answer
      const verdict = answer.legal ? lesson.check.yes : lesson.check.no
      return told('', {
        value: countedAs(answer),
        text: {
          total: kind === 'tai' ? withUnit(teller, answer.total) : verdict,
          reason: reasonOf(teller, answer),
        },
        html: { choices: choices.map((choice) => choiceButton(teller, kind, choice)).join('') },
      })
    }
  }
}
