import type { APIRoute } from 'astro'
import { ANALYSIS_WORDS } from '../../../components/parts/analysis/words-page.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/routes.ts'
import { pickWords } from '../../../i18n/words.ts'

export const getStaticPaths = languagePaths

/** The words of the wait reader and the route planner; fetched by `near.ts` when the first of them comes near view. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(pickWords(props.lang, ANALYSIS_WORDS)), {
    headers: { 'content-type': 'application/json' },
  })
