import { langOfPath } from '../../i18n/languages.ts'
import { speaker } from '../../i18n/message.ts'
import { writeQuery } from '../../stores/query.ts'
import { HOME_TABLE, type OwnRules, ownRules, TABLES_KEPT, withRules } from '../../stores/rules.ts'

type Values = Readonly<Record<string, string | number>>

/** What the block carries of the table, so that the page needs no engine: rules in order with their words, presets. */
interface Carried {
  readonly rules: readonly {
    readonly name: string
    readonly label: string
    readonly values: Readonly<Record<string, string>>
  }[]
  readonly presets: Readonly<Record<string, Values>>
  readonly page: string
  readonly words: { readonly value: string; readonly copied: string }
}

const block = document.querySelector<HTMLElement>('[data-own-table]')!
const table = TABLES_KEPT.find((one) => one === block.dataset.on) ?? HOME_TABLE
const carried = JSON.parse(block.querySelector('script')?.textContent ?? '') as Carried
const say = speaker(langOfPath(location.pathname))
const find = <T extends HTMLElement>(what: string) => block.querySelector<T>(`[data-own="${what}"]`)!
/** The table before the last change made here. */
let before: Values | null = null

const valuesOf = (own: OwnRules): Values => own.rules[table] ?? {}
const known = (values: Values) =>
  carried.rules.filter(({ name, values: labels }) => Object.hasOwn(labels, String(values[name])))

function hrefOf(values: Values): string {
  const rules = known(values)
    .map(({ name }) => `${name}:${values[name]}`)
    .join(',')
  const parts = [
    ['table', block.dataset.on ?? ''],
    ['rules', rules],
  ] as const
  return `${carried.page}${writeQuery(parts.filter(([, text]) => text !== ''))}`
}

function show(own: OwnRules): void {
  const values = valuesOf(own)
  const changed = known(values)
  find('list').replaceChildren(
    ...changed.map(({ name, label, values: labels }) => {
      const n = Number(values[name])
      const value = say(labels[String(values[name])], { n })
      return Object.assign(document.createElement('li'), {
        textContent: say(carried.words.value, { rule: label, value }),
      })
    }),
  )
  find('written').hidden = changed.length > 0
  find('changed').hidden = changed.length === 0
  find<HTMLButtonElement>('undo').hidden = before === null
  find<HTMLInputElement>('link').value = new URL(hrefOf(values), location.href).href
  find('said').textContent = ''
  for (const button of block.querySelectorAll<HTMLElement>('[data-preset]')) {
    const preset = carried.presets[button.dataset.preset ?? ''] ?? {}
    const same = hrefOf(preset) === hrefOf(values)
    button.setAttribute('aria-pressed', String(same))
  }
}

function take(values: Values): void {
  const own = ownRules.load()
  before = valuesOf(own)
  ownRules.set(withRules(own, table, values))
}

block.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  const { preset, own } = button.dataset
  if (preset !== undefined) take(carried.presets[preset] ?? {})
  if (own === 'reset') take({})
  if (own === 'undo' && before) {
    take(before)
    before = null
    show(ownRules.load())
  }
  if (own === 'copy') {
    const field = find<HTMLInputElement>('link')
    field.select()
    try {
      await navigator.clipboard.writeText(field.value)
      find('said').textContent = carried.words.copied
    } catch {
      // the link is chosen in its field, to be copied by hand
    }
  }
})

ownRules.load()
ownRules.$value.subscribe(show)
find('live').hidden = false
