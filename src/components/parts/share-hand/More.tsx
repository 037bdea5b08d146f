import { useState } from 'preact/hooks'
import { useWords } from '../../../i18n/words.ts'
import type { HandShown } from './hand-picture.ts'

interface Props extends HandShown {
  readonly id: string
  /** What stands behind the question mark of a link to this hand, with the mark. */
  readonly query: string
}
export type WaysProps = Props

type Ways = typeof import('./MoreWays.tsx').MoreWays

/** More ways to share a hand than a link and a picture: they are fetched when they are wanted. */
export function More(props: Props) {
  const { more } = useWords(props.voice.lang, 'builderPage')
  const [open, setOpen] = useState(false)
  // in an object: a component is a function, which a setter would call
  const [late, setLate] = useState<{ readonly Ways: Ways } | null>(null)
  const [failed, setFailed] = useState(false)
  const at = `${props.id}-more`

  const toggle = () => {
    setOpen(!open)
    if (late) return
    import('./MoreWays.tsx').then(
      ({ MoreWays }) => setLate({ Ways: MoreWays }),
      () => setFailed(true),
    )
  }
  return (
    <div class="share">
      <button type="button" class="chip" aria-expanded={open} aria-controls={at} onClick={toggle}>
        {more.open}
      </button>
      <div id={at} hidden={!open}>
        {late && <late.Ways {...props} />}
        {failed && !late && (
          <p class="quiet" role="alert">
            {more.failed}
          </p>
        )}
      </div>
    </div>
  )
}
