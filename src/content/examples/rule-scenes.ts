import type { Seat, TableId, WinFields } from '../../engine/index.ts'

/** What a house rule of play changes at the table, and what each of its values must bring. */
export type RuleScene =
  /** Tiles that can be drawn right after the deal. SG-A6. */
  | { readonly show: 'playable'; readonly expect: Readonly<Record<string, number>> }
  /** Whether the Banker deals again after a drawn hand. SG-D2. */
  | {
      readonly show: 'banker'
      readonly kong: boolean
      readonly expect: Readonly<Record<string, 'stays' | 'moves'>>
    }
  /**
   * A hand played by script up to a moment: whether `seat` may do `action` then, or who has won. Hands are what each
   * seat is dealt, East to North; whoever is asked and has no move in the script passes.
   */
  | {
      readonly show: 'may'
      readonly hands: readonly string[]
      /** Tiles drawn from the front, in order. */
      readonly front: string
      readonly moves: readonly (readonly [seat: Seat, action: string])[]
      readonly seat: Seat
      readonly action: string
      /** The tiles the scene is about. */
      readonly tiles: string
      readonly expect: Readonly<Record<string, boolean>>
    }
  | {
      readonly show: 'winner'
      readonly hands: readonly string[]
      readonly front: string
      readonly moves: readonly (readonly [seat: Seat, action: string])[]
      readonly tiles: string
      readonly expect: Readonly<Record<string, Seat>>
    }

/** Scenes of the Singapore rules that change no count and no bill, by house rule. Expectations come from the rules. */
export const RULE_SCENES: Readonly<Record<TableId, Readonly<Record<string, readonly RuleScene[]>>>> = {
  singapore: {
    // SG-A6: 148 - 53 - 15 = 80
    deadWall: [{ show: 'playable', expect: { '15': 80, '14': 81, '0': 95 } }],
    drawRotates: [
      { show: 'banker', kong: false, expect: { kong: 'stays', always: 'moves', never: 'stays' } },
      { show: 'banker', kong: true, expect: { kong: 'moves', always: 'moves', never: 'stays' } },
    ],
    // SG-B7: North throws a 5 tong from three of them, and East throws the last one before North has drawn again
    ownDiscardBan: [
      {
        show: 'may',
        hands: [
          '1479m 289p 369s 1234z',
          '1479m 147p 258s 123z',
          '258m 147p 258s 4567z',
          '555p 147m 369s 567z 1p',
        ],
        front: '6z 6z 7z 5p',
        moves: [
          ['east', 'discard 1z'],
          ['south', 'discard 1z'],
          ['west', 'discard 4z'],
          ['north', 'discard 5p'],
          ['east', 'discard 5p'],
        ],
        seat: 'north',
        action: 'pong 5p',
        tiles: '55p',
        expect: { on: false, off: true },
      },
    ],
    // SG-B2: West sits nearer to the shooter than North, who holds Thirteen Wonders
    thirteenOrphansPriority: [
      {
        show: 'winner',
        hands: [
          '7z 2468m 2468p 24668s',
          '357m 357p 357s 2468m',
          '77z 234567m 789s 55s',
          '19m 119p 19s 123456z',
        ],
        front: '',
        moves: [
          ['east', 'discard 7z'],
          ['west', 'win'],
          ['north', 'win'],
        ],
        tiles: '19m 119p 19s 123456z',
        expect: { off: 'west', on: 'north' },
      },
    ],
    // SG-B4: East lays down four 9 tong, the tile that West's Thirteen Wonders waits for
    thirteenOrphansRobsConcealed: [
      {
        show: 'may',
        hands: [
          '9999p 2468m 246p 246s',
          '357m 357p 357s 2468m',
          '19m 1p 19s 1234567z 1z',
          '2357m 2357p 23578s',
        ],
        front: '',
        moves: [['east', 'kong-concealed 9p']],
        seat: 'west',
        action: 'rob',
        tiles: '19m 1p 19s 1234567z 1z',
        expect: { off: false, on: true },
      },
    ],
  },
  'hong-kong': {},
}

/** A hand or a bill beside those that the page of house rules shows of a rule: where these leave two of its values alike. */
export type MoreDemo =
  | { readonly show: 'hand'; readonly hand: string; readonly fields: Partial<WinFields> }
  | {
      readonly show: 'late'
      readonly hand: string
      readonly fields: Partial<WinFields>
      readonly playable: number
      readonly fresh: boolean
    }

export const MORE_DEMOS: Readonly<Record<TableId, Readonly<Record<string, readonly MoreDemo[]>>>> = {
  singapore: {
    // the own wind and the round's is the Eye, so only the row's own price counts
    littleWinds: [
      { show: 'hand', hand: '23m 44z [111z] [222z] [333z] +1m', fields: { seat: 'north', round: 'north' } },
    ],
    freshTileAt: [
      {
        show: 'late',
        hand: '234m 55567p 67s [777z] +8s',
        fields: { seat: 'south', from: 'west' },
        playable: 8,
        fresh: true,
      },
    ],
  },
  'hong-kong': {},
}
