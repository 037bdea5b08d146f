// Measures the engine beside public libraries in the same run. They are installed in bench/, outside the normal set-up.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const bench = fileURLToPath(new URL('../bench/', import.meta.url))
if (!existsSync(`${bench}node_modules`)) {
  const done = spawnSync('npm', ['ci', '--silent'], { cwd: bench, stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
}
const { benchScore } = await import('../bench/score.ts')
const only = process.argv[2]
if (!only || only === 'score') await benchScore()
const { benchAnalysis } = await import('../bench/analysis.ts')
if (!only || only === 'analysis') await benchAnalysis()
