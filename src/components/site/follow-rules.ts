import { isAsWritten, ownRules } from '../../stores/rules.ts'

/**
 * Numbers follow the reader's house rules. A page is built with the rules as written; the engine and the words
 * are fetched only once the reader plays by others, and every question of the page is put again.
 */
let following: Promise<typeof import('./follow.ts')> | undefined

ownRules.load()
ownRules.$value.subscribe(async (own) => {
  if (isAsWritten(own) && !following) return
  following ??= import('./follow.ts')
  const { follow } = await following
  await follow(own)
})
