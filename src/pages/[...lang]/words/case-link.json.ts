import type { APIRoute } from 'astro'
import { LINK_WORDS } from '../../../components/parts/bill-areas.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { languagePaths } from '../../../i18n/routes.ts'
import { pickWords } from '../../../i18n/words.ts'

export const getStaticPaths = languagePaths

/** What a link to the explorer is spoken of with: its mistakes, and house rules of its own. */
export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(pickWords(props.lang, LINK_WORDS)), {
    headers: { 'content-type': 'application/json' },
  })
