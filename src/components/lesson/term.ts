/**
 * Definitions of terms: shown on hover and focus by the styles. Here they are kept inside the window, and Escape
 * puts them away until the pointer or the focus leaves.
 */
const EDGE = 16

function place(term: HTMLElement): void {
  const tip = term.querySelector<HTMLElement>('.tip')
  if (!tip) return
  tip.style.removeProperty('--shift')
  const { right } = tip.getBoundingClientRect()
  const over = right + EDGE - document.documentElement.clientWidth
  if (over > 0) tip.style.setProperty('--shift', `${-over}px`)
}

const termOf = (event: Event) => (event.target as Element | null)?.closest?.<HTMLElement>('.term') ?? null

for (const name of ['pointerover', 'focusin'] as const)
  document.addEventListener(name, (event) => {
    const term = termOf(event)
    if (term) place(term)
  })
for (const name of ['pointerout', 'focusout'] as const)
  document.addEventListener(name, (event) => {
    const term = termOf(event)
    if (term && !term.contains((event as PointerEvent | FocusEvent).relatedTarget as Node | null))
      term.removeAttribute('data-away')
  })
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const term of document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)'))
    term.dataset.away = ''
})

export {}
