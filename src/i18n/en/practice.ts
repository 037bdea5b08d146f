import type { BaoRule } from '../../engine/index.ts'
import type { QuestionKind, SceneAct, SlipCode, Verdict } from '../../practice/index.ts'

interface KindWords {
  readonly name: string
  readonly about: string
}

const kinds: Record<QuestionKind, KindWords> = {
  tai: { name: 'Count the tai', about: 'What is this hand worth?' },
  win: { name: 'Is it a win?', about: 'And if not, why not?' },
  pays: { name: 'What does each pay?', about: 'The bill of a win, without Bao.' },
  waits: { name: 'What do you wait for?', about: 'Every tile that completes a hand.' },
  discard: { name: 'Which discard?', about: 'Keep the most useful tiles.' },
  reading: { name: 'Which reading?', about: 'One hand, seen in two ways.' },
  liable: { name: 'Who is liable?', about: 'Does one player pay for all?' },
  faan: { name: 'Count the faan', about: 'The same at the Hong Kong table.' },
  'faan-win': { name: 'Hong Kong: is it a win?', about: 'With the higher minimum.' },
  'faan-pays': { name: 'Hong Kong: what does each pay?', about: 'Bills of the Hong Kong table.' },
  'faan-reading': { name: 'Hong Kong: which reading?', about: 'By the Hong Kong rows.' },
}

const prompts = {
  count: 'How many {unit} is this hand worth?',
  win: 'Is this a legal win?',
  pays: 'What does each player get or pay for this win?',
  /** Only where the table plays Bao, or pays anything at once. */
  paysAbout:
    'For the win alone, shared as usual: nobody is liable for it, and what was paid at once is left out.',
  told: 'It is worth {amount}.',
  waits: 'What is this hand waiting for?',
  waitsAbout: 'Every tile that completes it, whatever it would be worth.',
  discard: 'Which tile should go?',
  discardAbout:
    'The hand should stay as near to complete as it can, with the most tiles left that bring it nearer.',
  reading: 'Which reading scores most?',
  liable: 'Who pays everybody’s share?',
}

const verdicts: Record<Verdict, string> = {
  win: 'It is a win',
  'below-minimum': 'No win: too little counts',
  'not-complete': 'No win: the tiles do not make a hand',
}

/** What happened: {feeder} threw {tile}, {receiver} is who plays the hand. A seat and a tile may have one name. */
const scenes: Record<SceneAct, string> = {
  pong: '{feeder} throws a tile: {tile}. The player {receiver} says Pong.',
  kong: '{feeder} throws a tile: {tile}. The player {receiver} says Kong.',
  chow: '{feeder} throws a tile: {tile}. The player {receiver} takes it for a Chi.',
  win: '{feeder} throws a tile: {tile}. The player {receiver} says Hu.',
  none: '{feeder} throws a tile: {tile}. The player {receiver} could use it, but nobody claims it.',
}

const rules: Record<BaoRule, string> = {
  'SG-H1': 'the tile completes the last dragon or wind set, with all the others on the table',
  'SG-H2': 'the tile brings what lies open before {receiver} up to the limit',
  'SG-H3': 'three sets of one kind lie open, and the tile finishes a hand of only that kind',
  'SG-H4': 'the tile is fresh, and hardly any of the wall is left',
}

/**
 * Why a wrong answer is wrong. {row} a row's name; {near} what keeps it from counting; {tile}; {seat};
 * {n} and {m} plain numbers; {amount} and {other} the same in tai or faan; {unit} tai or faan.
 */
const slips: Record<SlipCode, string> = {
  'not-cut': '{amount} are counted, but more than {other} is paid as the limit.',
  forgot: 'That leaves out {row}.',
  'counted-once': '{row} counts once for each: here {n} times.',
  'wind-once': 'The wind is the seat’s and the round’s: the set counts twice.',
  near: 'That counts {row}, which is not there. {near}',
  'eye-pair': 'That counts the pair of {tile}. A pair is only the Eye: a set takes three.',
  'foreign-bonus': 'That counts {tile}, which belongs to another seat.',
  'other-reading': 'That is another way to read the tiles. The reading with the most counts.',
  'limit-in-pieces':
    'That adds up rows. This is a limit hand: it pays the limit, whatever its parts come to.',
  'added-to-limit': 'Nothing is added to a limit hand, not even bonus tiles.',
  'wins-at-once': 'This hand wins at once, and need not be complete.',
  reads: 'The tiles do make four sets and an Eye.',
  enough: 'It is worth {amount}, and {other} is enough.',
  'limit-is-enough': 'It is a limit hand, and that is always enough.',
  'nothing-counts': 'The hand is complete, but nothing in it counts, and {other} is needed.',
  'too-little': 'The hand is complete, but it is worth {amount}, and {other} is needed.',
  'pairs-no-win': 'Seven pairs are no winning hand at this table.',
  'no-reading': 'However the tiles are sorted, something is left over.',
  'bill-equal':
    'That is a bill in which all three pay the same. At this table the others pay less than the shooter, or nothing.',
  'bill-alone': 'That is a table where the shooter pays the whole bill alone.',
  'bill-four': 'That is a bill of four shares, all from the shooter. At this table it is three.',
  'bill-shooter-more': 'That is a bill in which the shooter pays twice what the others pay.',
  'bill-three': 'That is a bill of three shares, all from the shooter.',
  'drawn-like-thrown':
    'That is the bill of a discard. This tile was self-drawn: nobody threw it, so all three pay the same.',
  'drawn-half': 'That is half of what each pays for Zi Mo.',
  'drawn-twice': 'That is twice what each pays for Zi Mo.',
  'thrown-like-drawn': 'That is the bill of Zi Mo. This tile came from another player.',
  'one-more': 'That is what a hand worth one {unit} more would pay.',
  'one-less': 'That is what a hand worth one {unit} less would pay.',
  'not-cut-pay': 'That pays for everything counted. What is over the limit is paid as the limit.',
  'missed-wait': '{tile} completes it too.',
  'no-wait': '{tile} does not complete it.',
  'fifth-wait': 'All four {tile} are in the hand already: there is no fifth.',
  farther: 'Without {tile} the hand is one step farther from complete.',
  fewer: 'Without {tile} only {n} tiles bring it nearer, not {m}.',
  'reads-less': 'Read that way it comes to {amount}, not {other}.',
  'reads-more': 'One reading comes to {amount}, another to {other}.',
  'reads-equal': 'Every reading comes to {amount}.',
  'liable-rule': '{seat} pays for all: {rule}.',
  'fed-earlier': '{seat} only fed an earlier set. Who fed this tile is what matters.',
  'no-part': '{seat} had no part in it.',
  unclaimed: 'A discard that nobody claims makes nobody liable.',
  eye: 'The {tile} is only the Eye. That brings no Bao.',
  'in-hand': 'The set of {tile} was still in the hand: only what lies on the table counts.',
  'few-shown': 'Too few sets lay open to see it coming: {n}, not {m}.',
  'flush-off': 'Your table asks nothing of who feeds a flush.',
  early: 'The tile is fresh, but {n} playable tiles were left. It matters from {m} on.',
  'not-fresh': 'The wall is nearly out, but {tile} had been thrown before.',
  'fresh-off': 'Your table asks nothing of fresh tiles.',
  ordinary: 'It is an ordinary win: the shooter pays the shooter’s share and no more.',
  'claim-no-win': 'The claim shows a flush coming, but only the discard that wins it counts.',
  chow: 'A Chi makes nobody liable.',
  'no-value': 'A set of {tile} is worth nothing to them.',
  'not-last': 'It is set {n} of {m}: others are still missing.',
  'under-limit': '{amount} lie open with it, and the limit is {other}.',
  'limit-feed-off': 'Your table asks nothing of who feeds a hand up to the limit.',
}

export const practice = {
  title: 'Practice',
  description:
    'Questions about Singapore mahjong hands, made by the rules engine: tai, waits, discards, payments and Bao. What you miss comes back.',
  lead: 'Guess first, then see why. What you miss comes back sooner, and the questions grow with you.',
  noScript: 'Practice needs JavaScript, which is off. The question above is the first of them.',
  kinds,
  prompts,
  verdicts,
  scenes,
  rules,
  slips,
  question: 'Question',
  table: { singapore: 'Singapore table', 'hong-kong': 'Hong Kong table' },
  own: 'by your house rules',
  level: 'level {n}',
  review: 'review',
  choices: 'Your answer',
  same: 'They are worth the same',
  nobody: 'Nobody: each pays their own share',
  seatPays: '{seat}',
  gets: '+{n}',
  pays: '−{n}',
  nothing: '0',
  playable: { one: '{n} playable tile is left.', other: '{n} playable tiles are left.' },
  fresh: 'It is fresh: nobody has thrown that tile before.',
  fed: 'from {seat}',
  notFed: 'made alone',
  before: 'Before {receiver} lies:',
  beforeNothing: 'Nothing lies before {receiver} yet.',
  holds: 'The hand of {receiver}:',
  right: 'Right.',
  wrong: 'Not quite.',
  yourAnswer: 'your answer',
  rightAnswer: 'right',
  next: 'Next question',
  open: 'This hand in the hand builder',
  openCase: 'This table in the liability explorer',
  keys: 'Keys: {from} to {to} answer, Enter goes on.',
  empty: 'Your house rules leave nothing to ask of this kind. Choose others.',
  bill: {
    base: 'The base is {n} for {amount}.',
  },
  liable: {
    all: '{seat} pays the whole bill: {rule}.',
    lasting: 'It lasts to the end of the hand.',
    none: 'Nobody is liable.',
  },
  queue: {
    title: 'Reviews',
    none: 'Nothing to review. What you miss is put here, and comes back.',
    due: { one: '{n} is due now.', other: '{n} are due now.' },
    later: 'None is due yet.',
    now: 'now',
    more: { one: 'and {n} more', other: 'and {n} more' },
  },
  progress: {
    title: 'Your progress',
    about: 'Switch off what you do not want to be asked.',
    of: '{right} of {all}',
    none: 'not asked yet',
    noBao: 'not asked: no Bao at your table',
    last: 'One kind must stay on, so this one does.',
  },
  notice: {
    aside:
      'The practice that was kept here before could not be read, so this is a new start. It is set aside and nothing of it is lost: save it as a file before you throw it away.',
    asideSave: 'Save what was set aside',
    asideDrop: 'Throw it away',
  },
  file: {
    export: 'Save as a file',
    exported: 'Saved as {file}.',
    import: 'Open a file',
    imported: 'Your practice is what the file says.',
    notOurs: 'This file is no saved practice of Count Tai. Nothing was changed.',
    reset: 'Start over',
    sure: 'Forget your progress and all reviews?',
    yes: 'Forget them',
    no: 'Keep them',
    done: 'Forgotten. You begin anew.',
  },
}
