import { readdirSync, readFileSync } from 'node:fs'
import { TOPICS } from '../../src/content/topics.ts'

const ROOT = new URL('../../src/content/glossary/', import.meta.url)

export interface SharedTerm {
  readonly hanzi?: readonly { readonly text: string; readonly pinyin: string }[]
  readonly aliases: Readonly<Record<string, readonly string[]>>
  readonly related: readonly string[]
  readonly patterns?: readonly string[]
}
export interface TermWords {
  readonly term: string
  readonly also?: readonly string[]
  readonly definition: string
}

const read = <T>(folder: string) =>
  TOPICS.map(
    (topic) => [topic, JSON.parse(readFileSync(new URL(`${folder}/${topic}.json`, ROOT), 'utf8'))] as const,
  ) as readonly (readonly [string, Record<string, T>])[]

/** The glossary by topic: what is the same in all languages, and the English words. */
export const terms = read<SharedTerm>('terms')
export const english = read<TermWords>('en')
export const files = (folder: string) => readdirSync(new URL(folder, ROOT)).sort()
export const glossaryIds = new Set(terms.flatMap(([, entries]) => Object.keys(entries)))
