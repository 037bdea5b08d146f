import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Seat, SeenEvent } from '../../../engine/index.ts'

/** A length of the tokens like `220ms`, in milliseconds; 0 for who asked that nothing moves. */
function duration(name: string): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const n = Number.parseFloat(text)
  return Number.isFinite(n) ? (text.endsWith('ms') ? n : n * 1000) : 0
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
const rectOf = (root: HTMLElement, selector: string) =>
  root.querySelector<HTMLElement>(selector)?.getBoundingClientRect() ?? null

/** Where the tiles of the next event come from, as the table lies now. */
interface Places {
  readonly own: ReadonlyMap<string, DOMRect>
  readonly lit: DOMRect | null
  readonly hub: DOMRect | null
  readonly seats: ReadonlyMap<string, DOMRect>
}

function placesOf(root: HTMLElement): Places {
  const own = new Map<string, DOMRect>()
  for (const tile of root.querySelectorAll<HTMLElement>('.own .tile'))
    own.set(tile.dataset.kind ?? '', tile.getBoundingClientRect())
  const seats = new Map<string, DOMRect>()
  for (const seat of root.querySelectorAll<HTMLElement>('[data-seat] .who'))
    seats.set(seat.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '', seat.getBoundingClientRect())
  return { own, seats, lit: rectOf(root, '.river .lit'), hub: rectOf(root, '[data-hub]') }
}

interface Journey {
  readonly to: HTMLElement
  readonly from: DOMRect
}

const lastOf = (root: HTMLElement, selector: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(selector)].at(-1) ?? null

function journeyOf(
  root: HTMLElement,
  event: SeenEvent,
  before: Places,
  you: Seat,
  kindOf: string,
): Journey | null {
  const go = (to: HTMLElement | null, from: DOMRect | null | undefined) => (to && from ? { to, from } : null)
  switch (event.type) {
    case 'act': {
      if (event.action.type !== 'discard') return null
      const from = event.seat === you ? before.own.get(kindOf) : before.seats.get(event.seat)
      return go(lastOf(root, `[data-river="${event.seat}"] .tile`), from)
    }
    case 'claim':
      return go(lastOf(root, `[data-seat="${event.seat}"] .melds > .set`), before.lit)
    case 'draw':
      return event.seat === you ? go(lastOf(root, '.own .new'), before.hub) : null
    case 'bonus': {
      const from = event.seat === you ? before.own.get(kindOf) : before.seats.get(event.seat)
      return go(lastOf(root, `[data-seat="${event.seat}"] .bonus .tile`), from)
    }
    default:
      return null
  }
}

/** Lets the tile that an event moved travel from where it was. `at` is the event's place: steps back do not travel. */
export function useTravel(
  root: RefObject<HTMLElement>,
  at: number,
  event: SeenEvent | null,
  you: Seat,
  kindOf: string,
): void {
  const before = useRef<{ at: number; places: Places } | null>(null)
  useLayoutEffect(() => {
    const table = root.current
    if (!table) return
    const was = before.current
    before.current = { at, places: placesOf(table) }
    if (!was || event === null || at !== was.at + 1 || typeof table.animate !== 'function') return
    const ms = duration('--move')
    const journey = ms > 0 ? journeyOf(table, event, was.places, you, kindOf) : null
    if (!journey) return
    const from = middle(journey.from)
    const is = journey.to.getBoundingClientRect()
    const to = middle(is)
    const grown = Math.min(2.4, Math.max(0.5, journey.from.height / Math.max(1, is.height)))
    const scale = event.type === 'claim' || event.type === 'draw' ? 1 : grown
    journey.to.animate(
      [
        {
          transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
          zIndex: 5,
          position: 'relative',
        },
        { transform: 'none', zIndex: 5, position: 'relative' },
      ],
      { duration: ms, easing: 'cubic-bezier(.2,.7,.2,1)' },
    )
  }, [at])
}
