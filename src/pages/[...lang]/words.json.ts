import type { APIRoute } from 'astro'
import { NAMED_STARTS } from '../../components/lesson/put.ts'
import { SMALL_WORDS } from '../../components/parts/builder/areas.ts'
import type { Lang } from '../../i18n/languages.ts'
import { languagePaths } from '../../i18n/routes.ts'
import { pickWords } from '../../i18n/words.ts'

export const getStaticPaths = languagePaths

/**
 * The words of the builders within texts, and the typed hands they open with or put in; fetched by `near.ts` when the first
 * of them comes near view.
 */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify({ ...pickWords(props.lang, SMALL_WORDS), hands: NAMED_STARTS }), {
    headers: { 'content-type': 'application/json' },
  })
