import type { Group } from '../../content/groups.ts'
import type { PatternId, TableId } from '../../engine/index.ts'
import { sheetHongKong } from './sheet-hong-kong.ts'

/** The first of two patterns that the sheet shows as one row. */
type MergedRow = Extract<PatternId, 'own-flower' | 'flower-family'>

/** Texts of the sheet of a table; lessons show the steps and groups too. {minimum} and {limit} carry their unit. */
export interface SheetWords {
  readonly title: string
  readonly description: string
  /** What a lesson, a card and the page of a row call the way to it. */
  readonly onward: string
  readonly every: string
  readonly all: string
  readonly lead: string
  readonly minimum: string
  /** In its place where nothing is asked for. */
  readonly everyHand: string
  readonly limit: string
  readonly noLimit: string
  readonly groups: Record<Group, { readonly title: string; readonly about: string }>
  /** Rows that stand for two patterns, by the first of them. */
  readonly merged: Record<MergedRow, { readonly rule: string; readonly also: string }>
  readonly paysNote: string
  readonly stepsTitle: string
  /** `none`: in the place of `text` at a table without a limit. A step without text says the minimum and the limit. */
  readonly steps: readonly { readonly title: string; readonly text?: string; readonly none?: string }[]
  readonly notHere: string
  readonly notHereAbout: string
}

const singapore: SheetWords = {
  title: 'The tai sheet',
  description:
    'Every row of the Singapore table with its value in tai, its rule in one line, other names and an example; how to count, and what each tai pays.',
  onward: 'All tai on one sheet',
  every: 'Every row and its tai',
  all: '{group}, all rows on the tai sheet',
  lead: 'Add every row that applies, each once.',
  /** How the sum is cut, and what is too little. */
  minimum: 'A hand wins with {minimum} or more.',
  everyHand: 'Every complete hand wins.',
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
  },
  merged: {
    'own-flower': {
      rule: 'The flower or the season with your seat’s number: East 1, South 2, West 3, North 4.',
      also: 'seat flower, seat season',
    },
    'flower-family': {
      rule: 'All four flowers, or all four seasons, besides the one that is your own.',
      also: 'complete family',
    },
  },
  paysNote: 'In points. A Kong, a bite or a family is paid on top of this, at once.',
  stepsTitle: 'Count in six steps',
  /** SG-J, in its order. */
  steps: [
    {
      title: 'The shape',
      text: 'Four sets and an Eye, or a limit hand? A limit hand pays the limit: stop here.',
      none: 'Four sets and an Eye, or a limit hand? A limit hand has a price of its own here: keep it in mind and count on. The larger of the two is paid.',
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
    },
  ],
  /** Rows that only a house rule brings. */
  notHere: 'Not played at every table',
  notHereAbout: 'Only some tables count these. A house rule brings each of them in.',
}

/** The sheets of all tables. */
export const sheet: Record<TableId, SheetWords> = { singapore, 'hong-kong': sheetHongKong }
