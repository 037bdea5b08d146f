import { type Preferences, preferences, readPreferences } from '../../stores/preferences.ts'
import { paint } from './paint.ts'

/**
 * Keeps the page painted as the reader wants it, and makes the controls work that say so: the theme buttons of
 * the head (`data-theme-switch`) and every input whose `data-preference` names a field of the preferences.
 */
const root = document.documentElement
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')
const inputs = document.querySelectorAll<HTMLInputElement>('input[data-preference]')
const fieldOf = (input: HTMLInputElement) => input.dataset.preference as keyof Preferences

function show(): void {
  const value = preferences.$value.get()
  paint(root, value)
  for (const button of buttons) button.setAttribute('aria-pressed', String('night' in root.dataset))
  for (const input of inputs) {
    const now = value[fieldOf(input)]
    input.checked = input.type === 'checkbox' ? now === true : now === input.value
  }
}

function change(patch: Record<string, unknown>): void {
  const next = readPreferences({ ...preferences.$value.get(), ...patch })
  if (next) preferences.set(next)
}

preferences.load()
preferences.$value.subscribe(show)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
for (const button of buttons) {
  button.addEventListener('click', () => change({ theme: 'night' in root.dataset ? 'light' : 'dark' }))
}
for (const input of inputs) {
  input.addEventListener('change', () => {
    change({ [fieldOf(input)]: input.type === 'checkbox' ? input.checked : input.value })
  })
}
