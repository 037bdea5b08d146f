import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOptions } from '../../src/cli/options.ts'
import { auditOf, replayWords } from '../../src/cli/replay.ts'
import { openFiles, requestOf, SIMULATE_VALUES, simulate, simulateWords } from '../../src/cli/simulate.ts'
import { replayRequest } from '../../src/engine/index.ts'
import { complaint } from './support/referee.ts'

const options = (line: string) => {
  const read = readOptions(['simulate', ...line.split(' ')], {
    flags: ['--json'],
    values: ['--request', ...SIMULATE_VALUES],
  })
  if (typeof read === 'string') throw new Error(read)
  return read
}

describe('simulate on the command line', () => {
  it('reads options as fields of the request', () => {
    expect(
      requestOf(
        options('--table hong-kong --hands 5 --seed S --bots random,first,random,first --log /tmp/x'),
      ),
    ).toEqual({
      table: 'hong-kong',
      hands: 5,
      seed: 'S',
      bots: ['random', 'first', 'random', 'first'],
    })
    expect(requestOf(options('--match random,first --walls 3 --rules limit:10,bao:off'))).toEqual({
      match: ['random', 'first'],
      walls: 3,
      rules: { limit: 10, bao: 'off' },
    })
    // what is no number is left for the request's reader to refuse
    expect(requestOf(options('--hands many'))).toEqual({ hands: 'many' })
    expect(requestOf(options('--audit /tmp/x'))).toBe(null)
  })

  it('writes the games and the audit log, hand by hand, and says what came out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'games-'))
    try {
      const log = join(folder, 'games.jsonl')
      const audit = join(folder, 'audit.jsonl')
      const given = options(
        `--hands 4 --seed cli --bots random,first,first,random --log ${log} --audit ${audit}`,
      )
      const files = openFiles(given)
      if (typeof files === 'string') throw new Error(files)
      const answer = simulate(requestOf(given), files)
      if (!answer.ok) throw new Error(answer.error.message)
      expect(simulateWords(answer)).toMatch(/^4 hands/)
      const games = readFileSync(log, 'utf8')
      expect(auditOf(games)).toBe(readFileSync(audit, 'utf8'))
      const hands: unknown[][] = []
      for (const line of readFileSync(audit, 'utf8').trim().split('\n')) {
        const read = JSON.parse(line)
        if (read.e === 'start') hands.push([])
        hands.at(-1)?.push(read)
      }
      expect(hands).toHaveLength(4)
      for (const hand of hands) expect(complaint(hand)).toBe(null)
      const words = replayWords(replayRequest(games))
      expect(words.match(/^Hand /gm)).toHaveLength(4)
      expect(words).toContain('The tiles are dealt')
      expect(words).toContain('At the end')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('tells when a file cannot be written', () => {
    expect(openFiles(options('--log /nowhere/at/all'))).toMatch(/ENOENT/)
  })
})

it('replay names the bad line and keeps what was good', () => {
  const words = replayWords(replayRequest('{"type":"start","seed":"x"}\n{"type":"win"}'))
  expect(words).toMatch(/^Hand 1 at the singapore table/)
  expect(words).toMatch(/Refused at line 2/)
})
