import type { PatternId } from '../../engine/index.ts'

interface HongKongWords {
  readonly name: string
  readonly also: readonly string[]
  readonly rule: string
}

/** The rows that the Hong Kong table names or reads otherwise than `patterns` does. */
export const patternsHongKong = {
  'dragon-set': {
    name: 'Dragon Pung',
    also: ['Dragon set'],
    rule: 'A pung or kong of a dragon, for each such set.',
  },
  'own-wind-set': {
    name: 'Seat Wind Pung',
    also: ['Own wind'],
    rule: 'A pung or kong of your seat’s wind.',
  },
  'round-wind-set': {
    name: 'East Wind Pung',
    also: ['Round wind', 'Prevailing wind'],
    rule: 'A pung or kong of East, the round wind of every hand.',
  },
  'own-flower': {
    name: 'Matching Flower',
    also: ['Own flower', 'Seat flower'],
    rule: 'The flower with your seat’s number.',
  },
  'own-season': {
    name: 'Matching Season',
    also: ['Own season', 'Seat season'],
    rule: 'The season with your seat’s number.',
  },
  'flower-family': {
    name: 'Complete Flowers',
    also: ['All four flowers'],
    rule: 'All four flowers, in place of the matching one.',
  },
  'season-family': {
    name: 'Complete Seasons',
    also: ['All four seasons'],
    rule: 'All four seasons, in place of the matching one.',
  },
  'all-pongs': {
    name: 'All Pungs',
    also: ['All triplets', 'Pung Pung Wu'],
    rule: 'Four pungs or kongs and a pair.',
  },
  'half-flush': {
    name: 'Half Flush',
    also: ['Mixed one suit', 'Clean hand'],
    rule: 'One suit and at least one honour.',
  },
  'full-flush': {
    name: 'Full Flush',
    also: ['All one suit', 'Pure hand'],
    rule: 'One suit only.',
  },
  'little-dragons': {
    name: 'Little Three Dragons',
    also: ['Small dragons'],
    rule: 'Two dragon pungs and the third dragon as the pair, in place of the two dragon pungs’ own faan.',
  },
  'little-winds': {
    name: 'Small Four Winds',
    also: ['Little four winds'],
    rule: 'Three wind pungs and the fourth wind as the pair.',
  },
  'kong-replacement': {
    name: 'Win on Kong Replacement',
    also: ['Kong replacement'],
    rule: 'Won on the tile drawn for a kong, with no bonus tile after it.',
  },
  'robbed-kong': {
    name: 'Robbing the Kong',
    also: ['Rob the kong'],
    rule: 'Won on a tile that another player is adding to a pung.',
  },
  'last-tile': {
    name: 'Last Wall Draw',
    also: ['Moon from the sea', 'Last tile'],
    rule: 'The last tile of the wall, self-drawn, a replacement too.',
  },
  'big-dragons': {
    name: 'Big Three Dragons',
    also: ['Great dragons'],
    rule: 'Pungs or kongs of all three dragons, in a complete hand.',
  },
  'big-winds': {
    name: 'Big Four Winds',
    also: ['Great winds'],
    rule: 'Pungs or kongs of all four winds, and a pair.',
  },
  'thirteen-orphans': {
    name: 'Thirteen Orphans',
    also: ['Thirteen wonders'],
    rule: 'A 1 and a 9 of each suit, each wind and each dragon, and one of them twice.',
  },
  'eight-flowers': {
    name: 'Eight Flowers',
    also: ['Big flower win'],
    rule: 'All eight flowers and seasons, with a complete hand.',
  },
  'all-honours': {
    name: 'All Honours',
    also: ['All honors'],
    rule: 'Winds and dragons only.',
  },
  'all-terminals': {
    name: 'All Terminals',
    also: ['Pure terminals'],
    rule: 'Only 1s and 9s.',
  },
  'four-concealed-pongs': {
    name: 'Four Concealed Pungs',
    also: ['Hidden treasure'],
    rule: 'Four concealed pungs or kongs, self-drawn.',
  },
  'nine-gates': {
    name: 'Nine Gates',
    also: ['Nine lotus'],
    rule: 'In one suit 1112345678999 and one more tile of it, nothing declared.',
  },
  'four-kongs': {
    name: 'Four Kongs',
    also: ['Eighteen arhats'],
    rule: 'Four kongs and a pair.',
  },
  'heavenly-hand': {
    name: 'Heavenly Hand',
    also: ['Blessing of heaven'],
    rule: 'The dealer wins with the tiles of the deal.',
  },
  'earthly-hand': {
    name: 'Earthly Hand',
    also: ['Blessing of earth'],
    rule: 'Another player wins on the dealer’s first discard.',
  },
  'self-draw': {
    name: 'Self-Draw',
    also: ['Self-pick', 'Zi mo'],
    rule: 'The winning tile drawn by yourself, from the wall or as a replacement.',
  },
  'concealed-hand': {
    name: 'Concealed Hand',
    also: ['Fully concealed'],
    rule: 'Nothing exposed, on a discard too.',
  },
} as const satisfies Partial<Record<PatternId, HongKongWords>>
