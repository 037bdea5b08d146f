import styles from '../../styles/offer.css?inline'
import { addStyles } from './late-styles.ts'

interface Bar {
  /** What the bar is about, for who hears the page. */
  readonly name: string
  readonly text: string
  /** Of the texts, when they are in another language than the page. */
  readonly lang?: string
  readonly controls: (close: () => void) => readonly HTMLElement[]
}

export const barButton = (text: string, look: string, onClick: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = look
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}

/**
 * An offer above the lower edge of the window. It moves nothing on the page, takes no focus, and stands for the keys
 * behind the link that leads past the head. One at a time: the one that is there stays.
 */
export function openBar({ name, text, lang, controls }: Bar): void {
  if (document.querySelector('.offer')) return
  addStyles(styles)
  const bar = document.createElement('section')
  bar.className = 'offer'
  bar.setAttribute('aria-label', name)
  if (lang) bar.lang = lang
  const said = document.createElement('p')
  said.setAttribute('role', 'status')
  const close = () => {
    const focused = bar.contains(document.activeElement)
    bar.remove()
    if (focused) document.getElementById('main')?.focus({ preventScroll: true })
  }
  bar.append(said, ...controls(close))
  const skip = document.querySelector('.skip')
  if (skip) skip.after(bar)
  else document.body.append(bar)
  // said by screen readers, since it comes after its place is there
  requestAnimationFrame(() => (said.textContent = text))
}
