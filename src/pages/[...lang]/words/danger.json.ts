import type { APIRoute } from 'astro'
import { DANGER_WORDS } from '../../../components/parts/danger-words.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/routes.ts'
import { pickWords } from '../../../i18n/words.ts'

export const getStaticPaths = languagePaths

/** The words of the danger meter; fetched by `near.ts` when the first one comes near view. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(pickWords(props.lang, DANGER_WORDS)), {
    headers: { 'content-type': 'application/json' },
  })
