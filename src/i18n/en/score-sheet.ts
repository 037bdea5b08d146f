import type { BaoRule, TableId, WinWay } from '../../engine/index.ts'
import type { EntryKind } from '../../stores/score-sheet-entries.ts'
import type { FileFault } from '../../stores/score-sheet-file.ts'
import type { Mark } from '../../stores/score-sheet-fold.ts'
import type { FormFault } from '../../stores/score-sheet-form.ts'
import { events, ways } from './shared.ts'

/** A win in one line; {total} carries its unit. */
const won: Record<WinWay, string> = {
  discard: '{winner} wins {total} off {from}',
  'self-draw': '{winner} wins {total} by Zi Mo',
  'rob-kong': '{winner} wins {total}, robbing {from}’s Kong',
  'rob-eighth': '{winner} wins {total}, robbing {from}’s eighth flower',
}

const from: Record<Exclude<WinWay, 'self-draw'>, string> = {
  discard: 'Off whom',
  'rob-kong': 'Whose Kong',
  'rob-eighth': 'Whose flower',
}

/** Why somebody is liable, said after the name. */
const bao: Record<BaoRule, string> = {
  'SG-H1': 'fed the last dragon or wind set',
  'SG-H2': 'fed what was shown up to the limit',
  'SG-H3': 'fed a hand that showed its one kind of tile',
  'SG-H4': 'threw a fresh tile late',
}

const marks: Record<Mark, string> = {
  'below-minimum': 'Below this table’s minimum of {minimum}.',
  'counts-otherwise': 'The hand itself counts {counted} here.',
  'not-paid': 'This table pays nothing for it.',
  overruled: 'By the rules {payer} would pay for everybody.',
}

const faults: Record<FormFault, string> = {
  'who-won': 'Say who won.',
  total: 'Say how much the hand is worth: a whole number from 0 to 40.',
  'off-whom': 'Say who gave the tile.',
  who: 'Say whose it is.',
  event: 'Say what was shown.',
  points: 'Put in points: a whole number up to a million.',
  balance: 'The points must come from somewhere: what some get, others pay.',
  'no-name': 'A place has no name yet.',
  'same-name': 'The same name stands at two places.',
  'too-many': 'A sheet holds twelve people and no more.',
}

const fileFaults: Record<FileFault, string> = {
  'too-large': 'This file is far larger than a score sheet. Nothing was changed.',
  'no-json': 'This file is damaged or of another kind. Nothing was changed.',
  'not-ours': 'This file is not a score sheet of Count Tai. Nothing was changed.',
  newer:
    'This file comes from a newer Count Tai than this page. Reload the page and try again. Nothing was changed.',
  'not-a-sheet': 'There is no list of entries in this file. Nothing was changed.',
  names: 'The names in this file cannot be read: it needs four to twelve, each once. Nothing was changed.',
  table: 'This file names a table that this page does not know. Nothing was changed.',
}

const forms: Record<EntryKind, string> = {
  win: 'A hand is won',
  drawn: 'Nobody wins',
  instant: 'Paid at once',
  penalty: 'Penalty',
  correction: 'Correction',
  seats: 'Who sits where',
  banker: 'Banker and round',
  rules: 'House rules',
}

/** The score sheet. Every amount is the engine's. */
export const scoreSheet = {
  title: 'Score sheet',
  description:
    'The ledger of an evening: who won what off whom, Kongs and bites, Banker and Round Wind, running totals, and the fewest payments that settle it.',
  lead: 'Enter each hand as it is won. The sheet works out who pays whom, says who deals next, and settles up at the end.',
  noScript: 'Keeping score needs JavaScript, which is off. The evening shown here is an example.',

  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',

  setup: {
    title: 'Who is playing?',
    about: 'By seat. East is the first Banker; the others follow in turn order.',
    name: 'Name of {seat}',
    seats: 'The four players',
    table: 'Table',
    tables: { singapore: 'Singapore', 'hong-kong': 'Hong Kong' } satisfies Record<TableId, string>,
    rules: 'House rules',
    preset: 'Preset',
    ownTable: 'Your own',
    written: 'The table as it is written.',
    own: '{list}.',
    all: 'Set house rules',
    start: 'Start the evening',
    waits: 'A hand from the builder is waiting. Name the players, then enter it.',
    empty: '{seat} has no name yet.',
    same: 'Two players have the same name. Tell them apart.',
  },

  example: {
    title: 'How it looks',
    about: 'Six hands into an evening:',
    open: 'Open this evening and try it',
    names: ['Mei Ling', 'Farid', 'Linh', 'Ravi'],
  },

  now: {
    title: 'Standing',
    /** {round} is a wind. */
    round: '{round} round',
    hand: 'Hand {n}',
    banker: 'Banker',
    left: 'left the table',
    last: 'last',
    total: 'total',
    who: 'Player',
    over: 'Four rounds are played: a full match. You can settle up, or play on.',
    kong: 'A Kong was made in this hand.',
  },

  bar: {
    label: 'Enter',
    win: 'Won',
    drawn: 'Drawn',
    instant: 'At once',
    other: 'Other',
    undo: 'Undo',
    redo: 'Redo',
    full: 'This sheet holds no more entries. Start another one.',
  },

  form: {
    titles: forms,
    change: 'Change: {what}',
    others: 'What else happened?',
    close: 'Close',
    who: 'Who won',
    total: { tai: 'How many tai', faan: 'How many faan' },
    more: 'More',
    win: 'Won by',
    ways,
    from,
    bao: 'Pays for everybody (Bao)',
    nobody: 'Nobody',
    found: '{name}, by the rules',
    foundWhy: '{name} {why}.',
    pingHu: 'Ping Hu and nothing else',
    fresh: {
      one: 'The tile was fresh, with {n} tile or fewer left to play',
      other: 'The tile was fresh, with {n} tiles or fewer left to play',
    },
    note: 'Note',
    hand: 'The hand',
    count: 'Count it in the hand builder',
    recount: 'Change it in the hand builder',
    forget: 'Enter without the tiles',
    counted: 'Counts {total} for {seat} in the {round} round.',
    countedNot: 'By this sheet it is no win for {seat} in the {round} round.',
    otherRound: 'In the builder it stood in the {round} round.',
    kong: 'Was a Kong made in this hand?',
    kongs: { auto: 'As entered: {answer}', yes: 'Yes', no: 'No' },
    kongYes: 'yes',
    kongNo: 'no',
    whose: 'Whose',
    event: 'What was shown',
    events,
    thrown: 'Thrown by',
    dealt: 'All its tiles were dealt',
    late: {
      one: 'Claimed with {n} tile or fewer left to play',
      other: 'Claimed with {n} tiles or fewer left to play',
    },
    offers: 'This table pays nothing at once.',
    payer: 'Who pays',
    points: 'Points',
    to: 'To whom',
    each: 'Each of the others',
    pointsOf: 'Points of {name}',
    gets: 'gets',
    pays: 'pays',
    rest: 'Rest here',
    restFor: 'Give the rest of {n} to {name}',
    left: 'Still to be placed: {n}',
    balanced: 'It balances.',
    seat: 'At {seat}',
    seatsAbout:
      'Write another name where somebody leaves or changes places. Who has played before keeps their points.',
    takeOver: 'A newcomer takes over the points of whoever leaves',
    banker: 'Banker',
    round: 'Round Wind',
    passes: 'Banker changes in this round so far',
    rulesStart: 'For the whole evening, from the start.',
    enter: 'Enter',
    enterWin: 'Enter: {name} collects {n}',
    save: 'Save the change',
    out: 'Take it out',
    before: 'Add what was paid at once in this hand',
    faults,
  },

  said: {
    won,
    drawn: 'Nobody wins',
    kong: 'with a Kong',
    noKong: 'without a Kong',
    bao: '{name} pays for everybody: {name} {why}.',
    baoTable: '{name} pays for everybody.',
    instant: '{name}: {event}',
    instantFrom: '{name}: {event} off {from}',
    dealt: 'dealt',
    late: 'late',
    penaltyEach: '{name} pays each of the others {n}',
    penaltyTo: '{name} pays {to} {n}',
    correction: 'Correction',
    comes: '{name} takes the place of {old}',
    comesOver: '{name} takes the place and the points of {old}',
    moves: '{name} moves to {old}’s place',
    seats: 'Places stay as they are',
    banker: '{name} is Banker, {round} round',
    rules: 'House rules from here: {list}',
    rulesWritten: 'House rules from here: the table as written',
    value: '{rule}: {value}',
    /** After an entry: what happened, then who gets what. */
    entered: 'Entered. {what}. {amounts}.',
    /** Where nobody pays anything. */
    enteredAlone: 'Entered. {what}.',
    amount: '{name} {n}',
    undone: 'Undone.',
    redone: 'Redone.',
    removed: 'Taken out: {what}.',
    changed: 'Changed. {what}. {amounts}.',
    changedAlone: 'Changed. {what}.',
    next: '{name} is Banker, {round} round.',
  },

  marks,
  bao,

  list: {
    title: 'Entries',
    about: 'The latest first. Choose an entry to change any of it.',
    empty: 'Nothing yet. Enter the first hand below.',
    hand: 'Hand {n}',
    handNow: 'Hand {n}, being played',
    where: '{round} round, Banker {name}',
    change: 'Change: {what}',
  },

  chart: {
    title: 'The evening',
    label: 'Running totals after each hand. Now: {list}.',
    table: 'As a table',
    tableHide: 'Hide the table',
    empty: 'After the first hand the lines of the evening stand here.',
  },

  table: {
    caption: 'The evening, hand by hand: what each got or paid, and the total after it',
    hand: 'Hand',
    round: 'Round',
    banker: 'Banker',
    what: 'What happened',
    now: 'now',
  },

  settle: {
    title: 'Settle up',
    even: 'Everybody is even.',
    pays: '{from} pays {to}',
    count: {
      one: 'One payment makes everybody even.',
      other: '{n} payments make everybody even. Fewer would not do.',
    },
  },

  file: {
    title: 'This evening',
    started: 'Begun {when}',
    rules: 'House rules: {list}',
    rulesWritten: 'House rules: the table as written',
    names: 'Names',
    name: 'Name of {name}',
    startRules: 'House rules of the evening',
    export: 'Save as file',
    csv: 'Save for a spreadsheet',
    print: 'Print',
    import: 'Open a file',
    importAbout: 'A file that was saved here before. It opens beside what is here; nothing is replaced.',
    exported: 'Saved as {file}.',
    imported: 'Opened: the evening of {names}.',
    importedPart: {
      one: 'Opened: the evening of {names}. {n} entry could not be read; it is kept apart, see above.',
      other: 'Opened: the evening of {names}. {n} entries could not be read; they are kept apart, see above.',
    },
    faults: fileFaults,
    close: 'New evening',
    discard: 'Delete this evening',
    discardSure: 'Delete the evening of {names}? Save it as a file first if you may want it again.',
    discardYes: 'Delete it',
    discardNo: 'Keep it',
    earlier: 'Evenings on this device',
    open: 'Open the evening of {names}',
    hands: { one: '{n} hand', other: '{n} hands' },
  },

  notice: {
    blocked:
      'This browser does not keep the sheet: it is lost when you leave the page. Save it as a file now and then.',
    aside:
      'What was kept here before could not be read. It is set aside and nothing of it is lost: save it as a file before you throw it away.',
    asideSave: 'Save what was set aside',
    asideDrop: 'Throw it away',
    unread: {
      one: '{n} entry of this evening could not be read and is not counted. It is kept with the sheet and saved with its file.',
      other:
        '{n} entries of this evening could not be read and are not counted. They are kept with the sheet and saved with its file.',
    },
    unreadShow: 'What they say',
    unreadDrop: 'Throw them away',
    unreadSheets: {
      one: '{n} evening on this device could not be read. It is kept: save it as a file.',
      other: '{n} evenings on this device could not be read. They are kept: save them as a file.',
    },
  },

  csv: {
    hand: 'Hand',
    round: 'Round',
    banker: 'Banker',
    what: 'What happened',
    note: 'Note',
    change: '{name}',
    total: '{name}, total',
  },
} as const
