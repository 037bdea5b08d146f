/** Motion that shows cause (LOOK.md): a tile travels from its key to the hand. Nothing moves for who asked for that. */
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Length of a custom property like `220ms`, in milliseconds. */
function duration(name: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const n = Number.parseFloat(text)
  return Number.isFinite(n) ? (text.endsWith('ms') ? n : n * 1000) : 0
}

/** Sends a likeness of `from` to where `to` stands; `to` appears when it arrives. */
export function fly(from: HTMLElement, to: HTMLElement): void {
  if (still() || typeof to.animate !== 'function') return
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  if (start.width === 0 || end.width === 0) return
  const ghost = document.createElement('span')
  ghost.className = 'tile fly'
  ghost.setAttribute('aria-hidden', 'true')
  const art = from.querySelector('svg')
  if (art) ghost.append(art.cloneNode(true))
  ghost.style.cssText = `inset-block-start:${start.top}px;inset-inline-start:${start.left}px;--w:${start.width}px`
  document.body.append(ghost)
  const timing = { duration: duration('--move'), easing: 'cubic-bezier(.2,.7,.2,1)' }
  const scale = end.width / start.width
  const path = `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(${scale})`
  ghost.animate([{ transform: 'none' }, { transform: path }], timing).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
  to.animate([{ opacity: 0 }, { opacity: 0 }], timing)
}

/** Where the tiles of a hand stand, by their key. */
export type Spots = ReadonlyMap<string, DOMRect>
export const spotsIn = (box: HTMLElement): Spots =>
  new Map(
    [...box.querySelectorAll<HTMLElement>('[data-spot]')].map((tile) => [
      tile.dataset.spot ?? '',
      tile.getBoundingClientRect(),
    ]),
  )

/** Tiles that stand elsewhere now slide there from where they stood. */
export function slide(box: HTMLElement, before: Spots): void {
  if (still()) return
  const timing = { duration: duration('--quick'), easing: 'cubic-bezier(.2,.7,.2,1)' }
  for (const tile of box.querySelectorAll<HTMLElement>('[data-spot]')) {
    const was = before.get(tile.dataset.spot ?? '')
    const is = tile.getBoundingClientRect()
    if (!was || typeof tile.animate !== 'function') continue
    const x = was.left - is.left
    const y = was.top - is.top
    if (Math.abs(x) + Math.abs(y) < 1) continue
    tile.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing)
  }
}
