import type { Group } from '../../content/groups.ts'

/** Texts of the tai sheet; the lesson shows the steps and groups too. {minimum} and {limit} carry their unit. */
export const sheet = {
  title: 'The tai sheet',
  lead: 'Add every row that applies, each once.',
  /** How the sum is cut, and what is too little. */
  minimum: 'A hand wins with {minimum} or more.',
  limit: 'More than {limit} is paid as {limit}.',
  noLimit: 'The count does not stop: this table has no limit.',
  groups: {
    'dragon-and-wind-sets': {
      title: 'Dragon and wind sets',
      about: 'Three or four alike of a dragon, of your own wind or of the round’s.',
    },
    'hand-patterns': {
      title: 'Hand patterns',
      about: 'What the hand is as a whole: all Chi, all Pongs, one suit.',
    },
    'how-you-won': {
      title: 'How you won',
      about: 'Where the winning tile came from. These add to any hand but a limit hand.',
    },
    'bonus-tiles': {
      title: 'Bonus tiles',
      about: 'Flowers, seasons and animals lie beside the hand and count whether or not the sets do.',
    },
    'limit-hands': {
      title: 'Limit hands',
      about: 'Each is paid as the limit, and nothing is added to it.',
    },
  } satisfies Record<Group, { title: string; about: string }>,
  stepsTitle: 'Count in six steps',
  /** SG-J, in its order. */
  steps: [
    {
      title: 'The shape',
      text: 'Four sets and an Eye, or a limit hand? A limit hand pays the limit: stop here.',
    },
    {
      title: 'Bonus tiles',
      text: 'Each animal, your own flower, your own season, and any family that is complete.',
    },
    {
      title: 'Honour sets',
      text: 'Each dragon set, your Own Wind, the Round Wind. A wind that is both counts as both.',
    },
    {
      title: 'The pattern',
      text: 'All Chi, all Pongs, one suit, only terminals and honours: Ping Hu, Pong Pong Hu, a flush and the rest.',
    },
    {
      title: 'How you won',
      text: 'Men Qing Zi Mo, Hua Shang, Gang Shang, Hai Di Lao Yue, Qiang Gang.',
    },
    {
      title: 'Add up',
      text: 'You need {minimum} to win. More than {limit} is paid as the limit.',
    },
  ],
  /** Rows that only a house rule brings. */
  notHere: 'Not played at every table',
  notHereAbout: 'Only some tables count these. A house rule brings each of them in.',
} as const
