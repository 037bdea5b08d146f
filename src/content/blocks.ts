/** The closed list of blocks of BLOCKS.md as data. */
interface Block {
  /** Props that must be there. */
  readonly needs: readonly string[]
  /** Props that may be there. */
  readonly may: readonly string[]
  readonly children: 'none' | 'may' | 'must'
}

export const BLOCKS = {
  Tai: { needs: [], may: ['of', 'sum', 'rules', 'bare', 'table'], children: 'none' },
  Score: { needs: ['example'], may: ['bare', 'table'], children: 'none' },
  Minimum: { needs: [], may: ['bare', 'table'], children: 'none' },
  Limit: { needs: [], may: ['bare', 'table'], children: 'none' },
  Pays: { needs: ['who'], may: ['example', 'tai', 'win', 'bases', 'table'], children: 'none' },
  Instant: { needs: ['event'], may: ['opening'], children: 'none' },
  Num: { needs: ['of'], may: ['table'], children: 'none' },
  Tiles: { needs: ['text'], may: [], children: 'none' },
  Term: { needs: ['id'], may: [], children: 'must' },
  Row: { needs: ['id'], may: ['table'], children: 'may' },
  Lead: { needs: [], may: [], children: 'must' },
  When: { needs: ['claim'], may: ['block'], children: 'may' },
  Section: { needs: ['id', 'title'], may: ['lesson'], children: 'must' },
  Both: { needs: ['example'], may: ['mark'], children: 'may' },
  Fold: { needs: ['title'], may: [], children: 'must' },
  Ex: { needs: ['example'], may: ['mark', 'table'], children: 'may' },
  Sources: { needs: [], may: [], children: 'must' },
  Source: { needs: ['of', 'tiles'], may: ['title'], children: 'must' },
  Six: { needs: [], may: [], children: 'none' },
  TaiTable: { needs: [], may: ['group'], children: 'none' },
  PayTable: { needs: [], may: ['win', 'table'], children: 'none' },
  Builder: { needs: ['example'], may: ['try'], children: 'none' },
  Differs: { needs: [], may: ['rule', 'note', 'table'], children: 'may' },
  Aside: { needs: [], may: [], children: 'must' },
  Check: { needs: [], may: [], children: 'must' },
  Option: { needs: ['rule'], may: [], children: 'may' },
  OwnTable: { needs: [], may: [], children: 'none' },
  Question: { needs: ['id', 'example', 'ask', 'right', 'mistakes'], may: [], children: 'must' },
  PaymentCalculator: { needs: ['bill', 'show'], may: ['extras', 'try'], children: 'none' },
  BillQuestion: { needs: ['id', 'bill', 'seat', 'right', 'mistakes'], may: [], children: 'must' },
  LiabilityExplorer: { needs: ['open'], may: ['groups'], children: 'none' },
  BaoStory: { needs: [], may: [], children: 'none' },
  BaoQuestion: { needs: ['id', 'moment', 'ask', 'right', 'mistakes'], may: [], children: 'must' },
  WaitReader: { needs: ['hands'], may: [], children: 'none' },
  DiscardReader: { needs: ['hands'], may: [], children: 'none' },
  PingHuWaits: { needs: [], may: [], children: 'none' },
  RoutePlanner: { needs: ['hands'], may: [], children: 'none' },
  TileExplorer: { needs: [], may: [], children: 'none' },
  WallDeal: { needs: [], may: [], children: 'none' },
  StepCards: { needs: ['deck'], may: [], children: 'none' },
  StepQuestion: { needs: ['id', 'card', 'right', 'mistakes'], may: [], children: 'must' },
  GuidedHand: { needs: [], may: ['script'], children: 'none' },
  DangerMeter: { needs: ['positions'], may: [], children: 'none' },
  DangerQuestion: { needs: ['id', 'position', 'tiles', 'right', 'mistakes'], may: [], children: 'must' },
  TileQuestion: { needs: ['id', 'hand', 'ask', 'right'], may: [], children: 'must' },
} as const satisfies Record<string, Block>
export type BlockName = keyof typeof BLOCKS

/** What `<Num of>` can name. */
export const NUMS = [
  'tiles',
  'bonus-tiles',
  'dead-wall',
  'playable',
  'late-kong-at',
  'fresh-tile-at',
] as const
export type NumName = (typeof NUMS)[number]

/** What `<Pays who>` can name. */
export const PAYERS = ['shooter', 'other', 'each', 'all', 'base'] as const
export type Payer = (typeof PAYERS)[number]

export interface TextSection {
  readonly id: string
  readonly title: string
}

/** The sections of an MDX text in order, read from its source: what a contents list needs. */
export const sectionsOf = (body: string): TextSection[] =>
  [...body.matchAll(/<Section\s+id="([^"]+)"\s+title="([^"]+)"/g)].map(([, id, title]) => ({ id, title }))
