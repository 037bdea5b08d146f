export const site = {
  name: 'Count Tai',
  tagline: 'Singapore mahjong, counted',
  skip: 'Skip to the page',
  navLabel: 'Site',
  menuLabel: 'All pages',
  menu: 'Menu',
  close: 'Close',
  search: 'Search',
  language: 'Language',
  dark: 'Dark theme',
  /** What is in the picture that other sites show of a page. */
  picture: 'The title “{title}” above a hand of mahjong tiles',
  /** On pages that can be read without scripts, but not touched. */
  noScript:
    'JavaScript is off. Everything on this page can be read; its hands and questions cannot be changed or answered.',
  nav: {
    learn: 'Learn',
    sheet: 'Tai sheet',
    faanSheet: 'Faan sheet',
    builder: 'Hand builder',
    payments: 'Payments',
    practice: 'Practice',
    play: 'Play',
    scoreSheet: 'Score sheet',
    houseRules: 'House rules',
    singapore: 'Singapore table',
    hongKong: 'Hong Kong table',
    glossary: 'Glossary',
    settings: 'Settings',
    about: 'About',
  },
  /** On a page in another language, when the browser asks for this one. */
  offer: {
    name: 'Language',
    text: 'This page can also be read in English.',
    yes: 'Read it in English',
    later: 'Not now',
  },
  foot: 'Count Tai. Singapore and Hong Kong mahjong, for practice points only.',
}
