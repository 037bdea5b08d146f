import type { RuleWords } from './rules.ts'

export const rulesHongKong = {
  minimum: {
    name: 'Minimum',
    ask: 'How many faan must a hand have to win?',
    values: { '3': '{n} faan', '1': '{n} faan', '0': 'None: a chicken hand wins' },
    others: 'Family tables often ask for less, down to nothing at all.',
  },
  limit: {
    name: 'Limit',
    ask: 'At how many faan does the count stop?',
    values: { '13': '{n} faan', '10': '{n} faan', '8': '{n} faan' },
    others: 'Many tables stop earlier.',
  },
  curve: {
    name: 'Doubling',
    ask: 'How fast does the bill grow?',
    values: { full: 'Every faan doubles it', 'half-spicy': 'Half spicy: large hands grow more slowly' },
    others: 'Most tables of today play half spicy.',
  },
  payment: {
    name: 'Who pays',
    ask: 'How is the bill shared?',
    values: {
      table: 'On a discard the discarder alone; on a self-draw each the base',
      'full-gun': 'Full gun: on a discard the discarder pays all; on a self-draw each pays double',
      'half-gun': 'Half gun: on a discard the discarder pays double and the others pay too',
    },
    others:
      'Tables choose between full gun, where the discarder pays all, and half gun, where the others pay a share.',
  },
  flowers: {
    name: 'Flowers and seasons',
    ask: 'Are the flowers and seasons in the set?',
    values: { on: 'Yes', off: 'No' },
    others: 'Many tables take them out.',
  },
  sevenPairs: {
    name: 'Seven Pairs',
    ask: 'Do seven pairs win?',
    values: { on: 'Yes', off: 'No' },
    others: 'Older tables do not know the hand.',
  },
  sevenPairsConcealed: {
    name: 'Seven Pairs and Concealed Hand',
    ask: 'Does Seven Pairs score Concealed Hand besides?',
    values: { adds: 'Yes', included: 'No, it is in the price' },
    others: 'Some tables count the two together, some not.',
  },
  concealedKong: {
    name: 'Concealed kong in a concealed hand',
    ask: 'Does a concealed kong keep the hand concealed?',
    values: { keeps: 'Yes', breaks: 'No' },
    others: 'Some tables say that any kong opens the hand.',
  },
  allChowsPair: {
    name: 'The pair of All Chows',
    ask: 'May the pair of All Chows be winds or dragons?',
    values: { suited: 'No', any: 'Yes' },
    others: 'Some tables allow any pair, some only one that scores nothing.',
  },
  littleWinds: {
    name: 'Small Four Winds',
    ask: 'What are three wind pungs and a pair of the fourth worth?',
    values: { off: 'Nothing of their own', '6': '{n} faan, wind pungs add', limit: 'A limit hand' },
    others: 'Some tables give it faan of its own, some the limit.',
  },
  blessings: {
    name: 'Heavenly and Earthly Hand',
    ask: 'Are wins on the deal and on the first discard limit hands?',
    values: { off: 'Not played', limit: 'Yes' },
    others: 'Some tables give the limit for both.',
  },
  flowerWin: {
    name: 'Seven and eight flowers',
    ask: 'Are seven or eight bonus tiles a row of their own?',
    values: { off: 'No', '7-is-3-and-8-is-8': 'Yes, added to a complete hand' },
    others: 'Some tables let seven or eight flowers add to a hand, some let them win by themselves.',
  },
  dealer: {
    name: 'Dealer',
    ask: 'Who deals the next hand?',
    values: { fixed: 'You, every hand', rotates: 'The next player, every hand' },
    others: 'In a full game the dealer stays after winning.',
  },
} as const satisfies Record<string, RuleWords>
