import { lineIcons } from '../../parts/line-icon.tsx'

/** The icons of the table. */
export const Icon = lineIcons({
  leave: 'm14 5-7 7 7 7',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  coach: 'M9 18h6M10 21h4M8.5 14.5a5.5 5.5 0 1 1 7 0c-.6.6-1 1.2-1 2h-5c0-.8-.4-1.4-1-2z',
  next: 'M4 12h15M14 7l5 5-5 5',
  close: 'M6 6l12 12M18 6 6 18',
  first: 'M18 6l-7 6 7 6M7 6v12',
  back: 'm15 6-7 6 7 6',
  on: 'm9 6 7 6-7 6',
  last: 'M6 6l7 6-7 6M17 6v12',
  run: 'M8 5l11 7-11 7z',
  halt: 'M8 5v14M16 5v14',
})
