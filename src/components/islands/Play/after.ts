/** What comes after a hand, and the menu: fetched when it is first asked for. */
export { End } from './End.tsx'
export { Menu } from './Menu.tsx'
export { ReplayBar } from './Replay.tsx'
export { Sheet } from './Sheet.tsx'
