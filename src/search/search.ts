import { LANGUAGES } from '../i18n/languages.ts'
import { slips } from './distance.ts'
import { type Reader, TERM_KINDS, type TermEntry, type TermKind } from './entry.ts'
import { fold } from './fold.ts'
import { type Key, keyOf, MATCHES, type Match, matchKey, matchSlips, matchWords } from './match.ts'

interface Name {
  readonly key: Key
  readonly text: string
  /** Language tag of an alias; undefined for the entry's own name. */
  readonly lang: string | undefined
}

interface Ready {
  /** As the reader's table has it. */
  readonly entry: TermEntry
  /** About other tables than the reader's. */
  readonly away: boolean
  /** The language of the page. */
  readonly lang: string
  readonly names: readonly Name[]
  readonly words: readonly string[]
}

/** An index whose names are folded, for as many queries as come. */
export type ReadyTerms = readonly Ready[]

export interface Hit {
  readonly entry: TermEntry
  readonly match: Match
  /** The other name that the query met, and its language; undefined when it met the name itself. */
  readonly alias: { readonly text: string; readonly lang: string } | undefined
}

/** A query longer than any name is a slip of the clipboard; what follows is not looked at. */
const LONGEST = 100

/** Their names are those of the thing they stand near: a section "Zi Mo" must not outrank the entry Zi Mo. */
const SECOND: ReadonlySet<TermKind> = new Set(['rule', 'section', 'card', 'elsewhere'])

/** Hokkien and Cantonese are ways to find a name, never the name. */
const DIALECT = /^(?:nan|yue)-/

/**
 * How far a name is the entry's own: 0 its own, 1 another, 2 a dialect's. A scoring row owns all of its names
 * but those in dialect: which of them is the house's was never the reader's choice.
 */
function claimOn({ entry }: Ready, name: Name | undefined): 0 | 1 | 2 {
  if (name?.lang === undefined) return SECOND.has(entry.kind) || entry.aside ? 1 : 0
  if (DIALECT.test(name.lang)) return 2
  return entry.kind === 'pattern' ? 0 : 1
}

/** An entry in the words of the reader's table; the name it goes by without one is another name of it then. */
function forReader(entry: TermEntry, { lang, table }: Reader): TermEntry {
  const here = table && entry.at?.[table]
  if (!here) return entry
  const { [lang]: own = [], ...others } = entry.aliases
  const names = here.name === undefined ? own : [entry.name, ...own.filter((name) => name !== here.name)]
  return { ...entry, ...here, aliases: names.length > 0 ? { [lang]: names, ...others } : others }
}

/** The index for a reader, ready for queries: in the words of their table, which comes first among equals. */
export function readyTerms(entries: readonly TermEntry[], reader: Reader = { lang: '' }): ReadyTerms {
  return entries.map((written) => {
    const entry = forReader(written, reader)
    const away =
      reader.table !== undefined && entry.tables !== undefined && !entry.tables.includes(reader.table)
    const aliases = Object.entries(entry.aliases).flatMap(([lang, texts]) =>
      texts.map((text) => ({ text, lang })),
    )
    const names = [{ text: entry.name, lang: undefined }, ...aliases]
      .map(({ text, lang }) => ({ text, lang, key: keyOf(fold(text)) }))
      .filter(({ key }) => key.folded.text !== '')
    return {
      entry,
      away,
      lang: reader.lang,
      names,
      words: [...new Set(names.flatMap(({ key }) => key.folded.words))],
    }
  })
}

interface Found extends Hit {
  /** Met by a name in another language that the site is written in. */
  readonly foreign: boolean
  /** Compared from the left, smaller first. */
  readonly rank: readonly number[]
}

const compare = (a: Found, b: Found): number => {
  const i = a.rank.findIndex((value, at) => value !== b.rank[at])
  return i < 0 ? 0 : a.rank[i] - b.rank[i]
}

function found(ready: Ready, match: Match, name: Name | undefined, order: number, distance: number): Found {
  const { entry } = ready
  const alias = name?.lang === undefined ? undefined : { text: name.text, lang: name.lang }
  const claim = claimOn(ready, name)
  const how = match === 'exact' && claim === 0 ? 'exact-name' : match
  const rank = [
    MATCHES.indexOf(how),
    how === 'slip' ? Math.ceil(distance) : 0,
    claim,
    ready.away ? 1 : 0,
    TERM_KINDS.indexOf(entry.aside ? 'elsewhere' : entry.kind),
    alias ? 1 : 0,
    distance,
    order,
  ]
  const foreign = alias !== undefined && alias.lang !== ready.lang && alias.lang in LANGUAGES
  return { entry, match: how, alias, foreign, rank }
}

/** The best way in which a query meets an entry. */
function meet(query: Key, ready: Ready, order: number): Found | null {
  let best: Found | null = null
  for (const name of ready.names) {
    const match = matchKey(query, name.key)
    if (match === null) continue
    // Of several names, the one of which the query is the greater part.
    const [a, b] = [query.folded.text.length, name.key.folded.text.length]
    const candidate = found(ready, match, name, order, 1 - Math.min(a, b) / Math.max(a, b))
    if (!best || compare(candidate, best) < 0) best = candidate
  }
  if (!best) return matchWords(query, ready.words) ? found(ready, 'all-words', undefined, order, 0) : null
  // An alias explains only what the name does not.
  const plain = matchKey(query, ready.names[0].key)
  return plain === null || plain === 'within' ? best : { ...best, alias: undefined }
}

function meetSlips(query: Key, ready: Ready, order: number): Found | null {
  let best: Found | null = null
  for (const name of ready.names) {
    const distance = matchSlips(query, name.key)
    if (distance === Infinity) continue
    const candidate = found(ready, 'slip', name, order, distance)
    if (!best || compare(candidate, best) < 0) best = candidate
  }
  return best
}

const queryKey = (query: string): Key => keyOf(fold(query.slice(0, LONGEST)))

/**
 * Whether a query says enough to look for: a character, a digit, or two Latin letters. One letter begins a hundred
 * names, and marks alone begin none.
 */
export const asksFor = (query: string): boolean => !/^[a-z]?$/.test(queryKey(query).folded.text)

const sorted = (hits: readonly (Found | null)[]): Found[] =>
  hits.filter((hit): hit is Found => hit !== null).sort(compare)

const exact = ({ match }: Hit): boolean => match === 'exact-name' || match === 'exact'

/**
 * Matches that are noise beside an exact one, so is a word inside a name of another language; characters inside a name
 * still say something.
 */
const loose = ({ match, foreign }: Found, han: boolean): boolean =>
  MATCHES.indexOf(match) >= MATCHES.indexOf(han ? 'all-words' : foreign ? 'word-prefix' : 'substring')

/**
 * The entries that a query means, the likeliest first: exact name, exact alias, beginning, beginning of a
 * word, part; all its words in any order; and when none of these was found, small slips and names inside the query.
 * Beside an exact name nothing loose is shown. A query without a letter or digit finds nothing. Never throws.
 */
export function searchTerms(terms: ReadyTerms, query: string): Hit[] {
  const key = queryKey(query)
  if (key.folded.text === '') return []
  const hits = sorted(terms.map((ready, order) => meet(key, ready, order)))
  if (hits.length > 0 && exact(hits[0])) return hits.filter((hit) => !loose(hit, key.han))
  if (hits.length > 0 && hits[0].match !== 'within') return hits
  const slipped = sorted(terms.map((ready, order) => meetSlips(key, ready, order)))
  return [...slipped, ...hits.filter(({ entry }) => !slipped.some((slip) => slip.entry === entry))]
}

const sameStart = (a: string, b: string): number => {
  let n = 0
  while (n < a.length && a[n] === b[n]) n++
  return n
}

/** The entries whose names are least unlike the query, for when nothing was found: at most `count`. */
export function nearestTerms(terms: ReadyTerms, query: string, count: number): TermEntry[] {
  const q = queryKey(query).folded.text.slice(0, 40)
  if (q === '') return []
  const unlike = ({ names }: Ready): number =>
    Math.min(
      ...names.map(({ key: { folded } }) => {
        const longer = Math.max(q.length, folded.text.length)
        // Of names as far away, the one that begins alike.
        return slips(q, folded.text, longer) / longer - sameStart(q, folded.text) / 100
      }),
    )
  return terms
    .map((ready) => ({ entry: ready.entry, by: unlike(ready) }))
    .filter(({ by }) => by < 0.8)
    .sort((a, b) => a.by - b.by)
    .slice(0, count)
    .map(({ entry }) => entry)
}
