import type { Level, Mode, TableId } from '../../engine/index.ts'
import type { FaultCode } from '../../stores/faults.ts'
import { acts } from './bao.ts'
import { play } from './play.ts'
import { draws, events, openings, ways } from './shared.ts'

const modes = Object.fromEntries(
  Object.entries(play.setup.modes).map(([mode, { name }]) => [mode, name]),
) as Record<Mode, string>
const levels = Object.fromEntries(
  Object.entries(play.setup.levels).map(([level, { name }]) => [level, name]),
) as Record<Level, string>
const tables: Record<TableId, string> = { singapore: 'Singapore', 'hong-kong': 'Hong Kong' }
const yesNo = { true: 'yes', false: 'no' }

/** Mistakes as sentences: what is wrong and where. {place} counts characters from 1; {bad} is the text there, {tile} its tile. */
export const errors = {
  at: 'Character {place}: {what}',
  /** Mistakes in the writing of a hand. */
  hand: {
    'unknown-tile': '“{bad}” is no tile. A tile is a number and a letter: 3m, 5z, 2f.',
    'no-letter':
      'no letter follows “{bad}”. It says which tile: m wan, p tong, s suo, z winds and dragons, f flowers, y seasons, a animals.',
    'no-number': 'no number stands before “{bad}”.',
    'no-such-rank': 'there is no {bad}.',
    'bonus-inside': '{bad} ({tile}) is a bonus tile; these stand behind a bar, as in |2f1a.',
    'not-bonus': '{bad} ({tile}) is no bonus tile; only flowers, seasons and animals stand behind the bar.',
    'not-a-set':
      'this is no set. Square brackets hold a claimed Chi, Pong or Kong, round ones a concealed Kong.',
    'fifth-copy': 'this is a fifth {tile}; there are four.',
    'second-bonus': 'this is a second {tile}; there is one.',
    'tile-not-in-table': '{tile} is not used at this table.',
    'one-winning': 'one tile stands behind the plus: the one won on.',
    'too-long': 'the text is longer than any hand. What stands behind this place is left out.',
  },
  /** Mistakes of a link. {text} is what it says, {taken} what was taken in its place. */
  link: {
    title: { one: 'This link has a mistake.', other: 'This link has {n} mistakes.' },
    shown: 'What could be read is shown below. Nothing of yours has changed.',
    right: 'The same link without its mistakes',
    dismiss: 'Close',
    hand: 'The hand, character {place}: {what}',
    taken: '{what} It is taken as {taken}.',
    left: '{what} It is left out.',
    /** {list} of values as the page shows them. */
    possible: '{what} Possible are: {list}.',
    range: '{what} Possible is a whole number from {from} to {to}.',
    because: '{what} {reason}',
    'tile-count': {
      one: 'The hand has {n} tile, and a hand has 14 with each set taken as three.',
      other: 'The hand has {n} tiles, and a hand has 14 with each set taken as three.',
    },
    'unknown-field': '“{text}” is no part of such a link.',
    'unknown-value': 'For {field} the link says “{text}”, which is not possible.',
    'unknown-rule': 'There is no house rule “{text}” at this table.',
    'unknown-rule-value': '“{text}” is no value of this house rule.',
    contradiction: 'For {field} the link says “{text}”, which does not go with the rest of it.',
    repeated: 'The link gives {field} more than once, with different values. The last one counts.',
    'bad-escape': 'For {field} the link says “{text}”, which is damaged (a percent sign without its number).',
    'too-long': 'For {field} the text in the link is too long. What stands behind its end is left out.',
  },
  /** Why something of a link does not go with the rest of it. */
  clash: {
    'draw-of-another': 'Only a tile drawn by oneself can come after a bonus tile or a Kong.',
    'from-self': 'The winner cannot be the player who gave the tile.',
    'heavenly-drawn': 'Tian Hu is won on tiles that the Banker drew.',
    'heavenly-east': 'Only East, the Banker, can win as dealt.',
    'heavenly-set': 'For Tian Hu no set may have been declared, and the hand has a declared set.',
    'heavenly-kong': 'For Tian Hu no Kong may have been declared.',
    'dealt-discard': 'Di Hu and Ren Hu are won on a discard.',
    'dealt-east': 'Di Hu and Ren Hu are won by another player than the Banker, and the winner sits East.',
    'earthly-from': 'Di Hu is won on the Banker’s discard, so East gave the tile.',
    'dealt-set': 'For Di Hu and Ren Hu no set may have been declared, and the hand has a declared set.',
    'no-kong': 'There is no Kong in the hand.',
    'one-kong': 'There are fewer than two Kongs in the hand.',
    'no-bonus': 'There is no bonus tile beside the hand.',
    'no-last-discard': 'At this table nothing is discarded after the last tile of the wall.',
    'robbed-copy': 'The robbed tile is the fourth of a Pong, so no other copy of it can be in this hand.',
    'eighth-not-robbed': 'At this table the eighth flower is not robbed.',
    'eighth-seven': 'To rob the eighth flower, exactly seven flowers and seasons must be shown.',
    'eighth-missing':
      'To rob the eighth flower, the tile won on must be the flower or season that is missing.',
    'bonus-won': 'A bonus tile is won on only by robbing the eighth flower.',
    'no-liable': 'For this win that player cannot be liable.',
  },
  rule: '“{rule}: {value}”',
  fields: {
    hand: 'the hand',
    seat: 'the seat',
    round: 'the round',
    win: 'how it was won',
    draw: 'the last tile drawn',
    last: 'the last tile of the wall',
    opening: 'a win on the deal',
    from: 'who gave the tile',
    table: 'the table',
    rules: 'the house rules',
    /** Of a bill. */
    tai: 'the tai',
    faan: 'the faan',
    winner: 'the winner',
    bao: 'who is liable',
    pingHu: 'Ping Hu',
    paid: 'what was paid at once',
    /** Of a question of Bao. */
    act: 'what becomes of the tile',
    receiver: 'who shows the sets',
    playable: 'the playable tiles left',
    fresh: 'whether somebody had thrown one',
    earlier: 'who is liable already',
    later: 'how the hand ends later',
    /** Of a game. */
    mode: 'the kind of game',
    seed: 'the shuffle',
    deal: 'the number of the hand',
    dealer: 'the first Banker',
    bots: 'the other players',
    log: 'the moves',
  },
  /** Values of a link as the pages show them; seats and house rules have their own words. */
  values: {
    win: ways,
    draw: draws,
    opening: { ...openings, null: 'later in the hand' },
    last: yesNo,
    pingHu: yesNo,
    table: tables,
    mode: modes,
    bots: levels,
    paid: events,
    act: acts,
    fresh: yesNo,
    later: {
      'self-draw': ways['self-draw'],
      feeder: 'off the same player',
      other: 'off another player',
      rob: 'by robbing a Kong',
    },
  },
  nobody: 'nobody',
} as const

/** Every code has its sentence somewhere above. */
type Said = keyof typeof errors.hand | keyof typeof errors.link
export type UnsaidFault = Exclude<FaultCode, Said | 'no-winning-tile'>
