import {
  exposedTotal,
  isDragon,
  isWind,
  type Kind,
  PLAIN_SETS,
  type Ruleset,
  seatWind,
} from '../engine/index.ts'
import type { Slip } from './kinds.ts'
import { type Fed, isPlain } from './liable.ts'

const FAMILIES = [
  { of: isDragon, sets: 3 },
  { of: isWind, sets: 4 },
] as const

const familyOf = (tile: Kind) => FAMILIES.find(({ of }) => of(tile))

function whyNotWin({ tile, hand, scene }: Fed, rules: Ruleset): Slip {
  const family = familyOf(tile)
  const held = hand.concealed.filter((kind) => kind === tile).length
  const declared = family ? hand.melds.filter((set) => family.of(set.tile)).length : 0
  if (family && held === 1 && declared === family.sets - 1) return { code: 'eye', tile }
  const inHand = (kind: Kind) => hand.concealed.filter((other) => other === kind).length >= 3
  const hidden = family ? [...new Set(hand.concealed)].filter((kind) => family.of(kind) && inHand(kind)) : []
  if (family && held === 2 && hidden.length > 0 && declared + hidden.length === family.sets - 1)
    return { code: 'in-hand', tile: hidden[0] }
  const { freshTileAt, baoFlush } = rules.payments
  if (isPlain(hand) && hand.melds.length > 0)
    return hand.melds.length < PLAIN_SETS
      ? { code: 'few-shown', n: hand.melds.length, m: PLAIN_SETS }
      : { code: baoFlush ? 'ordinary' : 'flush-off' }
  if (freshTileAt === null) return { code: scene.fresh ? 'fresh-off' : 'ordinary' }
  if (scene.fresh) return { code: 'early', n: scene.playable, m: freshTileAt }
  return scene.playable <= freshTileAt ? { code: 'not-fresh', tile } : { code: 'ordinary' }
}

function whyNotClaim({ set, tile, hand, receiver, round }: Fed, rules: Ruleset): Slip {
  if (set?.type === 'chow') return { code: hand.melds.length >= PLAIN_SETS - 1 ? 'claim-no-win' : 'chow' }
  const roundWind = rules.play.roundWind === 'east' ? 'east' : round
  const counts = isDragon(tile) || tile === seatWind(receiver) || tile === seatWind(roundWind)
  if (!counts && !familyOf(tile)) return { code: 'no-value', tile }
  const shown = { melds: [...hand.melds, ...(set ? [set] : [])], bonus: hand.bonus }
  const after = exposedTotal(shown, receiver, round, rules)
  if (counts && rules.limit !== null && after >= rules.limit && !rules.payments.baoLimitFeed)
    return { code: 'limit-feed-off' }
  if (counts && rules.limit !== null && after === rules.limit - 1)
    return { code: 'under-limit', n: after, m: rules.limit }
  const family = familyOf(tile)
  if (!family) return { code: 'no-value', tile }
  const open = shown.melds.filter((one) => family.of(one.tile)).length
  return { code: 'not-last', n: open, m: family.sets }
}

/** Why the feeder of a tile that makes nobody liable is not: the rule that comes nearest. Asked only then. */
export function whyNot(fed: Fed, rules: Ruleset): Slip {
  if (fed.scene.act === 'none') return { code: 'unclaimed' }
  return fed.scene.act === 'win' ? whyNotWin(fed, rules) : whyNotClaim(fed, rules)
}
