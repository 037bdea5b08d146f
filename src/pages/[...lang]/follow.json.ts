import type { APIRoute } from 'astro'
import { NAMED_HANDS } from '../../components/lesson/put.ts'
import { followWords } from '../../components/site/follow-words.ts'
import { dictionaryOf } from '../../i18n/dictionaries.ts'
import type { Lang } from '../../i18n/languages.ts'
import { languagePaths } from '../../i18n/routes.ts'

export const getStaticPaths = languagePaths

/** The words a page needs to tell its numbers under own house rules; fetched by `follow.ts` only then. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(followWords(NAMED_HANDS, dictionaryOf(props.lang))), {
    headers: { 'content-type': 'application/json' },
  })
