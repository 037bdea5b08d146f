import { encodeAnswers, quoted, readStart, show, TABLES } from '../engine/index.ts'
import { BUILDER_FORM } from './builder-kept.ts'
import { readLink, trimmed, writeLink } from './builder-link.ts'
import type { CheckedEntry, EntryCheck, SetAside } from './device.ts'
import type { KeptForm } from './kept.ts'
import { KEYS } from './keys.ts'
import { LANGUAGE_FORM } from './language.ts'
import { lineOfAnswers } from './play-game.ts'
import { PLAY_FORM, type SavedPlay } from './play-kept.ts'
import { SETTINGS_FORM } from './play-settings.ts'
import { PRACTICE_FORM } from './practice-kept.ts'
import { PREFERENCES_FORM } from './preferences.ts'
import { PROGRESS_FORM } from './progress.ts'
import { HOUSE_RULES_FORM, type OwnRules, TABLES_KEPT, withRules } from './rules.ts'
import { SHEETS_FORM } from './score-sheet-kept.ts'
import { isShallow } from './shallow.ts'

/** A form, and what its reader leaves to others: values that are of the right kind and yet mean nothing. */
interface Checked<T> {
  readonly form: KeptForm<T>
  readonly strict?: (value: T) => T
}
const checked = <T>(form: KeptForm<T>, strict?: (value: T) => T): Checked<unknown> =>
  ({ form, strict }) as Checked<unknown>

/** House rules without names and values that no table has. */
function knownRules(own: OwnRules): OwnRules {
  let known = own
  for (const table of TABLES_KEPT) {
    const values = Object.entries(own.rules[table] ?? {}).filter(([name, value]) =>
      TABLES[table].houseRules.some((rule) => rule.name === name && rule.values.includes(value)),
    )
    known = withRules(known, table, Object.fromEntries(values))
  }
  return known
}

/** The nearest good hand to a kept one. */
function goodHand<T extends { readonly query: string }>(kept: T): T {
  const link = kept.query === '' ? null : readLink(kept.query)
  if (kept.query !== '' && !link) return { ...kept, query: '' }
  if (!link || link.faults.length === 0) return kept
  const pinned = link.state.pinned ?? { table: 'singapore' as const, values: {} }
  return { ...kept, query: writeLink(trimmed(link.state), pinned) }
}

/** A kept game with its answers as far as they can be followed. */
function goodGame(saved: NonNullable<SavedPlay['game']>): NonNullable<SavedPlay['game']> {
  const start = readStart(saved.hand.start)
  if (!start.ok) return saved
  const followed = (answers: string): string => {
    const { line, whole } = lineOfAnswers(start.value, answers)
    return whole ? answers : encodeAnswers(line.events)
  }
  return {
    ...saved,
    hand: { ...saved.hand, answers: followed(saved.hand.answers) },
    played: saved.played === null ? null : followed(saved.played),
  }
}

const goodPlay = ({ game, aside }: SavedPlay): SavedPlay => ({
  game: game && goodGame(game),
  aside: aside && goodGame(aside),
})

const FORMS: Readonly<Record<string, Checked<unknown>>> = {
  [KEYS.preferences]: checked(PREFERENCES_FORM),
  [KEYS.houseRules]: checked(HOUSE_RULES_FORM, knownRules),
  [KEYS.progress]: checked(PROGRESS_FORM),
  [KEYS.builder]: checked(BUILDER_FORM, goodHand),
  [KEYS.scoreSheet]: checked(SHEETS_FORM),
  [KEYS.play]: checked(PLAY_FORM, goodPlay),
  [KEYS.playSettings]: checked(SETTINGS_FORM),
  [KEYS.practice]: checked(PRACTICE_FORM),
  [KEYS.language]: checked(LANGUAGE_FORM),
} satisfies Record<(typeof KEYS)[keyof typeof KEYS], Checked<unknown>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** As much of a value as a sentence can hold. */
const MOST_TEXT = 60
const shown = (value: unknown): string =>
  typeof value === 'string' ? quoted(value, MOST_TEXT) : show(value, MOST_TEXT)

interface Lost {
  readonly path: string
  readonly text: string
}

/** Members of a list that are not in what was kept of it, in order. */
function lostOfList(was: readonly unknown[], is: readonly unknown[], path: string): Lost[] {
  const lost: Lost[] = []
  let next = 0
  was.forEach((one, i) => {
    const at = `${path}[${i}]`
    const inside = next < is.length ? lostOf(one, is[next], at) : null
    // with as many members as before each stands in its own place; else a changed one is one that is gone
    if (inside !== null && (inside.length === 0 || was.length === is.length)) {
      lost.push(...inside)
      next++
    } else lost.push({ path: at, text: shown(one) })
  })
  return lost
}

/** What stands in stored data and not in what was read of it. Null says nothing, so its loss is none. */
function lostOf(was: unknown, is: unknown, path: string): Lost[] {
  if (was === null || Object.is(was, is)) return []
  if (!isShallow(was)) return [{ path, text: shown(was) }]
  if (Array.isArray(was) && Array.isArray(is)) return lostOfList(was, is, path)
  if (isObject(was) && isObject(is) && !Array.isArray(was) && !Array.isArray(is))
    return Object.entries(was).flatMap(([name, one]) => {
      const at = path === '' ? name : `${path}.${name}`
      if (Object.hasOwn(is, name)) return lostOf(one, is[name], at)
      // an object that is gone is named by what was in it
      return lostOf(one, isObject(one) && !Array.isArray(one) ? {} : undefined, at)
    })
  return [{ path, text: shown(was) }]
}

/**
 * Looks at one entry of an exported file as strictly as can be: it must be known, of this version's form, and lose
 * nothing in being read. Never throws.
 */
export const checkEntry: EntryCheck = (key, text): CheckedEntry => {
  const entry = Object.hasOwn(FORMS, key) ? FORMS[key] : null
  const fault = (code: SetAside['code'], more: Partial<SetAside> = {}): SetAside => ({ key, code, ...more })
  // another version may know it: it stays where it is
  if (!entry) return { keep: text, faults: [fault('unknown')] }
  const { form, strict } = entry
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { keep: null, faults: [fault('damaged')] }
  }
  if (!isObject(data) || !Number.isInteger(data.version) || !('value' in data))
    return { keep: null, faults: [fault('damaged')] }
  const version = data.version as number
  if (version > form.version) return { keep: null, faults: [fault('newer-entry')] }
  const read = version < 1 ? null : form.read(data.value, version)
  if (read === null) return { keep: null, faults: [fault('form')] }
  const value = strict ? strict(read) : read
  // a value of an older form is migrated, and cannot be laid beside what it was
  const lost = version === form.version ? lostOf(data.value, value, '') : []
  const faults = lost.map((one) => fault('value', one))
  return { keep: faults.length === 0 ? text : JSON.stringify({ version, value }), faults }
}
