import { addressOf, langOfPath } from '../../i18n/languages.ts'
import { addWords } from '../../i18n/late-words.ts'

/**
 * Opens the search: the head's button, Ctrl K or Cmd K, and `/` outside of fields. The dialog and its field are
 * there at once; what finds things loads behind them. Enter waits for it, and opens the search page if it fails.
 */
const dialog = document.querySelector<HTMLDialogElement>('dialog#search')
const button = document.getElementById('search-open')
/** On the search page the page's own field is the one to go to. */
const pageField = document.querySelector<HTMLInputElement>('[data-place="page"] input')

// Where Cmd is the key, the button says so.
const keys = button?.querySelector('kbd')
if (keys && /^(Mac|iP)/.test(navigator.platform)) keys.textContent = '⌘ K'

let started: Promise<void> | undefined

function start(shell: HTMLElement): void {
  if (started) return
  const form = shell.querySelector('form')
  let entered = false
  const hold = (event: Event) => {
    entered = event.type === 'submit'
    if (entered) event.preventDefault()
  }
  const events = ['submit', 'input'] as const
  for (const type of events) form?.addEventListener(type, hold)
  const release = () => {
    for (const type of events) form?.removeEventListener(type, hold)
  }
  const words = addWords(addressOf(langOfPath(location.pathname), '/words/search.json'))
  started = Promise.all([import('../islands/Search.tsx'), words]).then(
    ([{ startSearch }]) => {
      release()
      startSearch(shell, entered)
    },
    () => {
      release()
      if (entered) form?.submit()
      // Offline, perhaps: the next opening tries again.
      started = undefined
    },
  )
}

function open(): void {
  if (pageField) {
    pageField.focus()
    pageField.select()
  } else if (dialog) {
    if (!dialog.open) dialog.showModal()
    const field = dialog.querySelector('input')
    field?.focus()
    field?.select()
    start(dialog)
  }
}

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

document.addEventListener('keydown', (event) => {
  if (event.isComposing || event.altKey) return
  const ctrlK = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k'
  const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !inField(event.target)
  if (!ctrlK && !slash) return
  event.preventDefault()
  open()
})
button?.addEventListener('click', (event) => {
  event.preventDefault()
  open()
})
dialog?.addEventListener('click', (event) => {
  const target = event.target as Element
  // The backdrop is the dialog's own; a link may lead to another place of this very page.
  if (target === dialog || target.closest('[data-close], a')) dialog.close()
})
