import { LISTED } from './dictionaries.ts'
import { LANGUAGES, type Lang } from './languages.ts'

/** The rest parameter of a language: none for English, which lives at the root. */
export const langParam = (lang: Lang): { lang: string | undefined } => ({
  lang: LANGUAGES[lang].prefix || undefined,
})

/** What `getStaticPaths` of a page under `src/pages/[...lang]/` returns: one path for each listed language. */
export const languagePaths = () => LISTED.map((lang) => ({ params: langParam(lang), props: { lang } }))
