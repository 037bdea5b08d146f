import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Where a chip stood, in its table's own measure, and what it was worth. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly value: string
}

/** A length of the tokens like `220ms`, in milliseconds; 0 for who asked that nothing moves. */
function duration(name: string): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const n = Number.parseFloat(text)
  return Number.isFinite(n) ? (text.endsWith('ms') ? n : n * 1000) : 0
}

/** Places without regard to a journey that is still under way. */
function place(chip: HTMLElement, table: HTMLElement): Spot {
  let x = 0
  let y = 0
  for (
    let node: HTMLElement | null = chip;
    node && node !== table;
    node = node.offsetParent as HTMLElement | null
  ) {
    x += node.offsetLeft
    y += node.offsetTop
  }
  return { x, y, value: chip.dataset.value ?? '' }
}

/**
 * Chips go from where they lay to where they lie now; new ones come from the middle of the table, and one that
 * is worth more or less than before draws breath. `bill` is what the chips show: they move when it changes.
 */
export function useTravel(table: RefObject<HTMLElement>, bill: unknown): void {
  const before = useRef<Map<string, Spot> | null>(null)
  useLayoutEffect(() => {
    const box = table.current
    if (!box) return
    const chips = [...box.querySelectorAll<HTMLElement>('[data-chip]')]
    const now = new Map(chips.map((chip) => [chip.dataset.chip ?? '', place(chip, box)]))
    const was = before.current
    before.current = now
    if (!was || typeof box.animate !== 'function') return
    const move = duration('--move')
    if (move === 0) return
    const easing = 'cubic-bezier(.2,.7,.2,1)'
    const middle = { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    for (const chip of chips) {
      const is = now.get(chip.dataset.chip ?? '')!
      const old = was.get(chip.dataset.chip ?? '')
      const x = (old?.x ?? middle.x - chip.offsetWidth / 2) - is.x
      const y = (old?.y ?? middle.y - chip.offsetHeight / 2) - is.y
      if (Math.abs(x) + Math.abs(y) >= 1)
        chip.animate(
          [
            { transform: `translate(${x}px, ${y}px)`, opacity: old ? 1 : 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: move, easing },
        )
      else if (old && old.value !== is.value)
        chip.animate([{ transform: 'scale(.82)' }, { transform: 'none' }], { duration: move, easing })
    }
  }, [bill])
}
