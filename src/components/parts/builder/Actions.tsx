import { type Hand, type Meld, meldTiles, type Ruleset } from '../../../engine/index.ts'
import {
  changeMeld,
  type Edit,
  layDown,
  markWinning,
  meldVariants,
  removeAt,
  setsToLayDown,
  takeUp,
} from '../../../stores/builder-edit.ts'
import type { BuilderState } from '../../../stores/builder-state.ts'
import { meldName, tileName } from '../../tiles/names.ts'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { Chosen } from './HandTray.tsx'
import { Icon } from './Icon.tsx'
import type { Voice } from './words.ts'

type Make = (state: BuilderState, rules: Ruleset) => Edit

interface Props {
  readonly voice: Voice
  readonly hand: Hand
  readonly rules: Ruleset
  readonly chosen: Chosen
  readonly onDo: (make: Make) => void
  readonly onClose: () => void
}

/** Name of what is chosen, for the row's label. */
export function chosenName(voice: Voice, hand: Hand, { place }: Chosen): string {
  if (place.zone === 'meld') {
    const meld = hand.melds[place.index]
    return meld ? meldName(voice.lang, voice.tiles, meld) : ''
  }
  const kind = place.zone === 'winning' ? hand.winning : place.kind
  return kind === null ? '' : tileName(voice.tiles, kind)
}

const variantWord = (voice: Voice, from: Meld, to: Meld): string => {
  const { chosen } = voice.words
  if (to.type === 'pong') return chosen.pong
  if (from.type === 'pong') return to.concealed ? voice.words.pick.kongConcealed : chosen.kong
  return to.concealed ? chosen.kongConcealed : chosen.kongExposed
}

/** What can be done with a chosen tile or set. */
export function Actions({ voice, hand, rules, chosen, onDo, onClose }: Props) {
  const { say, words, tiles, lang } = voice
  const { place } = chosen
  const sets = place.zone === 'concealed' ? setsToLayDown(hand, place.kind) : []
  const meld = place.zone === 'meld' ? hand.melds[place.index] : undefined
  return (
    <fieldset
      class="pick-as pick-do"
      aria-label={say(words.chosen.label, { tile: chosenName(voice, hand, chosen) })}
    >
      {place.zone === 'concealed' && (
        <button type="button" onClick={() => onDo((s, r) => markWinning(s, place.kind, r))}>
          {words.chosen.mark}
        </button>
      )}
      {sets.map((set) => {
        const name = say(words.chosen.layChow, { set: meldName(lang, tiles, set) })
        return (
          <button
            type="button"
            class="lay"
            key={name}
            aria-label={name}
            title={name}
            onClick={() => onDo((s, r) => layDown(s, set, r))}
          >
            {meldTiles(set).map((kind, i) => (
              <TileFace
                key={i}
                tile={set.concealed && (i === 0 || i === 3) ? 'back' : kind}
                lang={lang}
                plain
                silent
              />
            ))}
          </button>
        )
      })}
      {meld && place.zone === 'meld' && (
        <>
          <button type="button" onClick={() => onDo((s, r) => takeUp(s, place.index, r))}>
            {words.chosen.up}
          </button>
          {meldVariants(hand, place.index, rules).map((to) => (
            <button
              type="button"
              key={`${to.type}${to.concealed}`}
              onClick={() => onDo((s, r) => changeMeld(s, place.index, to, r))}
            >
              {variantWord(voice, meld, to)}
            </button>
          ))}
        </>
      )}
      <button type="button" onClick={() => onDo((s, r) => removeAt(s, place, r))}>
        {words.chosen.out}
      </button>
      <button type="button" class="shut" aria-label={words.chosen.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </fieldset>
  )
}
