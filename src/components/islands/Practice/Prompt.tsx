import {
  EMPTY_HAND,
  fillFields,
  formatMeld,
  type Hand,
  kindOf,
  type Meld,
  nextSeat,
  type Ruleset,
  situationOf,
} from '../../../engine/index.ts'
import { saySentences } from '../../../i18n/message.ts'
import { type Asked, handOfAsked, type Question, scored } from '../../../practice/index.ts'
import { type Group, groupsOfHand } from '../../tiles/groups.ts'
import { tileName } from '../../tiles/names.ts'
import { GroupView, MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import type { PracticeVoice } from './voice.ts'

interface Props {
  readonly voice: PracticeVoice
  readonly question: Question
  readonly rules: Ruleset
}

/** What is asked, and what must be known besides the tiles. */
export const promptText = ({ ask, say, unit }: PracticeVoice, { task }: Question): string =>
  say(ask.prompts[task], { unit })

/** How the hand was won, in short notes. */
function notesOf(voice: PracticeVoice, asked: Asked, hand: Hand, rules: Ruleset): string[] {
  const { say, words, tiles } = voice
  const { context } = words
  const f = fillFields(asked.fields)
  const seats = [
    say(context.chipSeat, { value: tiles.seat[f.seat] }),
    ...(rules.play.roundWind === 'moves' ? [say(context.chipRound, { value: tiles.seat[f.round] })] : []),
  ]
  if (hand.winning === null || !situationOf(f, hand, rules).ok) return seats
  const seat = tiles.seat[f.from]
  const way =
    f.win === 'self-draw'
      ? context.ways[f.win]
      : f.win === 'discard'
        ? say(context.fromSeat, { seat })
        : say(context.robbedFrom, { way: context.ways[f.win], seat })
  return [
    ...seats,
    way,
    ...(f.win === 'self-draw' && f.draw !== 'wall' ? [context.draws[f.draw]] : []),
    ...(f.last ? [context.last] : []),
  ]
}

/** So many tiles of a group stand in one row of the narrowest phone; more of them stand in two rows alike. */
const IN_A_ROW = 11

/** Tiles of the longest group that stand in a row, so that none is left alone in the next. */
function rowOf(groups: readonly Group[]): number {
  const most = Math.max(...groups.map(({ kinds }) => kinds.length))
  return most > IN_A_ROW ? Math.ceil(most / 2) : most
}

/** Sets with who fed them. */
function FedSets({ voice, asked, melds }: Pick<Props, 'voice'> & { asked: Asked; melds: readonly Meld[] }) {
  const { lang, say, ask, tiles } = voice
  const fed = asked.scene?.fed ?? []
  return (
    <div class="fed">
      {melds.map((meld, i) => {
        const from = fed[i]
        return (
          <div key={`${formatMeld(meld)} ${i}`}>
            <MeldView meld={meld} lang={lang} words={tiles} />
            <p class="cap">{from ? say(ask.fed, { seat: tiles.seat[from] }) : ask.notFed}</p>
          </div>
        )
      })}
    </div>
  )
}

function HandView({ voice: { lang, tiles }, hand }: Pick<Props, 'voice'> & { readonly hand: Hand }) {
  const groups = groupsOfHand(lang, tiles, hand)
  return (
    <span class="hand" data-row={rowOf(groups)}>
      {groups.map((group, i) => (
        <GroupView key={i} group={group} lang={lang} words={tiles} />
      ))}
    </span>
  )
}

/** A moment at the table: what lies before somebody, and the tile that was thrown. */
function SceneView({ voice, question: { asked }, hand }: Pick<Props, 'voice' | 'question'> & { hand: Hand }) {
  const { lang, say, ask, tiles } = voice
  const { scene, fields } = asked
  if (!scene) return null
  const seat = fields.seat ?? 'east'
  const feeder = tiles.seat[fields.from ?? nextSeat(seat)]
  const receiver = tiles.seat[seat]
  const kind = kindOf(scene.tile) ?? 0
  const tile = tileName(tiles, kind)
  const held = { ...EMPTY_HAND, concealed: hand.concealed }
  return (
    <>
      <p class="cap">
        {say(hand.melds.length + hand.bonus.length === 0 ? ask.beforeNothing : ask.before, { receiver })}
      </p>
      <div class="p-scene">
        {hand.melds.length > 0 && <FedSets voice={voice} asked={asked} melds={hand.melds} />}
        {hand.bonus.length > 0 &&
          groupsOfHand(lang, tiles, { ...EMPTY_HAND, bonus: hand.bonus }).map((group, i) => (
            <GroupView key={i} group={group} lang={lang} />
          ))}
      </div>
      {scene.act === 'win' && (
        <>
          <p class="cap">{say(ask.holds, { receiver })}</p>
          <HandView voice={voice} hand={held} />
        </>
      )}
      <p class="scene-say">
        <span class="thrown">
          <TileFace tile={kind} lang={lang} silent states={['new']} />
        </span>
        <span>
          {saySentences(lang, [
            say(ask.scenes[scene.act], { feeder, receiver, tile }),
            scene.act === 'win' && say(ask.playable, { n: scene.playable }),
            scene.act === 'win' && scene.fresh && ask.fresh,
          ])}
        </span>
      </p>
    </>
  )
}

/** The tiles of a question on felt, and how they were won. */
export function PromptTiles({ voice, question, rules }: Props) {
  const { say, ask } = voice
  const { asked, task } = question
  const hand = handOfAsked(asked, rules)
  if (hand === null) return null
  const one = asked.told ? scored(asked, rules) : null
  const fields = task === 'discard' || task === 'waits' ? [] : notesOf(voice, asked, hand, rules)
  const { bao, instant } = rules.payments
  const about = {
    pays: bao || instant !== null ? ask.prompts.paysAbout : '',
    waits: ask.prompts.waitsAbout,
    discard: ask.prompts.discardAbout,
  }
  const more = about[task as keyof typeof about]
  return (
    <>
      <div class="tray felt one">
        {task === 'liable' ? (
          <SceneView voice={voice} question={question} hand={hand} />
        ) : (
          <HandView voice={voice} hand={hand} />
        )}
        {fields.length > 0 && <p class="cap">{fields.join(' · ')}</p>}
      </div>
      {(one || more) && (
        <p class="quiet">
          {saySentences(voice.lang, [
            one && say(ask.prompts.told, { amount: voice.amount(one.score.total) }),
            more,
          ])}
        </p>
      )}
    </>
  )
}
