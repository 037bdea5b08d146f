import type { PatternId } from '../../engine/index.ts'

interface MergedRow {
  /** The condition of both rows in one line. */
  readonly rule: string
  readonly also: string
}

/** The tai sheet, the page of a pattern, the card of a table, the glossary. Numbers come from the engine. */
export const reference = {
  kicker: 'Reference',
  /** Rows of the sheet that stand for two patterns, by the first of them. */
  merged: {
    'own-flower': {
      rule: 'The flower or the season with your seat’s number: East 1, South 2, West 3, North 4.',
      also: 'seat flower, seat season',
    },
    'flower-family': {
      rule: 'All four flowers, or all four seasons, besides the one that is your own.',
      also: 'complete family',
    },
  } satisfies Partial<Record<PatternId, MergedRow>>,

  sheet: {
    description:
      'Every row of the Singapore table with its value in tai, its rule in one line, other names and an example; how to count, and what each tai pays.',
    pays: 'What it pays',
    paysNote: 'In points. A Kong, a bite or a family is paid on top of this, at once.',
    tools: 'Sort and filter',
    group: 'Group',
    everyGroup: 'All groups',
    value: 'Worth',
    every: 'All',
    limit: 'Limit',
    order: 'Order',
    byGroup: 'By group',
    byValue: 'By value',
    print: 'Print on A4',
    shown: { one: '{n} row', other: '{n} rows' },
    none: 'No row is like that.',
    clear: 'Show all rows',
    /** Headings of the order by value. */
    worth: '{n}\u00a0tai',
    worthLimit: 'The limit',
    worthOff: 'Not played',
    jump: 'On this page',
    limitNote: '{limit} each, and nothing is added.',
    limitNoteNone: 'Each has a price of its own, as there is no limit.',
  },

  pattern: {
    /** The page's one-line summary for search engines; {rule} is a sentence. */
    description:
      '{name} {han} in Singapore mahjong: {rule} Examples, a near miss, other names, what tables play.',
    scores: 'A hand that counts it',
    near: 'Almost',
    with: 'Counted with it',
    never: 'Never with it',
    differs: 'Tables differ',
    change: 'Change the hand',
    names: 'Other names',
    reading: 'Where it is explained',
    notEverywhere: 'Not played at every table',
    brought: 'At the standard table this counts for nothing. A house rule brings it in:',
    broughtWorth: 'Where it is played it is worth:',
    inGlossary: '{term}, in the glossary',
    previous: 'Before: {name}',
    next: 'Next: {name}',
    all: 'all rows on the tai sheet',
  },

  /** Headings of names by the tag of their language; `Latn` is a spelling in Latin letters. */
  languages: {
    en: 'English',
    ms: 'Malay',
    vi: 'Vietnamese',
    'zh-Hans': 'Chinese',
    'zh-Hant': 'Chinese, traditional',
    'zh-Latn': 'Mandarin, other spellings',
    'nan-Latn': 'Hokkien',
    'yue-Latn': 'Cantonese',
  },

  glossary: {
    title: 'Glossary',
    description:
      'What is said at a Singapore mahjong table: every term and slang word with its meaning, other names, Chinese characters and how they sound.',
    lead: 'What is said at the table, what it means, how it is written and how it sounds.',
    filter: 'Find a word',
    shown: { one: '{n} word', other: '{n} words' },
    none: 'No word is like that. Try fewer letters, or the search of the whole site.',
    topics: {
      tiles: 'Tiles',
      sets: 'Sets',
      play: 'Playing',
      winning: 'Winning',
      counting: 'Counting',
      paying: 'Paying',
      waiting: 'Waiting',
      talk: 'Table talk',
    },
    topic: 'Topic',
    everyTopic: 'All',
    also: 'Also:',
    related: 'See',
  },

  card: {
    kicker: 'The whole table on one card',
    print: 'Print this card',
    sheet: 'Every row and its tai',
  },
}
