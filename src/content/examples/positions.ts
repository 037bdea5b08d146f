/**
 * Positions of real games between bots, for the lesson on safer discards: the seed that deals the wall, the answers
 * given so far (interface.md, addresses), and the seat that looks at the table. What that seat cannot see is not shown.
 */
export interface Position {
  readonly seed: string
  /** The player who deals: 0 is East at the first hand. */
  readonly dealer: number
  readonly seat: 'east' | 'south' | 'west' | 'north'
  readonly log: string
}

export const POSITIONS = {
  // little lies open; three rivers to read
  rivers: {
    seed: 'river113',
    dealer: 1,
    seat: 'west',
    log: 'a9071aa023ba7b98007005169013201050001513001518607328',
  },
  // a ready hand, and one dragon that two others have thrown
  'rivers-ready': {
    seed: 'river44',
    dealer: 0,
    seat: 'south',
    log: 'b1400961c0013b07152c1083430ac10421c10002c4401a1a2001d1118019150050651',
  },
  // East shows West winds and two sets of tong
  flush: {
    seed: 'river139',
    dealer: 3,
    seat: 'north',
    log: '5139b99a02ac0a31b08300194c031b0219bb51992359a203131a1',
  },
  // North shows a Kong of East and two sets of wan
  'flush-early': {
    seed: 'river37',
    dealer: 1,
    seat: 'east',
    log: 'a005b019051ba651411003b73301a05b9200',
  },
  // honours that nobody has thrown, early
  fresh: { seed: 'river111', dealer: 3, seat: 'south', log: '0129a91a8073118318b83bb14bb2318109597820614' },
  // three tiles left, and a lone wind that nobody has thrown
  'late-wind': {
    seed: 'river433',
    dealer: 1,
    seat: 'east',
    log: 'b011b51231bb7212602462320c91012112180034101c0519417571c85b1d81101d1012d71202171c12410c5131b',
  },
  // three tiles left, a ready hand
  'late-ready': {
    seed: 'river44',
    dealer: 0,
    seat: 'south',
    log: 'b1400961c0013b07152c1083430ac10421c10002c4401a1a2001d1118019150050651c11550418554126c066716602',
  },
  // North shows two dragon sets; the third dragon is held
  'third-dragon': { seed: 'river375', dealer: 3, seat: 'west', log: '8705a40659067a0584' },
  'third-dragon-next': { seed: 'river375', dealer: 3, seat: 'east', log: '8705a40659067a05' },
  // East shows two dragon sets; a pair of the third is held
  'third-pair': { seed: 'river176', dealer: 0, seat: 'west', log: '6b947ca07c0072561b' },
  // far from ready, and South shows three sets
  'give-up': {
    seed: 'river582',
    dealer: 2,
    seat: 'east',
    log: '0800374a907aa87aa08aa68a61695a10510527a155803076114251b344102031b210319227',
  },
  'give-up-next': {
    seed: 'river640',
    dealer: 0,
    seat: 'north',
    log: '5b997ca962cb37c21152c690180930051920180a6089000511a6510401131b0331b91150338',
  },
} as const satisfies Readonly<Record<string, Position>>
export type PositionId = keyof typeof POSITIONS

export const isPositionId = (id: unknown): id is PositionId =>
  typeof id === 'string' && Object.hasOwn(POSITIONS, id)
