import { useState } from 'preact/hooks'
import { useWords } from '../../../i18n/words.ts'
import type { HandShown } from '../share-hand/hand-picture.ts'
import { Icon } from './Icon.tsx'

/** Saves the hand with its worth and reasons as a picture; what draws it is fetched when it is wanted. */
export function SavePicture(shown: HandShown) {
  const tools = useWords(shown.voice.lang, 'builderPage').tools
  const [failed, setFailed] = useState(false)

  const make = async () => {
    try {
      const [{ picture, save }, { handPicture }] = await Promise.all([
        import('./picture.ts'),
        import('../share-hand/hand-picture.ts'),
      ])
      save(await picture(...handPicture(shown)), 'count-tai-hand.png')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" class="chip" onClick={make}>
        <Icon name="picture" /> {tools.picture}
      </button>
      {failed && (
        <span class="quiet" role="alert">
          {tools.pictureFailed}
        </span>
      )}
    </>
  )
}
