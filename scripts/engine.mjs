// `npm run -s engine -- VERB`: on Node's own type stripping, no build step. A machine whose Node is too old to
// strip types runs this file first, so it is plain JavaScript: it sets the project up and starts again on Node 24.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pinnedNode, ROOT } from './setup.mjs'

const args = process.argv.slice(2)
if (process.features.typescript) {
  const { main } = await import('../src/cli/engine.ts')
  await main(args)
} else {
  const node = pinnedNode()
  if (!existsSync(node)) {
    // what npm says goes to standard error: standard output is the answer's
    const done = spawnSync('npm', ['ci', '--silent'], { cwd: ROOT, stdio: ['ignore', 2, 2] })
    if (done.status !== 0) process.exit(done.status ?? 1)
  }
  const run = spawnSync(node, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' })
  process.exit(run.status ?? 1)
}
