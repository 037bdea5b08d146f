import type { APIRoute } from 'astro'
import { addressOf, type Lang, tagOf } from '../../i18n/languages.ts'
import { sayLabel } from '../../i18n/message.ts'
import { languagePaths } from '../../i18n/routes.ts'
import { useWords } from '../../i18n/words.ts'

export const getStaticPaths = languagePaths

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'tile' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The site as an app of the device, in one language: all are the same app, opened on the page that was installed. */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const { name, tagline, nav } = useWords(lang, 'site')
  const shortcut = (text: string, page: string) => ({
    name: text,
    url: addressOf(lang, page),
    icons: [icon(192, 'any')],
  })
  const manifest = {
    id: '/',
    name: sayLabel(lang, name, tagline),
    short_name: name,
    description: tagline,
    lang: tagOf(lang),
    dir: 'ltr',
    start_url: addressOf(lang, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#f4eee0',
    theme_color: '#1d5c47',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [shortcut(nav.builder, '/tools/hand/'), shortcut(nav.scoreSheet, '/tools/score-sheet/')],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
