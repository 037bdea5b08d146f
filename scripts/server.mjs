/** A small server of static files, for `npm start` and for the browser tests. */
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { headerRules, headersFor } from './headers.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const SHRINKS = /^(text\/|application\/(json|xml|manifest)|image\/svg)/
const shrink = promisify(gzip)

/** The file of an address below `root`: itself, `{file}`; a folder's page without its slash, `{moved}`; or null. */
async function find(root, pathname) {
  let path
  try {
    path = normalize(decodeURIComponent(pathname))
  } catch {
    return null
  }
  if (path.includes('\0') || path.split(sep).includes('..')) return null
  const file = join(root, path)
  const info = await stat(file).catch(() => null)
  if (info?.isFile()) return { file }
  if (!info?.isDirectory()) return null
  const index = join(file, 'index.html')
  if (!(await stat(index).catch(() => null))?.isFile()) return null
  return pathname.endsWith('/') ? { file: index } : { moved: `${pathname}/` }
}

async function answer(root, rules, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const found = await find(root, pathname)
  if (found?.moved) {
    response.writeHead(301, { location: found.moved + search }).end()
    return
  }
  const file = found?.file ?? join(root, '404.html')
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const head = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    ...headersFor(rules, pathname),
    // what is not there may be there tomorrow
    ...(found ? {} : { 'cache-control': 'no-cache' }),
  }
  let body = await readFile(file).catch(() => Buffer.from('Not found'))
  if (SHRINKS.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    body = await shrink(body)
    head['content-encoding'] = 'gzip'
  }
  head['content-length'] = body.length
  response.writeHead(found ? 200 : 404, head).end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Serves a folder. Port 0 takes any free one; with `next`, a taken port gives way to the one after it.
 * Resolves to the address and a function that stops the server.
 */
export async function serve(root, { port = 0, host = '127.0.0.1', next = false } = {}) {
  const rules = headerRules(await readFile(join(root, '_headers'), 'utf8').catch(() => ''))
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      answer(root, rules, request, response).catch((error) => {
        console.error(error)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    })
    let wanted = port
    server.on('error', (error) => {
      if (next && error.code === 'EADDRINUSE' && wanted < port + 50) server.listen(++wanted, host)
      else reject(error)
    })
    server.on('listening', () => {
      resolve({
        address: `http://localhost:${server.address().port}/`,
        stop: () => new Promise((done) => server.close(done)),
      })
    })
    server.listen(wanted, host)
  })
}
