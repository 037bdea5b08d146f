/**
 * `npm run check:fuzz`: 100,000 bad inputs over links, stored data, files, logs and requests (tests/site/fuzz.test.ts, of
 * which `npm test` runs a sample). `--inputs` and `--seed` give others; what goes wrong is printed with its seed.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, toolEnv } from './setup.mjs'

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
})
const seed = values.seed ?? String(Date.now() % 2 ** 31)
console.log(`${values.inputs} inputs, seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  // each kind of input may take longer than a test of the suite
  [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    'tests/site/fuzz.test.ts',
    '--testTimeout=1200000',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...toolEnv(), COUNT_TAI_FUZZ: values.inputs, COUNT_TAI_FUZZ_SEED: seed },
  },
)
process.exit(status ?? 1)
