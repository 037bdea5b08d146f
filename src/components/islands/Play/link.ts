/** What reads a link and says what is wrong with it: fetched when the page is opened by one. */
export { readPlayLink } from '../../../stores/play-link-read.ts'
export { LinkFaults } from '../../parts/LinkFaults.tsx'
