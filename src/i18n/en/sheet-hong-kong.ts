import type { SheetWords } from './sheet.ts'

/** Texts of the faan sheet. Numbers come from the engine. */
export const sheetHongKong: SheetWords = {
  title: 'The faan sheet',
  description:
    'Every row of the Hong Kong table with its value in faan, its rule in one line, other names and an example; how to count, and what each faan pays.',
  onward: 'All faan on one sheet',
  every: 'Every row and its faan',
  all: '{group}, all rows on the faan sheet',
  lead: 'Add every row that applies. Where one row stands in place of another, only the larger one counts.',
  minimum: 'A hand wins with {minimum} or more.',
  everyHand: 'Every complete hand wins.',
  limit: 'More than {limit} is paid as {limit}.',
  noLimit: 'The count does not stop: this table has no limit.',
  groups: {
    'dragon-and-wind-sets': {
      title: 'Dragon and wind pungs',
      about: 'Three or four alike of a dragon, of your seat’s wind or of East, the round wind of every hand.',
    },
    'hand-patterns': {
      title: 'Hand patterns',
      about: 'What the hand is as a whole: all chows, all pungs, one suit, seven pairs, nothing exposed.',
    },
    'how-you-won': {
      title: 'How you won',
      about: 'Where the winning tile came from. These add to any hand but a limit hand.',
    },
    'bonus-tiles': {
      title: 'Flowers and seasons',
      about: 'They lie beside the hand. Having none of them counts too.',
    },
    'limit-hands': {
      title: 'Limit hands',
      about: 'Each is paid as the limit, and nothing is added to it.',
    },
  },
  merged: {
    'own-flower': {
      rule: 'The flower or the season with your seat’s number: East 1, South 2, West 3, North 4.',
      also: 'seat flower, seat season',
    },
    'flower-family': {
      rule: 'All four flowers, or all four seasons, in place of the one that is your own.',
      also: 'complete group',
    },
  },
  paysNote: 'In points. Nothing is paid before a win, and nothing after a drawn hand.',
  stepsTitle: 'Count in six steps',
  steps: [
    {
      title: 'The shape',
      text: 'Four sets and a pair, Seven Pairs, or Thirteen Orphans? A limit hand pays the limit: stop here.',
    },
    {
      title: 'Flowers and seasons',
      text: 'None at all, your own flower, your own season, or all four of a group.',
    },
    {
      title: 'Dragons and winds',
      text: 'Each dragon pung, a pung of your seat’s wind, a pung of East. East’s own pung of East counts as both.',
    },
    {
      title: 'The pattern',
      text: 'All Chows, All Pungs, Half Flush, Full Flush, Seven Pairs, Concealed Hand.',
    },
    {
      title: 'How you won',
      text: 'Self-Draw, a kong’s replacement, a robbed kong, the last tile, the last discard.',
    },
    {
      title: 'Add up',
    },
  ],
  notHere: 'Not played at every table',
  notHereAbout: 'Only some tables count these. A house rule brings each of them in.',
}
