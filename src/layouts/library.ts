import { getCollection, getEntry } from 'astro:content'
import type { GlossaryWords, LessonFacts, Library, PatternFacts } from '../components/lesson/library.ts'
import type { PatternId } from '../engine/index.ts'
import { DEFAULT_LANG, type Lang } from '../i18n/languages.ts'

/** `en/how-to-count-tai` without its language. */
export const slugOf = (id: string): string => id.slice(id.indexOf('/') + 1)

const inLang = (lang: Lang) => (entry: { id: string }) => entry.id.startsWith(`${lang}/`)

/** The lessons of a language in their order. */
export async function lessonsOf(lang: Lang): Promise<LessonFacts[]> {
  const entries = await getCollection('lessons', inLang(lang))
  return entries.map(({ id, data }) => ({ slug: slugOf(id), ...data })).sort((a, b) => a.order - b.order)
}

/** The facts about every pattern either table knows. */
export async function patternFacts(): Promise<Library['patterns']> {
  const entries = await getCollection('patterns')
  const facts = entries.map(({ id, data }): PatternFacts => ({ id: id as PatternId, ...data }))
  return Object.fromEntries(facts.map((one) => [one.id, one])) as Library['patterns']
}

/** The words of the glossary by entry id. */
export async function glossaryOf(lang: Lang): Promise<Readonly<Record<string, GlossaryWords>>> {
  const entry = (await getEntry('glossary', lang)) ?? (await getEntry('glossary', DEFAULT_LANG))
  return entry?.data ?? {}
}

/** Everything the texts of a language may point at. */
export const openLibrary = async (lang: Lang): Promise<Library> => ({
  glossary: await glossaryOf(lang),
  patterns: await patternFacts(),
  lessons: await lessonsOf(lang),
})
