/**
 * `npm test`: from a bare clone to every check of the project, with its own set-up. Types, lint, unit and property
 * and content tests, the build, then browser tests on what was built. Every step runs whatever the others did;
 * the last line counts: each step without tests of its own is one.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, onPinnedNode, ROOT, toolEnv } from './setup.mjs'

await onPinnedNode(import.meta.url)
await ensureBrowser()

const reports = join(ROOT, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const VITEST = join(reports, 'vitest.json')
const PLAYWRIGHT = join(reports, 'playwright.json')

const counted = { passed: 0, failed: 0 }
const failedSteps = []

const report = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Counts of a step: those of its report where it has one, and a failed run without a failed test is one failure. */
function step(name, tool, args, { env = {}, tally } = {}) {
  console.log(`\n— ${name}`)
  const from = Date.now()
  const result = spawnSync(process.execPath, [join(ROOT, 'node_modules', ...tool), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...toolEnv(), ...env },
  })
  const ok = result.status === 0
  const { passed, failed } = tally?.() ?? { passed: ok ? 1 : 0, failed: 0 }
  counted.passed += passed
  counted.failed += ok ? failed : Math.max(1, failed)
  if (!ok) failedSteps.push(name)
  console.log(`— ${name}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - from) / 1000)} s`)
  return ok
}

const vitestTally = () => {
  const found = report(VITEST)
  return found && { passed: found.numPassedTests, failed: found.numFailedTests }
}
const playwrightTally = () => {
  const found = report(PLAYWRIGHT)?.stats
  return found && { passed: found.expected + found.flaky, failed: found.unexpected }
}

// the types of the content collections, which a bare clone does not have yet
step('types of the content', ['astro', 'bin', 'astro.mjs'], ['sync'])
step('types', ['typescript', 'bin', 'tsc'], ['--noEmit'])
step('pages', ['@astrojs', 'check', 'bin', 'astro-check.js'], [])
step('lint and format', ['@biomejs', 'biome', 'bin', 'biome'], ['check', '--error-on-warnings', '.'])
step(
  'unit, property and content tests',
  ['vitest', 'vitest.mjs'],
  ['run', '--reporter=default', '--reporter=json', `--outputFile=${VITEST}`],
  {
    tally: vitestTally,
  },
)
const built = step('build', ['..', 'scripts', 'build.mjs'], [])
if (built)
  step('browser tests', ['@playwright', 'test', 'cli.js'], ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT },
    tally: playwrightTally,
  })

if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
console.log(`\n${counted.passed} passed, ${counted.failed} failed`)
process.exit(counted.failed === 0 ? 0 : 1)
