import type { Draw, Opening, TableId, WinWay } from '../../engine/index.ts'

/** How a table is called and what is said at it; numbers come from the engine. */
interface TableWords {
  readonly name: string
  /** How a hand was won, as short notes under it. */
  readonly figure: Record<WinWay, string> & {
    readonly seat: string
    readonly round: string
    readonly draw: Record<Exclude<Draw, 'wall'>, string>
    readonly last: string
    readonly opening: Record<Opening, string>
  }
  /** The payment table. */
  readonly pay: {
    readonly caption: string
    readonly total: string
    readonly discard: string
    readonly selfDraw: string
    readonly shooter: string
    readonly other: string
    readonly each: string
    readonly all: string
  }
}

export const tables: Record<TableId, TableWords> = {
  singapore: {
    name: 'Singapore table',
    figure: {
      seat: '{seat} seat',
      round: '{round} round',
      discard: 'on a discard',
      'self-draw': 'Zi Mo',
      'rob-kong': 'robbing a Kong',
      'rob-eighth': 'robbing the eighth flower',
      draw: {
        flower: 'on a bonus tile’s replacement',
        kong: 'on a Kong’s replacement',
        'kong-flower': 'on a bonus tile’s replacement, after a Kong',
        'kong-on-kong': 'on the replacement of a second Kong in a row',
        'kong-on-kong-flower': 'on a bonus tile’s replacement, after two Kongs in a row',
      },
      last: 'on the last tile',
      opening: {
        heavenly: 'with the tiles of the deal',
        earthly: 'on the Banker’s first discard',
        human: 'before the first draw',
      },
    },
    pay: {
      caption: 'What a win pays, in points',
      total: 'Tai',
      discard: 'On a discard',
      selfDraw: 'Zi Mo',
      shooter: 'shooter',
      other: 'others',
      each: 'each',
      all: 'in all',
    },
  },
  'hong-kong': {
    name: 'Hong Kong table',
    figure: {
      seat: '{seat} seat',
      round: '{round} round',
      discard: 'on a discard',
      'self-draw': 'self-drawn',
      'rob-kong': 'robbing a kong',
      'rob-eighth': 'robbing the eighth flower',
      draw: {
        flower: 'on a bonus tile’s replacement',
        kong: 'on a kong’s replacement',
        'kong-flower': 'on a bonus tile’s replacement, after a kong',
        'kong-on-kong': 'on the replacement of a second kong in a row',
        'kong-on-kong-flower': 'on a bonus tile’s replacement, after two kongs in a row',
      },
      last: 'the last one',
      opening: {
        heavenly: 'with the tiles of the deal',
        earthly: 'on the dealer’s first discard',
        human: 'before the first draw',
      },
    },
    pay: {
      caption: 'What a win pays, in points',
      total: 'Faan',
      discard: 'On a discard',
      selfDraw: 'Self-draw',
      shooter: 'who threw',
      other: 'others',
      each: 'each',
      all: 'in all',
    },
  },
}
