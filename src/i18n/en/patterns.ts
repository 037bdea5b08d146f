import type { PatternId } from '../../engine/index.ts'

interface PatternWords {
  /** The name the house uses. */
  readonly name: string
  /** Other names an English reader may know it by; the first is the plainest. */
  readonly also: readonly string[]
  /** The condition in one line, without what it is worth: that is the engine's to say. */
  readonly rule: string
  /** Why the near miss of its page does not score it. */
  readonly near: string
}

/** Rows and limit hands by their Singapore names. Rows of the Hong Kong table alone stand last. */
export const patterns = {
  'dragon-set': {
    name: 'Dragon set',
    also: ['Dragon pong', 'Red, Green or White dragon set', 'Hong Zhong, Fa Cai, Bai Ban'],
    rule: 'A Pong or Kong of Red, Green or White dragons, for each such set.',
    near: 'Two Red dragons as the Eye are only a pair. It takes three.',
  },
  'own-wind-set': {
    name: 'Own Wind set',
    also: ['Seat wind', 'Own wind pong'],
    rule: 'A Pong or Kong of the wind you sit at.',
    near: 'West is neither the wind of South’s seat nor of the East round: a set of it counts for nothing here.',
  },
  'round-wind-set': {
    name: 'Round Wind set',
    also: ['Prevailing wind', 'Round wind pong'],
    rule: 'A Pong or Kong of the wind of the round. The same set can be Own Wind as well.',
    near: 'The same hand one round later, held by West: East is no longer the round’s wind and was never West’s own.',
  },
  'little-dragons': {
    name: 'Xiao San Yuan',
    also: ['Little Three Dragons', 'Small Dragons', 'Three Lesser Scholars'],
    rule: 'Two dragon sets and the third dragon as the Eye, on top of what the two sets count.',
    near: 'Two dragon sets, but the Eye is 8 tong: only the two sets count.',
  },
  'little-winds': {
    name: 'Xiao Si Xi',
    also: ['Little Four Winds', 'Four Lesser Blessings', 'Xiao Xi Si'],
    rule: 'Three wind sets and the fourth wind as the Eye. Own Wind and Round Wind are not counted besides.',
    near: 'Three wind sets, but the Eye is 5 tong: only South’s own wind and the round’s count.',
  },
  'own-flower': {
    name: 'Own flower',
    also: ['Seat flower', 'Matching flower'],
    rule: 'The flower with your seat’s number: East 1 plum, South 2 orchid, West 3 chrysanthemum, North 4 bamboo.',
    near: 'The chrysanthemum has number 3 and is West’s. South shows it and gets nothing for it.',
  },
  'own-season': {
    name: 'Own season',
    also: ['Seat season', 'Matching season'],
    rule: 'The season with your seat’s number: East 1 spring, South 2 summer, West 3 autumn, North 4 winter.',
    near: 'Spring has number 1 and is East’s. South shows it and gets nothing for it.',
  },
  animal: {
    name: 'Animal',
    also: ['Cat, rat, rooster, centipede', 'Any animal'],
    rule: 'Cat, rat, rooster or centipede, for each one, at any seat.',
    near: 'A flower is no animal: it counts only at the seat with its number, and this one is North’s.',
  },
  'flower-family': {
    name: 'All four flowers',
    also: ['Flower family', 'Complete flowers', 'One tai flowers'],
    rule: 'Plum, orchid, chrysanthemum and bamboo together, besides the one that is your own.',
    near: 'Three flowers are no family, and the one that is missing is South’s own.',
  },
  'season-family': {
    name: 'All four seasons',
    also: ['Season family', 'Complete seasons', 'One tai flowers'],
    rule: 'Spring, summer, autumn and winter together, besides the one that is your own.',
    near: 'Three seasons are no family, and the one that is missing is West’s own.',
  },
  'animal-family': {
    name: 'All four animals',
    also: ['Animal family', 'Complete animals'],
    rule: 'Cat, rat, rooster and centipede together, besides what each of them counts.',
    near: 'Three animals count one by one. Without the centipede there is no family.',
  },
  'concealed-self-draw': {
    name: 'Men Qing Zi Mo',
    also: ['Fully concealed self-draw', 'Concealed self-draw', 'Fully concealed'],
    rule: 'Nothing claimed, and the winning tile drawn by yourself.',
    near: 'The same hand on somebody’s discard. Concealed alone counts for nothing, and neither does Zi Mo alone.',
  },
  'ping-hu': {
    name: 'Ping Hu',
    also: ['Peng Hu', 'Sequence hand', 'Full sequence', 'Ping Wu', 'All Chi'],
    rule: 'Four Chi, no bonus tile, and an Eye that is no dragon, Own Wind or Round Wind. On a discard you must have waited for more than one kind of tile.',
    near: 'Holding 6 and 8 suo, only the 7 would do: one kind. On a discard the hand has nothing else.',
  },
  'chow-ping-hu': {
    name: 'Chow Ping Hu',
    also: ['Chou Ping Hu', 'Lesser sequence', 'Stinky Ping Hu', 'All Chow'],
    rule: 'Ping Hu in everything, but with one or more bonus tiles.',
    near: 'A bonus tile and a wait for one kind only, on a discard: the wait must be as good as for Ping Hu.',
  },
  'all-pongs': {
    name: 'Pong Pong Hu',
    also: ['All Pongs', 'Peng Peng Hu', 'Dui Dui Hu', 'Dui Dui Peng', 'Triplets'],
    rule: 'Four Pongs or Kongs and any Eye.',
    near: 'One Chi among the sets, 6 7 8 tong, and the whole row is gone.',
  },
  'half-flush': {
    name: 'Hun Yi Se',
    also: ['Half flush', 'Half colour', 'Ban Se', 'Mixed one suit'],
    rule: 'Tiles of one suit and at least one wind or dragon.',
    near: 'One Chi of suo among the wan: two suits. The tiles of the main suit count for nothing by themselves.',
  },
  'full-flush': {
    name: 'Qing Yi Se',
    also: ['Full flush', 'Full colour', 'Pure one suit'],
    rule: 'Tiles of one suit only.',
    near: 'One Pong of winds makes it half: Hun Yi Se.',
  },
  'terminals-and-honours': {
    name: 'Terminals & Honours',
    also: ['Mixed terminals', 'Half terminals', 'One-nine half', 'Mixed 1 and 9'],
    rule: 'Only 1s, 9s, winds and dragons, some of each kind. It always comes on top of Pong Pong Hu.',
    near: 'The Pong of 8 tong is neither a terminal nor an honour. Pong Pong Hu stays.',
  },
  'flower-replacement': {
    name: 'Hua Shang',
    also: ['Flower replacement', 'Win on a bonus tile’s replacement', 'Hua Shang Hua'],
    rule: 'Won on the tile drawn in place of a bonus tile.',
    near: 'The chrysanthemum was shown on an earlier turn: this win came from an ordinary draw.',
  },
  'kong-replacement': {
    name: 'Gang Shang',
    also: ['Kong replacement', 'Kang Shang', 'Win on a Kong’s replacement'],
    rule: 'Won on the tile drawn after a Kong. With bonus tiles in between it is still this row, and only this one.',
    near: 'The Kong was made on an earlier turn: this win came from an ordinary draw.',
  },
  'last-tile': {
    name: 'Hai Di Lao Yue',
    also: ['Last tile', 'Moon under the sea', 'Moon from the sea'],
    rule: 'Won by drawing the last playable tile, when it is no replacement.',
    near: 'The last tile came as the replacement of a bonus tile. That is Hua Shang and nothing else.',
  },
  'robbed-kong': {
    name: 'Qiang Gang',
    also: ['Robbing the Kong', 'Rob the kong', 'Qiang Kang'],
    rule: 'Won on a tile that another player is adding to a Pong. It is not Zi Mo.',
    near: 'The same tile, simply thrown. Only a Kong being made can be robbed.',
  },
  'big-dragons': {
    name: 'Da San Yuan',
    also: ['Big Three Dragons', 'Big Dragons', 'Three Great Scholars', 'All Dragon'],
    rule: 'Sets of all three dragons. The third set wins at once, whatever the rest of the hand is.',
    near: 'Two sets and a pair of the third dragon: that is Xiao San Yuan.',
  },
  'big-winds': {
    name: 'Da Si Xi',
    also: ['Big Four Winds', 'Four Great Blessings', 'All Wind'],
    rule: 'Sets of all four winds. The fourth set wins at once, whatever the rest of the hand is.',
    near: 'Three sets and a pair of the fourth wind: that is Xiao Si Xi.',
  },
  'thirteen-orphans': {
    name: '13 Wonders',
    also: ['Thirteen Wonders', 'Thirteen Orphans', '13 yao'],
    rule: 'A 1 and a 9 of each suit, each wind and each dragon, and one of them twice. No sets, no Eye.',
    near: 'Two pairs and no Red dragon: one kind is missing, so there is no hand at all.',
  },
  'eight-flowers': {
    name: 'Eight Flowers',
    also: ['Hua Hu', 'Eight flowers and seasons', 'Seven robs one'],
    rule: 'All four flowers and all four seasons. They win at once; the hand need not be complete.',
    near: 'Seven are not enough: they count by the ordinary rows, and only in a complete hand.',
  },
  'all-honours': {
    name: 'Zi Yi Se',
    also: ['All Honours', 'Pure honours', 'Da Zi'],
    rule: 'Winds and dragons only.',
    near: 'One Chi of wan: it is Hun Yi Se with dragon sets.',
  },
  'all-terminals': {
    name: 'All Terminals',
    also: ['Pure terminals', 'One-nine', 'Qing Yao Jiu', 'Qing Lao Tou'],
    rule: 'Only 1s and 9s.',
    near: 'An Eye of North: with an honour in it, it is Terminals & Honours.',
  },
  'four-concealed-pongs': {
    name: 'Kam Kam Hu',
    also: ['Four concealed pongs', 'Hidden treasure', 'Kan Kan Hu'],
    rule: 'Four Pongs or concealed Kongs made in the hand, won by Zi Mo.',
    near: 'The same hand on a discard: the last Pong was not made in the hand. Pong Pong Hu stays.',
  },
  'all-green': {
    name: 'All Green',
    also: ['Pure green suit', 'Green one colour'],
    rule: 'Only 2, 3, 4, 6 and 8 suo and Green dragons.',
    near: 'The 7 suo is not among them. One such tile, and it is Hun Yi Se with a dragon set.',
  },
  'nine-gates': {
    name: 'Jiu Lian Bao Deng',
    also: ['Nine Gates', 'Nine Lotus', 'Nine Lotus Lamps'],
    rule: 'In one suit 1112345678999 and one more tile of it, nothing claimed and no Kong.',
    near: 'The same tiles, but the three 1s were claimed: Qing Yi Se.',
  },
  'four-kongs': {
    name: 'Shi Ba Luo Han',
    also: ['Four Kongs', 'Eighteen Arhats'],
    rule: 'Four Kongs of any sort and an Eye.',
    near: 'Three Kongs and a Pong: Pong Pong Hu.',
  },
  'heavenly-hand': {
    name: 'Tian Hu',
    also: ['Heavenly hand', 'Tien Hu', 'Blessing of heaven'],
    rule: 'The Banker wins with the tiles of the deal. Bonus tiles may have been replaced; no Kong may have been made.',
    near: 'The same hand on the Banker’s second turn: a plain Men Qing Zi Mo.',
  },
  'earthly-hand': {
    name: 'Di Hu',
    also: ['Earthly hand', 'Teh Hu', 'Blessing of earth'],
    rule: 'Another player wins on the Banker’s first discard.',
    near: 'The same hand on the Banker’s second discard: nothing in it counts.',
  },
  'kong-on-kong': {
    name: 'Gang Shang Gang',
    also: ['Kong on Kong', 'Double Kong', 'Gang Gang Hu'],
    rule: 'A Kong, another Kong on its replacement in the same turn, and the win on that one’s replacement.',
    near: 'Two Kongs, but on different turns: only the last replacement counts, as Gang Shang.',
  },
  'self-draw': {
    name: 'Zi Mo tai',
    also: ['Tai for any Zi Mo', 'Self-drawn win'],
    rule: 'The winning tile drawn by yourself, claimed sets or not.',
    near: 'The same hand on a discard.',
  },
  'concealed-hand': {
    name: 'Men Qing',
    also: ['Concealed hand', 'Fully concealed on a discard', 'Men Qian Qing'],
    rule: 'Nothing claimed, won on a discard.',
    near: 'One claimed Chi, and the hand is no longer concealed.',
  },
  'seven-pairs': {
    name: 'Seven Pairs',
    also: ['Qi Dui', 'Seven twins'],
    rule: 'Seven different pairs, all of them in the hand.',
    near: 'Four 5 wan are not two different pairs.',
  },
  'human-hand': {
    name: 'Ren Hu',
    also: ['Human hand', 'Humanly hand', 'Men Hu', 'Blessing of man'],
    rule: 'Another player than the Banker wins on a discard before drawing a first tile, nobody having claimed or made a Kong.',
    near: 'The same hand after the first draw: nothing in it counts.',
  },
  'chicken-hand': {
    name: 'Chicken hand',
    also: ['Ji Hu', 'Tui Dao Hu', 'Hand without tai'],
    rule: 'A complete hand in which nothing counts.',
    near: 'The same hand at a table that asks for tai: it cannot win.',
  },
  'all-chows': {
    name: 'All Chows',
    also: ['Common hand', 'Chow hand', 'Ping Wu (Hong Kong)'],
    rule: 'Four chows and a suited pair, any wait, claimed or not.',
    near: 'Three 5 dots are a pung: one pung among the chows.',
  },
  'no-flowers': {
    name: 'No Flowers',
    also: ['No bonus tiles'],
    rule: 'No flower and no season.',
    near: 'One flower, even of another seat, and the row is gone.',
  },
  'last-discard': {
    name: 'Last Discard',
    also: ['Fish from the river'],
    rule: 'Won on the discard made with the wall empty.',
    near: 'A tile was left in the wall when this discard was made.',
  },
  'seven-flowers': {
    name: 'Seven Flowers',
    also: ['Flower win'],
    rule: 'Seven of the eight flowers and seasons, with a complete hand.',
    near: 'Six of them: they count by the ordinary rows only.',
  },
} as const satisfies Record<PatternId, PatternWords>
