import type { TableId } from '../../engine/index.ts'

/** What the guided hand of a lesson says otherwise at a table than `firstSteps.guided` does; numbers are the engine's. */
export const guidedAt = {
  singapore: {},
  'hong-kong': {
    label: 'A first hand at the Hong Kong table',
    steps: {
      begin:
        'You sit East, so you are the dealer and hold 14 tiles. You were dealt the plum, flower number 1. It lies beside your hand, a tile from the back of the wall has come for it, and since its number is East’s it counts. You also hold two East winds and two Red dragons: each pair needs one more tile to count. Now let one tile go.',
      draw: 'You drew {tile}, so you hold one tile too many. Let one go.',
      bonus:
        'You drew {bonus}, a flower or a season. It lies beside your hand, and from the back of the wall came {tile}.',
      letGo: 'Let one tile go.',
      claimed:
        'The set lies open beside your hand. You have drawn nothing, so your hand has one tile too many. Let one go.',
      konged:
        'A kong takes four tiles and counts as one set, so a replacement came from the back of the wall: {tile}. Let one tile go.',
      mayKong:
        'You hold four {tile}. You may lay them down as a concealed kong: one set, and a replacement for you.',
      pong: '{who} throws {tile}, and you hold two of them. Say pung, and you have a set. You take the tile and lay all three open; the players between are skipped.',
      chi: '{who} throws {tile}. It makes three in a row with two of yours. {who} sits before you, so you may say chow.',
      kong: '{who} throws {tile}, and you hold three of them. You may say kong.',
      win: '{who} throws {tile}. It completes your hand, and the hand is worth enough. Win it.',
      ziMo: 'You drew {tile} yourself. It completes your hand, and the hand is worth enough. Win it.',
      spare: 'These can go, since nothing in your hand needs them: {list}.',
      won: 'You win: four sets and a pair, and enough that counts.',
      wonOn: 'You won on {tile}. Here is your hand, sorted into its sets.',
      drawn:
        'The wall is empty, and nobody has won. The hand is drawn, and nobody pays. Play it again, and take the dragons and the winds when they are offered: without them the hand is too small.',
    },
    slips: {
      'step-back': {
        one: 'Think again: {tile} belongs to something. With it you are {m} away from being ready, without it {n} tile.',
        other:
          'Think again: {tile} belongs to something. With it you are {m} away from being ready, without it {n} tiles.',
      },
      'no-win': 'Wait: your hand is complete and worth enough. You can win now.',
      'no-set': 'Wait: this claim brings you nearer to a finished hand.',
      'no-nearer': 'Think again: this claim breaks up what you have, and you would be farther away.',
      'no-kong': 'You may do that. But you hold all four, and a kong would give you a set and a tile more.',
    },
    hu: 'Win',
    chi: 'Chow',
    pong: 'Pung',
    kong: 'Kong',
    concealed: 'Concealed kong',
    added: 'Add to the pung',
    /** Where a hand is counted; {total} carries its unit, {points} are what the winner collects. */
    counted: '{rows}. In all {total}: you collect {points} points.',
    row: '{row} {n}',
    total: '{n} faan',
  },
} as const satisfies Record<TableId, object>
