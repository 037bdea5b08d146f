import type { TableId } from '../../engine/index.ts'
import { HOME_TABLE, ownRules, TABLES_KEPT, withRules } from '../../stores/rules.ts'

/** Options of the lesson on house rules: which value is the reader's, and choosing another. */
const options = document.querySelectorAll<HTMLElement>('[data-option]')
const tableOf = ({ dataset: { on } }: HTMLElement): TableId =>
  TABLES_KEPT.find((table) => table === on) ?? HOME_TABLE

for (const option of options) {
  const { option: rule = '', written = '' } = option.dataset
  const table = tableOf(option)
  for (const radio of option.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.disabled = false
    radio.addEventListener('change', () => {
      const own = ownRules.load()
      const { [rule]: _, ...others } = own.rules[table] ?? {}
      const value = /^\d+$/.test(radio.value) ? Number(radio.value) : radio.value
      ownRules.set(withRules(own, table, radio.value === written ? others : { ...others, [rule]: value }))
    })
  }
}

ownRules.load()
ownRules.$value.subscribe((own) => {
  for (const option of options) {
    const { option: rule = '', written = '' } = option.dataset
    const value = String(own.rules[tableOf(option)]?.[rule] ?? written)
    for (const radio of option.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
      radio.checked = radio.value === value
  }
})
