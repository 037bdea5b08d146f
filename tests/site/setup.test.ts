import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whyInstall } from '../../scripts/setup.mjs'

/** A project with this lock file and, unless null, these packages installed. */
function project(wanted: object, installed: object | null): string {
  const root = mkdtempSync(join(tmpdir(), 'count-tai-'))
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': { name: 'x' }, ...wanted } }),
  )
  if (installed) {
    mkdirSync(join(root, 'node_modules'))
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return root
}
const A = { 'node_modules/a': { version: '1.0.0' } }

test('a bare clone installs', () => {
  expect(whyInstall(project(A, null))).toBe('no packages are installed')
})
test('what the lock file names is enough', () => {
  expect(whyInstall(project(A, A))).toBeNull()
})
test('an older package is stale', () => {
  expect(whyInstall(project(A, { 'node_modules/a': { version: '0.9.0' } }))).toBe(
    'node_modules/a is not 1.0.0',
  )
})
test('a missing package is stale, unless it is for another machine', () => {
  const wanted = { ...A, 'node_modules/b': { version: '2.0.0', optional: true } }
  expect(whyInstall(project(wanted, A))).toBeNull()
  expect(whyInstall(project(wanted, {}))).toBe('node_modules/a is not 1.0.0')
})
