import { WORDS_ID } from '../../../i18n/words.ts'
import type { Start } from './start.ts'

/** Typed hands by id. */
export type NamedStarts = Readonly<Record<string, Start>>

let starts: NamedStarts | undefined

/** While the site is built: the typed hands that a page may name. */
export function giveHands(all: NamedStarts): void {
  starts = all
}

/**
 * A typed hand that a builder within a text opens with or puts in. A page names dozens and spells none: in the browser
 * they come with the words of its builders (words.json).
 */
export function namedHand(id: string): Start {
  starts ??= (JSON.parse(document.getElementById(WORDS_ID)?.textContent ?? '{}') as { hands?: NamedStarts })
    .hands
  const start = starts?.[id]
  if (!start) throw new Error(`No typed hand "${id}" came with the words of the page`)
  return start
}
