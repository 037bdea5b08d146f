import { LANGS, LANGUAGES, type Lang } from '../i18n/languages.ts'

/** What is kept together: a language, or what every language needs. */
export type Part = Lang | 'shared'
export const PARTS: readonly Part[] = ['shared', ...LANGS]

/** The files of a part: each address from the root with the hash of what it holds (as in `integrity`). */
export type Files = Readonly<Record<string, string>>

export const listAddress = (part: Part): string => `/offline/${part}.json`

/** The page that answers for a page that is not kept, in a language. Kept with what is shared. */
export const OFFLINE_PAGE = '/offline/'
export const LOST_PAGE = '/404.html'

/** Addresses that hold a hash of their content: what has such a name is the same in every build. */
export const isHashed = (address: string): boolean => address.startsWith('/_astro/')

/** What only hosts and search engines, or other sites, ask for. */
const NOT_KEPT =
  /^(?:sw\.js|_headers|robots\.txt|sitemap\.xml|offline\/\w+\.json|(?:og|icons)\/.*|(?:\w+\/)?embed\/.*|.*\.(?:txt|png|map))$/
const SHARED =
  /^(?:_astro\/.*|fonts\/.*|pagefind\/[^/]+|tiles\.svg|favicon\.svg|404\.html|(?:\w+\/)?offline\/index\.html)$/

/**
 * The part that a file of the built site belongs to, null for what is not kept. `name` is relative to the site and
 * has forward slashes: `zh/learn/index.html` is zh, `pagefind/en/pagefind.js` is en, `tiles.svg` is shared.
 */
export function partOf(name: string): Part | null {
  if (NOT_KEPT.test(name)) return null
  if (SHARED.test(name)) return 'shared'
  const own = /^(?:pagefind|terms)\/(\w+)/.exec(name)?.[1]
  return (
    LANGS.find((lang) =>
      own ? own === lang : LANGUAGES[lang].prefix && name.startsWith(`${LANGUAGES[lang].prefix}/`),
    ) ?? LANGS.find((lang) => !LANGUAGES[lang].prefix)!
  )
}

/** The address that a browser asks for: `learn/index.html` is `/learn/`. */
export const addressOfFile = (name: string): string => `/${name.replace(/(^|\/)index\.html$/, '$1')}`
