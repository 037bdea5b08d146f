/**
 * Lists every place in src that says something for each table and has nothing yet for a new one: `npm run places -- <id>`.
 * A place is a property named like a table that is there. Prints `file:line` of that property; ends with 1 while any is left.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { TABLE_IDS } from '../src/engine/index.ts'

const ROOT = join(import.meta.dirname, '..')
const [wanted = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9-]*$/.test(wanted)) {
  console.error('Say which table: npm run places -- <id>, in small letters, digits and hyphens')
  process.exit(2)
}
/** A table whose id is written like no other word of the sources, to go by. */
const known = TABLE_IDS.filter((id) => id !== wanted).find((id) => id.includes('-')) ?? TABLE_IDS[0]

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.(?:ts|tsx|astro|json|mdx)$/.test(file))
  .sort()
/** Lines on which a table is the name of a property, as `'hong-kong': …` or `"hong-kong": …`. */
function linesOf(text: string, id: string): number[] {
  const key = new RegExp(`(?:^|[\\s{,(])(?:'${id}'|"${id}"${id.includes('-') ? '' : `|${id}`})\\s*:`)
  return text.split('\n').flatMap((line, i) => (key.test(line) ? [i + 1] : []))
}

const left: string[] = []
const rows: string[] = []
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const there = linesOf(text, known)
  if (there.length <= linesOf(text, wanted).length) continue
  // a pattern has an entry for the tables that know it, which are not all of them
  const list = file.startsWith(join('src', 'content', 'patterns')) ? rows : left
  list.push(`${file}:${there.join(',')}`)
}
for (const file of files) {
  const own = basename(file) === `${known}.mdx` && join(dirname(file), `${wanted}.mdx`)
  if (own && !existsSync(join(ROOT, own))) left.push(`${relative(ROOT, join(ROOT, own))} is not there`)
}

const told = (title: string, list: readonly string[]) =>
  list.length > 0 && console.log(`${title}\n${list.map((one) => `  ${one}`).join('\n')}`)
told(`Nothing for "${wanted}" yet beside what stands for "${known}":`, left)
told(
  `Patterns that "${known}" knows and "${wanted}" does not; an entry is for the rows that it prices:`,
  rows,
)
if (left.length === 0) console.log(`Every place has something for "${wanted}".`)
process.exit(left.length === 0 ? 0 : 1)
