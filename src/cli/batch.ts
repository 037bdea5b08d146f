import type { Readable, Writable } from 'node:stream'
import type { Answer } from './verbs.ts'

type Verb = (request: unknown) => Answer

/** Answers one text that should be a JSON request. */
export function answerLine(verb: Verb, line: string): Answer {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (error) {
    const message = `this is no JSON: ${error instanceof Error ? error.message : String(error)}`
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
