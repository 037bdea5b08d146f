import type { Dictionary } from '../../i18n/dictionary.ts'
import type { Lang } from '../../i18n/languages.ts'
import { say } from '../../i18n/message.ts'
import type { SetAside } from '../../stores/device.ts'
import { KEYS } from '../../stores/keys.ts'

const THINGS = Object.entries(KEYS) as [keyof typeof KEYS, string][]
/** Longer than any name the site gives. */
const MOST = 80
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…`.toWellFormed() : text)

/** What of an imported file could not be used, in a sentence. */
export function asideSentence(lang: Lang, words: Dictionary['settings']['data'], fault: SetAside): string {
  const { key, code, path = '', text = '' } = fault
  const thing = THINGS.find(([, name]) => name === key)?.[0] ?? 'aside'
  const values = { key: short(key), thing: words.things[thing], path: short(path), value: text }
  return say(lang, words.aside[code], values)
}
