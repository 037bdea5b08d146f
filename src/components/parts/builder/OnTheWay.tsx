import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { handSize } from '../../../engine/index.ts'
import type { HandAnalysisProps } from '../analysis/HandAnalysis.tsx'

/** Tiles of a hand that can be looked at: it waits, or is about to discard. */
const WAITING = 13

/** Waits, discards and routes of the hand. Their code is fetched when a hand first has tiles enough. */
export function OnTheWay(props: HandAnalysisProps) {
  const [part, setPart] = useState<{ readonly View: FunctionComponent<HandAnalysisProps> } | null>(null)
  const enough = handSize(props.hand) >= WAITING
  useEffect(() => {
    if (!enough || part) return
    // without it the builder is what it was; the next change of the hand tries again
    import('../analysis/HandAnalysis.tsx').then(
      ({ HandAnalysis }) => setPart({ View: HandAnalysis }),
      () => {},
    )
  }, [enough, props.hand])
  return enough && part ? <part.View {...props} /> : null
}
