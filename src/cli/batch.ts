import type { Readable, Writable } from 'node:stream'
import { characterAt, quoted } from '../engine/index.ts'
import type { Answer } from './verbs.ts'

type Verb = (request: unknown) => Answer

/** Answers one text that should be a JSON request. */
export function answerLine(verb: Verb, line: string): Answer {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    // the platform quotes the first half of a character outside the basic plane
    const whole = why.replace(/[\ud800-\udfff]/gu, (half) => quoted(characterAt(line, line.indexOf(half))))
    const message = `this is no JSON: ${whole}`
    return { ok: false, error: { code: 'bad-json', message } }
  }
  return verb(request)
}

/** One JSON request a line in, one JSON answer a line out, in order, as the lines come. */
export async function batch(verb: Verb, input: Readable, output: Writable): Promise<void> {
  input.setEncoding('utf8')
  let rest = ''
  const answers = (lines: readonly string[]) =>
    lines.map((line) => `${JSON.stringify(answerLine(verb, line))}\n`).join('')
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0 && !output.write(answers(lines)))
      await new Promise((resolve) => output.once('drain', resolve))
  }
  if (rest !== '') output.write(answers([rest]))
}
