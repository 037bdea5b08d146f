import type { ActionType, BaoRule, InstantEvent, Level, Mode, TableId } from '../../engine/index.ts'
import type { Speed } from '../../stores/play-bots.ts'
import { routeParts } from './shared.ts'

interface Told {
  readonly name: string
  readonly about: string
}

const modes: Record<Mode, Told> = {
  guided: {
    name: 'Guided hand',
    about:
      'One hand that explains every turn. Nothing is counted: four sets and an Eye win, and you may take anything back.',
  },
  scored: {
    name: 'Scored hand',
    about: 'One hand by the whole rules: the minimum, the limit, Kong and bonus payments, and Bao.',
  },
  match: {
    name: 'Full match',
    about:
      'Four rounds. Points are carried, the Banker and the Round Wind move on, and somebody comes first.',
  },
}

const levels: Record<Level, Told> = {
  beginner: {
    name: 'Beginner',
    about: 'Looks only at its own tiles, overlooks claims, and lets a wrong tile go now and then.',
  },
  casual: {
    name: 'Casual',
    about: 'Knows where tai come from and claims for them. Does not watch what others collect.',
  },
  strong: {
    name: 'Strong',
    about:
      'Counts every tile on the table, weighs what a win brings, and gives a hand up when it is dangerous.',
  },
}

/** Two forms of a sentence: of the reader, and of {who}. */
interface Said {
  readonly you: string
  readonly other: string
}

const acts: Record<Exclude<ActionType, 'pass'>, Said> = {
  discard: { you: 'You discard {tile}.', other: '{who} discards {tile}.' },
  'kong-concealed': {
    you: 'You declare a concealed Kong of {tile}.',
    other: '{who} declares a concealed Kong of {tile}.',
  },
  'kong-added': {
    you: 'You add {tile} to your Pong.',
    other: '{who} adds {tile} to a Pong: it may be robbed.',
  },
  win: { you: 'You say Hu.', other: '{who} says Hu.' },
  chi: { you: 'You say Chi.', other: '{who} says Chi.' },
  pong: { you: 'You say Pong.', other: '{who} says Pong.' },
  kong: { you: 'You say Kong.', other: '{who} says Kong.' },
  rob: { you: 'You rob the Kong.', other: '{who} robs the Kong.' },
  'rob-eighth': { you: 'You rob the eighth flower.', other: '{who} robs the eighth flower.' },
}

const claims: Record<'chi' | 'pong' | 'kong' | 'win' | 'rob' | 'rob-eighth', Said> = {
  chi: { you: 'You take {tile} for a Chi.', other: '{who} takes {tile} for a Chi.' },
  pong: { you: 'You take {tile} for a Pong.', other: '{who} takes {tile} for a Pong.' },
  kong: { you: 'You take {tile} for a Kong.', other: '{who} takes {tile} for a Kong.' },
  win: { you: 'You win on {tile}.', other: '{who} wins on {tile}.' },
  rob: { you: 'You rob {tile} and win.', other: '{who} robs {tile} and wins.' },
  'rob-eighth': { you: 'You rob {tile}: eight flowers.', other: '{who} robs {tile}: eight flowers.' },
}

const pays: Record<InstantEvent, string> = {
  'kong-claimed': 'Kong',
  'kong-added': 'Kong',
  'kong-concealed': 'Concealed Kong',
  bite: 'A bite',
  marriage: 'A marriage',
  'flower-family': 'All four flowers',
  'season-family': 'All four seasons',
  'animal-family': 'All four animals',
}

/** Why one player pays everybody's share. */
const bao: Record<BaoRule, string> = {
  'SG-H1': 'The tile completed the last of the dragon or wind sets, with the others on the table.',
  'SG-H2': 'The tile brought what {winner} shows up to the limit.',
  'SG-H3': '{winner} showed three or more sets of {kind}, and the tile finished a hand of {kind} alone.',
  'SG-H4': 'The tile was fresh, nobody had thrown one before, and the wall was nearly out.',
}

/** The same where the reader won by it. */
const baoYours: Record<'SG-H2' | 'SG-H3', string> = {
  'SG-H2': 'The tile brought what you show up to the limit.',
  'SG-H3': 'You showed three or more sets of {kind}, and the tile finished a hand of {kind} alone.',
}

const speeds: Record<Speed, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' }

export const play = {
  title: 'Play',
  heading: 'Play a hand',
  description:
    'Play Singapore or Hong Kong mahjong against three bots: a guided hand, a scored hand or a full match, with advice when you ask for it.',
  lead: 'You against three others. Nothing is timed, and you may take anything back.',
  noScript: 'The table needs scripts. Lessons and the sheets work without them.',

  setup: {
    table: 'Which table',
    tables: {
      singapore: {
        name: 'Singapore table',
        about: 'Animals, flowers and Bao; hands by themselves or a full match.',
      },
      'hong-kong': {
        name: 'Hong Kong table',
        about: 'No animals and no Bao; every hand is a game by itself.',
      },
    } satisfies Record<TableId, { name: string; about: string }>,
    mode: 'What to play',
    modes,
    level: 'The three others',
    levels,
    minimum: 'A hand needs {minimum} to win and counts up to {limit}.',
    unlimited: 'A hand needs {minimum} to win. There is no limit.',
    /** Where nothing is asked for. */
    everyHand: 'Every complete hand wins, and a hand counts up to {limit}.',
    everyHandOpen: 'Every complete hand wins. There is no limit.',
    nothing: 'Any four sets and an Eye win.',
    written: '{table}, as written.',
    own: { one: 'Your table: {n} house rule differs.', other: 'Your table: {n} house rules differ.' },
    rules: 'House rules',
    start: { guided: 'Deal a guided hand', scored: 'Deal a hand', match: 'Begin a match' } satisfies Record<
      Mode,
      string
    >,
    resume: 'Go on with your game',
    resumeAbout: {
      guided: 'A guided hand is open.',
      scored: 'A scored hand is open.',
      match: '{round} round, hand {n} is open.',
    } satisfies Record<Mode, string>,
    replaces: 'A new deal takes the place of the open game.',
    aside: 'Back to the game you left',
    how: 'How a turn goes',
    steps: [
      'Draw a tile. A flower, season or animal is shown and replaced at once.',
      'Let one tile go. Anybody may take it for a Pong or Kong, the next player for a Chi.',
      'Four sets and an Eye end the hand. In a scored hand they must be worth something, too.',
    ],
    /** A draw where there are no bonus tiles, and the end where every complete hand wins. */
    plain: { draw: 'Draw a tile.', end: 'Four sets and an Eye end the hand.' },
  },

  amount: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',

  names: { you: 'You', b: 'Mei Ling', c: 'Farid', d: 'Linh' },
  seatLabel: '{who}, {seat}',

  bar: {
    round: '{round} round',
    hand: 'hand {n}',
    guided: 'Guided hand',
    rule: '{table}, minimum {minimum}, limit {limit}',
    ruleOpen: '{table}, minimum {minimum}, no limit',
    ruleGuided: 'Four sets and an Eye win',
    leave: 'Leave the table',
    undo: 'Take back your last move',
    menu: 'Table menu',
  },

  table: {
    label: 'The table',
    left: 'left',
    hub: {
      one: '{n} tile left to play. {round} round. {who} has the turn.',
      other: '{n} tiles left to play. {round} round. {who} has the turn.',
    },
    hubYou: {
      one: '{n} tile left to play. {round} round. It is your turn.',
      other: '{n} tiles left to play. {round} round. It is your turn.',
    },
    river: '{who}: river',
    riverYours: 'Your river',
    holds: { one: '{n} tile in hand', other: '{n} tiles in hand' },
    last: '{tile}, just discarded',
    own: { one: 'Your hand, {n} tile', other: 'Your hand, {n} tiles' },
    ownHelp: 'Arrow keys move along the hand, Enter chooses a tile, Enter again lets it go.',
    ownHelpOneTap: 'Arrow keys move along the hand, Enter lets a tile go.',
    drawn: '{tile}, just drawn',
    chosen: '{tile}, chosen: press again to let it go',
    waits: 'You wait for',
    locked: 'Locked',
    lockedAbout: 'You passed it: no win on it and no Pong of it until you draw or declare a set.',
    choose: 'Choose a tile to let go.',
    confirm: 'Discard {tile}',
    keep: 'Keep it',
    drag: 'or drag it to the middle',
    thinking: '{who} is thinking.',
    hurry: 'Show what happened',
    whatIf: 'You are trying something else.',
    asPlayed: 'Back to what you played',
    notKept: 'This device does not let the site keep the game. It is lost when you close the page.',
  },

  claim: {
    label: 'Your answer',
    discards: '{who} discards {tile}',
    konging: '{who} adds {tile} to a Pong',
    eighth: '{who} shows {tile}, the eighth flower',
    turn: 'You drew {tile}.',
    turnPlain: 'Your turn.',
    hu: 'Hu',
    ziMo: 'Zi Mo',
    rob: 'Rob it',
    pong: 'Pong',
    chi: 'Chi',
    kong: 'Kong',
    concealed: 'Concealed Kong',
    added: 'Add to Pong',
    pass: 'Pass',
    worth: '{amount}, collect {n}',
    free: 'four sets and an Eye',
    lock: 'Pass, and you may not win on or Pong a {tile} until you draw or declare a set.',
    only: 'This wins at once: nothing else can be done.',
    below: 'Complete, but worth {amount}. This table asks for {minimum}.',
    why: 'Why can’t I win?',
  },

  acts,
  claims,
  events: {
    deal: 'The tiles are dealt.',
    draw: { you: 'You draw {tile}.', other: '{who} draws.' },
    replace: { you: 'You draw a replacement: {tile}.', other: '{who} draws a replacement.' },
    bonus: { you: 'You show {tile}.', other: '{who} shows {tile}.' },
    pay: { you: '{why}: each pays you, {n} in all.', other: '{why}: {who} collects {n}.' },
    bao: '{who} is liable from now on: if {winner} wins by Zi Mo or on {who}’s discard, {who} pays everything.',
    baoYou: 'You are liable from now on: if {winner} wins by Zi Mo or on your discard, you pay everything.',
    drawn: 'The wall is out. The hand is drawn.',
    tai: 'You win: {amount}.',
    taiOther: '{who} wins: {amount}.',
    free: 'You win.',
    freeOther: '{who} wins.',
  },
  pays,
  offer: 'You may: {list}.',

  log: { title: 'This hand', label: 'What happened', empty: 'Nothing has happened yet.' },
  ifWon: {
    title: 'If you win now',
    none: 'Your hand is not ready.',
    discard: '{amount} on a discard',
    selfDraw: '{amount} by Zi Mo',
    no: 'no win',
  },

  end: {
    hand: 'Hand {n}',
    youWin: 'You win',
    wins: '{who} wins',
    amount: '{amount}',
    by: {
      'self-draw': 'by Zi Mo',
      discard: 'on {who}’s discard',
      'rob-kong': 'by robbing {who}’s Kong',
      'rob-eighth': 'by robbing {who}’s flower',
    },
    byYours: {
      discard: 'on your discard',
      'rob-kong': 'by robbing your Kong',
      'rob-eighth': 'by robbing your flower',
    },
    drawn: 'Drawn hand',
    drawnAbout: 'The wall is out and nobody has won.',
    drawnKong: 'The wall is out and nobody has won. A Kong was made, so the next player is Banker.',
    drawnStay: 'The wall is out and nobody has won. No Kong was made, so the Banker stays.',
    guided: 'Four sets and an Eye.',
    wouldBe: 'In a scored hand this would be worth {amount}.',
    wouldBeNone:
      'In a scored hand this would be no win yet: it is worth {amount}, and the table asks for {minimum}.',
    why: 'Why',
    bill: 'Who pays',
    share: 'share',
    pays: 'pays',
    once: 'at once',
    evening: 'evening',
    total: 'in all',
    plain: 'Everybody pays the same.',
    shooter: '{who} gave the tile and pays double.',
    shooterYou: 'You gave the tile and pay double.',
    shooterMore: '{who} gave the tile and pays more than the others.',
    shooterMoreYou: 'You gave the tile and pay more than the others.',
    aloneYou: 'You gave the tile and pay for everybody.',
    alone: '{who} gave the tile and pays for everybody.',
    selfDraw: 'Self-drawn: everybody pays the same.',
    other: 'Everybody pays what the table’s house rules say.',
    payer: '{who} pays for all.',
    payerYou: 'You pay for all.',
    bao,
    baoYours,
    /** What SG-H3 names besides a suit. */
    kinds: { honours: 'honours', terminals: 'terminals' },
    /** Of a flower or season that another seat owns. */
    idle: 'It goes with {seat} and counts for nothing here.',
    baoEnd: 'Bao moves the bill. It does not grow it.',
    atOnce: 'Kongs and bonus tiles were paid when they were shown.',
    next: 'Next hand',
    again: 'Another hand',
    replay: 'Replay',
    review: 'Look back',
    table: 'See the table',
    result: 'See the result',
    standing: 'Final standing',
    places: ['1st', '2nd', '3rd', '4th'],
    ledger: 'The match so far',
    ledgerHand: 'hand',
    ledgerDrawn: 'drawn',
    close: 'Close',
    newMatch: 'New game',
  },

  coach: {
    title: 'Coach',
    ask: 'Advice',
    close: 'Close the advice',
    best: 'What to let go',
    toGo: { one: '{n} tile from a win', other: '{n} tiles from a win' },
    ready: 'ready to win',
    dead: 'no win can be reached',
    useful: { one: '{n} tile helps', other: '{n} tiles help' },
    worth: 'worth {amount} or more',
    safe: 'safe',
    odds: 'danger {percent}',
    bao: 'may make you pay for all',
    claims: 'What to answer',
    answer: {
      better: 'Brings you nearer.',
      pass: 'Passing is better: it brings you no nearer or costs too much.',
      win: 'Take the win.',
    },
    where: 'Where you stand',
    routes: 'Ways to a win',
    missing: { one: '{n} tile missing', other: '{n} tiles missing' },
    waits: 'You wait for',
    helps: 'These help',
    left: { one: '{n} left', other: '{n} left' },
    onDiscard: '{amount} on a discard',
    onDraw: '{amount} by Zi Mo',
    onlyDraw: 'only by Zi Mo, {amount}',
    noWin: 'no win: under the minimum',
    dangers: 'Take care with',
    calm: 'Nothing in your hand is dangerous yet.',
    fresh: 'nobody has thrown one',
    below: 'Why can’t I win?',
    belowAbout: 'The hand is complete and worth {amount}. The table asks for {minimum}. Nearest to it:',
    belowNone: 'The hand is complete and worth {amount}. The table asks for {minimum}.',
    lockedAbout: 'You passed this tile, so it is locked until you draw or declare a set.',
    nothing: 'There is nothing to decide just now.',
    route: routeParts,
    suits: ['wan', 'tong', 'suo'],
  },

  guide: {
    label: 'Guide',
    draw: 'You hold one tile too many now: choose one to let go.',
    after: 'You laid down a set, so you draw nothing. Let one tile go.',
    first: 'You are Banker and begin with 14 tiles. Let one go.',
    ready: 'Your hand is ready: {list} would complete it.',
    away: {
      one: 'You are {n} tile away from being ready.',
      other: 'You are {n} tiles away from being ready.',
    },
    suggest: 'Letting {tile} go leaves the most tiles that help you: {n}.',
    suggestBest: 'Letting {tile} go keeps the best chance of a win.',
    suggestSafe:
      'Letting {tile} go is best here, when the chance of a win and what the tile may cost are weighed.',
    win: 'Four sets and an Eye: you can win. Say Hu.',
    pong: 'You hold two of these. Pong takes the tile for a set of three, shown to all, and it is your turn at once.',
    chi: 'With two tiles of yours this makes three in a row. Chi is only for the player after the one who discards.',
    kong: 'You hold three of these. A Kong is a set of four, and you draw a replacement from the back of the wall.',
    kongOwn: 'You hold four of a kind. Declared as a Kong it counts as one set, and you draw a replacement.',
    kongAdded:
      'You hold the fourth tile of a Pong you have shown. Added to it, it makes a Kong, and you draw a replacement. Somebody who waits for that tile may rob it and win.',
    rob: 'This Kong is being made with the very tile you wait for: you may rob it and win.',
    wait: 'Watch what {who} does. If a discard fits your hand, you will be asked.',
    good: 'It brings you nearer to four sets and an Eye.',
    bad: 'It brings you no nearer. You may pass.',
    over: 'That was a whole hand. Play another, or try a scored hand, where tai count.',
    /** Before a choice that the coach holds to be clearly worse. */
    warn: {
      win: 'You can win now. This choice gives the win up.',
      farther: {
        one: 'After this you need {n} tile more for a win than after the best discard.',
        other: 'After this you need {n} tiles more for a win than after the best discard.',
      },
      lost: 'After this no win can be reached.',
      claim: 'This brings you no nearer to a win, and what you lay down stays on the table.',
      keep: 'Keep my choice',
      again: 'Choose again',
    },
  },

  menu: {
    title: 'Table menu',
    speed: 'Speed of the others',
    speeds,
    oneTap: 'One tap discards',
    sound: 'Sound',
    coach: 'Advice stays open',
    share: {
      share: 'Share this hand',
      link: 'Link to this hand',
      copy: 'Copy',
      copied: 'Copied.',
      send: 'Send',
    },
    shareNot: 'This hand was set up by hand, so no link can deal it again.',
    replay: 'Replay this hand',
    ledger: 'The match so far',
    leave: 'Leave the table',
    close: 'Close',
  },

  replay: {
    title: 'Replay',
    label: 'Moment {n} of {of}',
    at: 'Moment',
    first: 'To the beginning',
    back: 'One step back',
    on: 'One step on',
    last: 'To the end',
    run: 'Run',
    halt: 'Halt',
    tryHere: 'Try something else from here',
    close: 'Close the replay',
  },

  review: {
    title: { one: '{n} decision to look at', other: '{n} decisions to look at' },
    about:
      'By the strong player’s own reckoning: the chance of a win times what it brings, less what a tile may cost.',
    working: 'Looking through your moves.',
    none: 'Nothing to find: no move of yours cost anything worth naming.',
    cost: 'cost {n}',
    chosen: 'Your choice: {action}.',
    better: 'Better: {action}.',
    left: { one: '{n} tile left in the wall', other: '{n} tiles left in the wall' },
    tryHere: 'Try it again',
    does: {
      discard: 'discard {tile}',
      'kong-concealed': 'a concealed Kong of {tile}',
      'kong-added': 'a Kong of {tile}',
      win: 'Hu',
      chi: 'Chi',
      pong: 'Pong',
      kong: 'Kong',
      rob: 'robbing the Kong',
      'rob-eighth': 'robbing the flower',
      pass: 'Pass',
    } satisfies Record<ActionType, string>,
  },

  shared: {
    opened: 'This is a hand that somebody shared. Replay it, or play on from any moment.',
    broken: 'The link is damaged: the hand is shown as far as it could be followed.',
    aside:
      'The game that was kept here could not be read. It is set aside and nothing of it is lost: save it as a file before you throw it away.',
    asideSave: 'Save what was set aside',
    asideDrop: 'Throw it away',
  },
} as const
