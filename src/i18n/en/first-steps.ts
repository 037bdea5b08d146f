import type { SetKind, SetWhy } from '../../stores/first-steps.ts'

/** Words of the widgets in the lesson "How to play". */
const sets: Record<SetKind, string> = {
  chi: 'A Chi',
  pong: 'A Pong',
  kong: 'A Kong',
  eye: 'An Eye',
  none: 'No set',
}
const setWhys: Record<SetWhy, string> = {
  chi: 'Three numbers in a row of one suit: a Chi.',
  pong: 'Three tiles the same: a Pong.',
  kong: 'Four tiles the same: a Kong. It counts as one set.',
  eye: 'Two tiles the same: a pair. It is no set, but a hand needs one of them as its Eye.',
  gap: 'The numbers are not in a row, so it is no Chi.',
  suits: 'The numbers are in a row, but the suits are not the same. A Chi is of one suit.',
  round: 'A suit ends at 9 and begins at 1. It does not go round, so this is no Chi.',
  honours: 'Winds and dragons have no order. They make Pongs and Kongs, never a Chi.',
  bonus: 'Flowers, seasons and animals are bonus tiles. They are never part of a set.',
  apart: 'These tiles do not belong together.',
}

export const firstSteps = {
  cards: {
    next: 'Next one',
    again: 'From the beginning',
    right: 'Right.',
    wrong: 'Not quite.',
    place: '{n} of {all}',
    /** How many were right at the first try. */
    sum: '{n} of {all} right at the first try.',
    concealed: 'In the hand',
    yours: 'Your hand',
    throws: 'East throws',
    thrown: '{who} has thrown',
    drawn: 'You drew',
    afterPong: 'You have just said Pong',
  },
  decks: {
    sets: {
      ask: 'What is this?',
      choices: sets,
      why: setWhys,
    },
    claims: {
      ask: 'Everybody asks for as much as they may. Who gets the tile?',
      choices: { south: 'South', west: 'West', north: 'North', nobody: 'Nobody' },
      why: {
        next: 'South makes a Chi. West has the same two tiles, but a Chi is only for the player after the one who throws.',
        'not-next':
          'Nobody gets it. North has the two tiles for a Chi, but North does not come after East. South does.',
        'pong-first':
          'North gets it for a Pong. South could make a Chi, but a Pong goes before a Chi, wherever its player sits.',
        'kong-any':
          'West holds three of them and may take the fourth for a Kong, or only a Pong. From whom it comes does not matter.',
        'win-first': 'West wins on it. South could make a Pong, but a win goes before everything.',
        'two-wins':
          'West and North both wait for it. Only one of them wins: the one whose turn comes first after the player who threw it.',
        nobody: 'Nobody can use it.',
      },
    },
    kongs: {
      ask: 'You sit East. Which Kong may you make now?',
      choices: {
        'kong-concealed': 'A concealed Kong',
        kong: 'A Kong with the discard',
        'kong-added': 'The fourth tile on your Pong',
        none: 'None now',
      },
      why: {
        'kong-concealed':
          'You hold all four, and it is your turn after a draw: you lay them down as a concealed Kong.',
        kong: 'You hold three, and somebody throws the fourth: you may take it for a Kong.',
        'kong-added':
          'Your Pong lies open, and you have drawn the fourth tile yourself: you may lay it on the Pong. Another player who waits for that tile may rob it.',
        none: 'You hold four of a kind, but you have just said Pong and drawn nothing. Discard first. The Kong must wait for your next draw.',
      },
    },
    finished: {
      ask: 'Is this hand finished?',
      choices: { yes: 'It is finished', no: 'Something is missing' },
      why: {
        'four-and-eye': 'Two Chi, a Pong, another Chi, and the Eye: every tile has its place.',
        'kong-counts':
          'A Kong is one set, although it has four tiles. With it there are four sets and an Eye.',
        'no-eye': 'There are three Chi and a Pong, but the last two tiles are no pair. The Eye is missing.',
        gap: 'One set is not whole: 5, 6 and 8 are not in a row.',
        thirteen:
          'This is the one exception: a 1 and a 9 of each suit, each wind and each dragon, and one of them twice. It is called Thirteen Wonders.',
        bonus: 'Bonus tiles are no sets. There are three sets, an Eye, and two tiles that wait for a third.',
      },
    },
  },
  tiles: {
    pick: 'Choose a tile',
    copies: { one: 'There is one of it.', other: 'There are {n} of it.' },
    all: 'Show every copy',
    sum: 'All together: {n} tiles.',
    groups: {
      m: 'Wan',
      p: 'Tong',
      s: 'Suo',
      wind: 'Winds',
      dragon: 'Dragons',
      f: 'Flowers',
      y: 'Seasons',
      a: 'Animals',
    },
    about: {
      m: 'A suit with numbers from 1 to 9. The upper sign is the number, the lower one means ten thousand.',
      p: 'A suit with numbers from 1 to 9. Count the circles.',
      s: 'A suit with numbers from 1 to 9. Count the bamboo sticks; the 1 is a bird.',
      wind: 'Winds have no numbers and no order. They make Pongs and Kongs.',
      dragon: 'Dragons have no numbers and no order. A Pong of any dragon is worth something at every seat.',
      f: 'A bonus tile. Its number belongs to a seat: East 1, South 2, West 3, North 4.',
      y: 'A bonus tile. Its number belongs to a seat: East 1, South 2, West 3, North 4.',
      a: 'A bonus tile that belongs to every seat. The cat and the rat go together, and so do the rooster and the centipede.',
    },
  },
  wall: {
    label: 'The table from above. You sit at the bottom.',
    next: 'Next step',
    back: 'Step back',
    dice: 'Throw the dice again',
    place: 'Step {n} of {all}',
    you: 'You',
    steps: {
      seats:
        'Four players sit round the table. The seats are called East, South, West and North, in the order of play. You sit East, and South is at your right hand.',
      build:
        'All tiles are mixed face down. Everybody builds a wall before them, two tiles high, and the four walls are pushed together into a square.',
      break:
        'The dice show {n}. Count {n} players, beginning with East and going the way of play: it is the wall of {seat}. Then count {n} stacks from its right end. There the wall is opened.',
      deal: 'From the opening everybody takes four tiles at a time, three times round, and then one more. East takes one tile more than the others and so holds 14; the others hold 13. The pale stacks are gone.',
      bonus:
        'Whoever holds bonus tiles shows them, East first, and takes as many tiles from the back of the wall: the other side of the opening.',
      play: 'Now play begins. Tiles are drawn on from the front. The dark stacks at the back are never drawn: when only they are left, the hand is over.',
    },
    /** The last step at a table that plays every tile. */
    playAll: 'Now play begins. Tiles are drawn on from the front until none is left.',
  },
  guided: {
    label: 'A guided hand',
    hub: {
      one: '{n} tile left to draw',
      other: '{n} tiles left to draw',
    },
    rivers: '{who}: thrown so far',
    nothing: 'nothing yet',
    holds: '{who} holds {n} tiles',
    yours: 'Your hand: choose a tile to let it go',
    sets: 'Your sets',
    you: 'You',
    last: 'just thrown',
    waits: 'Your hand is ready. It waits for {list}.',
    steps: {
      begin:
        'You sit East, so you are Banker and hold 14 tiles. You were dealt the cat. It is a bonus tile: it lies beside your hand, and a tile from the back of the wall has come for it. Now let one tile go.',
      draw: 'You drew {tile}, so you hold one tile too many. Let one go.',
      bonus:
        'You drew {bonus}, a bonus tile. It lies beside your hand, and from the back of the wall came {tile}.',
      letGo: 'Let one tile go.',
      claimed:
        'The set lies open beside your hand. You have drawn nothing, so your hand has one tile too many. Let one go.',
      konged:
        'A Kong takes four tiles and counts as one set, so a replacement came from the back of the wall: {tile}. Let one tile go.',
      mayKong:
        'You hold four {tile}. You may lay them down as a concealed Kong: one set, and a replacement for you.',
      pong: '{who} throws {tile}, and you hold two of them. Say Pong, and you have a set. You take the tile and lay all three open; the players between are skipped.',
      chi: '{who} throws {tile}. It makes three in a row with two of yours. {who} sits before you, so you may say Chi.',
      kong: '{who} throws {tile}, and you hold three of them. You may say Kong.',
      win: '{who} throws {tile}. It is the tile that completes your hand. Say Hu.',
      ziMo: 'You drew {tile} yourself, and your hand is complete. Say Hu. A win on your own draw is called Zi Mo.',
      spare: 'These can go, since nothing in your hand needs them: {list}.',
      won: 'You win. Four sets and an Eye: that is the whole goal.',
      wonOn: 'You won on {tile}. Here is your hand, sorted into its sets.',
      drawn:
        'The wall is out, and nobody has won. The hand is drawn, and nobody pays for a win. Play it again, and take the sets that are offered.',
    },
    slips: {
      'step-back': {
        one: 'Think again: {tile} belongs to something. Now your hand is {m} away from being ready; without this tile it would be {n} tile away.',
        other:
          'Think again: {tile} belongs to something. Now your hand is {m} away from being ready; without this tile it would be {n} tiles away.',
      },
      'no-win': 'Wait: your hand is complete. You can win now.',
      'no-set': 'Wait: this claim brings you nearer to a finished hand.',
      'no-nearer': 'Think again: this claim breaks up what you have, and you would be farther away.',
      'no-kong': 'You may do that. But you hold all four, and a Kong would give you a set and a tile more.',
    },
    keep: 'Do it all the same',
    takeBack: 'Take it back',
    undo: 'Take back my last move',
    restart: 'Play it again',
    onward: 'Play a hand of your own',
    hu: 'Hu',
    pass: 'Pass',
    chi: 'Chi',
    pong: 'Pong',
    kong: 'Kong',
    concealed: 'Concealed Kong',
    added: 'Add to the Pong',
    log: {
      title: 'What happened',
      draw: '{who} draws a tile.',
      discard: '{who} throws {tile}.',
      bonus: '{who} shows {tile}.',
    },
  },
}
