import { placeOf } from '../parts/place.ts'

/**
 * Sorting and filtering of the tai sheet. The rows stand in the page by group; here they are hidden, or moved under
 * headings by value. What is chosen stands in the address. A value is what the row says now, under the reader's rules.
 */
const form = document.querySelector<HTMLFormElement>('[data-sheet-tools]')
const sheet = document.querySelector<HTMLElement>('[data-sheet]')

const FIELDS = ['value', 'group', 'sort'] as const
type State = Record<(typeof FIELDS)[number], string>

function start(tools: HTMLFormElement, root: HTMLElement): void {
  const sections = [...root.querySelectorAll<HTMLElement>('[data-group]')]
  const rows = sections.flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>('[data-row]')].map((row) => ({
      row,
      home: row.parentElement as HTMLElement,
      group: section.dataset.group ?? '',
    })),
  )
  // wherever it is moved, what a house rule brought is known
  for (const { row, group } of rows) row.dataset.from = group
  const byValue = root.querySelector<HTMLElement>('[data-by-value]')
  const count = root.querySelector<HTMLElement>('[data-shown]')
  const none = root.querySelector<HTMLElement>('[data-none]')

  /** `limit`, `off`, or the number as it stands. */
  const worthOf = (row: HTMLElement): string => {
    const { state, value = '' } = row.querySelector<HTMLElement>('[data-state]')?.dataset ?? {}
    return state === 'limit' || state === 'off' ? state : value
  }
  const rank = (value: string) => (value === 'limit' ? 1000 : value === 'off' ? -1 : Number(value))
  const values = () => [...new Set(rows.map(({ row }) => worthOf(row)))].sort((a, b) => rank(a) - rank(b))

  const control = (name: keyof State) => tools.elements.namedItem(name) as RadioNodeList | HTMLSelectElement
  const state = (): State => ({
    value: control('value').value,
    group: control('group').value,
    sort: control('sort').value,
  })
  const set = (name: keyof State, value: string) => {
    control(name).value = value
    if (control(name).value !== value) control(name).value = ''
  }

  function drawValues(): void {
    const place = tools.querySelector('[data-values] > div')
    const first = place?.firstElementChild
    if (!place || !first) return
    const { value } = state()
    place.replaceChildren(
      first,
      ...values()
        .filter((one) => one !== 'off')
        .map((one) => {
          const label = first.cloneNode(true) as HTMLElement
          const input = label.querySelector('input')
          const text = label.querySelector('span')
          if (input) Object.assign(input, { value: one, checked: false })
          if (text) text.textContent = one === 'limit' ? (tools.dataset.limit ?? '') : one
          return label
        }),
    )
    set('value', value)
  }

  function headed(value: string): HTMLElement {
    const { worth = '', worthLimit = '', worthOff = '' } = byValue?.dataset ?? {}
    const section = document.createElement('section')
    section.className = value === 'off' ? 'fam fam-house' : 'fam'
    const heading = document.createElement('h2')
    heading.textContent =
      value === 'limit' ? worthLimit : value === 'off' ? worthOff : worth.replace('{n}', value)
    const list = document.createElement('ul')
    list.className = 'rows'
    section.append(heading, list)
    return section
  }

  function arrange({ sort }: State): void {
    for (const { row, home } of rows) home.append(row)
    byValue?.replaceChildren()
    if (sort !== 'value' || !byValue) return
    for (const value of values().reverse()) {
      const section = headed(value)
      section.lastElementChild?.append(...rows.map(({ row }) => row).filter((row) => worthOf(row) === value))
      byValue.append(section)
    }
  }

  function show(): void {
    const now = state()
    arrange(now)
    let shown = 0
    for (const { row, group } of rows) {
      const fits =
        (now.group === '' || now.group === group) && (now.value === '' || now.value === worthOf(row))
      row.hidden = !fits
      if (fits) shown++
    }
    for (const section of root.querySelectorAll<HTMLElement>('.fam'))
      section.hidden = section.querySelector('[data-row]:not([hidden])') === null
    const all = shown === rows.length
    if (count)
      count.textContent = all
        ? ''
        : (count.dataset[shown === 1 ? 'one' : 'other'] ?? '').replace('{n}', String(shown))
    if (none) none.hidden = shown > 0
  }

  function keepInAddress(): void {
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(state())) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    history.replaceState(history.state, '', address)
  }

  function readAddress(): void {
    const { searchParams } = new URL(location.href)
    for (const name of FIELDS) set(name, searchParams.get(name) ?? '')
    show()
  }

  function reset(): void {
    for (const name of FIELDS) set(name, '')
    show()
    keepInAddress()
  }

  drawValues()
  readAddress()
  tools.addEventListener('change', () => {
    show()
    keepInAddress()
  })
  tools.addEventListener('submit', (event) => event.preventDefault())
  root.querySelector('[data-clear]')?.addEventListener('click', reset)
  addEventListener('popstate', readAddress)
  // a link to a part of the page that is filtered away shows the whole page
  addEventListener('hashchange', () => {
    const target = placeOf(location.hash)
    if (target?.closest('[hidden]')) {
      reset()
      target.scrollIntoView()
    }
  })
  let waiting = false
  root.addEventListener('followed', () => {
    if (waiting) return
    waiting = true
    queueMicrotask(() => {
      waiting = false
      drawValues()
      show()
    })
  })
}

if (form && sheet) start(form, sheet)
