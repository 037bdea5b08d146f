export const about = {
  title: 'About',
  description:
    'What Count Tai is, what it does not do, how to report a mistake in a rule, what changed in the rules, and whose work it stands on.',
  lead: 'Count Tai teaches Singapore mahjong, tells what a hand is worth and why, and settles arguments at the table.',
  what: {
    title: 'What it is',
    text: [
      'Every number about a rule on these pages is worked out by one engine as the page is made, and worked out again when your house rules differ. Nobody typed it. The engine follows a written, numbered table of rules, and each rule has tests that name it.',
      'Tai are a unit of value, not money. The site plays for practice points and never mentions stakes.',
      'There is no play against friends over a network and there are no accounts, because there is no server: the site is a folder of files.',
    ],
  },
  privacy: {
    title: 'What it knows of you',
    text: [
      'Nothing. There are no cookies, no counting of visits, no advertising, no fonts or scripts from anywhere else. Your browser asks only the place that serves these pages, and is told to refuse anything else.',
      'Your settings, house rules and the hand you are building are kept in your browser and go nowhere.',
    ],
    link: 'See it, save it as a file, or delete it in the settings',
  },
  access: {
    title: 'Access',
    text: 'Count Tai is made to be used by keyboard, by screen reader, enlarged, and in your own colours.',
    link: 'What was tested, and what is not good yet',
  },
  report: {
    title: 'You found a mistake in a rule',
    text: 'Then the mistake is worth a report. Please say:',
    list: [
      'the hand, best as a link: build it in the hand builder and copy its link, which carries the house rules too',
      'what the page says, and what you say it is worth, or who should pay',
      'who plays it so: a club, a book, a table, or the number of the rule you read',
    ],
    where: 'Open an issue where the source of Count Tai is kept.',
    link: 'Report it in the issue tracker',
    builder: 'Open the hand builder',
    differ: 'If your table only plays differently, a house rule may already exist for it.',
    houseRules: 'Look through the house rules',
  },
  made: { architecture: 'How the code is laid out', style: 'Colours, tiles and components on one page' },
  changes: {
    title: 'What changed in the rules',
    note: 'What a hand is worth, who pays and what may be done at the table, as this site counts it; newest first. SG and HK are the numbers of the written rules of the two tables.',
  },
  licences: {
    title: 'Whose work it is',
    own: 'The drawings of the tiles, the texts and the code are made for Count Tai, under the MIT licence.',
    list: {
      commissioner: { name: 'Commissioner', use: 'The letters and digits you read.' },
      yuji: { name: 'Yuji Boku', use: 'The outlines of the characters on the tiles.' },
      ofl: 'SIL Open Font License 1.1',
      code: 'Astro, Preact, nanostores and Pagefind carry the pages, the tools and the search. All are under the MIT licence.',
    },
  },
}
