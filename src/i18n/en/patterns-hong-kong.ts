import type { PatternId, TableId } from '../../engine/index.ts'

interface RowWords {
  readonly name: string
  readonly also: readonly string[]
  readonly rule: string
  /** Why the near miss of its page does not score it there. */
  readonly near?: string
}

const hongKong = {
  'dragon-set': {
    name: 'Dragon Pung',
    also: ['Dragon set'],
    rule: 'A pung or kong of a dragon, for each such set.',
    near: 'Two Red dragons as the pair are only a pair. It takes three.',
  },
  'own-wind-set': {
    name: 'Seat Wind Pung',
    also: ['Own wind'],
    rule: 'A pung or kong of your seat’s wind.',
    near: 'West is not the wind of South’s seat: a pung of it counts for nothing here.',
  },
  'round-wind-set': {
    name: 'East Wind Pung',
    also: ['Round wind', 'Prevailing wind'],
    rule: 'A pung or kong of East, the round wind of every hand.',
    near: 'West is not the round wind: that is East in every hand.',
  },
  'own-flower': {
    name: 'Matching Flower',
    also: ['Own flower', 'Seat flower'],
    rule: 'The flower with your seat’s number.',
    near: 'The chrysanthemum has number 3 and is West’s. South shows it and gets nothing for it, and No Flowers is gone.',
  },
  'own-season': {
    name: 'Matching Season',
    also: ['Own season', 'Seat season'],
    rule: 'The season with your seat’s number.',
    near: 'Spring has number 1 and is East’s. South shows it and gets nothing for it, and No Flowers is gone.',
  },
  'flower-family': {
    name: 'Complete Flowers',
    also: ['All four flowers'],
    rule: 'All four flowers, in place of the matching one.',
    near: 'Three flowers are not all four: only the matching one counts.',
  },
  'season-family': {
    name: 'Complete Seasons',
    also: ['All four seasons'],
    rule: 'All four seasons, in place of the matching one.',
    near: 'Three seasons are not all four: only the matching one counts.',
  },
  'all-pongs': {
    name: 'All Pungs',
    also: ['All triplets', 'Pung Pung Wu'],
    rule: 'Four pungs or kongs and a pair.',
    near: 'One chow among the sets, and the row is gone.',
  },
  'half-flush': {
    name: 'Half Flush',
    also: ['Mixed one suit', 'Clean hand'],
    rule: 'One suit and at least one honour.',
    near: 'One chow of dots among the characters: two suits.',
  },
  'full-flush': {
    name: 'Full Flush',
    also: ['All one suit', 'Pure hand'],
    rule: 'One suit only.',
    near: 'A pair of West makes it half: Half Flush.',
  },
  'little-dragons': {
    name: 'Little Three Dragons',
    also: ['Small dragons'],
    rule: 'Two dragon pungs and the third dragon as the pair, in place of the two dragon pungs’ own faan.',
    near: 'Two dragon pungs, but the pair is 8 dots: only the two pungs count.',
  },
  'little-winds': {
    name: 'Small Four Winds',
    also: ['Little four winds'],
    rule: 'Three wind pungs and the fourth wind as the pair.',
    near: 'Three wind pungs, but the pair is 5 dots.',
  },
  'kong-replacement': {
    name: 'Win on Kong Replacement',
    also: ['Kong replacement'],
    rule: 'Won on the tile drawn for a kong, with no bonus tile after it.',
    near: 'A bonus tile came between: the winning tile replaced the flower, not the kong.',
  },
  'robbed-kong': {
    name: 'Robbing the Kong',
    also: ['Rob the kong'],
    rule: 'Won on a tile that another player is adding to a pung.',
    near: 'The same tile, simply thrown. Only a kong being made can be robbed.',
  },
  'last-tile': {
    name: 'Last Wall Draw',
    also: ['Moon from the sea', 'Last tile'],
    rule: 'The last tile of the wall, self-drawn, a replacement too.',
    near: 'A tile was left in the wall.',
  },
  'big-dragons': {
    name: 'Big Three Dragons',
    also: ['Great dragons'],
    rule: 'Pungs or kongs of all three dragons, in a complete hand.',
    near: 'Two pungs and a pair of the third dragon: Little Three Dragons.',
  },
  'big-winds': {
    name: 'Big Four Winds',
    also: ['Great winds'],
    rule: 'Pungs or kongs of all four winds, and a pair.',
    near: 'Three pungs and a pair of the fourth wind have no row at this table: the wind pungs and Half Flush count.',
  },
  'thirteen-orphans': {
    name: 'Thirteen Orphans',
    also: ['Thirteen wonders'],
    rule: 'A 1 and a 9 of each suit, each wind and each dragon, and one of them twice.',
    near: 'One kind is missing, so there is no hand at all.',
  },
  'eight-flowers': {
    name: 'Eight Flowers',
    also: ['Big flower win'],
    rule: 'All eight flowers and seasons, with a complete hand.',
    near: 'Seven of them: Seven Flowers.',
  },
  'all-honours': {
    name: 'All Honours',
    also: ['All honors'],
    rule: 'Winds and dragons only.',
    near: 'One chow of characters: Half Flush and a dragon pung.',
  },
  'all-terminals': {
    name: 'All Terminals',
    also: ['Pure terminals'],
    rule: 'Only 1s and 9s.',
    near: 'The pair is 8 characters. All Pungs stays.',
  },
  'four-concealed-pongs': {
    name: 'Four Concealed Pungs',
    also: ['Hidden treasure'],
    rule: 'Four concealed pungs or kongs, self-drawn.',
    near: 'On a discard the last pung was not made in the hand: All Pungs and Concealed Hand.',
  },
  'nine-gates': {
    name: 'Nine Gates',
    also: ['Nine lotus'],
    rule: 'In one suit 1112345678999 and one more tile of it, nothing declared.',
    near: 'The same tiles, but the three 1s were claimed: Full Flush.',
  },
  'four-kongs': {
    name: 'Four Kongs',
    also: ['Eighteen arhats'],
    rule: 'Four kongs and a pair.',
    near: 'Three kongs and a pung: All Pungs.',
  },
  'heavenly-hand': {
    name: 'Heavenly Hand',
    also: ['Blessing of heaven'],
    rule: 'The dealer wins with the tiles of the deal.',
    near: 'The same hand on the dealer’s second turn.',
  },
  'earthly-hand': {
    name: 'Earthly Hand',
    also: ['Blessing of earth'],
    rule: 'Another player wins on the dealer’s first discard.',
    near: 'The same hand on a later discard.',
  },
  'self-draw': {
    name: 'Self-Draw',
    also: ['Self-pick', 'Zi mo'],
    rule: 'The winning tile drawn by yourself, from the wall or as a replacement.',
    near: 'The same hand on a discard.',
  },
  'concealed-hand': {
    name: 'Concealed Hand',
    also: ['Fully concealed'],
    rule: 'Nothing exposed, on a discard too. A concealed kong keeps it.',
    near: 'The dragons were claimed, and the hand is no longer concealed.',
  },
  'seven-pairs': {
    name: 'Seven Pairs',
    also: ['Seven twins'],
    rule: 'Seven different pairs, all of them in the hand.',
    near: 'Four 5 dots are not two different pairs.',
  },
  'chicken-hand': {
    name: 'Chicken hand',
    also: ['Gai wu', 'Hand without faan'],
    rule: 'A complete hand in which nothing counts.',
    near: 'The same hand at a table that asks for faan: it cannot win.',
  },
} as const

/** Rows by table: those that it names or reads otherwise than `patterns` does. */
export const rowsAt = {
  singapore: {},
  'hong-kong': hongKong,
} as const satisfies Record<TableId, Partial<Record<PatternId, RowWords>>>
