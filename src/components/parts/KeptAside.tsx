import { useState } from 'preact/hooks'
import { asideTexts, dropAside, type KeptForm } from '../../stores/kept.ts'

interface Props {
  readonly form: Pick<KeptForm<unknown>, 'key'>
  readonly words: { readonly aside: string; readonly asideSave: string; readonly asideDrop: string }
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const download = `count-tai-aside-${new Date().toISOString().slice(0, 10)}.json`
  Object.assign(document.createElement('a'), { href: url, download }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** What was kept under a key and could not be read: said, to be saved as a file or thrown away. */
export function KeptAside({ form, words }: Props) {
  const [, redraw] = useState(0)
  const texts = asideTexts(form)
  if (texts.length === 0) return null
  return (
    <div class="notice" role="alert">
      <p>{words.aside}</p>
      <p class="notice-acts">
        <button type="button" class="chip" onClick={() => save(texts.map(({ text }) => text).join('\n'))}>
          {words.asideSave}
        </button>
        <button
          type="button"
          class="chip"
          onClick={() => {
            dropAside(form)
            redraw((n) => n + 1)
          }}
        >
          {words.asideDrop}
        </button>
      </p>
    </div>
  )
}
