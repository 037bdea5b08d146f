/**
 * `npm run check:all`: every built page in every language, on a phone and on a desktop, by day and by night:
 * accessible, still, nothing to scroll sideways to. Long; `npm test` looks at one page of each template.
 */
import { join } from 'node:path'
import { ensureBrowser, onPinnedNode, ROOT, run, toolEnv } from './setup.mjs'

await onPinnedNode(import.meta.url)
await ensureBrowser()
const { build } = await import('./build.mjs')
await build(join(ROOT, 'dist'))
run(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', 'pages.spec.ts'], {
  env: { ...toolEnv(), COUNT_TAI_ALL: '1' },
})
