import { readFileSync } from 'node:fs'
import { answerLine, batch } from './batch.ts'
import { readOptions } from './options.ts'
import { VERBS } from './verbs.ts'
import { inWords } from './words.ts'

const USAGE = `usage: npm run -s engine -- VERB [--json] [--batch] [--request '{…}']
verbs: ${Object.keys(VERBS).join(', ')}
One JSON request from standard input (or --request); the answer in words, or as JSON with --json.
--batch: one JSON request a line in, one JSON answer a line out.`

/** Exit 2: the call itself is wrong. */
function wrongCall(why: string): never {
  console.error(`engine: ${why}\n${USAGE}`)
  process.exit(2)
}

/** Runs one call of the command (interface.md); resolves when everything has been answered. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args, { flags: ['--json', '--batch'], values: ['--request'] })
  if (typeof options === 'string') return wrongCall(options)
  const verb = Object.hasOwn(VERBS, options.verb) ? VERBS[options.verb] : undefined
  if (!verb) return wrongCall(`unknown verb "${options.verb}"`)
  const request = options.values.get('--request')
  if (options.flags.has('--batch')) {
    if (request !== undefined) return wrongCall('--batch reads standard input, so --request cannot be given')
    return batch(verb, process.stdin, process.stdout)
  }
  const answer = answerLine(verb, request ?? readFileSync(0, 'utf8'))
  console.log(options.flags.has('--json') ? JSON.stringify(answer) : inWords(options.verb, answer))
}
