export const home = {
  description:
    'Learn to count tai at the Singapore mahjong table, look up any hand, and settle what it is worth: every number comes with its reason.',
  question: {
    title: 'What is this hand worth?',
    /** Marks are kept; places: seat and round winds, who threw, the tile. */
    situation:
      'You sit <b>{seat}</b> in the <b>{round}</b> round. {from} throws {tile}, and you say <em>Hu</em>.',
    choices: 'How many tai?',
    choice: '{n} tai',
    right: 'Right.',
    wrong: 'Not quite.',
    total: '{n} tai.',
    limit: '{n} tai, the limit.',
    reasons: 'Where they come from',
    gain: '+{n}',
    change: 'Change this hand',
    teach: 'I cannot count yet. Teach me',
  },
  lessons: {
    title: 'Learn it in eight sittings',
    coming: 'to come',
    start: 'Start with {lesson}',
    list: {
      'how-to-play': { name: 'How to play', about: 'Tiles, sets, a turn, a win' },
      'how-to-count-tai': { name: 'How to count tai', about: 'Where every tai comes from' },
      payments: { name: 'Payments', about: 'The base doubles; who pays' },
      bao: { name: 'Bao', about: 'When one person pays for all' },
      'safer-discards': { name: 'Safer discards', about: 'Reading rivers and exposed sets' },
      'house-rules': { name: 'House rules', about: 'What a table agrees on first' },
      'hong-kong': { name: 'Hong Kong', about: 'The other table, whole by itself' },
      strategy: { name: 'Strategy', about: 'Useful tiles, waits, routes' },
    },
  },
  tools: {
    title: 'At the table',
    about: {
      builder: 'Put in the hand in front of you. See the tai, the reason for each, and what you just missed.',
      payments: 'Who pays whom for any win: on a discard, by Zi Mo, with Bao, with Kongs and bites besides.',
      practice: 'Questions that grow with you. What you miss comes back.',
      scoreSheet: 'The ledger of your evening: who pays whom, Banker and round, and how to settle up.',
      sheet: 'Every row, what it is worth, and a hand that shows it.',
      houseRules: 'How your table plays. Every number on these pages follows it.',
      singapore: 'The whole table on one card.',
      glossary: 'What they say at the table, in four scripts.',
    },
  },
  tiles: {
    title: 'All {n} tiles',
    count: '{copies} of each of these {kinds}, one of each of the {bonus} bonus tiles.',
    corners: 'Numbers and letters on tiles',
  },
}
