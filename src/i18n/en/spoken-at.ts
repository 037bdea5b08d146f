import type { TableId } from '../../engine/index.ts'
import type { Part } from '../words-at.ts'
import type { analysis } from './analysis.ts'
import type { builder } from './builder.ts'
import type { near } from './near.ts'
import type { payments } from './payments.ts'
import type { play } from './play.ts'
import type { practice } from './practice.ts'
import type { scoreSheet } from './score-sheet.ts'
import type { tiles } from './tiles.ts'

interface Spoken {
  readonly analysis: typeof analysis
  readonly builder: typeof builder
  readonly near: typeof near
  readonly payments: typeof payments
  readonly play: typeof play
  readonly practice: typeof practice
  readonly scoreSheet: typeof scoreSheet
  readonly tiles: typeof tiles
}

const routeParts = {
  'any-shape': 'any four sets and a pair',
  'all-pongs': 'only pungs',
  'all-chows': 'only chows',
  'honour-eye': '{tile} as the pair',
  'thirteen-orphans': 'Thirteen Orphans',
}

const suits = { m: 'Characters', p: 'Dots', s: 'Bamboo' }
const numbered = (suit: string, name: string) =>
  Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${i + 1}${suit}`, `${i + 1} ${name}`]))

/**
 * What the tools say otherwise at a table: messages that stand in the place of those of the same name. A language whose
 * words are the same at both tables leaves them out.
 */
export const spokenAt: Readonly<Record<TableId, Part<Spoken>>> = {
  singapore: {},
  'hong-kong': {
    analysis: {
      waits: {
        selfDraw: 'Self-draw',
        forms: { pong: 'third of a pung', eye: 'pair', 'thirteen-orphans': 'Thirteen Orphans' },
      },
      routes: {
        suit: { m: 'characters', p: 'dots', s: 'bamboo' },
        part: routeParts,
        selfDraw: '{amount} by self-draw',
        both: '{amount}, on a discard or by self-draw',
        onlyDrawn: '{amount} by self-draw only',
      },
      whatIf: { wins: '{tile} completes it: {amount} by self-draw.' },
    },
    builder: {
      pick: {
        tabs: suits,
        groups: suits,
        chow: 'Chow',
        pong: 'Pung',
        chowFrom: 'Chow from {tile}',
        pongOf: 'Pung of {tile}',
        noChow: 'No chow begins with {tile}',
        kongConcealed: 'Concealed kong',
        kongConcealedOf: 'Concealed kong of {tile}',
      },
      chosen: { pong: 'Make it a pung', kong: 'Make it a kong' },
      context: {
        ways: { 'self-draw': 'Self-draw', 'rob-kong': 'Robbed kong' },
        draws: {
          kong: 'After a kong',
          'kong-on-kong': 'Kong on kong',
          'kong-on-kong-flower': 'Kong on kong, then bonus tile',
        },
        openings: { earthly: 'Dealer’s first discard' },
      },
      score: {
        standing: {
          'not-complete': 'No win: these tiles are not four sets and a pair.',
          building: 'Go on: a hand is four sets and a pair.',
        },
      },
    },
    near: {
      'one-chow': 'One chow keeps this from it.',
      'one-pong': 'One pung keeps this from it.',
      'one-kong': 'One set is not a kong.',
      'kong-in-chain': 'A kong came before it, and the kong is what counts.',
      eye: 'Only the pair does not fit.',
      'value-eye': 'The pair is a dragon, your own wind or the round’s.',
      'only-a-pair': 'It is only the pair: one more makes the set.',
    },
    payments: {
      said: {
        won: {
          'self-draw': '{winner} wins {total} by self-draw.',
          'rob-kong': '{winner} wins {total} by robbing {from}’s kong.',
        },
      },
      set: {
        ways: { 'self-draw': 'Self-draw', 'rob-kong': 'Robbed kong' },
        from: { 'rob-kong': 'Whose kong' },
      },
      sides: {
        about: 'Who pays how much of a bill is a house rule. These are the ways that tables share it.',
        drawn: 'After a self-draw nobody threw the tile, and all three pay alike.',
      },
      steps: {
        title: 'Each faan doubles the bill',
        about: 'A bar is a bill, cut into its bases. Solid: on a discard. With the open ones: self-draw.',
        aboutList: 'A bar is what the winner collects. Solid: on a discard. With the open part: self-draw.',
        selfDraw: 'self-draw',
        choose: '{total}: {discard} on a discard, {selfDraw} by self-draw',
      },
    },
    play: {
      setup: {
        modes: {
          guided: {
            about:
              'One hand that explains every turn. Nothing is counted: four sets and a pair win, and you may take anything back.',
          },
          scored: { about: 'One hand by the whole rules: the minimum, the limit, and who pays.' },
        },
        levels: {
          casual: {
            about: 'Knows where faan come from and claims for them. Does not watch what others collect.',
          },
        },
        nothing: 'Any four sets and a pair win.',
        steps: [
          'Draw a tile. A flower or a season is shown and replaced at once.',
          'Let one tile go. Anybody may take it for a pung or kong, the next player for a chow.',
          'Four sets and a pair end the hand. In a scored hand they must be worth something, too.',
        ],
        plain: { end: 'Four sets and a pair end the hand.' },
      },
      bar: { ruleGuided: 'Four sets and a pair win' },
      claim: {
        konging: '{who} adds {tile} to a pung',
        ziMo: 'Self-draw',
        pong: 'Pung',
        chi: 'Chow',
        added: 'Add to pung',
        concealed: 'Concealed kong',
        free: 'four sets and a pair',
      },
      acts: {
        'kong-added': {
          you: 'You add {tile} to your pung.',
          other: '{who} adds {tile} to a pung: it may be robbed.',
        },
        'kong-concealed': {
          you: 'You declare a concealed kong of {tile}.',
          other: '{who} declares a concealed kong of {tile}.',
        },
        rob: { you: 'You rob the kong.', other: '{who} robs the kong.' },
        chi: { you: 'You say Chow.', other: '{who} says Chow.' },
        pong: { you: 'You say Pung.', other: '{who} says Pung.' },
      },
      claims: {
        chi: { you: 'You take {tile} for a chow.', other: '{who} takes {tile} for a chow.' },
        pong: { you: 'You take {tile} for a pung.', other: '{who} takes {tile} for a pung.' },
        kong: { you: 'You take {tile} for a kong.', other: '{who} takes {tile} for a kong.' },
      },
      ifWon: { selfDraw: '{amount} by self-draw' },
      end: {
        by: { 'self-draw': 'by self-draw', 'rob-kong': 'by robbing {who}’s kong' },
        byYours: { 'rob-kong': 'by robbing your kong' },
        guided: 'Four sets and a pair.',
      },
      coach: {
        onDraw: '{amount} by self-draw',
        onlyDraw: 'only by self-draw, {amount}',
        route: routeParts,
        suits: ['characters', 'dots', 'bamboo'],
      },
      guide: {
        first: 'You are the dealer and begin with 14 tiles. Let one go.',
        win: 'Four sets and a pair: you can win. Say Hu.',
        kongAdded:
          'You hold the fourth tile of a pung you have shown. Added to it, it makes a kong, and you draw a replacement. Somebody who waits for that tile may rob it and win.',
        kong: 'You hold three of these. A kong is a set of four, and you draw a replacement from the back of the wall.',
        kongOwn:
          'You hold four of a kind. Declared as a kong it counts as one set, and you draw a replacement.',
        rob: 'This kong is being made with the very tile you wait for: you may rob it and win.',
        pong: 'You hold two of these. Pung takes the tile for a set of three, shown to all, and it is your turn at once.',
        chi: 'With two tiles of yours this makes three in a row. Chow is only for the player after the one who discards.',
        good: 'It brings you nearer to four sets and a pair.',
        over: 'That was a whole hand. Play another, or try a scored hand, where faan count.',
      },
      review: {
        does: {
          chi: 'Chow',
          pong: 'Pung',
          'kong-concealed': 'a concealed kong of {tile}',
          'kong-added': 'a kong of {tile}',
          rob: 'robbing the kong',
        },
      },
    },
    practice: {
      slips: {
        'eye-pair': 'That counts the pair of {tile}. It is only the pair of the hand: a set takes three.',
        reads: 'The tiles do make four sets and a pair.',
        'drawn-half': 'That is half of what each pays for a self-draw.',
        'drawn-twice': 'That is twice what each pays for a self-draw.',
        'thrown-like-drawn': 'That is the bill of a self-draw. This tile came from another player.',
      },
    },
    scoreSheet: {
      setup: { about: 'By seat. East is the first dealer; the others follow in turn order.' },
      now: { banker: 'Dealer', kong: 'A kong was made in this hand.' },
      form: {
        titles: { banker: 'Dealer' },
        ways: { 'self-draw': 'Self-draw', 'rob-kong': 'Robbed kong' },
        from: { 'rob-kong': 'Whose kong' },
        kong: 'Was a kong made in this hand?',
        banker: 'Dealer',
      },
      said: {
        won: {
          'self-draw': '{winner} wins {total} by self-draw',
          'rob-kong': '{winner} wins {total}, robbing {from}’s kong',
        },
        kong: 'with a kong',
        noKong: 'without a kong',
        banker: '{name} is the dealer, {round} round',
        next: '{name} is the dealer, {round} round.',
      },
      list: { where: '{round} round, dealer {name}' },
      table: { banker: 'Dealer' },
      csv: { banker: 'Dealer' },
    },
    tiles: {
      suit: suits,
      name: { ...numbered('m', 'characters'), ...numbered('p', 'dots'), ...numbered('s', 'bamboo') },
      set: {
        chow: 'Chow: {tiles}',
        pong: 'Pung: {tile}',
        kongConcealed: 'Concealed kong: {tile}',
        eye: 'Pair: {tile}',
      },
    },
  },
}
