import { HOME_TABLE, isAsWritten, type OwnRules, ownRules, TABLES_KEPT } from '../../stores/rules.ts'

/**
 * Numbers follow the reader's house rules. A page is built with the rules as written; the engine and the words
 * are fetched only once the reader plays by others, and every question of the page is put again.
 */
let following: Promise<typeof import('./follow.ts')> | undefined

/** The tables that the page asks. */
const asked = TABLES_KEPT.filter(
  (table) => table === HOME_TABLE || document.querySelector(`[data-on="${table}"]`) !== null,
)

/** Settles once the page says what the rules in force say. */
export let followed: Promise<void> = Promise.resolve()

async function turn(own: OwnRules): Promise<void> {
  if (asked.every((table) => isAsWritten(own, table)) && !following) return
  following ??= import('./follow.ts')
  const { follow } = await following
  await follow(own)
}

ownRules.load()
ownRules.$value.subscribe((own) => {
  followed = turn(own)
})
