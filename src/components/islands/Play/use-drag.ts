import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'

/** How far up a tile must be carried to be let go, in CSS pixels. */
const OUT = 56
/** Below this a press is a press. */
const STILL = 8

interface Drag {
  readonly at: number
  readonly x: number
  readonly y: number
  moved: boolean
}

/** Lets tiles be dragged out of the hand. `onOut` is told which. */
export function useDrag(able: boolean, onOut: (at: number) => void) {
  const drag = useRef<Drag | null>(null)
  const moved = useRef(false)
  const place = (element: HTMLElement, x: number, y: number) => {
    element.style.setProperty('--dx', `${x}px`)
    element.style.setProperty('--dy', `${y}px`)
  }
  const end = (event: JSX.TargetedPointerEvent<HTMLButtonElement>, out: boolean) => {
    const { current } = drag
    drag.current = null
    const element = event.currentTarget
    element.classList.remove('dragged')
    place(element, 0, 0)
    if (!current) return
    moved.current = current.moved
    if (out && current.moved && current.y - event.clientY > OUT) onOut(current.at)
  }
  return {
    /** Whether the press just ended was a drag: then it is no click. */
    moved: () => {
      const was = moved.current
      moved.current = false
      return was
    },
    handlers: (at: number) => ({
      onPointerDown: (event: JSX.TargetedPointerEvent<HTMLButtonElement>) => {
        moved.current = false
        if (!able || event.button !== 0) return
        drag.current = { at, x: event.clientX, y: event.clientY, moved: false }
        // a quick hand is off the tile before the first move is told
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: JSX.TargetedPointerEvent<HTMLButtonElement>) => {
        const { current } = drag
        if (!current || current.at !== at) return
        const x = event.clientX - current.x
        const y = event.clientY - current.y
        if (!current.moved && Math.hypot(x, y) < STILL) return
        current.moved = true
        event.currentTarget.classList.add('dragged')
        place(event.currentTarget, x, y)
      },
      onPointerUp: (event: JSX.TargetedPointerEvent<HTMLButtonElement>) => end(event, true),
      onPointerCancel: (event: JSX.TargetedPointerEvent<HTMLButtonElement>) => end(event, false),
    }),
  }
}
