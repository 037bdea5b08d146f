import type { APIRoute } from 'astro'
import type { Lang } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/routes.ts'
import { pickWords } from '../../../i18n/words.ts'

export const getStaticPaths = languagePaths

/** The offer to read in this language; fetched on a page in another when the browser asks for this one. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(pickWords(props.lang, [{ area: 'site', entries: ['offer'] }])), {
    headers: { 'content-type': 'application/json' },
  })
