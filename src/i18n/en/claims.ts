import type { ClaimTexts } from '../../content/claims/index.ts'

/**
 * Passages of the lessons as they read at tables where the wording of the text is not true (content/claims). Each stands
 * in the place of the passage it belongs to. {minimum} and {limit} carry their unit.
 */
const counting = {
  'plain-loses': {
    free: 'And at your table that is enough. A hand with nothing that counts wins too, at the lowest price. It is called a chicken hand. Most tables ask for more. Now change one set:',
    short:
      'And still you may not put it down. At your table a hand needs at least {minimum}, and this one has less. Now change one set:',
    counts:
      'At your table a hand with nothing claimed counts for that alone, so this one wins already. Now change one set:',
  },
  'dragons-win': {
    short:
      'The rest of the hand is no better than before, and your table asks for more: it does not win yet.',
    both: 'The rest of the hand is no better than before, but now the hand is worth more.',
  },
  'takes-both': {
    off: 'At your table the two together count nothing.',
    'zi-mo': 'At your table only Zi Mo counts, and it counts with claimed sets too.',
    either:
      'At your table each of the two is a source: Men Qing counts on a discard too, and Zi Mo with claimed sets.',
    discard: 'At your table Men Qing counts on a discard too.',
    each: 'It takes both. At your table Zi Mo is a source by itself as well.',
  },
  'two-of-the-draw': {
    off: 'This hand claimed nothing and drew its last tile itself, which counts nothing at your table. The last tile came in place of a flower, and that is a source.',
    'zi-mo':
      'This hand drew its last tile itself, which is a source at your table, with claimed sets or without. The last tile came in place of a flower, which is another.',
    each: 'This hand claimed nothing and drew its last tile itself. At your table that is a source, and Zi Mo is one by itself as well. The last tile came in place of a flower, which is one more.',
  },
  'robbing-counts': { off: 'At your table it is a way to win, but no source.' },
  'six-steps-sum': { cut: 'The sum is more, but the count of your table stops at its limit.' },
  'four-concealed': {
    pair: 'And if you make all four in your hand, it becomes a limit hand when you draw the last tile yourself. At your table a discard that completes the Eye makes it one too.',
    any: 'And if you make all four in your hand, it becomes a limit hand. At your table it does not matter whether you draw the last tile yourself.',
  },
  'open-wait': {
    chi: 'An open wait. On a discard, the winning tile must at your table finish a Chi that was open at both ends.',
    any: 'Any wait. Your table asks nothing of it. Many others ask that you have waited for more than one kind of tile, when you win on a discard.',
  },
  'wait-asked': {
    chi: 'The last is the one that people argue about. Many tables ask only how many kinds of tile would have finished the hand. Yours asks besides whether the winning tile finished a Chi that the tile at its other end would have finished too.',
    any: 'The last is the one that people argue about. Other tables take the hand as it was before the winning tile, and ask how many kinds of tile would have finished it. This is how they judge it:',
  },
  'run-of-four': {
    chi: 'A run of four, as 3456 of suo, is finished by a 3 or by a 6, as the Eye. Those are two kinds, but no open Chi: not good at your table. With 7899 of suo a 6 or a 9 finishes the Chi at either end. Good.',
  },
  'gap-drawn': {
    any: 'At your table it does not matter on a discard either: the next hand is Ping Hu both ways.',
    pattern: 'That is why the next hand is Ping Hu by Zi Mo and would not have been Ping Hu on a discard.',
  },
  'all-claimed': {
    forbid:
      'Your table asks for one thing more: not all four Chi may be claimed, even if you draw the Eye yourself.',
  },
  'chow-wait': {
    same: 'The other conditions stay as they are.',
    any: 'The other conditions stay as they are, but at your table any wait will do now.',
  },
  'eighth-flower': {
    alone:
      'But with seven beside your hand you may rob the eighth: when another player draws it and shows it, you may take it and win. At your table that player then pays for everybody.',
    all: 'But with seven beside your hand you may rob the eighth: when another player draws it and shows it, you may take it and win. At your table all three then pay as for Zi Mo.',
    off: 'At your table the eighth cannot be robbed: it stays with whoever draws it.',
  },
  'bites-paid': {
    off: 'At many tables some bonus tiles are paid the moment they meet, whether you win or not. They are not tai and do not help the hand. Your table does not pay them, as the lines below say.',
  },
  'limit-hands-pay': {
    none: 'Your table has no limit, so each of them has a price of its own. When the other rows of a complete hand come to more, they are counted in its place.',
  },
  'unfinished-wins': {
    off: 'One of them does not even wait for the hand to be complete: the eight flowers, which you have met. At some tables the third dragon set and the fourth wind set win at once as well. At your table the rest of the hand must be complete.',
  },
  'below-minimum': { free: 'So every complete hand wins.' },
  'limit-hand-card': {
    none: 'A limit hand has a price of its own, as there is no limit. When its other rows come to more, they are counted in its place.',
  },
  'above-limit': {
    none: 'A hand is paid for everything that it adds up to.',
    list: 'No hand is paid more than the last amount on the price list of your table, whatever it adds up to.',
  },
  'over-the-limit': {
    under:
      'This hand adds up to no more than the limit of your table. The limit is worth knowing while you build: once you can see it, you gain nothing by waiting for one more source.',
    none: 'At your table nothing stops the count, so one more source always makes the bill of an ordinary hand larger.',
    list: 'The price list of your table ends before the count does. That is worth knowing while you build: once you can see its last amount, you gain nothing by waiting for one more source.',
  },
} as const

const paying = {
  'tai-doubles': {
    list: 'Why does one more tai matter? Because each one after the first brings more, up to the end of your table’s price list.',
  },
  base: {
    list: 'Your table pays by a printed list. It has a full price and a smaller one for every number of tai. Tables without such a list use one amount, the base, which doubles with every tai.',
    none: 'What everybody pays is made of one amount, the base. It doubles with every tai, and at your table nothing stops it.',
  },
  'chips-stay': { list: 'Drag the tai up and down on the table below, and watch what everybody pays.' },
  'doubling-fast': {
    none: 'Doubling starts slowly and grows fast. Each step brings as many points as all the steps before it together. That is why one more source can be worth a few turns of patience.',
    list: 'From the first tai on, each step of the list brings more, up to its end. That is why one more source can be worth a few turns of patience.',
  },
  'others-share': { none: 'East and North pay nothing.' },
  'other-list': { list: 'Tables without a list double the price with every tai.' },
  'who-pays': {
    alone:
      'The player who threw the winning tile, the shooter, pays for all three at your table. After Zi Mo nobody is at fault, and each of the three pays a share.',
    alike:
      'At your table all three pay the same for a discard, whoever threw it. After Zi Mo all three pay the same too, and more.',
  },
  'shooter-share': {
    alone: 'At your table the shooter pays for all three, and the other two pay nothing.',
    alike: 'At your table the shooter pays no more than the other two do.',
  },
  'chip-travels': {
    alone:
      'Change who threw the tile, and the whole bill travels from one player to the other. Nothing changes for the winner: the bill is the same, whoever shot.',
    alike: 'Change who threw the tile, and nothing changes: at your table all three pay the same.',
  },
  'shooter-pays-bill': {
    more: 'The bill is as large as one that the standard table shares, and larger than yours, where all three pay alike. It comes from one pocket.',
  },
  'zi-mo-share': {
    more: 'A shooter would pay more, for all three together.',
    less: 'After a discard each of them would pay less.',
  },
  'zi-mo-gain': {
    twice: 'That is twice as much.',
    more: 'That is more.',
    alike: 'That is as much.',
  },
  'zi-mo-no-tai': {
    tai: 'At your table Zi Mo changes the count as well as the bill: it is a source by itself, with claimed sets or without.',
  },
  'men-qing-besides': { off: 'At your table a hand with nothing claimed counts nothing for it.' },
  'big-dragons-bill': { off: 'At your table nobody pays anything yet: the hand is not complete.' },
  'limit-hand-thrown': {
    off: 'Now a hand that wins at many tables, as a limit hand, but not at yours, where the rest must be complete too. You hold a set of Green dragons, show a set of Red ones, and West throws a White dragon to your pair:',
  },
  'at-once': {
    kongs:
      'Your table pays only Kongs at once, win or not. Other tables pay some bonus tiles at once as well. What is paid at once stands beside the bill of the hand and is no tai. The amounts below are those of your table.',
    off: 'Your table pays nothing at once. Other tables pay Kongs and some bonus tiles the moment they are shown, whoever wins in the end.',
  },
  'kong-each': { off: 'Your table pays nothing at once for this.' },
  'bite-each': { off: 'Your table pays nothing at once for this.' },
  'marriage-each': { off: 'Your table pays nothing at once for this.' },
  'dealt-double': {
    same: 'It is no more when you were dealt both.',
  },
  'family-each': { off: 'Your table pays nothing at once for this.' },
  'late-kong': {
    off: 'A late Kong costs its feeder nothing besides at your table. At other tables, near the end of the wall, whoever throws the tile that is claimed for a Kong pays for all three.',
  },
  'sheet-at-once': {
    kongs:
      'In points. A Kong is paid on top of this, at once; bonus tiles bring nothing at once at your table.',
    off: 'In points. Nothing is paid before a win, and nothing after a drawn hand.',
  },
  'no-bao': {
    off: 'Your table plays without Bao: everybody pays as usual, whatever was thrown. This is how other tables play it.',
  },
  'club-ping-hu': {
    own: 'The line with Ping Hu is for a hand with that row and no other: at your table it has a price of its own.',
  },
  'bao-case': {
    off: 'Your table plays without Bao: everybody pays as usual, whatever was thrown. At other tables there is one case in which a single player pays for a whole win.',
  },
  'bao-beside': {
    alike:
      'Put shooter pays and Bao side by side: on a discard one player pays everything in both. Under Bao that is the bill of your table, and under shooter pays a larger one. When it happens differs too.',
    off: 'Shooter pays and Bao look alike on a discard: in both, one player pays the whole bill. The difference is when.',
  },
  'no-bao-here': { off: 'Your table plays without Bao, so the table below finds nobody liable.' },
  'bao-fed': {
    off: 'At other tables than yours: you feed a Pong of dragons, of the player’s own wind or of the round’s, that brings the tai everybody can see up to the limit.',
  },
  'bao-flush': {
    off: 'At other tables than yours: your discard wins a full flush for somebody who shows three sets of that suit, or all honours or all terminals for somebody who shows three such sets.',
  },
  'bao-fresh': {
    off: 'At other tables than yours: late in the hand you throw a fresh tile, one that nobody has thrown before, and it wins.',
  },
  'flush-fed': {
    alone:
      'Three sets of suo lie on the table for all to see, and West throws a suo. At your table this is no Bao, but the shooter pays for all three anyway. Had South drawn the tile, all three would have paid.',
    usual:
      'Three sets of suo lie on the table for all to see, and West throws a suo. At your table nobody is liable for it, and all three pay as usual.',
  },
  'last-set-wins': {
    off: 'At your table the claim does not win at once: the hand must be complete. From now on every win of that player is a limit hand.',
  },
  'feed-note': {
    none: 'Your table has no limit, so nobody can be fed up to it, and this case does not come about. This is how it goes at other tables.',
    off: 'Your table leaves this case out: nobody is liable for feeding a player up to the limit. This is how it goes at other tables.',
  },
  'flush-note': {
    off: 'Your table leaves this case out: nobody is liable for such a discard. This is how it goes at other tables.',
  },
  'fresh-note': {
    off: 'Your table leaves this case out: nobody is liable for a fresh tile. This is how it goes at other tables.',
  },
  'fresh-count': {
    off: 'How many playable tiles may be left then is agreed at each table. They are counted at the moment you throw.',
  },
  'lasts-note': {
    both: 'At your table feeding the last dragon or wind set lasts in the same way, since it does not win at once.',
    set: 'At your table it is feeding the last dragon or wind set that lasts, since it does not win at once. Feeding somebody up to the limit makes nobody liable.',
    off: 'At your table no case lasts: nobody is liable for feeding a player up to the limit.',
  },
  'flush-liable': {
    off: 'South shows three sets of one suit and wins a full flush on West’s discard. How many points does East pay?',
  },
  'last-wind-pong': {
    off: 'South shows three wind sets. West throws the fourth wind, and South says Pong. Later South draws the last tile of a complete hand. How many points does West pay?',
  },
  'feed-liable': {
    off: 'The same table a few turns later. South wins as much as a limit hand brings, on a tile that East throws. How many points does West pay?',
  },
} as const

const planning = {
  'plan-wait': {
    chi: 'On a discard, the winning tile must at your table finish a Chi that was open at both ends.',
    any: 'At your table any wait will do. Many others ask that you have waited for more than one kind of tile, when you win on a discard.',
  },
  'chow-reaches': {
    short:
      'That is far less, and by itself below the minimum of your table: such a hand needs one more source.',
  },
  'gap-left': { any: 'At your table a gap is as good a wait for Ping Hu as any other.' },
  'drawn-more': {
    same: 'At your table a concealed Ping Hu that you draw yourself is worth no more than one that is thrown to you.',
  },
  'needs-tai': {
    free: 'At your table a hand that is worth nothing may win too, at the lowest price. Ask all the same of every opening hand where its first tai will come from.',
  },
  'has-its-tai': {
    more: 'Your table asks for more than that, so see where a second source may come from before you claim.',
  },
  'keep-closed': {
    off: 'You may claim Chi freely: at your table a closed hand counts nothing for it.',
  },
  'nothing-at-all': {
    short:
      'Then claim nothing, and hope for one more source: Men Qing Zi Mo alone is below the minimum of your table.',
    drawn: 'Then draw the last tile yourself: at your table that is a source, with claimed sets or without.',
    off: 'Then it still has to find a source: at your table a closed hand counts nothing for it.',
  },
  'planner-animal': {
    more: 'With an animal beside it the second hand has a part of the minimum already.',
  },
  'each-doubles': {
    list: 'From the first tai to the end of your table’s price list, each more tai raises what a win brings, and each more tile that is missing makes the win less likely.',
  },
} as const

/** The Hong Kong table: its lesson and its card. */
const hongKong = {
  'hk-not-yet': {
    free: 'At your table a finished hand is a win, whatever it is worth. Most tables ask for more. What it is paid depends on what is special about it, and that is counted in faan.',
  },
  'hk-special': {
    off: 'This hand has all its sets, and two special things: nothing in it was taken from others, and all its sets are chows.',
  },
  'hk-dragon-alone': {
    wins: 'At your table it wins here too:',
  },
  'hk-plan': {
    small:
      'Your table asks for no more than {minimum}, which nearly every hand has, so a plan is for what a hand pays rather than for whether it wins.',
    free: 'Every finished hand wins at your table, so a plan is for what a hand pays and not for whether it wins.',
  },
  'hk-too-small': {
    free: 'Whichever tile you wait for, count first what it would be worth: at your table every finished hand may be declared, but a small one is paid little.',
  },
  'hk-large-usual': {
    free: 'Flushes and pungs are worth more here than there:',
  },
  'hk-bonus-tiles': {
    off: 'Your table plays without flowers and seasons. Hands of this lesson may show one beside them: leave it out of account.',
  },
  'hk-bonus-drawn': {
    off: 'At tables with flowers and seasons they are never part of a set: each is laid open at once and replaced from the back of the wall.',
  },
  'hk-bonus-worth': {
    off: 'At such tables they count: the one with the number of your seat, all four of a group, and having none at all. At yours nothing is counted for any of it.',
  },
  'hk-bonus-many': {
    none: 'Without flowers and seasons the rows of your table for seven and for eight of them never come up.',
    row: 'At your table seven flowers and seasons together are a row besides, and all eight are another. The hand must be finished all the same.',
  },
  'hk-bonus-costs': {
    off: 'Without flowers nothing is counted for having none.',
  },
  'hk-card-bonus': {
    off: 'No flowers and no seasons.',
  },
  'hk-check-flower': {
    pairs: 'At your table seven pairs are no finished hand. How many faan do these tiles count there?',
    off: 'Leave the flower out of account, since your table plays without. East wins on a discard. How many faan?',
  },
  'hk-kong-keeps': {
    breaks: 'At your table a concealed kong costs it too.',
  },
  'hk-other-shapes': {
    off: 'Thirteen Orphans is the one other shape.',
  },
  'hk-winds-and-a-pair': {
    limit: 'At your table three wind pungs with a pair of the fourth wind are worth the limit as well.',
    row: 'At your table three wind pungs with a pair of the fourth wind are a row too, and the pungs count besides.',
  },
  'hk-at-the-start': {
    limit:
      'At your table two wins at the very beginning are worth the limit too: the dealer’s, with the tiles of the deal, and another player’s on the dealer’s first discard.',
  },
  'hk-pairs-fold': {
    off: 'The names are mostly the same, the prices are not. Four chows are worth less, and three dragons in the making more. Seven pairs are a hand at many tables here, but not at yours:',
  },
  'hk-no-row': {
    winds:
      'There is no row for terminals with honours, for the win on a flower’s replacement or for all green.',
  },
  'hk-doubles': {
    slower:
      'Each faan more makes the bill larger. In small hands it doubles the bill; further up it takes two more faan to double it.',
  },
  'hk-thrown': {
    shared: 'If somebody threw your winning tile, that player pays most, and the other two pay a share each.',
  },
  'hk-card-pays': {
    shared:
      'On a discard the discarder pays most and the other two a share each; after a self-draw all three pay alike.',
  },
  'hk-careful': {
    shared:
      'Because the discarder pays most, the tile you throw late in the hand matters more than the one you hope for.',
  },
  'hk-one-size': {
    grows:
      'As written, a bill there grows when the winner draws the tile, and on a discard everybody pays a share. At your table it grows here too, but a discard is paid by the discarder alone:',
    alike:
      'As written, a bill there grows when the winner draws the tile, and on a discard everybody pays a share. At your table it is the same here:',
  },
  'hk-card-seats': {
    off: 'Without flowers and seasons the number of a seat does not matter.',
  },
  'hk-card-bonus-rows': {
    off: 'Your table plays without flowers and seasons: nothing is counted for them, nor for having none.',
  },
  'hk-card-last-bonus': {
    off: 'When no tile is left and nobody has won, the hand is drawn and nothing is paid.',
  },
  'hk-card-worth': {
    free: 'You win with any four sets and a pair, whatever they are worth.',
  },
  'hk-card-every-row': {
    free: 'Of several readings the one with the most faan counts.',
  },
  'hk-drawn-least': {
    drawn:
      'A hand that is self-drawn is never without faan, since the draw itself counts: what is said here of a self-draw is for the smallest such hand.',
  },
  'hk-note-too-little': {
    enough: 'Four chows are the easiest shape to finish, and at your table they win by themselves.',
  },
  'hk-note-make-up': {
    off: 'The two rows that most often make up the rest are Concealed Hand and Self-Draw.',
    more: 'What most often comes on top is a hand in which nothing is exposed, or a last tile that you draw yourself.',
  },
  'hk-note-pair': {
    any: 'At your table any pair will do, of winds and dragons too.',
  },
  'hk-note-none': {
    off: 'Your table plays without flowers and seasons, so the row is never counted.',
  },
  'hk-note-worst': {
    off: 'At tables that have them, one flower that is not yours is the worst case: it brings nothing and takes this row away. Your own flower takes it away too and gives as much back.',
  },
  'hk-row-all-chows': {
    any: 'Four chows and any pair, any wait, claimed or not.',
  },
  'hk-row-concealed-hand': {
    kong: 'Nothing exposed, on a discard too, and no kong: a concealed one breaks it as well.',
    pairs:
      'Nothing exposed, on a discard too. A concealed kong keeps it. Seven Pairs do not score it besides.',
    both: 'Nothing exposed, on a discard too, and no kong: a concealed one breaks it as well. Seven Pairs do not score it besides.',
  },
  'hk-near-own-flower': {
    off: 'The chrysanthemum is West’s, so South would get nothing for it. Your table plays without flowers.',
  },
  'hk-near-own-season': {
    off: 'Spring is East’s, so South would get nothing for it. Your table plays without seasons.',
  },
  'hk-near-flower-family': {
    off: 'Three flowers are not all four. Your table plays without flowers.',
  },
  'hk-near-season-family': {
    off: 'Three seasons are not all four. Your table plays without seasons.',
  },
  'hk-near-big-winds': {
    limit:
      'Three pungs and a pair of the fourth wind are Small Four Winds, at your table a limit hand of its own.',
    row: 'Three pungs and a pair of the fourth wind are Small Four Winds, and the wind pungs and Half Flush count besides.',
  },
  'hk-step-shape': {
    off: 'Four sets and a pair, or Thirteen Orphans? A limit hand pays the limit: stop here.',
  },
  'hk-step-bonus': {
    off: 'Your table plays without flowers and seasons: there is nothing to count.',
  },
  'hk-step-pattern': {
    off: 'All Chows, All Pungs, Half Flush, Full Flush, Concealed Hand.',
  },
  'hk-about-patterns': {
    off: 'What the hand is as a whole: all chows, all pungs, one suit, nothing exposed.',
  },
  'hk-about-bonus': {
    off: 'Your table plays without flowers and seasons, so none of these rows comes up.',
  },
} as const

const playing = {
  'own-discard': {
    off: 'At your table you may claim a tile of the kind that you have just thrown, when somebody else throws one.',
  },
  'fresh-pays': {
    off: 'A fresh tile is the worst of all: nobody has shown that it is unwanted. At your table it costs no more than any other tile that wins.',
  },
  'third-pays': {
    off: 'Whoever feeds the third gives away a dear hand, and the same holds for the fourth wind, once three sets of winds lie open.',
  },
  'claim-enough': {
    wins: 'It does not help that the hand in front of you is far from finished: at your table the claim alone wins.',
    off: 'At your table the claim alone costs you nothing, but it brings a dear hand nearer.',
  },
  'limit-near': {
    off: 'Other sets make a hand dear as well: own winds, the wind of the round, dragons, beside flowers and animals.',
  },
  'part-smaller': {
    alike:
      'When nobody wins, nobody pays for a win. When somebody wins on another player’s tile, you pay as much as that player at your table, so giving up saves less there than elsewhere.',
  },
} as const

const passages = {
  ...counting,
  ...paying,
  ...planning,
  ...playing,
  ...hongKong,
} as const satisfies ClaimTexts

export const claims = {
  passages,
  /** Behind the answer to a question of a check, where the explanation in the text does not fit the reader's table. */
  bill: {
    reason: 'By the rules of your table: {list}.',
    gets: '{seat} gets {n}',
    gives: '{seat} gives {n}',
    nothing: '{seat} gives nothing',
    liable: 'By the rules of your table {seat} is liable.',
    nobody: 'By the rules of your table nobody is liable.',
  },
} as const
