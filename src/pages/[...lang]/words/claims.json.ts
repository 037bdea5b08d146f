import type { APIRoute } from 'astro'
import { claimWords } from '../../../components/lesson/claim-words.ts'
import { NAMED_HANDS } from '../../../components/lesson/put.ts'
import { dictionaryOf } from '../../../i18n/dictionaries.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/routes.ts'

export const getStaticPaths = languagePaths

/** Passages of lessons under other house rules; fetched by `follow-lesson.ts` only for a reader who has some. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(claimWords(NAMED_HANDS, dictionaryOf(props.lang))), {
    headers: { 'content-type': 'application/json' },
  })
