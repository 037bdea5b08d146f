import type { TableId } from '../../engine/index.ts'

/** What only the page of the hand builder says; `builder` is what stands in lessons too. */
export const builderPage = {
  description:
    'Put in the hand in front of you and see what it is worth at the Singapore or the Hong Kong table, the reason for every tai or faan, and what you just missed.',
  noScript: 'Changing the hand needs JavaScript. The hand shown here is finished and counted.',
  skip: 'Skip to the tiles',
  picker: 'Tiles to put in',
  result: 'What it is worth',
  table: 'Table',
  tables: { singapore: 'Singapore', 'hong-kong': 'Hong Kong' } satisfies Record<TableId, string>,

  tools: {
    redo: 'Redo',
    clear: 'Empty the hand',
    share: 'Share link',
    copied: 'The link is copied.',
    copy: 'Copy',
    send: 'Send…',
    link: 'Link to this hand',
    picture: 'Save picture',
    pictureFailed: 'This browser cannot make the picture.',
    example: 'Put the example back',
    enter: 'Enter in the score sheet',
  },
  more: {
    open: 'More ways to share',
    send: 'Send the picture…',
    svg: 'Save as SVG',
    /** Beside the field with the code of a frame. */
    code: 'To put this hand into a page of your own, copy this code',
    copied: 'The code is copied.',
    failed: 'This could not be fetched. Try again when there is a connection.',
  },
  embed: {
    title: 'The hand builder in other pages',
    whole: 'Open on {name}',
  },

  typed: {
    label: 'The hand in writing',
    help: 'm wan, p tong, s suo, z winds and dragons; claimed sets in [ ], a concealed Kong in ( ); bonus tiles behind |, the tile won on behind +.',
    go: 'Show me',
    kept: 'The hand above is the last one that could be read.',
  },

  rules: {
    summary: 'House rules',
    written: 'as the table is written',
    own: { one: '{n} of your own', other: '{n} of your own' },
    pinnedWritten: 'Shown by the table as written.',
    mine: 'Use my house rules',
    keep: 'Keep these as my house rules',
    following: 'By your house rules: {list}.',
    asWritten: 'By the table as written it is {result}.',
    show: 'Show it so',
    all: 'All house rules',
    preset: 'Start from',
    ownTable: 'Your own',
  },
} as const
