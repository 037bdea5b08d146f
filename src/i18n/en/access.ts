export const access = {
  title: 'Accessibility',
  description:
    'How Count Tai is used by keyboard, by screen reader, enlarged and in forced colours; what was tested, and what is not good yet.',
  lead: 'Count Tai aims at level AA of the Web Content Accessibility Guidelines 2.2. This page says what was tested and how, and what is not good yet.',
  use: {
    title: 'How to use it',
    list: [
      'The first stop of the Tab key on every page leads past the menu.',
      'A row of tiles is one stop. The arrow keys go from tile to tile, Enter or Space chooses.',
      'In the hand builder a tile can be typed: its number, then m for wan, p for tong, s for suo, z for winds and dragons, f for flowers, y for seasons, a for animals. Backspace takes the last one back.',
      'A screen reader hears a tile by its name and a set as one thing. What changes at the table, and what a hand is worth, is announced.',
      'Numbers and letters can stand in the corner of the tiles, their inks can be stronger, and the page can be light or dark.',
    ],
    link: 'To the settings',
  },
  tested: {
    title: 'What was tested',
    note: 'In Chromium, on one page of each kind unless it says otherwise. All of these tests run with every change.',
    list: [
      'Every English page by axe on a phone, and one of each kind on a wide window: its rules for levels A and AA and its best practices; colours once more in the dark theme.',
      'A window 320 pixels wide: nothing has to be scrolled sideways to.',
      '200 % zoom, as half of a window of 1280 pixels: nothing has to be scrolled sideways to.',
      'The first fourteen stops of the Tab key on each page: where the focus is can be seen.',
      'Building a hand, settling a bill and playing a hand by keyboard alone.',
      'Forced colours: what is chosen, switches, the page in the menu and the tiles can be told.',
      'Reduced motion: nothing moves.',
      'The contrast of every pair of text and ground, in both themes.',
      'Without scripts: everything that can be read is there, and nothing is shown that does nothing.',
    ],
  },
  limits: {
    title: 'What is not good yet',
    list: [
      'No person has tested it with a screen reader. Names, roles and announcements were checked by programs only.',
      'It was tested in one browser engine, Chromium. Firefox and Safari were not tried.',
      'The tiles are drawings with characters. At the smallest size they are hard to tell for some readers; enlarging the page enlarges them.',
      'In a window narrower than 320 pixels some hands have to be scrolled sideways to.',
    ],
  },
  report: {
    title: 'Something is in your way',
    text: 'Then please say which page it is, what you wanted to do, and what you use: the browser, and the screen reader or other aid.',
  },
}
