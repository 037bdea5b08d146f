import { isAsWritten, ownRules } from '../../stores/rules.ts'

/** Questions about bills follow the reader's house rules, as the numbers of a page do (site/follow-rules.ts). */
let following: Promise<typeof import('./follow-late.ts')> | undefined

ownRules.load()
ownRules.$value.subscribe(async (own) => {
  if (isAsWritten(own) && !following) return
  following ??= import('./follow-late.ts')
  const { followLate } = await following
  followLate(own)
})
