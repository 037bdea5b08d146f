import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

export const DIST = resolve(process.env.COUNT_TAI_DIST ?? 'dist')

/** Every built page by its address; the page for lost addresses is `/404.html`. */
export const builtPages = (): string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '/'))
    .sort()

export const htmlOf = (address: string): string =>
  readFileSync(join(DIST, address.endsWith('/') ? `${address}index.html` : address), 'utf8')

export const fileOf = (address: string): Buffer => readFileSync(join(DIST, address))
