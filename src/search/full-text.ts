import { meets, type Piece, piecesOf } from './excerpt.ts'
import { foldHan } from './han.ts'

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
  /** At most `count` passages, one a page, the best first. */
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
interface Pagefind {
  readonly options: (options: Record<string, unknown>) => Promise<void>
  readonly init: () => Promise<void>
  readonly search: (
    query: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<PagefindPage> }[] }>
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

/** The full-text index of a language; null where there is none (the site was not indexed, or WebAssembly is off). */
export async function openFullText(lang: string): Promise<FullText | null> {
  try {
    const bundle = `/pagefind/${lang}/`
    const pagefind = (await import(/* @vite-ignore */ `${bundle}pagefind.js`)) as Pagefind
    await pagefind.options({ basePath: bundle, baseUrl: '/', excerptLength: 24 })
    await pagefind.init()
    const search = async (query: string, count: number) => {
      // The texts are in simplified characters, and Pagefind knows no others.
      const { results } = await pagefind.search(foldHan(query))
      const pages = await Promise.all(results.slice(0, count).map((result) => result.data()))
      return pages.map(textHit).filter(({ excerpt }) => meets(excerpt, query))
    }
    return { search }
  } catch {
    return null
  }
}
