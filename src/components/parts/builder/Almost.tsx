import { type Hand, type NearCode, priceOf, type Reading, type Ruleset } from '../../../engine/index.ts'
import { wordsAt } from '../../../i18n/words-at.ts'
import type { Verdict } from '../../../stores/builder-verdict.ts'
import { groupName } from '../../tiles/names.ts'
import { EyeView, GroupView, MeldView } from '../../tiles/SetView.tsx'
import { TileFace } from '../../tiles/TileFace.tsx'
import { RowName } from './Why.tsx'
import type { Voice } from './words.ts'

interface InTheWayProps {
  readonly voice: Voice
  readonly code: NearCode
  readonly reading: Reading | null
  readonly hand: Hand
}

/** The tiles that a code is about, where it names them. */
function InTheWay({ voice, code, reading, hand }: InTheWayProps) {
  const { lang, tiles } = voice
  if (reading?.shape !== 'sets') return null
  const all = [...reading.sets, ...reading.melds]
  switch (code) {
    case 'one-chow':
      return all
        .filter((set) => set.type === 'chow')
        .map((set, i) => <MeldView key={i} meld={set} lang={lang} words={tiles} />)
    case 'one-pong':
      return all
        .filter((set) => set.type !== 'chow')
        .map((set, i) => <MeldView key={i} meld={set} lang={lang} words={tiles} />)
    case 'one-kong':
      return all
        .filter((set) => set.type !== 'kong')
        .map((set, i) => <MeldView key={i} meld={set} lang={lang} words={tiles} />)
    case 'claimed-set':
      return hand.melds
        .filter((set) => !set.concealed)
        .map((set, i) => <MeldView key={i} meld={set} lang={lang} words={tiles} />)
    case 'eye':
    case 'value-eye':
    case 'only-a-pair':
      return <EyeView kind={reading.eye} lang={lang} words={tiles} />
    case 'bonus-tile':
      return (
        <GroupView
          group={{ kinds: hand.bonus, name: groupName(lang, tiles, 'bonus', hand.bonus) }}
          lang={lang}
        />
      )
    case 'single-wait':
    case 'not-self-drawn':
      return hand.winning === null ? null : <TileFace tile={hand.winning} lang={lang} words={tiles} />
    default:
      return null
  }
}

interface Props {
  readonly level?: 'h2' | 'h3'
  readonly voice: Voice
  readonly verdict: Verdict
  readonly hand: Hand
  readonly rules: Ruleset
}

/** Rows that were nearly scored, and the one thing in the way of each. */
export function Almost({ voice, verdict, hand, rules, level: Heading = 'h2' }: Props) {
  const { lang, say, words } = voice
  const near = wordsAt(lang, 'near', rules.table)
  if (verdict.near.length === 0) return null
  return (
    <>
      <Heading>{words.near.title}</Heading>
      <ul class="miss">
        {verdict.near.map(({ id, missing }) => {
          const { value, limit } = priceOf(rules, id)
          return (
            <li key={id}>
              <b>
                <RowName voice={voice} id={id} />{' '}
                <span class="fig">{limit ? words.near.limit : say(words.near.gain, { n: value ?? 0 })}</span>
              </b>
              {missing.map((code) => (
                <span key={code}>
                  {near[code]}{' '}
                  <span class="xs inl">
                    <InTheWay
                      voice={voice}
                      code={code}
                      reading={verdict.score?.reading ?? null}
                      hand={hand}
                    />
                  </span>
                </span>
              ))}
            </li>
          )
        })}
      </ul>
    </>
  )
}
