import { lineIcons } from '../line-icon.tsx'

/** The icons of the builder. */
export const Icon = lineIcons({
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M5 13v6h14v-6',
  down: 'm6 9.5 6 6 6-6',
  del: 'M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  close: 'M6 6l12 12M18 6 6 18',
})
