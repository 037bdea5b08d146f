/** The sheet of a table, the page of a pattern, the card of a table, the glossary. Numbers come from the engine. */
export const reference = {
  kicker: 'Reference',

  sheet: {
    pays: 'What it pays',
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
    worthLimit: 'The limit',
    worthOff: 'Not played',
    jump: 'On this page',
    limitNote: '{limit} each, and nothing is added.',
    limitNoteNone:
      'Each has a price of its own, as there is no limit. When the other rows of a complete hand come to more, they are counted in its place.',
  },

  pattern: {
    /** The page's one-line summary for search engines; {rule} is a sentence. */
    description: '{name} {han} in mahjong: {rule} Examples, a near miss, other names, what tables play.',
    /** A part about one of several tables. */
    at: '{heading}, {table}',
    /** The other table calls the row otherwise. */
    called: 'Called {name} there.',
    sameThere: 'The condition is the same there.',
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
    order: 'All rows',
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
      'What is said at a mahjong table: every term and slang word with its meaning, other names, Chinese characters and how they sound.',
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
  },
}
