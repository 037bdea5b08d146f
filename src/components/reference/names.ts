import type { Lang } from '../../i18n/languages.ts'
import { tagOf } from '../../i18n/languages.ts'
import type { Aliases, Hanzi } from '../lesson/library.ts'

/** In the order a page lists them; spellings that only search needs are not among them. */
export const NAME_TAGS = ['zh-Hans', 'zh-Hant', 'zh-Latn', 'nan-Latn', 'yue-Latn', 'en', 'ms', 'vi'] as const
export type NameTag = (typeof NAME_TAGS)[number]

const key = (name: string) => name.toLowerCase().replace(/[\s-]/g, '')

/** Names without those that differ from an earlier one in capitals, spaces or hyphens alone. */
function distinct(names: readonly string[], seen: Set<string>): string[] {
  return names.filter((name) => {
    const fresh = !seen.has(key(name))
    seen.add(key(name))
    return fresh
  })
}

/**
 * What stands beside a name: its characters, or how they are said where the name is written in them already. `sort`
 * is the class of its font.
 */
export const beside = (name: string, { text, pinyin }: Hanzi) =>
  name.includes(text)
    ? ({ text: pinyin, tag: 'zh-Latn', sort: 'sound' } as const)
    : ({ text, tag: 'zh-Hans', sort: 'han' } as const)

export interface NamesByLanguage {
  /** In the page's language. */
  readonly own: readonly string[]
  readonly others: readonly { readonly tag: NameTag; readonly names: readonly string[] }[]
}

/** Other names of a row or term, those of the page's language first, each shown once. */
export function namesByLanguage(lang: Lang, also: readonly string[], aliases: Aliases): NamesByLanguage {
  const seen = new Set<string>()
  const own = distinct([...also, ...(aliases[tagOf(lang)] ?? [])], seen)
  const others = NAME_TAGS.filter((tag) => tag !== tagOf(lang))
    .map((tag) => ({ tag, names: distinct(aliases[tag] ?? [], seen) }))
    .filter(({ names }) => names.length > 0)
  return { own, others }
}
