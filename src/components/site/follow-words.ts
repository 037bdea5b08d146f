import type { Dictionary } from '../../i18n/dictionary.ts'
import type { NamedHands } from '../lesson/spell.ts'
import type { TellWords } from '../lesson/tell.ts'

/** The words of `follow.json`: what answers are told in, and the names of house rules for the line at the top. */
export interface FollowWords extends TellWords {
  readonly hands: NamedHands
  readonly rules: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >
}

/** What `follow.json` carries of a language. */
export const followWords = (
  hands: NamedHands,
  dictionary: Pick<Dictionary, 'lesson' | 'patterns' | 'rules'>,
): FollowWords => ({
  hands,
  lesson: dictionary.lesson,
  patterns: Object.fromEntries(
    Object.entries(dictionary.patterns).map(([id, { name }]) => [id, { name }]),
  ) as FollowWords['patterns'],
  rules: Object.fromEntries(
    Object.entries(dictionary.rules.singapore).map(([id, { name, values }]) => [id, { name, values }]),
  ),
})
