import type { Hand, Meld } from './hand.ts'
import type { PatternId } from './patterns/ids.ts'
import type { Reading } from './reading.ts'
import {
  FIRST_ANIMAL,
  FIRST_SEASON,
  isDragon,
  isHonour,
  isWind,
  type Kind,
  seatIndex,
  seatWind,
} from './tiles.ts'
import type { Situation } from './win.ts'

/** The tiles that make a row count, to be shown beside it. */
export interface Causes {
  /** Places of sets in `[...reading.sets, ...reading.melds]`. */
  readonly sets: readonly number[]
  readonly eye: boolean
  /** Bonus tiles shown that count, kinds rising. */
  readonly bonus: readonly Kind[]
  /** The winning tile is the reason. */
  readonly winning: boolean
  /** The whole hand is. */
  readonly all: boolean
}

const NONE: Causes = { sets: [], eye: false, bonus: [], winning: false, all: false }
const WHOLE: Causes = { ...NONE, all: true }
const LAST: Causes = { ...NONE, winning: true }

type Find = (sets: readonly Meld[], hand: Hand, situation: Situation, eye: Kind) => Causes

const places = (sets: readonly Meld[], fits: (meld: Meld) => boolean): number[] =>
  sets.flatMap((meld, at) => (fits(meld) ? [at] : []))

const ofHonour =
  (fits: (kind: Kind, s: Situation) => boolean): Find =>
  (sets, _hand, situation) => ({
    ...NONE,
    sets: places(sets, (meld) => meld.type !== 'chow' && fits(meld.tile, situation)),
  })
const withEye =
  (fits: (kind: Kind) => boolean): Find =>
  (sets, hand, situation, eye) => ({
    ...ofHonour(fits)(sets, hand, situation, eye),
    eye: eye >= 0 && fits(eye),
  })
const ofBonus =
  (fits: (kind: Kind, s: Situation) => boolean): Find =>
  (_sets, hand, situation) => {
    const shown = hand.winning !== null && hand.winning >= 34 ? [...hand.bonus, hand.winning] : hand.bonus
    return { ...NONE, bonus: shown.filter((kind) => fits(kind, situation)).sort((a, b) => a - b) }
  }
const kongs: Find = (sets) => ({ ...NONE, sets: places(sets, (meld) => meld.type === 'kong') })
const afterKong: Find = (sets, ...rest) => ({ ...kongs(sets, ...rest), winning: true })
const whole: Find = () => WHOLE
const last: Find = () => LAST

const isFlower = (kind: Kind) => kind < FIRST_SEASON
const isSeason = (kind: Kind) => kind >= FIRST_SEASON && kind < FIRST_ANIMAL

const CAUSES: Readonly<Record<PatternId, Find>> = {
  'all-chows': whole,
  'no-flowers': () => NONE,
  'dragon-set': ofHonour(isDragon),
  'own-wind-set': ofHonour((kind, s) => kind === seatWind(s.seat)),
  'round-wind-set': ofHonour((kind, s) => kind === seatWind(s.round)),
  'own-flower': ofBonus((kind, s) => isFlower(kind) && kind - 34 === seatIndex(s.seat)),
  'own-season': ofBonus((kind, s) => isSeason(kind) && kind - FIRST_SEASON === seatIndex(s.seat)),
  animal: ofBonus((kind) => kind >= FIRST_ANIMAL),
  'flower-family': ofBonus(isFlower),
  'season-family': ofBonus(isSeason),
  'animal-family': ofBonus((kind) => kind >= FIRST_ANIMAL),
  'concealed-self-draw': last,
  'ping-hu': whole,
  'chow-ping-hu': whole,
  'all-pongs': (sets) => ({ ...NONE, sets: sets.map((_, at) => at) }),
  'half-flush': whole,
  'full-flush': whole,
  'terminals-and-honours': whole,
  'little-dragons': withEye(isDragon),
  'little-winds': withEye(isWind),
  'flower-replacement': last,
  'kong-replacement': afterKong,
  'last-tile': last,
  'last-discard': last,
  'robbed-kong': last,
  'big-dragons': ofHonour(isDragon),
  'big-winds': ofHonour(isWind),
  'thirteen-orphans': whole,
  'eight-flowers': ofBonus((kind) => kind < FIRST_ANIMAL),
  'all-honours': whole,
  'all-terminals': whole,
  'four-concealed-pongs': (sets) => ({ ...NONE, sets: sets.map((_, at) => at) }),
  'all-green': whole,
  'nine-gates': whole,
  'four-kongs': kongs,
  'heavenly-hand': whole,
  'earthly-hand': whole,
  'kong-on-kong': afterKong,
  'self-draw': last,
  'concealed-hand': whole,
  'seven-pairs': whole,
  'human-hand': last,
  'seven-flowers': ofBonus((kind) => kind < FIRST_ANIMAL),
  'chicken-hand': () => NONE,
}

/** What an unfinished hand has for sets: three of each honour in hand that it wins by (SG-C2), then those declared. */
function unfinishedSets(hand: Hand): Meld[] {
  const held = new Map<Kind, number>()
  for (const kind of hand.winning === null ? hand.concealed : [...hand.concealed, hand.winning])
    held.set(kind, (held.get(kind) ?? 0) + 1)
  const pongs = [...held]
    .filter(([kind, n]) => n >= 3 && isHonour(kind))
    .sort(([a], [b]) => a - b)
    .map(([tile]): Meld => ({ type: 'pong', tile, concealed: false }))
  return [...pongs, ...hand.melds]
}

/** The sets that `causesOf` counts places in: those of the reading, or of an unfinished hand as it has them. */
export const setsOf = (reading: Reading | null, hand: Hand): readonly Meld[] =>
  reading === null
    ? unfinishedSets(hand)
    : reading.shape === 'sets'
      ? [...reading.sets, ...reading.melds]
      : []

/** Which tiles make the row `id` count in a scored hand: the page shows them beside its reason. */
export function causesOf(id: PatternId, reading: Reading | null, hand: Hand, situation: Situation): Causes {
  const eye = reading !== null && reading.shape === 'sets' ? reading.eye : -1
  return CAUSES[id](setsOf(reading, hand), hand, situation, eye)
}
