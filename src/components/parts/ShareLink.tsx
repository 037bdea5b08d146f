import { useEffect, useRef, useState } from 'preact/hooks'
import { lineIcons } from './line-icon.tsx'

export interface ShareWords {
  readonly share: string
  readonly link: string
  readonly copy: string
  readonly copied: string
  readonly send: string
}

const Icon = lineIcons({ share: 'M12 15V4M8 7.5 12 4l4 3.5M5 13v6h14v-6' })

interface Props {
  readonly words: ShareWords
  readonly id: string
  /** The link from the site's root: path and query. */
  readonly href: string
}

/** A link to copy or send. It stands in a field too, for browsers that copy nothing by themselves. */
export function ShareLink({ words, id, href }: Props) {
  const [open, setOpen] = useState(false)
  const [copied, setCopied] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const url = () => new URL(href, location.href).href
  useEffect(() => setCopied(''), [href])

  const copy = async () => {
    setOpen(true)
    try {
      await navigator.clipboard.writeText(url())
      setCopied(href)
    } catch {
      field.current?.select()
    }
  }
  const canSend = open && typeof navigator.share === 'function'
  const send = () => navigator.share({ url: url() }).catch(() => undefined)
  return (
    <div class="share">
      <button type="button" class="chip" aria-expanded={open} aria-controls={`${id}-link`} onClick={copy}>
        <Icon name="share" /> {words.share}
      </button>
      <div class="share-in" id={`${id}-link`} hidden={!open}>
        <input
          ref={field}
          type="text"
          readOnly
          aria-label={words.link}
          value={open ? url() : ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="chip" onClick={copy}>
          {words.copy}
        </button>
        {canSend && (
          <button type="button" class="chip" onClick={send}>
            {words.send}
          </button>
        )}
      </div>
      <span class="quiet" role="status">
        {copied === href && open ? words.copied : ''}
      </span>
    </div>
  )
}
