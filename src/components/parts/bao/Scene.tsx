import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { type Kind, meldTiles } from '../../../engine/index.ts'
import { type LiabilityState, WINS } from '../../../stores/liability-state.ts'
import { groupName, meldName, tileName } from '../../tiles/names.ts'
import { GroupView, MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import { arrowFrom, visibleButtons } from '../builder/roving.ts'
import type { BaoVoice } from './voice.ts'

/** Something in a scene that can be pressed. */
export type Spot =
  | { readonly zone: 'meld'; readonly index: number }
  | { readonly zone: 'bonus'; readonly kind: Kind }
  | { readonly zone: 'concealed'; readonly kind: Kind; readonly at: number }
  | { readonly zone: 'winning' }

export const sameSpot = (a: Spot | null, b: Spot): boolean => JSON.stringify(a) === JSON.stringify(b)

/** How a scene is changed; without it everything is a picture. */
export interface Pressing {
  readonly chosen: Spot | null
  readonly onChoose: (spot: Spot | null) => void
  readonly onRemove: (spot: Spot) => void
}

interface PressProps {
  readonly voice: BaoVoice
  readonly kinds: readonly Kind[]
  /** A concealed Kong lies with its outer tiles face down. */
  readonly covered?: boolean
  readonly name: string
  readonly spot: Spot
  readonly pressing: Pressing
  readonly lit?: boolean
}

function Press({ voice, kinds, covered = false, name, spot, pressing, lit = false }: PressProps) {
  const chosen = sameSpot(pressing.chosen, spot)
  return (
    <button
      type="button"
      class={chosen ? 'set up' : 'set'}
      aria-label={name}
      aria-pressed={chosen}
      data-spot={JSON.stringify(spot)}
      onClick={() => pressing.onChoose(chosen ? null : spot)}
    >
      {kinds.map((kind, i) => (
        <TileFace
          key={i}
          tile={covered && (i === 0 || i === kinds.length - 1) ? 'back' : kind}
          lang={voice.lang}
          states={lit ? ['lit'] : []}
          silent
        />
      ))}
    </button>
  )
}

interface Props {
  readonly voice: BaoVoice
  readonly state: LiabilityState
  readonly pressing?: Pressing
  /** The tile has been thrown or drawn; before that only what is shown is in the picture. */
  readonly thrown?: boolean
}

/** What the receiver shows, the tile in question, and the wall. */
export function Scene({ voice, state, pressing, thrown = true }: Props) {
  const { lang, say, words, tiles, seat } = voice
  const { hand, act, receiver, feeder, round, playable, fresh, earlier } = state
  const { scene } = words
  const box = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = (event: JSX.TargetedKeyboardEvent<HTMLElement>) => {
    const button = (event.target as HTMLElement).closest('button')
    if (!button || !box.current || !pressing || event.ctrlKey || event.metaKey || event.altKey) return
    const to = arrowFrom(visibleButtons(box.current), button, event.key)
    if (to) to.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace')
      pressing.onRemove(JSON.parse(button.dataset.spot ?? '') as Spot)
    else return
    event.preventDefault()
  }
  const players = { feeder: seat(feeder), receiver: seat(receiver) }
  const nothing = hand.melds.length === 0 && hand.bonus.length === 0
  const press = (
    spot: Spot,
    kinds: readonly Kind[],
    name: string,
    rest: { covered?: boolean; lit?: boolean } = {},
  ) =>
    pressing && (
      <Press
        key={JSON.stringify(spot)}
        voice={voice}
        kinds={kinds}
        name={name}
        spot={spot}
        pressing={pressing}
        {...rest}
      />
    )
  return (
    <fieldset class="scene felt" aria-label={scene.label} ref={box} onKeyDown={onKeyDown}>
      <div class="scene-shown">
        <p class="cap">
          <span class="wind" aria-hidden="true">
            {voice.letter(receiver)}
          </span>{' '}
          {say(scene.shows, { seat: seat(receiver) })}
        </p>
        {nothing ? (
          <p class="tray-none">{scene.nothing}</p>
        ) : (
          <div class="hand">
            {hand.melds.map((meld, index) =>
              pressing ? (
                press(
                  { zone: 'meld', index },
                  meldTiles(meld),
                  say(scene.shown, { tile: meldName(lang, tiles, meld) }),
                  { covered: meld.concealed },
                )
              ) : (
                <MeldView key={index} meld={meld} lang={lang} />
              ),
            )}
            {hand.bonus.length > 0 &&
              (pressing ? (
                hand.bonus.map((kind) =>
                  press({ zone: 'bonus', kind }, [kind], say(scene.shown, { tile: tileName(tiles, kind) })),
                )
              ) : (
                <GroupView
                  group={{ kinds: hand.bonus, name: groupName(lang, tiles, 'bonus', hand.bonus) }}
                  lang={lang}
                />
              ))}
          </div>
        )}
      </div>
      {thrown && (
        <div class="scene-tile">
          <p class="cap">{say(scene.told[act], players)}</p>
          <div class="hand">
            {hand.winning === null ? (
              <p class="tray-none">{scene.noTile}</p>
            ) : pressing ? (
              press(
                { zone: 'winning' },
                [hand.winning],
                say(scene.tile, { tile: tileName(tiles, hand.winning) }),
                { lit: true },
              )
            ) : (
              <TileFace tile={hand.winning} lang={lang} states={['lit']} />
            )}
          </div>
        </div>
      )}
      {WINS.includes(act) && hand.concealed.length > 0 && (
        <div class="scene-hand">
          <p class="cap">{scene.hand}</p>
          <div class="hand close">
            {pressing ? (
              hand.concealed.map((kind, i) => (
                <Press
                  key={`${kind} ${i}`}
                  voice={voice}
                  kinds={[kind]}
                  name={say(scene.inHand, { tile: tileName(tiles, kind) })}
                  spot={{ zone: 'concealed', kind, at: i }}
                  pressing={pressing}
                />
              ))
            ) : (
              <GroupView
                group={{ kinds: hand.concealed, name: groupName(lang, tiles, 'concealed', hand.concealed) }}
                lang={lang}
              />
            )}
          </div>
        </div>
      )}
      <p class="scene-wall">
        <span>{say(scene.round, { round: seat(round) })}</span>
        <span>{say(scene.left, { n: playable })}</span>
        {act === 'win' && <span>{fresh ? scene.fresh : scene.seen}</span>}
        {earlier !== null && earlier !== receiver && (
          <span>{say(scene.earlier, { seat: seat(earlier) })}</span>
        )}
      </p>
    </fieldset>
  )
}
