import { isAsWritten, ownRules, TABLES_KEPT } from '../../stores/rules.ts'
import { followed } from '../site/follow-rules.ts'
import { showFollowed } from './shown.ts'

/**
 * What a lesson says beside its numbers follows the reader's house rules too: passages that hold at some tables only, and
 * questions about bills. Fetched only for a reader who has own rules; the numbers are site/follow-rules.ts.
 */
let following: Promise<typeof import('./follow-lesson.ts')> | undefined

ownRules.load()
ownRules.$value.subscribe(async (own) => {
  try {
    if (TABLES_KEPT.every((table) => isAsWritten(own, table)) && !following) return
    following ??= import('./follow-lesson.ts')
    const { followLesson } = await following
    await followLesson(own)
  } finally {
    await followed
    await showFollowed()
  }
})
