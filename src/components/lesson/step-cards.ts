import {
  CLAIM_CARDS,
  FINISHED_CARDS,
  isStepCard,
  KONG_CARDS,
  SET_CARDS,
  STEP_CARDS,
  type StepDeck,
} from '../../content/examples/first-steps.ts'
import { parseTiles, type Seat } from '../../engine/index.ts'
import { claimScene, heldBy, isFinished, kongOffered, SET_KINDS, setKind } from '../../stores/first-steps.ts'
import { stateOf } from '../../stores/play-game.ts'
import type { StepCard } from '../parts/StepFigure.tsx'
import { handOf, tileOf } from '../tiles/read.ts'

const tilesOf = (text: string) => {
  const read = parseTiles(text)
  if (!read.ok) throw new Error(`Tiles "${text}": ${read.error.message}`)
  return read.value
}
const kindOf = (text: string) => {
  const tile = tileOf(text)
  if (tile === 'back') throw new Error('a tile face down is no tile of a scene')
  return tile
}
/** A wrong answer written in a scene stops the build. */
function same<T>(id: string, written: T, found: T): T {
  if (JSON.stringify(written) !== JSON.stringify(found))
    throw new Error(`"${id}" says ${JSON.stringify(written)}, the engine ${JSON.stringify(found)}`)
  return found
}

const CLAIMERS: readonly Seat[] = ['south', 'west', 'north']

const PREPARE: { readonly [D in StepDeck]: (id: string) => Omit<StepCard, 'id'> } = {
  sets: (id) => {
    const card = SET_CARDS[id as keyof typeof SET_CARDS]
    const tiles = tilesOf(card.tiles)
    const { is, why } = setKind(tiles)
    return { figure: { as: 'tiles', tiles }, choices: SET_KINDS, right: same(id, card.is, is), why }
  },
  claims: (id) => {
    const card = CLAIM_CARDS[id as keyof typeof CLAIM_CARDS]
    const { to } = claimScene(card.hands, card.tile)
    same(id, card.to, to)
    return {
      figure: { as: 'claim', tile: kindOf(card.tile), hands: card.hands.map(tilesOf) },
      choices: [...CLAIMERS, 'nobody'],
      right: to?.seat ?? 'nobody',
      why: card.why,
    }
  },
  kongs: (id) => {
    const card = KONG_CARDS[id as keyof typeof KONG_CARDS]
    const { may, line } = kongOffered(card)
    const right = same(id, card.may, may ?? 'none')
    const state = stateOf(line)
    const { melds } = state.seats[0]
    const { tile, drawn } = state
    return {
      figure: {
        as: 'kong',
        hand: { concealed: heldBy(line, 'east'), melds, bonus: [], winning: null },
        offered: state.step === 'turn' || tile === null ? null : { tile: tile.kind, from: 'south' },
        drawn: drawn === null || melds.length === 0 ? null : state.wall[drawn],
        claimed: drawn === null && state.step === 'turn',
      },
      choices: ['kong-concealed', 'kong', 'kong-added', 'none'],
      right,
      why: right,
    }
  },
  finished: (id) => {
    const card = FINISHED_CARDS[id as keyof typeof FINISHED_CARDS]
    const hand = handOf(card.hand)
    const right = same(id, card.is, isFinished(hand)) ? 'yes' : 'no'
    return { figure: { as: 'hand', hand }, choices: ['yes', 'no'], right, why: card.why }
  },
}

/** A card by its path, `sets/gap`. A wrong path stops the build. */
export function stepCard(path: string): { readonly deck: StepDeck; readonly card: StepCard } {
  if (!isStepCard(path)) throw new Error(`No card "${path}" in content/examples/first-steps.ts`)
  const [deck, id] = path.split('/') as [StepDeck, string]
  return { deck, card: { id, ...PREPARE[deck](id) } }
}

/** A whole deck, or the cards of it that are named, ids with spaces between. */
export function stepDeck(deck: StepDeck, cards?: string): readonly StepCard[] {
  const ids = cards?.split(/\s+/).filter(Boolean) ?? Object.keys(STEP_CARDS[deck])
  return ids.map((id) => stepCard(`${deck}/${id}`).card)
}
