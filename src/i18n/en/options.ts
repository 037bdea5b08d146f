/** The blocks `Option` and `OwnTable` of the lesson on house rules. Names and values of rules are `rules`. */
export const options = {
  /** What the reader's table plays, beside each value. */
  legend: 'Your table: {rule}',
  written: 'as written',
  yours: 'your table',
  head: 'At your table',
  more: 'All about this rule',
  /** Letters of the hands of one option, so that its columns can name them. */
  letters: ['A', 'B', 'C'],
  hand: 'Hand {letter}',
  scenes: {
    deadWall: ['Playable tiles right after the deal.'],
    drawRotates: ['Nobody wins, and no Kong was made.', 'Nobody wins, and somebody made a Kong.'],
    ownDiscardBan: [
      'North threw a 5 tong and keeps two. Before North draws again, East throws the last one. May North take it for a Pong?',
    ],
    thirteenOrphansPriority: [
      'East throws a Red dragon. West, who sits nearer, can win on it, and so can North with 13 Wonders. Who wins?',
    ],
    thirteenOrphansRobsConcealed: [
      'West waits for 9 tong with 13 Wonders, and East lays down four of them face down. May West take one and win?',
    ],
  },
  /** Hands beside those of the page of house rules. */
  demos: {
    littleWinds: ['The same hand at North’s seat in the North round: both winds are the Eye.'],
    freshTileAt: ['The same with {n} playable tiles left.'],
  },
  results: {
    stays: 'the Banker stays',
    moves: 'the next player is Banker',
    yes: 'yes',
    no: 'no',
    wins: '{seat} wins',
    playable: '{n} tiles',
  },
  own: {
    title: 'Your table',
    written: 'The table as it is written: you have changed nothing.',
    presets: 'Start from',
    presetChanges: '{list}.',
    presetNone: 'nothing changed',
    value: '{rule}: {value}',
    list: 'What you have changed',
    reset: 'Back to the table as written',
    undo: 'Undo',
    link: 'Link to your table',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    page: 'See it rule by rule',
    noScript: 'Making a table of your own needs JavaScript, which is off.',
  },
} as const
