import type { TermKind } from '../../search/entry.ts'

/** What kind of thing a result is, said at the end of its line. */
const kind: Record<TermKind, string> = {
  pattern: 'Scoring row',
  singapore: 'Singapore row',
  'hong-kong': 'Hong Kong row',
  page: 'Page',
  term: 'Glossary',
  sheet: 'Sheet of rows',
  lesson: 'Lesson',
  rule: 'House rule',
  section: 'In a lesson',
  card: 'Table card',
  elsewhere: 'Not at every table',
}

export const search = {
  title: 'Search',
  label: 'Search names, terms and texts',
  go: 'Search',
  /** Stands in the empty field. */
  hint: 'A name, in any script',
  close: 'Close search',
  description:
    'Find any hand, tile, term or rule by any of its names: English, pinyin, Hokkien, Cantonese or Chinese characters.',
  kind,
  names: 'Names and terms',
  texts: 'In the texts',
  /** Stands after the name of the thing that was found by another of its names. */
  byAlias: 'also {alias}',
  empty: {
    lead: 'Any name will do, in any script. Tones, accents and spaces do not matter.',
    try: 'Try one of these',
    examples: ['half colour', '混一色', 'pinghu', 'chhàu pêng-ô͘', 'limit hands', 'shooter'],
    keys: 'Arrow keys move, Enter opens, Escape closes.',
  },
  none: {
    lead: 'Nothing here goes by the name “{query}”.',
    nearest: 'The nearest names',
    glossary: 'Read through the glossary',
  },
  /** When the list of names did not load; the texts may still be searched. */
  noNames: 'The list of names did not load. The search page lists every page as a link.',
  allPages: 'Every page as a link',
  all: 'All results for “{query}”',
  status: {
    names: { one: '{n} name found: {first}.', other: '{n} names found, first {first}.' },
    texts: { one: '{n} passage in the texts.', other: '{n} passages in the texts.' },
    none: 'Nothing found.',
    nearest: 'Nothing found. The nearest name is {first}.',
  },
}

/** What only the term index and the page of every link need; no script carries it. */
export const searchIndex = {
  title: 'Everything on one page',
  noScript: 'Searching needs JavaScript. Without it, every page stands below as a link.',
  /** What every table has, at a table that is not the first. */
  at: '{name}, {table}',
  groups: {
    pages: 'Pages and tools',
    lessons: 'Lessons',
    patterns: 'Scoring rows and limit hands',
    elsewhere: 'Rows not played at every table',
    rules: 'House rules',
    terms: 'Glossary',
  },
  /** Other words a reader may use for a page or a part of the tai sheet; by the page's address. */
  also: {
    '/learn/how-to-count-tai/': ['counting tai', 'count tai'],
    '/': ['home', 'start page', 'front page'],
    '/reference/tai/': [
      'tai table',
      'score table',
      'scoring table',
      'reference sheet',
      'cheat sheet',
      'price list',
    ],
    '/reference/faan/': ['faan table', 'fan table', 'Hong Kong scoring', 'Hong Kong score table', '番数'],
    '/tables/hong-kong/': [
      'Hong Kong rules',
      'Hong Kong mahjong',
      'Hong Kong old style',
      'Cantonese mahjong',
    ],
    '/tools/hand/': ['score calculator', 'tai calculator', 'count my hand', 'hand calculator'],
    '/tools/payments/': ['payment calculator', 'who pays whom', 'settle a hand', 'bill'],
    '/house-rules/': ['table rules', 'options', 'presets', 'own rules'],
    '/tables/singapore/': ['Singapore rules', 'rules card', 'Singapore mahjong'],
    '/glossary/': ['terms', 'words', 'slang', 'dictionary'],
    '/settings/': [
      'preferences',
      'theme',
      'dark mode',
      'tile numbers',
      'tile colour',
      'delete my data',
      'export',
    ],
    '/about/': ['privacy', 'tracking', 'contact', 'report a mistake', 'changes to the rules'],
    '/search/': ['find', 'index', 'site map'],
  } as Readonly<Record<string, readonly string[]>>,
  sheetAlso: {
    'dragon-and-wind-sets': ['honour sets', 'dragon sets', 'wind sets', 'honours'],
    'hand-patterns': ['patterns', 'shapes', 'hand types'],
    'how-you-won': ['ways of winning', 'winning tile'],
    'bonus-tiles': ['flowers and animals', 'flowers seasons animals'],
    'limit-hands': ['limit hand', 'special hands', 'maximum hands', 'man guan', '满贯牌', '滿貫', '例牌'],
    'six-steps': ['how to count', 'counting a hand', 'steps'],
    payments: ['what each tai pays', 'payment table', 'pay table'],
  } as Readonly<Record<string, readonly string[]>>,
}
