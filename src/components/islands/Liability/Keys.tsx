import { useState } from 'preact/hooks'
import { type Hand, type Kind, kindsOf, type Ruleset } from '../../../engine/index.ts'
import { meldVariants } from '../../../stores/builder-edit.ts'
import { type LiabilityState, WINS } from '../../../stores/liability-state.ts'
import type { Spot } from '../../parts/bao/Scene.tsx'
import type { BaoVoice } from '../../parts/bao/voice.ts'
import { Icon } from '../../parts/builder/Icon.tsx'
import { Picker } from '../../parts/builder/Picker.tsx'
import { voiceOf } from '../../parts/builder/words.ts'
import { meldName, tileName } from '../../tiles/names.ts'
import { able, changeSet, leftOf, PUTS, type Put, putIn, removeSpot, replaceSpot } from './edit.ts'

/** What can be pressed last, for the key that takes back. */
function lastSpot({ concealed, bonus, melds }: Hand, act: LiabilityState['act']): Spot {
  if (WINS.includes(act) && concealed.length > 0)
    return { zone: 'concealed', kind: concealed[concealed.length - 1], at: concealed.length - 1 }
  if (bonus.length > 0) return { zone: 'bonus', kind: bonus[bonus.length - 1] }
  return melds.length > 0 ? { zone: 'meld', index: melds.length - 1 } : { zone: 'winning' }
}

interface ChosenProps {
  readonly voice: BaoVoice
  readonly state: LiabilityState
  readonly rules: Ruleset
  readonly chosen: Spot
  readonly onEdit: (next: LiabilityState | null) => void
  readonly onClose: () => void
}

/** What can be done with a chosen tile or set. */
function Chosen({ voice, state, rules, chosen, onEdit, onClose }: ChosenProps) {
  const { lang, say, words, tiles } = voice
  const { chosen: said } = words.explore
  const { hand } = state
  const meld = chosen.zone === 'meld' ? hand.melds[chosen.index] : undefined
  const kind = chosen.zone === 'winning' ? hand.winning : chosen.zone === 'meld' ? null : chosen.kind
  const name = meld ? meldName(lang, tiles, meld) : kind === null ? '' : tileName(tiles, kind)
  return (
    <fieldset class="pick-as pick-do" aria-label={say(said.label, { tile: name })}>
      {meld &&
        chosen.zone === 'meld' &&
        meldVariants(hand, chosen.index, rules).map((to) => (
          <button
            type="button"
            key={`${to.type}${to.concealed}`}
            onClick={() => onEdit(changeSet(state, chosen.index, to, rules))}
          >
            {to.type === 'pong'
              ? said.pong
              : meld.type === 'pong'
                ? said[to.concealed ? 'kongConcealed' : 'kong']
                : said[to.concealed ? 'down' : 'up']}
          </button>
        ))}
      <button type="button" onClick={() => onEdit(removeSpot(state, chosen, rules))}>
        {said.out}
      </button>
      <button type="button" class="shut" aria-label={said.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </fieldset>
  )
}

interface Props {
  readonly voice: BaoVoice
  readonly id: string
  readonly state: LiabilityState
  readonly rules: Ruleset
  readonly chosen: Spot | null
  readonly onEdit: (next: LiabilityState | null) => void
  readonly onClose: () => void
}

/** The keys that set a table out: sets, bonus tiles, the tile in question, and the hand that wins. */
export function Keys({ voice, id, state, rules, chosen, onEdit, onClose }: Props) {
  const { explore } = voice.words
  const [put, setPut] = useState<Put>('tile')
  const puts = PUTS.filter((one) => one !== 'hand' || WINS.includes(state.act))
  const now = puts.includes(put) ? put : 'tile'
  const onKey = (kind: Kind) =>
    onEdit(chosen ? replaceSpot(state, chosen, kind, rules) : putIn(state, now, kind, rules))
  const left = leftOf(state, rules)
  return (
    <Picker
      voice={voiceOf(voice.lang, 'singapore', rules.unit)}
      id={id}
      left={left}
      played={kindsOf(rules)}
      mode={now === 'hand' || chosen ? 'tile' : now}
      onMode={() => undefined}
      able={(kind) => (chosen ? left[kind] > 0 : able(state, now, kind, rules))}
      onKey={onKey}
      onBack={() => onEdit(removeSpot(state, lastSpot(state.hand, state.act), rules))}
      actions={
        chosen ? (
          <Chosen
            voice={voice}
            state={state}
            rules={rules}
            chosen={chosen}
            onEdit={onEdit}
            onClose={onClose}
          />
        ) : (
          <fieldset class="pick-as" aria-label={explore.put.label}>
            {puts.map((one) => (
              <button type="button" key={one} aria-pressed={one === now} onClick={() => setPut(one)}>
                {explore.put[one]}
              </button>
            ))}
          </fieldset>
        )
      }
    />
  )
}
