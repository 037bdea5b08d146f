import { meets, type Piece, piecesOf } from './excerpt.ts'
import { variants } from './variants.ts'

/** A passage of a page in which the query was found. */
export interface TextHit {
  readonly url: string
  /** Of the page. */
  readonly title: string
  /** Of the section, when the passage stands in one. */
  readonly part: string | undefined
  readonly excerpt: readonly Piece[]
}

export interface FullText {
  /** Some `count` passages, one a page, the best first. */
  readonly search: (query: string, count: number) => Promise<TextHit[]>
}

/** The parts of Pagefind's answers that are read here. */
interface PagefindPart {
  readonly title: string
  readonly url: string
  readonly excerpt: string
  readonly weighted_locations?: readonly { readonly balanced_score: number }[]
}
interface PagefindPage {
  readonly url: string
  readonly excerpt: string
  readonly meta: Readonly<Record<string, string>>
  readonly sub_results: readonly PagefindPart[]
}
interface PagefindResult {
  readonly id: string
  readonly score: number
  readonly data: () => Promise<PagefindPage>
}
interface Pagefind {
  readonly options: (options: Record<string, unknown>) => Promise<void>
  readonly init: () => Promise<void>
  readonly search: (query: string) => Promise<{ readonly results: readonly PagefindResult[] }>
}

const scoreOf = (part: PagefindPart): number =>
  (part.weighted_locations ?? []).reduce((sum, { balanced_score }) => sum + balanced_score, 0)

/** A page as one passage: that of its section which the query met most. */
export function textHit(page: PagefindPage): TextHit {
  const best = page.sub_results.reduce<PagefindPart | undefined>(
    (top, part) => (top === undefined || scoreOf(part) > scoreOf(top) ? part : top),
    undefined,
  )
  const title = page.meta.title ?? page.url
  const inPart = best !== undefined && best.url !== page.url && best.title !== title
  return {
    url: best?.url ?? page.url,
    title,
    part: inPart ? best.title : undefined,
    excerpt: piecesOf(best?.excerpt || page.excerpt),
  }
}

/** Whether a page was found for what was asked: by a word of its text, or by another name of what it is about. */
const isMeant = (page: PagefindPage, query: string): boolean =>
  meets(textHit(page).excerpt, query) || meets([{ text: page.meta.names ?? '', hit: true }], query)

/** Results of several queries as one list: each page once, by its best score. */
function merged(lists: readonly (readonly PagefindResult[])[]): PagefindResult[] {
  const best = new Map<string, PagefindResult>()
  for (const result of lists.flat())
    if (result.score > (best.get(result.id)?.score ?? -1)) best.set(result.id, result)
  return [...best.values()].sort((a, b) => b.score - a.score)
}

/** The full-text index of a language; null where there is none (the site was not indexed, or WebAssembly is off). */
export async function openFullText(lang: string): Promise<FullText | null> {
  try {
    const bundle = `/pagefind/${lang}/`
    const pagefind = (await import(/* @vite-ignore */ `${bundle}pagefind.js`)) as Pagefind
    await pagefind.options({ basePath: bundle, baseUrl: '/', excerptLength: 18 })
    await pagefind.init()
    const search = async (query: string, count: number) => {
      const answers = await Promise.all(variants(lang, query).map((one) => pagefind.search(one)))
      const results = merged(answers.map((answer) => answer.results))
      const pages = await Promise.all(results.slice(0, count).map((result) => result.data()))
      return pages.filter((page) => isMeant(page, query)).map(textHit)
    }
    return { search }
  } catch {
    return null
  }
}
