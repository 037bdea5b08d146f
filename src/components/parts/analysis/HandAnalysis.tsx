import {
  analyseHand,
  copiesLeft,
  type Hand,
  type Kind,
  type Ruleset,
  type WinFields,
} from '../../../engine/index.ts'
import type { Lang } from '../../../i18n/languages.ts'
import { DiscardTable, UsefulTiles } from './DiscardTable.tsx'
import { RouteList } from './RouteList.tsx'
import { analysisVoice, distanceText } from './voice.ts'
import { WaitTable } from './WaitTable.tsx'
import { WhatIf } from './WhatIf.tsx'

export interface HandAnalysisProps {
  readonly lang: Lang
  readonly hand: Hand
  readonly fields: Partial<WinFields>
  readonly rules: Ruleset
  readonly onDraw: (kind: Kind) => void
}

/** How far a hand is, what helps, what to let go, and which ways lead to a legal win. */
export function HandAnalysis({ lang, hand, fields, rules, onDraw }: HandAnalysisProps) {
  const voice = analysisVoice(lang, rules)
  const { say, words } = voice
  const view = { rules, seat: fields.seat ?? 'east', round: fields.round ?? 'east' } as const
  const whole = analyseHand(hand, view)
  if (whole === null) return null
  // a finished hand needs no way to a win: only what each of its waits would have been worth
  const won = whole.shanten < 0 ? hand.winning : null
  const looked = won === null ? hand : { ...hand, winning: null }
  const found = won === null ? whole : analyseHand(looked, view)
  if (found === null) return null
  return (
    <>
      {won === null && (
        <>
          <h2>{words.title}</h2>
          <p>{distanceText(voice, found)}</p>
        </>
      )}
      {found.kind === 'waiting' && found.waits.length > 0 && (
        <>
          <h2>{words.waits.worth}</h2>
          <WaitTable voice={voice} waits={found.waits} caption={words.waits.worth} won={won} />
        </>
      )}
      {won === null && found.kind === 'waiting' && found.waits.length === 0 && (
        <>
          <h2>{words.useful.title}</h2>
          <p>
            {say(words.useful.sum, { n: found.count })} <UsefulTiles voice={voice} useful={found.useful} />
          </p>
        </>
      )}
      {won === null && found.kind === 'discarding' && found.shanten >= 0 && (
        <>
          <h2>{words.discards.title}</h2>
          <DiscardTable voice={voice} discards={found.discards} />
        </>
      )}
      {won === null && found.shanten >= 0 && (
        <>
          <h2>{words.routes.title}</h2>
          <RouteList voice={voice} routes={found.routes} />
        </>
      )}
      {won === null && found.kind === 'waiting' && (
        <>
          <h2>{words.whatIf.title}</h2>
          <WhatIf
            voice={voice}
            hand={looked}
            view={view}
            now={found}
            left={copiesLeft(looked, [])}
            onDraw={onDraw}
          />
        </>
      )}
    </>
  )
}
