import { preferences } from '../../stores/preferences.ts'
import { paint } from './paint.ts'

/** Keeps the root painted and makes the theme buttons of the head work. */
const root = document.documentElement
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')

function show(): void {
  paint(root, preferences.$value.get())
  for (const button of buttons) button.setAttribute('aria-pressed', String('night' in root.dataset))
}

preferences.load()
preferences.$value.subscribe(show)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
for (const button of buttons) {
  button.addEventListener('click', () => {
    const theme = 'night' in root.dataset ? 'light' : 'dark'
    preferences.set({ ...preferences.$value.get(), theme })
  })
}
