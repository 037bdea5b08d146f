/** Every language the site is written for. `tag` is the value of `lang` attributes and of Intl. */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English', short: 'EN', prefix: '' },
  ms: { tag: 'ms', name: 'Bahasa Melayu', short: 'MS', prefix: 'ms' },
  zh: { tag: 'zh-Hans', name: '中文', short: '中', prefix: 'zh' },
  vi: { tag: 'vi', name: 'Tiếng Việt', short: 'VI', prefix: 'vi' },
} as const

export type Lang = keyof typeof LANGUAGES
export const LANGS = Object.keys(LANGUAGES) as Lang[]
export const DEFAULT_LANG: Lang = 'en'

export const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang)
export const tagOf = (lang: Lang): string => LANGUAGES[lang].tag

/** The language of an address (`/zh/learn/` is zh; what has no prefix is English). */
export function langOfPath(pathname: string): Lang {
  const first = pathname.split('/')[1]
  return isLang(first) && LANGUAGES[first].prefix === first ? first : DEFAULT_LANG
}

/** The address of a page in a language. `page` starts and ends with a slash: `/settings/`, `/`. */
export const addressOf = (lang: Lang, page: string): string => {
  const { prefix } = LANGUAGES[lang]
  return prefix ? `/${prefix}${page}` : page
}

/** The page of an address, without its language: `/zh/settings/` is `/settings/`. */
export const pageOfPath = (pathname: string): string => {
  const { prefix } = LANGUAGES[langOfPath(pathname)]
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname
}
