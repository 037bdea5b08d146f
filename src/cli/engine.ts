import { readFileSync } from 'node:fs'
import { replayRequest } from '../engine/index.ts'
import { answerLine, batch } from './batch.ts'
import { type Options, readOptions } from './options.ts'
import { auditOf, replayWords, writeAudit } from './replay.ts'
import { openFiles, requestOf, SIMULATE_VALUES, simulate, simulateWords } from './simulate.ts'
import { VERBS } from './verbs.ts'
import { inWords } from './words.ts'

const USAGE = `usage: npm run -s engine -- VERB [--json] [--batch] [--request '{…}']
verbs: ${Object.keys(VERBS).join(', ')}, simulate, replay
One JSON request from standard input (or --request); the answer in words, or as JSON with --json.
--batch: one JSON request a line in, one JSON answer a line out.
simulate: a request, or --table T --preset P --rules name:value,… --hands N --seed S --bots a,b,c,d [--mode match], or
  --match A,B --walls N; --log FILE writes the games, --audit FILE the audit log.
replay: a game log from standard input, in words; --json, or --audit [FILE] for the audit log.`

/** Exit 2: the call itself is wrong. */
function wrongCall(why: string): never {
  console.error(`engine: ${why}\n${USAGE}`)
  process.exit(2)
}

/** One JSON value from a text; the text itself when it is none, so that the reader of the request refuses it. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function runSimulate(options: Options): void {
  const given = requestOf(options)
  const written = options.values.get('--request')
  if (given !== null && written !== undefined) wrongCall('a request and options for it are both given')
  const request = given ?? json(written ?? readFileSync(0, 'utf8'))
  const files = openFiles(options)
  if (typeof files === 'string') wrongCall(files)
  const answer = simulate(request, files)
  if (options.flags.has('--json')) console.log(JSON.stringify(answer))
  else console.log(answer.ok ? simulateWords(answer) : inWords('simulate', answer))
}

function runReplay(args: readonly string[]): void {
  const at = args.indexOf('--audit')
  const file = at >= 0 && args[at + 1] !== undefined && !args[at + 1].startsWith('--') ? args[at + 1] : null
  const rest = args.filter((_, i) => at < 0 || (i !== at && !(file !== null && i === at + 1)))
  const options = readOptions(rest, { flags: ['--json'], values: [] })
  if (typeof options === 'string') wrongCall(options)
  const log = readFileSync(0, 'utf8')
  if (file !== null) writeAudit(log, file)
  if (at >= 0 && file === null) {
    process.stdout.write(auditOf(log))
    return
  }
  const answer = replayRequest(log)
  console.log(options.flags.has('--json') ? JSON.stringify(answer) : replayWords(answer))
}

/** Runs one call of the command (interface.md); resolves when everything has been answered. */
export async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'replay') return runReplay(args)
  if (args[0] === 'simulate') {
    const given = readOptions(args, { flags: ['--json'], values: ['--request', ...SIMULATE_VALUES] })
    return typeof given === 'string' ? wrongCall(given) : runSimulate(given)
  }
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
