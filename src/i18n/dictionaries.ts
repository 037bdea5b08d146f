import type { Dictionary } from './dictionary.ts'
import { en } from './en/index.ts'
import { DEFAULT_LANG, LANGS, type Lang } from './languages.ts'
import { ms } from './ms/index.ts'
import { vi } from './vi/index.ts'
import { zh } from './zh/index.ts'

/** A language stands here once all of its texts are written; until then it is neither listed nor built. */
const DICTIONARIES: Readonly<Partial<Record<Lang, Dictionary>>> = { en, ms, zh, vi }

export const LISTED: readonly Lang[] = LANGS.filter((lang) => DICTIONARIES[lang] !== undefined)

/** Build time only: islands take their words from the page (`words.ts`). */
export const dictionaryOf = (lang: Lang): Dictionary => DICTIONARIES[lang] ?? DICTIONARIES[DEFAULT_LANG]!
