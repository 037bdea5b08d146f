import {
  COPIES,
  countKinds,
  type Hand,
  type Kind,
  type Meld,
  meldTiles,
  NORMAL_KINDS,
  type Rng,
  type Ruleset,
  SEATS,
  type Seat,
  seatWind,
  shuffled,
  tileId,
} from '../engine/index.ts'
import { chance, lean, makeHand, pick, recipeOf, textOf } from './hands.ts'
import type { Asked, Order, SceneAct } from './kinds.ts'
import { liabilityOf, readFed } from './liable.ts'

/** What may have happened; each comes out liable or not as its tiles say. */
type Plot = 'dragons' | 'winds' | 'limit' | 'unclaimed' | 'suit-claim' | 'suit-win' | 'late' | 'dragon-eye'

const PLOTS: readonly (readonly Plot[])[] = [
  ['dragons', 'unclaimed', 'late'],
  ['dragons', 'winds', 'unclaimed', 'suit-win', 'suit-claim', 'late'],
  ['dragons', 'winds', 'limit', 'suit-win', 'suit-claim', 'late', 'unclaimed'],
  ['dragons', 'limit', 'suit-win', 'late', 'dragon-eye', 'suit-claim'],
  ['limit', 'suit-win', 'late', 'dragon-eye', 'dragons', 'winds'],
]

const DRAGONS: readonly Kind[] = [31, 32, 33]
const WINDS: readonly Kind[] = [27, 28, 29, 30]
const ANIMALS: readonly Kind[] = [42, 43, 44, 45]
const NO_HAND: Hand = { concealed: [], melds: [], bonus: [], winning: null }

const before = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 3) % 4]
const pong = (tile: Kind): Meld => ({ type: 'pong', tile, concealed: false })

interface Told {
  readonly hand: Hand
  readonly tile: Kind
  readonly act: SceneAct
}

/** Honour sets on the table, one of them perhaps a Kong, and perhaps a Chi besides. */
function opened(rng: Rng, kinds: readonly Kind[]): Meld[] {
  const sets = kinds.map((tile): Meld => {
    if (!chance(rng, 20)) return pong(tile)
    return { type: 'kong', tile, concealed: chance(rng, 50) }
  })
  if (sets.length < 3 && chance(rng, 40))
    sets.push({ type: 'chow', tile: rng.below(3) * 9 + rng.below(7), concealed: false })
  return shuffled(sets, rng)
}

function honourClaim(rng: Rng, family: readonly Kind[], whole: boolean, act: SceneAct): Told {
  const kinds = shuffled(family, rng)
  const open = kinds.slice(1, whole ? kinds.length : kinds.length - 1)
  const bonus = chance(rng, 40) ? [pick(rng, ANIMALS)] : []
  return { hand: { ...NO_HAND, melds: opened(rng, open), bonus }, tile: kinds[0], act }
}

/** Tai on the table that a value Pong brings to the limit, or to just under it. */
function limitClaim(rng: Rng, seat: Seat, round: Seat, rules: Ruleset): Told {
  const value = shuffled([...new Set([...DRAGONS, seatWind(seat), seatWind(round)])], rng)
  const sets = 1 + rng.below(2)
  const melds = opened(rng, value.slice(1, 1 + sets))
  const room = Math.max(0, (rules.limit ?? 5) - 1 - melds.length)
  const bonus = shuffled(ANIMALS, rng)
    .slice(0, Math.min(3, room + rng.below(2)))
    .sort((a, b) => a - b)
  const tile = chance(rng, 75) ? value[0] : rng.below(27)
  return { hand: { ...NO_HAND, melds, bonus }, tile, act: chance(rng, 80) ? 'pong' : 'kong' }
}

function suitClaim(rng: Rng): Told {
  const suit = rng.below(3) * 9
  const melds = Array.from(
    { length: 2 + rng.below(2) },
    (): Meld =>
      chance(rng, 60)
        ? { type: 'chow', tile: suit + rng.below(7), concealed: false }
        : pong(suit + rng.below(9)),
  )
  const lowest = suit + rng.below(7)
  const tiles = [lowest, lowest + 1, lowest + 2]
  const tile = pick(rng, tiles)
  return { hand: { ...NO_HAND, concealed: tiles.filter((kind) => kind !== tile), melds }, tile, act: 'chow' }
}

function winOf(rng: Rng, plot: Plot, level: number, rules: Ruleset): Told | null {
  const recipe = recipeOf(plot === 'suit-win' ? 'full-flush' : 'honours', level, rng)
  const declared = plot === 'suit-win' ? 70 : 45
  const { hand } = makeHand(rng, { ...recipe, declared, kongs: 8 }, rules)
  return hand.winning === null ? null : { hand, tile: hand.winning, act: 'win' }
}

/** Two dragon sets, open or in hand, and the third dragon thrown: for the Eye, or for the third set. */
function dragonWin(rng: Rng): Told {
  const [tile, ...others] = shuffled(DRAGONS, rng)
  const eye = chance(rng, 50)
  const hidden = chance(rng, 50) ? 1 : 0
  const suit = rng.below(3) * 9
  const low = suit + rng.below(7)
  const other = ((suit + 9) % 27) + rng.below(9)
  const concealed = [low, low + 1, low + 2, ...(hidden ? [others[1], others[1], others[1]] : [])]
  if (eye) concealed.push(other, other, other, tile)
  else concealed.push(other, other, tile, tile)
  const melds = hidden ? [pong(others[0])] : others.map(pong)
  return {
    hand: { concealed: concealed.sort((a, b) => a - b), melds, bonus: [], winning: tile },
    tile,
    act: 'win',
  }
}

function tell(rng: Rng, plot: Plot, level: number, seat: Seat, round: Seat, rules: Ruleset): Told | null {
  switch (plot) {
    case 'dragons':
      return honourClaim(rng, DRAGONS, chance(rng, 55), 'pong')
    case 'winds':
      return honourClaim(rng, WINDS, chance(rng, 55), 'pong')
    case 'unclaimed':
      return honourClaim(rng, chance(rng, 70) ? DRAGONS : WINDS, true, 'none')
    case 'limit':
      return limitClaim(rng, seat, round, rules)
    case 'suit-claim':
      return suitClaim(rng)
    case 'dragon-eye':
      return dragonWin(rng)
    default:
      return winOf(rng, plot, level, rules)
  }
}

/** All tiles told of exist: the one thrown too. */
function exists({ hand, tile, act }: Told): boolean {
  const counts = countKinds(hand)
  if (act !== 'win') counts[tile] += act === 'pong' ? 3 : act === 'kong' ? 4 : 1
  return counts.every((n, kind) => n <= (kind < NORMAL_KINDS ? COPIES : 1))
}

export function makeLiable({ kind, level, rules, mood, loose }: Order, rng: Rng): Asked | null {
  if (!rules.payments.bao) return null
  const receiver = pick(rng, SEATS)
  const round = pick(rng, SEATS)
  const plots = PLOTS[level - 1]
  const plot = loose ? pick(rng, plots) : plots[(mood >> 1) % plots.length]
  const told = tell(rng, plot, level, receiver, round, rules)
  if (told === null || !exists(told)) return null
  const others = SEATS.filter((seat) => seat !== receiver)
  const fed = told.hand.melds.map((meld) =>
    meld.concealed ? null : meld.type === 'chow' ? before(receiver) : pick(rng, others),
  )
  const from = told.act === 'chow' ? before(receiver) : pick(rng, others)
  const late = plot === 'late' && chance(rng, 70)
  const playable = late ? 1 + rng.below(9) : 12 + rng.below(40)
  // a tile of which three or more lie open cannot be new on the table
  const open = told.hand.melds.flatMap(meldTiles).includes(told.tile)
  const asked: Asked = {
    kind,
    hand: textOf(told.hand),
    fields: lean({ seat: receiver, round, from }),
    scene: {
      tile: tileId(told.tile),
      act: told.act,
      fed,
      playable,
      fresh: !open && chance(rng, late ? 65 : 30),
    },
  }
  const found = readFed(asked, rules)
  const liability = found && liabilityOf(found, rules)
  if (liability === undefined || found === null) return null
  return loose || (liability !== null) === (mood % 2 === 0) ? asked : null
}
