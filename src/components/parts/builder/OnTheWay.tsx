import type { FunctionComponent } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { handSize } from '../../../engine/index.ts'
import type { HandAnalysisProps } from '../analysis/HandAnalysis.tsx'

/** Tiles of a hand that can be looked at: it waits, or is about to discard. */
const WAITING = 13
/** What somebody does who reads on: before it the page's example is not looked at. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

interface Props extends HandAnalysisProps {
  /** The hand is the reader's: it is looked at wherever they are on the page, the page's example near view only. */
  readonly wanted: boolean
}

/**
 * Waits, discards and routes of the hand. Their code is fetched when a hand first has tiles enough. Looking at a hand
 * is the longest work of the page, so it is done after what the change itself shows.
 */
export function OnTheWay({ wanted, ...props }: Props) {
  const { hand, fields, rules } = props
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [part, setPart] = useState<{ readonly View: FunctionComponent<HandAnalysisProps> } | null>(null)
  const [looked, look] = useState(props)
  const enough = handSize(hand) >= WAITING
  useEffect(() => look(props), [hand, fields, rules])
  useEffect(() => {
    const reading = new AbortController()
    // a screen ahead, so that it is there before it is seen
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    const watch = () => {
      reading.abort()
      if (place.current) observer.observe(place.current)
    }
    for (const sign of SIGNS) addEventListener(sign, watch, { passive: true, signal: reading.signal })
    return () => {
      reading.abort()
      observer.disconnect()
    }
  }, [])
  useEffect(() => {
    if (!enough || part || !(wanted || near)) return
    // without it the builder is what it was; the next change of the hand tries again
    import('../analysis/HandAnalysis.tsx').then(
      ({ HandAnalysis }) => setPart({ View: HandAnalysis }),
      () => {},
    )
  }, [enough, wanted, near, hand])
  const view = useMemo(() => part && <part.View {...looked} />, [part, looked])
  return <div ref={place}>{enough && handSize(looked.hand) >= WAITING && view}</div>
}
