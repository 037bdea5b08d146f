import { useState } from 'preact/hooks'
import type { Sheet } from '../../../stores/score-sheet-entries.ts'
import { asideTexts, dropAside } from '../../../stores/score-sheet-kept.ts'
import { now, save } from './files.ts'
import type { Voice } from './voice.ts'

const JSON_TYPE = 'application/json'
const asideFile = () => `count-tai-aside-${now().slice(0, 10)}.json`

interface Props {
  readonly voice: Voice
  /** Storage has been read. */
  readonly ready: boolean
  readonly saved: boolean
  readonly sheet: Sheet | null
  /** Stored evenings that could not be read. */
  readonly unread: readonly unknown[]
  readonly onDropUnread: () => void
  readonly onDropSheets: () => void
}

/** What went wrong with what is kept. Nothing of it is lost: all of it can be saved as a file. */
export function Notices({ voice, ready, saved, sheet, unread, onDropUnread, onDropSheets }: Props) {
  const { say, words } = voice
  const { notice } = words
  const [, redraw] = useState(0)
  const aside = ready ? asideTexts() : []
  const lost = sheet?.unread ?? []
  return (
    <>
      {!saved && (
        <div class="notice" role="alert">
          <p>{notice.blocked}</p>
        </div>
      )}
      {aside.length > 0 && (
        <div class="notice" role="alert">
          <p>{notice.aside}</p>
          <p class="notice-acts">
            <button
              type="button"
              class="chip"
              onClick={() => save(asideFile(), aside.map(({ text }) => text).join('\n'), JSON_TYPE)}
            >
              {notice.asideSave}
            </button>
            <button
              type="button"
              class="chip"
              onClick={() => {
                dropAside()
                redraw((n) => n + 1)
              }}
            >
              {notice.asideDrop}
            </button>
          </p>
        </div>
      )}
      {unread.length > 0 && (
        <div class="notice" role="alert">
          <p>{say(notice.unreadSheets, { n: unread.length })}</p>
          <p class="notice-acts">
            <button
              type="button"
              class="chip"
              onClick={() => save(asideFile(), JSON.stringify(unread, null, 1), JSON_TYPE)}
            >
              {notice.asideSave}
            </button>
            <button type="button" class="chip" onClick={onDropSheets}>
              {notice.asideDrop}
            </button>
          </p>
        </div>
      )}
      {lost.length > 0 && (
        <div class="notice" role="alert">
          <p>{say(notice.unread, { n: lost.length })}</p>
          <details>
            <summary>{notice.unreadShow}</summary>
            <pre>{lost.map((one) => JSON.stringify(one)).join('\n')}</pre>
          </details>
          <p class="notice-acts">
            <button type="button" class="chip" onClick={onDropUnread}>
              {notice.unreadDrop}
            </button>
          </p>
        </div>
      )}
    </>
  )
}
