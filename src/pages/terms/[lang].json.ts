import type { APIRoute } from 'astro'
import { LISTED } from '../../i18n/dictionaries.ts'
import type { Lang } from '../../i18n/languages.ts'
import type { TermIndex } from '../../search/entry.ts'
import { termsOf } from '../_terms.ts'

export const getStaticPaths = () => LISTED.map((lang) => ({ params: { lang }, props: { lang } }))

/** The term index of a language, which search loads when it is first used. */
export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const index: TermIndex = { lang, entries: await termsOf(lang) }
  return new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json' } })
}
