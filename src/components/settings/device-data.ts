import { langOfPath } from '../../i18n/languages.ts'
import { say, sayList } from '../../i18n/message.ts'
import { useWords } from '../../i18n/words.ts'
import { deleteAll, exportAll, importAll, keptThings, type SetAside } from '../../stores/device.ts'
import { preferences } from '../../stores/preferences.ts'
import { asideSentence } from './aside-text.ts'

/** The last section of the settings: what is kept here, as a file, from a file, and gone. */
const lang = langOfPath(location.pathname)
const words = useWords(lang, 'settings').data
const section = document.getElementById('device')!
const find = <T extends HTMLElement>(what: string) => section.querySelector<T>(`[data-${what}]`)!
const sure = find<HTMLDialogElement>('sure')
const file = find<HTMLInputElement>('import')

function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

const store = storage()
const tell = (text: string) => {
  find('said').textContent = text
  find('aside').replaceChildren()
  find('aside').hidden = true
}

/** More sentences than anybody reads. */
const MOST_SAID = 12

/** Says what of a file could not be used, one sentence each. */
function tellAside(faults: readonly SetAside[]): void {
  const list = find('aside')
  const sentences = faults.slice(0, MOST_SAID).map((fault) => asideSentence(lang, words, fault))
  if (faults.length > MOST_SAID) sentences.push(say(lang, words.aside.more, { n: faults.length - MOST_SAID }))
  list.replaceChildren(
    ...sentences.map((sentence) => Object.assign(document.createElement('li'), { textContent: sentence })),
  )
  list.hidden = faults.length === 0
  if (faults.length > 0) find('said').append(' ', words.aside.lead)
}

function showKept(): void {
  const things = store ? keptThings(store).map((thing) => words.things[thing]) : []
  find('kept').textContent =
    store === null
      ? words.blocked
      : things.length === 0
        ? words.nothing
        : say(lang, words.kept, { things: sayList(lang, things) })
}

function save(): void {
  if (!store) return
  const today = new Date().toISOString()
  const name = `count-tai-${today.slice(0, 10)}.json`
  const url = URL.createObjectURL(new Blob([exportAll(store, today)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
  tell(say(lang, words.exported, { file: name }))
}

async function open(): Promise<void> {
  const chosen = file.files?.[0]
  file.value = ''
  if (!chosen || !store) return
  const text = await chosen.text()
  const { checkEntry } = await import('../../stores/import-check.ts')
  const result = importAll(store, text, checkEntry)
  tell(result.ok ? say(lang, words.imported, { n: result.count }) : words.faults[result.code])
  tellAside(result.ok ? result.aside : [])
  preferences.load()
  showKept()
}

function remove(): void {
  if (sure.returnValue !== 'yes' || !store) return
  deleteAll(store)
  preferences.load()
  showKept()
  tell(words.deleted)
}

find('export').addEventListener('click', save)
file.addEventListener('change', open)
find('delete').addEventListener('click', () => {
  sure.returnValue = ''
  sure.showModal()
})
sure.addEventListener('close', remove)
preferences.$value.listen(showKept)
showKept()
