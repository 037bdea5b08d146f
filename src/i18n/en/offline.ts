export const offline = {
  title: 'No connection',
  description: 'What of Count Tai is on this device while there is no connection.',
  lead: 'There is no connection, and this page is not on this device. It opens by itself when the connection is back.',
  again: 'Try again',
  here: 'On this device',
  /** Beside a language: the page that was asked for, in that language. */
  same: 'This page',
  home: 'Home page',
  nothing: 'Nothing of Count Tai is on this device yet.',
  how: 'When you open a page with a connection, everything in its language comes to this device: lessons, sheets, tools, search and the game.',
  update: {
    name: 'New version',
    ready:
      'A new version of Count Tai is ready. The page opens again with it; what you entered and the game you are playing are kept.',
    now: 'Update now',
    later: 'Later',
  },
}
