import type { BaoCaseId, StoryStepId } from '../../content/examples/bao.ts'
import type { BaoRule } from '../../engine/index.ts'
import type { FactCode } from '../../stores/liability-facts.ts'
import type { CaseFault } from '../../stores/liability-find.ts'
import type { Act, Later } from '../../stores/liability-state.ts'
import { payments } from './payments.ts'

const rule: Record<BaoRule, string> = {
  'SG-H1': 'Third dragon, fourth wind',
  'SG-H2': 'Fed up to the limit',
  'SG-H3': 'A hand plain to see',
  'SG-H4': 'A fresh tile, late',
}

/** Why a rule applies or does not. Places: the players, the tile, and the numbers of `Fact`. */
const fact: Record<FactCode, string> = {
  off: 'Not played at this table.',
  robbed: 'A robbed tile brings no Bao.',
  drawn: 'Nobody threw the tile.',
  untaken: 'Nobody took the tile.',
  'h1-met': '{receiver} already shows all the other {family} needed, and this tile makes the last one.',
  'h1-few':
    'With this set {receiver} still has too few {family} on the table: {n} lay there before, and {need} are needed.',
  'h1-plain': 'The tile is neither a dragon nor a wind.',
  'h1-no-set': 'The tile makes no Pong or Kong.',
  'h2-met': 'What {receiver} shows goes from {before} to {after}. The limit is {limit}.',
  'h2-below': 'What {receiver} shows goes from {before} to {after}, below the limit of {limit}.',
  'h2-already': '{receiver} showed {before} before it: the limit was reached without this tile.',
  'h2-nothing': 'A set of {tile} is worth nothing to {receiver}.',
  'h2-no-limit': 'This table has no limit, so nobody can be fed up to it.',
  'h2-no-set': 'The tile makes no Pong or Kong of an honour.',
  'h2-ended': 'Not asked: the hand has ended already.',
  'h3-met': '{receiver} shows {n} sets of {class}, and the whole hand is of them.',
  'h3-few': 'The whole hand is of {class}, but {receiver} shows only {n} sets of them. {need} are needed.',
  'h3-mixed': 'The hand is not of one suit, nor all honours, nor all terminals.',
  'h3-unfinished': 'The hand wins unfinished, so its tiles do not count as one kind.',
  'win-only': 'Only a winning discard counts here.',
  'h4-met': 'Nobody had thrown one before, and {n} playable tiles were left. It begins at {need}.',
  'h4-early': 'Nobody had thrown one before, but {n} playable tiles were left. It begins at {need}.',
  'h4-seen': 'Somebody had thrown one before, so it was not fresh.',
}

const fault: Record<CaseFault, string> = {
  'no-tile': 'Which tile is it? Choose one.',
  'no-set': 'That tile makes no such set.',
  'no-copy': 'There are not so many copies of that tile.',
  'five-sets': 'Four sets are shown already; a hand has no room for another.',
  'tile-count': 'The hand has another number of tiles than a winning hand.',
  'not-complete': 'This is no win: the tiles are not four sets and an Eye. Without a win there is no Bao.',
  'below-minimum': 'This is no win: it has too few tai. Without a win there is no Bao.',
  impossible: 'This cannot happen at a table.',
}

export const acts: Record<Act, string> = {
  none: 'Nothing',
  chow: 'Chi',
  pong: 'Pong',
  kong: 'Kong',
  win: 'Hu',
  rob: 'Robs it',
  'self-draw': 'Zi Mo',
}

/** Above the tile. */
const told: Record<Act, string> = {
  none: '{feeder} throws, nobody takes it',
  chow: '{feeder} throws, {receiver} says Chi',
  pong: '{feeder} throws, {receiver} says Pong',
  kong: '{feeder} throws, {receiver} says Kong',
  win: '{feeder} throws, {receiver} says Hu',
  rob: '{feeder} adds it to a Pong, {receiver} robs it',
  'self-draw': '{receiver} draws it',
}

const later: Record<Later, string> = {
  'self-draw': 'by Zi Mo',
  feeder: 'on {seat}’s discard',
  other: 'on {seat}’s discard',
  rob: 'by robbing {seat}’s Kong',
}

const cases: Record<BaoCaseId, string> = {
  'third-dragon': 'The third dragon set is fed',
  'third-dragon-concealed-kong': 'One of the others is a concealed Kong',
  'fourth-wind': 'The fourth wind set is fed',
  'second-dragon': 'Only the second dragon set',
  'third-wind': 'Only the third wind set',
  'third-dragon-hidden': 'The third, but one was hidden in the hand',
  'third-dragon-lasts': 'The third, at a table without automatic wins',
  'fed-to-limit': 'An honour Pong that reaches the limit',
  'fed-double-wind': 'A wind that counts twice reaches it',
  'fed-kong': 'Claimed as a Kong',
  'fed-below-limit': 'A Pong that stops short of the limit',
  'limit-before': 'The limit was reached before',
  'worthless-wind': 'A wind that is nobody’s',
  'fed-plain-pong': 'A Pong of an ordinary tile',
  'nobody-wants-it': 'A dangerous tile that nobody takes',
  'plain-flush': 'A full flush, three sets shown',
  'plain-honours': 'All honours, three sets shown',
  'plain-terminals': 'All terminals, three sets shown',
  'flush-two-shown': 'A full flush, fewer sets shown',
  'half-flush-shown': 'A half flush',
  'flush-drawn': 'The flush is self-drawn',
  'fresh-tile': 'A fresh tile at the end of the wall',
  'fresh-too-early': 'The same a turn too early',
  'late-but-seen': 'Late, but thrown before',
  'lasts-zi-mo': 'Later the winner draws the tile',
  'lasts-own-discard': 'Later the feeder throws it',
  'lasts-other-discard': 'Later somebody else throws it',
  'two-feeders': 'Two players fed, one after the other',
  'became-a-kong': 'The fed Pong has become a Kong',
  'robbed-kong': 'A robbed Kong',
  'dragon-eye': 'The dragon is only the Eye',
  'no-limit': 'A table without a limit',
}

interface StepWords {
  /** What happens. {n} playable tiles. */
  readonly tell: string
  readonly ask: string
  /**
   * Why the answer is what it is by the standard rules. Places: {pays} what you pay, {usual} what it would be
   * without Bao, {before} {after} {limit} with their unit, {need} tiles, {lines} rows on the table.
   */
  readonly why: string
}

const pays = 'What do you pay?'

const steps: Record<StoryStepId, StepWords> = {
  unwanted: {
    tell: 'The first hand, in the East round. You sit West. South has claimed Red dragons from East and Green dragons from North, and both Pongs lie open. You draw a White dragon that fits nothing you hold, and throw it. Nobody says a word.',
    ask: 'Do you owe anything for that throw?',
    why: 'Bao comes from a claim, or from a win on the tile, never from the discard alone. You were lucky: no tile at this table was more dangerous.',
  },
  'third-dragon': {
    tell: 'Some turns later you draw another White dragon, and throw that one too. Meanwhile South has drawn a pair of them. “Pong!”',
    ask: pays,
    why: 'The third dragon set wins at once, at the limit, whatever else South holds. East and North fed the first two, when nobody could know. You fed the last with both lying open, so you pay everybody’s share: {pays}. Without Bao yours would have been {usual}. South collects the same either way.',
  },
  'drawn-dragon': {
    tell: 'Suppose that the last White dragon had not come to you. It lay in the wall, and South drew it.',
    ask: pays,
    why: 'South wins at once all the same, but nobody fed the last set. It is Zi Mo, so each of you three pays {pays}, and nobody is liable.',
  },
  shown: {
    tell: 'The next hand. South shows Pongs of Green dragons and of South winds, flower 2, and the cat. You are about to throw a Red dragon. First, count.',
    ask: 'How many tai does South show?',
    why: 'Everybody can see them: {lines}. Together that is {before}, and the limit is {limit}. What South holds in the hand does not matter here.',
  },
  fed: {
    tell: 'You throw the Red dragon. “Pong!” South lays the set down and throws a tile. Nobody has won.',
    ask: 'Are you liable, although nobody has won?',
    why: 'Your tile took what South shows from {before} to {after}, which is the limit. Whatever South wins with now is worth that much, and you made it so. You stay liable to the end of the hand.',
  },
  'fed-zi-mo': {
    tell: 'A few turns later South draws the winning tile.',
    ask: pays,
    why: 'By Zi Mo each of you three owes {usual}. You pay it for all three: {pays}. Nothing at this table costs more.',
  },
  'fed-other': {
    tell: 'Suppose that East had thrown the winning tile instead.',
    ask: pays,
    why: 'Somebody else shot, so the bill is shared as usual: East pays most, you and North a smaller share, {pays}. What you answer for is South’s Zi Mo, and a win on a tile of your own.',
  },
  'fed-kong': {
    tell: 'Suppose that South first draws the fourth Red dragon, makes the Pong a Kong, and wins by Zi Mo later on.',
    ask: 'Are you still liable?',
    why: 'A set that becomes a Kong changes nothing. You fed it, and you pay the whole bill, {pays}. The Kong itself is paid at once, by everybody: that is no part of Bao.',
  },
  'fed-below': {
    tell: 'Now take the cat away. South shows everything else, and you throw the same Red dragon. “Pong!”',
    ask: 'Are you liable?',
    why: 'What South shows goes from {before} to {after}, and the limit is {limit}. A single bonus tile made the difference. Count before you throw.',
  },
  suo: {
    tell: 'The third hand. South has claimed two Chi and a Pong, all of them suo. You throw 8 suo. “Hu!” It is a full flush.',
    ask: pays,
    why: 'Three open sets of one suit were warning enough. You pay the whole bill, {pays}. An ordinary shooter would have paid {usual}.',
  },
  'suo-two': {
    tell: 'Suppose that South had kept the Pong in the hand. Two sets lie open; the tiles are the same, and so is your throw.',
    ask: pays,
    why: 'With so few sets open nobody could be sure. You are an ordinary shooter, and pay {pays}. The others pay their shares.',
  },
  late: {
    tell: 'The last hand. Playable tiles left in the wall: {n}. Nobody has thrown a 1 wan yet. You throw one, and South wins a small hand on it.',
    ask: pays,
    why: 'A fresh tile this late is a gamble with everybody’s points. It was yours, so you pay for everybody: {pays} in place of {usual}.',
  },
  early: {
    tell: 'Suppose that it had been one tile earlier. Playable tiles left: {n}.',
    ask: pays,
    why: 'The line is drawn at {need} playable tiles, counted when you throw. Before that a fresh tile is a tile like any other, and you pay the shooter’s share, {pays}.',
  },
  robbed: {
    tell: 'Suppose that you had not thrown the 1 wan at all. You added it to a Pong of your own, to make a Kong, and South robbed it. Playable tiles left: {n}.',
    ask: 'Do you pay for everybody?',
    why: 'A robbed tile brings no Bao, however late it is. You pay as the shooter, {pays}, and nobody pays you for the Kong.',
  },
}

/** The liability explorer and the story of the lesson "Bao". Every number is the engine's. */
export const bao = {
  rule,
  met: 'applies',
  unmet: 'does not apply',
  fact,
  families: { dragons: 'dragon sets', winds: 'wind sets' },
  classes: { m: 'wan', p: 'tong', s: 'suo', honours: 'honours', terminals: 'terminals' },
  unit: '{n}\u00a0tai',
  line: '{row} {n}',
  lineTimes: '{count} × {row} {n}',

  scene: {
    label: 'The table',
    shows: '{seat} shows',
    nothing: 'nothing yet',
    hand: 'In the hand',
    told,
    noTile: 'no tile yet',
    round: '{round} round',
    left: { one: '{n} playable tile left', other: '{n} playable tiles left' },
    fresh: 'fresh: nobody has thrown one',
    seen: 'thrown before',
    earlier: '{seat} is liable already',
    /** A tile or set that can be pressed. */
    shown: '{tile}, shown',
    inHand: '{tile}, in the hand',
    tile: '{tile}, the tile in question',
  },

  verdict: {
    liable: '{seat} is liable',
    still: '{seat} is still liable',
    none: 'Nobody is liable',
    unknown: 'Nothing to judge',
    /** The hand is over. {total} with its unit. */
    pays: 'The hand ends here, with {total}. {seat} pays everybody’s share, {n}, and {receiver} collects no more for it.',
    usual: 'The hand ends here, with {total}, and is paid as usual.',
    lasts: 'The hand goes on. {seat} is liable to its end:',
    goesOn: 'The hand goes on, and nobody owes anything for this tile.',
    reasons: 'Why',
    shown: 'Shown with it: {lines}.',
    missing: { one: '{n} tile is missing.', other: '{n} tiles are missing.' },
    tooMany: { one: '{n} tile is too many.', other: '{n} tiles are too many.' },
  },

  bill: {
    caption: 'Who pays, without Bao and with it',
    who: 'Seat',
    without: 'without Bao',
    with: 'with Bao',
    plus: '+{n}',
    minus: '−{n}',
  },
  later: {
    legend: 'If {receiver} wins later',
    way: later,
    pays: '{seat} pays the whole bill, {n}',
    usual: 'paid as usual',
  },

  explore: {
    label: 'Liability explorer {n}',
    case: 'A ready case',
    before: 'The case before',
    next: 'The next case',
    groups: {
      h1: 'Third dragon, fourth wind',
      h2: 'Fed up to the limit',
      h3: 'A hand plain to see',
      h4: 'A fresh tile, late',
      h5: 'How long it lasts',
      h6: 'What never brings it',
    },
    cases,
    change: 'Change the table',
    tiles: 'Change the tiles',
    act: 'What {receiver} does with it',
    acts,
    receiver: 'Who shows the sets',
    feeder: { thrown: 'Who throws it', robbed: 'Whose Kong' },
    round: 'Round',
    playable: 'Playable tiles left',
    less: 'One tile fewer',
    more: 'One tile more',
    fresh: 'Nobody has thrown one before',
    earlier: 'Liable already',
    nobody: 'Nobody',
    reset: 'Back to the case',
    rules: 'Judged by the rules of this case: {list}.',
    ruleValue: '{rule}: {value}',
    put: {
      label: 'Put in as',
      tile: 'The tile',
      pong: 'Pong',
      kong: 'Kong',
      kongConcealed: 'Concealed Kong',
      chow: 'Chi',
      hand: 'In hand',
    },
    chosen: {
      label: '{tile} is chosen',
      pong: 'Make it a Pong',
      kong: 'Make it a Kong',
      kongConcealed: 'Make it a concealed Kong',
      down: 'Turn it down',
      up: 'Turn it up',
      out: 'Take out',
      close: 'Let it be',
    },
    refused: 'No room, or no copy left.',
    share: { ...payments.share, link: 'Link to this table' },
  },
  fault,

  story: {
    label: 'A story to play through',
    place: 'Scene {n} of {all}',
    chapters: {
      dragons: 'The third dragon',
      limit: 'Up to the limit',
      flush: 'One suit',
      wall: 'The end of the wall',
    },
    steps,
    yes: 'Yes',
    no: 'No',
    points: '{n}',
    tai: '{n}\u00a0tai',
    right: 'Right.',
    wrong: 'Not quite.',
    answer: { yes: 'Yes.', no: 'No.', points: '{n} points.', tai: '{n}\u00a0tai.' },
    next: 'Go on',
    back: 'Back',
    again: 'Play it again',
    end: 'The evening is over.',
    tally: { one: '{n} of {all} answers right.', other: '{n} of {all} answers right.' },
    /** The hands as they were played: what is only supposed is no part of it. */
    cost: 'In the hands that were really played, without those that were only supposed, Bao moved {n} points to you: what you paid, less what you would have paid without Bao. Nobody won a point more.',
    own: 'By your house rules:',
    /** In the place of a reason that speaks of a limit. */
    count: 'Everybody can see them: {lines}. Together that is {before}.',
    /** Why a scene is not asked at the reader’s table. */
    leftOut: {
      'not-liable':
        'At your table nobody stays liable after that claim. This scene builds on it, so it is left out.',
      'no-hand': 'At your table this hand cannot come about as it is told, so the scene is left out.',
      'goes-on': 'At your table South does not win with this tile, so nobody pays anything yet.',
    },
    stands:
      'The story needs JavaScript to be played. Its first scene stands here; the cases below tell the rest.',
  },
} as const
