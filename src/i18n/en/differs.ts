import type { DecisionId } from '../../content/decisions.ts'

interface DiffersWords {
  /** What this table does. */
  readonly here: string
  /** What other tables do. */
  readonly others: string
}

/** The mark "tables differ" where no house rule of ours changes the rule (decisions.ts). */
export const differs = {
  'opening-order': {
    here: 'After the deal the Banker replaces bonus tiles first, until none is left, then the next player.',
    others: 'At some tables everybody replaces once, then goes round again.',
  },
  'last-bonus-tile': {
    here: 'If the last playable tile is a bonus tile, nobody can replace it and the hand is drawn.',
    others: 'Some tables draw one more tile for it.',
  },
  'kong-after-claim': {
    here: 'A concealed or added Kong is made after a draw, not straight after a Chi or Pong.',
    others: 'Some tables allow it after a claim too.',
  },
  'robbed-kong-pays': {
    here: 'Whoever made the Kong pays as the shooter, and the Kong itself is not paid.',
    others: 'At some tables a robbed Kong makes its owner pay for everybody.',
  },
  'pass-lock': {
    here: 'A tile you could have won on or ponged and let go is closed to you until you draw or declare a set.',
    others: 'Some tables close every winning tile, some only until the next discard, some nothing.',
  },
  'best-reading': {
    here: 'When a hand can be read in several ways, the one with the most tai counts.',
    others: 'Some tables hold the winner to what was called out.',
  },
  'last-discard': {
    here: 'Whoever draws the last playable tile wins on it or the hand is drawn. There is no further discard.',
    others: 'Some tables let that player throw once more and let somebody win on it.',
  },
  'full-match': {
    here: 'A full match is one round of each wind.',
    others: 'Many evenings end by the clock.',
  },
  'banker-pays-alike': {
    here: 'The Banker pays and receives like everybody else.',
    others: 'Some tables make the Banker pay and receive more.',
  },
  'concealed-kong-keeps': {
    here: 'A concealed Kong leaves the hand concealed.',
    others: 'Some tables say that any Kong on the table opens the hand.',
  },
  'all-green-dragon': {
    here: 'Green dragons may be among the tiles but need not.',
    others: 'Some tables ask for a set of Green dragons.',
  },
  'nine-gates-wait': {
    here: 'The winning tile may be any of them, drawn or thrown.',
    others:
      'Some tables ask for the pure wait, 1112345678999 with every tile of the suit completing it, some for Zi Mo.',
  },
  'heavenly-draws': {
    here: 'Bonus tiles of the deal may have been replaced. A Kong first makes it an ordinary win.',
    others: 'Some tables allow no replacement at all, some a Kong too.',
  },
  'earthly-discard': {
    here: 'It is the Banker’s first discard that must be won on, whatever the Banker showed before.',
    others: 'Some tables call Di Hu a win on one’s own first draw.',
  },
  'kong-on-kong-claimed': {
    here: 'The first of the two Kongs may be a claimed one.',
    others: 'Some tables want both made from the hand.',
  },
  'bao-counts-kongs': {
    here: 'A concealed Kong counts as a set everybody could see.',
    others:
      'Some tables count claimed sets only. Bao is where tables differ most: settle it before the first tile.',
  },
  'bao-lasts': {
    here: 'With automatic wins the feeder pays at once. Without them the debt lasts to the end of the hand: for a later Zi Mo, and for a win on the feeder’s own discard.',
    others: 'Some tables let the feeder share with a later shooter, some forget the debt at the next claim.',
  },
  'hk-no-dead-wall': {
    here: 'Play goes on until no tile is left in the wall.',
    others: 'Some tables leave the last fourteen tiles undrawn.',
  },
  'hk-one-hand': {
    here: 'One hand is a game, and scores do not carry over.',
    others: 'An evening at a real table is rounds of all four winds, and the dealer stays after winning.',
  },
  'hk-any-discard': {
    here: 'After a chow or a pung you may discard any tile.',
    others: 'Some tables forbid throwing the tile just claimed, or the other end of the same chow.',
  },
  'hk-robbed-kong': {
    here: 'A robbed kong stays a pung, and its owner pays as the discarder. A concealed kong is never robbed.',
    others: 'Some tables let Thirteen Orphans rob a concealed kong.',
  },
  'hk-no-locks': {
    here: 'You may win on any tile, whatever you let go or threw before. With the wall empty the last discard can be claimed only for a win.',
    others: 'Some tables close a winning tile to you once you have let it go.',
  },
  'hk-last-bonus': {
    here: 'If the last tile is a flower or a season, nobody can replace it and the hand is drawn.',
    others: 'Some tables play on without a replacement.',
  },
  'hk-seven-different': {
    here: 'Seven Pairs are seven different pairs.',
    others: 'Some tables let four tiles alike be two pairs.',
  },
  'hk-every-row': {
    here: 'Every row counts towards the minimum, flowers and self-draw too.',
    others: 'Some tables leave flowers out of the minimum.',
  },
  'hk-concealed-on-discard': {
    here: 'A concealed hand counts on a discard too.',
    others: 'Some tables count it only when it is self-drawn.',
  },
  'hk-kong-then-flower': {
    here: 'A flower or season drawn in place of the kong’s replacement takes the row away.',
    others: 'Some tables let the row stand, and some give faan for a win on a flower’s replacement.',
  },
  'hk-last-replacement': {
    here: 'The last tile counts when it is a replacement too, and both rows add.',
    others: 'Some tables ask for an ordinary draw.',
  },
  'hk-honour-pairs': {
    here: 'All Honours may be seven pairs.',
    others: 'Some tables ask for four sets and a pair.',
  },
  'hk-nine-gates-wait': {
    here: 'The winning tile may be any of them, drawn or thrown.',
    others: 'Some tables ask for the wait on all nine tiles of the suit.',
  },
} as const satisfies Record<DecisionId, DiffersWords>
