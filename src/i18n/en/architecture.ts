export const architecture = {
  title: 'Architecture',
  description:
    'How the code of Count Tai is laid out: its folders, what each may import, and how large they are.',
  lead: 'Everything on this page is read from the source as the site is built: the folders, their sizes, and every import between them.',
  drawing: {
    title: 'Who imports whom',
    text: 'Each box is a folder of the source. A line leads down from a folder to one whose code it imports. A line that follows from others is left out; the table below has all of them.',
    /** {folder} is a name in the source, {list} names of folders. */
    edge: '{folder} imports {list}',
    lines: { one: '{n} line', other: '{n} lines' },
  },
  folders: {
    title: 'Folders',
    text: 'A test refuses an import that is not allowed here. Where only types are imported, nothing of it is in a script.',
    folder: 'Folder',
    files: 'Files',
    lines: 'Lines',
    imports: 'Imports',
    types: 'Types only',
    none: 'nothing',
    what: {
      engine:
        'The rules of the game, without a dependency. Everything that is said about a rule is asked of it.',
      cli: 'The engine on the command line.',
      practice: 'How practice questions are made and judged.',
      stores: 'What the reader has: house rules, the hand being built, the evening, the game.',
      i18n: 'The words, one folder for each language, all of one shape.',
      content: 'Lessons, rows, examples and the glossary.',
      search: 'How a query is matched, in any script.',
      offline: 'What is kept on the device for a visit without a connection.',
      components: 'Tiles, blocks of the lessons, and what runs in the browser.',
      layouts: 'What surrounds every page.',
      pages: 'The addresses of the site.',
    },
  },
  engine: {
    title: 'Inside the engine',
    text: 'The rest of the code knows one file of it, its index. It has no clock, no chance of its own and no branch on the name of a table.',
    root: 'at the top',
  },
}
