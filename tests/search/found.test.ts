import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foundFor, meantBy, namesOf } from '../../src/components/parts/search-state.ts'
import { search } from '../../src/i18n/en/search.ts'
import type { TextHit } from '../../src/search/full-text.ts'
import { readyTerms } from '../../src/search/search.ts'
import { realTerms } from './content.ts'

const terms = readyTerms(realTerms('en'))
const SHOWN = { names: 6, texts: 4 }
const text = (url: string): TextHit => ({ url, title: 'A page', part: '', excerpt: [] })
const found = (
  query: string,
  texts: readonly TextHit[] | null | undefined,
  all: typeof terms | null = terms,
) => foundFor('en', search.status, query, all, namesOf(all, query), texts, SHOWN)

describe('what a search shows and says', () => {
  test('the names are said while the texts are still to come, and both when they are there', () => {
    expect(found('pinghu', undefined).status).toMatch(/first Ping Hu\.$|found: Ping Hu\.$/)
    expect(found('pinghu', [text('/about/')]).status).toMatch(/Ping Hu\. 1 passage in the texts\.$/)
  })
  test('nothing is said to be missing before all has answered', () => {
    expect(found('qqqqqqqq', undefined)).toMatchObject({ nothing: false, status: '' })
    expect(found('qqqqqqqq', [])).toMatchObject({ nothing: true })
    expect(found('qqqqqqqq', [], null)).toMatchObject({ nothing: true, status: search.status.none })
  })
  test('for a slip the texts are asked for what was meant', () => {
    const query = 'thirten orphnas'
    expect(meantBy(namesOf(terms, query), query).toLowerCase()).toContain('thirteen')
    expect(meantBy(namesOf(terms, 'pinghu'), 'pinghu')).toBe('pinghu')
  })
  test('what is said is of what is shown, whatever was typed and however far the texts are', () => {
    const query = fc.oneof(fc.constantFrom('kong', 'dragon', 'ping hu', 'shooter', 'q', '自摸'), fc.string())
    const urls = fc.array(
      fc.constantFrom('/about/', '/glossary/#kong', '/learn/bao/#a', '/patterns/ping-hu/'),
    )
    const texts = fc.oneof(
      fc.constant(undefined),
      fc.constant(null),
      fc.uniqueArray(urls.map(([url = '/']) => text(url))),
    )
    fc.assert(
      fc.property(query, texts, (typed, hits) => {
        const { names, passages, nothing, nearest, status } = found(typed, hits)
        if (names.length > 0) expect(status).toContain(names[0].entry.name)
        if (passages.length > 0) expect(status).toContain(`${passages.length} passage`)
        if (nothing) expect(status).toContain(nearest.length > 0 ? nearest[0].name : search.status.none)
        if (names.length + passages.length === 0 && !nothing) expect(status).toBe('')
        const shown = new Set(names.map(({ entry }) => entry.url))
        for (const { url } of passages) expect(shown.has(url)).toBe(false)
      }),
    )
  })
})
