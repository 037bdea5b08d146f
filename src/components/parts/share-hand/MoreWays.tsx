import { useEffect, useRef, useState } from 'preact/hooks'
import { addressOf } from '../../../i18n/languages.ts'
import { sayLabel } from '../../../i18n/message.ts'
import { useWords } from '../../../i18n/words.ts'
import styles from '../../../styles/share-hand.css?inline'
import { addStyles } from '../../site/late-styles.ts'
import { picture, pictureSvg, save } from '../builder/picture.ts'
import { handPicture } from './hand-picture.ts'
import type { WaysProps } from './More.tsx'

const NAME = 'count-tai-hand'

addStyles(styles)

/** Text for the value of an attribute. */
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Whether the browser can hand a picture to another app. */
const canSend = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], `${NAME}.png`, { type: 'image/png' })] })

/** The picture sent to another app, or saved as SVG; the code that puts the hand into another page. */
export function MoreWays(props: WaysProps) {
  const { voice, id, query } = props
  const { lang } = voice
  const { more, tools } = useWords(lang, 'builderPage')
  const { name } = useWords(lang, 'site')
  const [told, setTold] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => setTold(''), [query])

  const attempt = (make: () => Promise<unknown>) => async () => {
    try {
      await make()
      setTold('')
    } catch (error) {
      // a reader who thinks again about sending has failed at nothing
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold(tools.pictureFailed)
    }
  }
  const send = attempt(async () => {
    const blob = await picture(...handPicture(props))
    await navigator.share({ files: [new File([blob], `${NAME}.png`, { type: blob.type })] })
  })
  const saveSvg = attempt(async () => save(await pictureSvg(...handPicture(props)), `${NAME}.svg`))

  const source = new URL(`${addressOf(lang, '/embed/hand/')}${query}`, location.href).href
  const title = sayLabel(lang, name, voice.words.title)
  const code = `<iframe src="${quoted(source)}" title="${quoted(title)}" width="100%" height="900" loading="lazy" allow="clipboard-write; web-share"></iframe>`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setTold(more.copied)
    } catch {
      field.current?.select()
    }
  }
  return (
    <div class="more-ways">
      <p>
        {canSend() && (
          <button type="button" class="chip" onClick={send}>
            {more.send}
          </button>
        )}
        <button type="button" class="chip" onClick={saveSvg}>
          {more.svg}
        </button>
      </p>
      <label for={`${id}-code`}>{more.code}</label>
      <textarea
        ref={field}
        id={`${id}-code`}
        readOnly
        rows={3}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>
        <button type="button" class="chip" onClick={copy}>
          {tools.copy}
        </button>
        <span class="quiet" role="status">
          {told}
        </span>
      </p>
    </div>
  )
}
