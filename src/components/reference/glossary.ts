import { fold } from '../../search/fold.ts'
import { placeOf } from '../parts/place.ts'

/**
 * Filters the glossary: by letters of any name of a term, in any script, accents and tones or not, and by topic.
 * What is asked stands in the address.
 */
const form = document.querySelector<HTMLFormElement>('[data-glossary-tools]')
const FIELDS = ['q', 'topic'] as const

function start(tools: HTMLFormElement): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')].map((element) => ({
    element,
    topic: element.closest<HTMLElement>('[data-topic]')?.dataset.topic ?? '',
    // the names, and the meaning after them
    names: fold(element.dataset.alias ?? '').text,
    text: fold(element.querySelector('p')?.textContent ?? '').text,
  }))
  const count = tools.querySelector<HTMLElement>('[data-shown]')
  const control = (name: (typeof FIELDS)[number]) =>
    tools.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement

  function show(): void {
    const wanted = fold(control('q').value).text
    const topic = control('topic').value
    let shown = 0
    for (const { element, topic: own, names, text } of entries) {
      const fits =
        (topic === '' || topic === own) && (wanted === '' || names.includes(wanted) || text.includes(wanted))
      element.hidden = !fits
      if (fits) shown++
    }
    for (const section of document.querySelectorAll<HTMLElement>('[data-topic]'))
      section.hidden = section.querySelector('[data-entry]:not([hidden])') === null
    if (!count) return
    const { one = '', other = '', none = '' } = count.dataset
    const message = shown === 0 ? none : shown === 1 ? one : other
    count.textContent = shown === entries.length ? '' : message.replace('{n}', String(shown))
  }

  function keepInAddress(): void {
    const address = new URL(location.href)
    for (const name of FIELDS) {
      if (control(name).value) address.searchParams.set(name, control(name).value)
      else address.searchParams.delete(name)
    }
    history.replaceState(history.state, '', address)
  }

  function readAddress(): void {
    const { searchParams } = new URL(location.href)
    control('q').value = searchParams.get('q') ?? ''
    control('topic').value = searchParams.get('topic') ?? ''
    const topic = control('topic')
    if ('selectedIndex' in topic && topic.selectedIndex < 0) topic.value = ''
    show()
  }

  const changed = () => {
    show()
    keepInAddress()
  }
  readAddress()
  tools.addEventListener('input', changed)
  tools.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('popstate', readAddress)
  // a link to a term that is filtered away shows every term
  addEventListener('hashchange', () => {
    const target = placeOf(location.hash)
    if (!target?.closest('[hidden]')) return
    for (const name of FIELDS) control(name).value = ''
    changed()
    target.scrollIntoView()
  })
}

if (form) start(form)
