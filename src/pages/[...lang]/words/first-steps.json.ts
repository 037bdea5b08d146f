import type { APIRoute } from 'astro'
import { FIRST_STEPS_WORDS } from '../../../components/parts/first-steps-words.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/routes.ts'
import { pickWords } from '../../../i18n/words.ts'

export const getStaticPaths = languagePaths

/** The words of the widgets in "How to play"; fetched by `near.ts` when the first of them comes near view. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(pickWords(props.lang, FIRST_STEPS_WORDS)), {
    headers: { 'content-type': 'application/json' },
  })
