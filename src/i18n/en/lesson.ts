/** What blocks of lessons, cards and reference pages say by themselves. Numbers come from the engine. */
export const lesson = {
  unitName: { tai: 'tai', faan: 'faan' },
  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  theLimit: 'the limit',
  noLimit: 'no limit',
  notPlayed: 'not played',
  nothing: 'nothing',
  /** A share of a bill; {n} has no unit of its own. */
  bases: { one: '{n}\u00a0base', other: '{n}\u00a0bases' },
  off: 'off',
  /** A value that counts once for every set or tile; alone, under the number of a row. */
  eachOf: '{value} each',
  each: 'each',
  limitRow: 'limit',

  caption: {
    /** The rows of a hand, each with its value, one after another. */
    row: '{row}\u00a0{n}',
    rows: '{rows}.',
    limitHand: '{rows}: a limit hand, and nothing is added.',
    cut: '{rows}. That makes {raw}, paid as the limit of {limit}.',
    /** {minimum} carries its unit. */
    belowNone: 'No win: nothing in it counts, and the minimum is {minimum}.',
    below: '{rows}. No win: the minimum is {minimum}.',
    notComplete: 'No win: the hand is not complete.',
    noTai: '{rows}: nothing in it counts, and at this table nothing is needed.',
  },

  /** The parts of a hand. How it was won is told in the words of its table (`tables`). */
  figure: {
    hand: 'In hand',
    claimed: 'Claimed',
    declared: 'Declared',
    bonus: 'Bonus',
  },

  contents: 'In this lesson',
  here: 'Lesson {n} of {all}',
  minutes: { one: '{n} minute', other: '{n} minutes' },
  rules: {
    standard: 'standard rules',
    own: 'with your house rules: {list}',
    more: { one: '{list} and {n} more', other: '{list} and {n} more' },
    value: '{rule}: {value}',
  },
  onward: {
    next: 'Next: {lesson}',
    back: 'Before: {lesson}',
    lesson: 'In the lesson {lesson}',
    builder: 'Count a hand of your own',
  },
  index: {
    title: 'Learn',
    description: 'Lessons on Singapore mahjong, in order, each with hands to change and a check at the end.',
    lead: 'Short lessons, in order. Every hand in them can be changed, and every number follows your table’s rules.',
    score: '{right} of {all} right',
  },

  differs: {
    mark: 'tables differ',
    title: 'What others play',
    house: 'House rule: {rule}',
  },

  /** One hand, counted by each table. */
  both: {
    at: '{table}:',
  },

  builder: {
    /** One of several on a page. */
    name: 'Hand builder {n}',
  },

  check: {
    yes: 'It is a win',
    no: 'It is no win',
    /** Choices of questions about bills. */
    points: { one: '{n} point', other: '{n} points' },
    answerYes: 'Yes',
    answerNo: 'No',
    right: 'Right.',
    wrong: 'Not quite.',
    answer: 'The answer',
    all: '{right} of {all} right.',
    again: 'Answer again',
  },
}
