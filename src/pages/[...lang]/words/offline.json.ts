import type { APIRoute } from 'astro'
import type { Lang } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/routes.ts'
import { pickWords } from '../../../i18n/words.ts'

export const getStaticPaths = languagePaths

/** The words of the offer of a new version; fetched when there is one. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(pickWords(props.lang, [{ area: 'offline', entries: ['update'] }])), {
    headers: { 'content-type': 'application/json' },
  })
