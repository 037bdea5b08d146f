export const home = {
  description:
    'Learn to count tai at the Singapore mahjong table, look up any hand, and settle what it is worth: every number comes with its reason.',
  question: {
    title: 'What is this hand worth?',
    /** Marks are kept; places: seat and round winds, who threw, the tile. */
    situation:
      'You sit <b>{seat}</b> in the <b>{round}</b> round. {from} throws {tile}, and you say <em>Hu</em>.',
    /** {list} names the sets, as in "Pong: South". */
    claimed: {
      one: 'One set is claimed and lies open on the table: {list}. So do your flowers, seasons and animals. All other tiles are concealed.',
      other:
        '{n} sets are claimed and lie open on the table: {list}. So do your flowers, seasons and animals. All other tiles are concealed.',
    },
    concealed:
      'Nothing is claimed. Only your flowers, seasons and animals lie open on the table; all other tiles are concealed.',
    tai: 'Tai are what a hand is worth. Certain sets, patterns and bonus tiles each bring some, and every tai doubles what is paid.',
    answer: 'Show the answer',
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
    title: { one: 'Learn it in {n} sitting', other: 'Learn it in {n} sittings' },
    start: 'Start with {lesson}',
    about: {
      'how-to-play': 'Tiles, sets, a turn, a win',
      'how-to-count-tai': 'Where every tai comes from',
      payments: 'The base doubles; who pays',
      bao: 'When one person pays for all',
      'safer-discards': 'Reading rivers and exposed sets',
      'house-rules': 'What a table agrees on first',
      'hong-kong': 'The other table, whole by itself',
      strategy: 'Useful tiles, waits, routes',
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
