import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = new URL('../../src/content/', import.meta.url).pathname

export interface Text {
  /** `lessons/en/how-to-count-tai.mdx` */
  readonly path: string
  readonly front: string
  readonly body: string
}

/** Every MDX text of the content folder. */
export const texts: readonly Text[] = readdirSync(ROOT, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.mdx'))
  .sort()
  .map((path) => {
    const [, front, body] = readFileSync(join(ROOT, path), 'utf8').match(/^---\n(.*?)\n---\n(.*)$/s) ?? []
    if (body === undefined) throw new Error(`${path} has no frontmatter`)
    return { path, front, body }
  })

export interface Tag {
  readonly name: string
  /** String and expression props by name; a bare prop is `true`. */
  readonly props: Readonly<Record<string, unknown>>
  readonly selfClosing: boolean
}

// a prop: name, name="text" or name={expression}; expressions hold no braces deeper than two
const PROP = /([a-z][\w]*)(?:="([^"]*)"|=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\})?/g
const TAG = /<([A-Z]\w*)((?:\s+[a-z]\w*(?:="[^"]*"|=\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})?)*)\s*(\/?)>/g

/** The blocks of a text in order, opening tags only. */
export function tagsOf(body: string): Tag[] {
  const tags = [...body.matchAll(TAG)].map(([, name, props, slash]) => ({
    name,
    props: Object.fromEntries(
      [...props.matchAll(PROP)].map(([, key, text, expression]) => [
        key,
        // the expressions are literals of our own repository
        expression === undefined ? (text ?? true) : new Function(`return (${expression})`)(),
      ]),
    ),
    selfClosing: slash === '/',
  }))
  const opened = body.match(/<[A-Z]/g)?.length ?? 0
  if (opened !== tags.length) throw new Error(`${opened - tags.length} tags could not be read`)
  return tags
}

/** What is prose in a text: without tags and their props, but with the words that readers see in props. */
export function proseOf(body: string): string {
  const said = [...body.matchAll(/\b(?:say|title|right)(?:=|: )(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, a, b]) => a ?? b,
  )
  return [body.replace(TAG, '⟨block⟩').replace(/<\/[A-Z]\w*>/g, ''), ...said].join('\n')
}
