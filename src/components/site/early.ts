/**
 * What was pressed or set on an island before it was alive, in order; `again` does it once it is, so that nothing is
 * lost. `keep` takes what else is to be done then.
 */
export function early(el: HTMLElement) {
  const kept: (() => void)[] = []
  const click = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button, [role="tab"]')
    if (button) kept.push(() => button.isConnected && button.click())
  }
  const input = ({ target }: Event) => {
    const field = target as HTMLInputElement | HTMLSelectElement
    const { value } = field
    const checked = 'checked' in field && field.checked
    kept.push(() => {
      if (!field.isConnected) return
      field.value = value
      if ('checked' in field) field.checked = checked
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }
  el.addEventListener('click', click)
  el.addEventListener('input', input)
  const again = () => {
    el.removeEventListener('click', click)
    el.removeEventListener('input', input)
    for (const act of kept.splice(0)) act()
  }
  return { again, keep: (act: () => void) => void kept.push(act) }
}
