/** The arrow keys as steps; a page from right to left would turn the first two. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/**
 * Where an arrow, Home or End leads from one of some buttons, by where they stand on the screen, so that it
 * works in any layout. Left and right run on to the next or last line. Null for another key.
 */
export function arrowFrom(
  buttons: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | null {
  if (key === 'Home') return buttons[0] ?? null
  if (key === 'End') return buttons.at(-1) ?? null
  const step = STEPS[key]
  if (!step) return null
  const at = buttons.indexOf(from)
  if (step[0] !== 0) return buttons[at + step[0]] ?? from
  const here = middle(from.getBoundingClientRect())
  const half = from.getBoundingClientRect().height / 2
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const button of buttons) {
    const there = middle(button.getBoundingClientRect())
    const ahead = (there.y - here.y) * step[1]
    if (ahead < half) continue
    // the nearest line first, then the nearest place on it
    const far = ahead * 1000 + Math.abs(there.x - here.x)
    if (far < least) {
      least = far
      best = button
    }
  }
  return best ?? from
}

/** Buttons of a box that can be seen. */
export const visibleButtons = (box: HTMLElement, selector = 'button'): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(selector)].filter((button) => button.offsetParent !== null)
