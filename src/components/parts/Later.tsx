import { type ComponentChildren, hydrate, type JSX, render } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Parts that stand as they were rendered, in the order in which they come alive. */
const asleep = new Set<() => void>()
/** What may want an answer: every part is alive before it reaches the element it is for. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'change', 'toggle'] as const

const wakeAll = () => {
  for (const wake of asleep) wake()
}
/** One part a task, when the browser has nothing better to do, so that no task is long. */
function wakeNext(): void {
  const [wake] = asleep
  if (!wake) return
  wake()
  soon(wakeNext)
}
const soon = (then: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(then, { timeout: 300 })
    : setTimeout(then, 20)

function sleep(wake: () => void): void {
  if (asleep.size === 0) {
    for (const touch of TOUCHES) addEventListener(touch, wakeAll, { capture: true })
    soon(wakeNext)
  }
  asleep.add(wake)
}
function up(wake: () => void): void {
  asleep.delete(wake)
  if (asleep.size > 0) return
  for (const touch of TOUCHES) removeEventListener(touch, wakeAll, { capture: true })
}

interface Props extends Omit<JSX.HTMLAttributes<HTMLElement>, 'ref'> {
  readonly as?: 'div' | 'section'
  /** Whether `children` are still what the page was built with; when not, the part comes alive at once. */
  readonly built: boolean
  /** It only shows something: as long as that is what the page was built with, there is nothing to do. */
  readonly still?: boolean
  readonly children: ComponentChildren
}

/** In the page that is built, the part is simply there. */
function Built({ as: Tag = 'div', built: _built, still: _still, children, ...rest }: Props) {
  return <Tag {...rest}>{children}</Tag>
}

/**
 * In the browser its elements are left alone until its turn, then hydrated as a tree of their own. Context does not
 * reach into it, and `useId` in it would not give the page's ids: what it needs comes as properties.
 */
function Woken({ as: Tag = 'div', built, still = false, children, ...rest }: Props) {
  const box = useRef<HTMLElement>(null)
  const part = useRef({ alive: false, first: children, now: children, built })
  Object.assign(part.current, { now: children, built })
  const wake = useRef(() => {
    const one = part.current
    up(wake)
    if (one.alive || !box.current) return
    one.alive = true
    // what only shows the page's example is made anew; what can be used keeps its elements, and the focus
    if (still) box.current.textContent = ''
    else hydrate(one.built ? one.now : one.first, box.current)
  }).current
  useLayoutEffect(() => {
    if (!still) sleep(wake)
    return () => {
      up(wake)
      if (box.current) render(null, box.current)
    }
  }, [])
  useLayoutEffect(() => {
    if (!part.current.alive && built) return
    wake()
    if (box.current) render(children, box.current)
  })
  // nothing is set: an empty text tells Preact to leave alone what stands there
  return <Tag {...rest} ref={box as never} dangerouslySetInnerHTML={{ __html: '' }} />
}

/** A part of an island that is hydrated after the rest, in a task of its own, or as soon as the page is touched. */
export const Later = import.meta.env.SSR ? Built : Woken
