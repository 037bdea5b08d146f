/**
 * `npm start`: from a bare clone to the site in a browser. Installs what is missing, builds, serves.
 * `--port 4321`, `--host 127.0.0.1` (0.0.0.0 lets other devices in), `--built` serves what was built before,
 * `--dist dist` is the folder that is built and served.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onPinnedNode, ROOT } from './setup.mjs'

await onPinnedNode(import.meta.url)

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4321' },
    host: { type: 'string', default: '127.0.0.1' },
    built: { type: 'boolean', default: false },
    dist: { type: 'string', default: join(ROOT, 'dist') },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`"${values.port}" is no port: a whole number from 0 to 65535`)
  process.exit(2)
}

const { build } = await import('./build.mjs')
const { serve } = await import('./server.mjs')
const dist = resolve(values.dist)
if (!values.built || !existsSync(join(dist, 'index.html'))) await build(dist)
const { address } = await serve(dist, { port, host: values.host, next: true })
console.log(`\nCount Tai is at ${address}  (Ctrl C stops it)`)
