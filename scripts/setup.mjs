/**
 * What `npm start` and `npm test` need before anything else: packages, the pinned Node, and for the tests a
 * browser. Runs on plain Node 20 with nothing installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BIN = join(ROOT, 'node_modules', '.bin')
const WINDOWS = process.platform === 'win32'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Runs a command of the project, its output shown. When it fails, everything ends with its answer. */
export function run(command, args, options = {}) {
  const { error, status, signal } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (status === 0) return
  console.error(
    `\n${[command, ...args].join(' ')} ${error ? `could not run: ${error.message}` : `failed (${status ?? signal})`}`,
  )
  process.exit(status || 1)
}

/** Why the installed packages are not those of the lock file, or null when they are. */
export function whyInstall(root = ROOT) {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return 'no packages are installed'
  const have = readJson(installed).packages ?? {}
  for (const [path, wanted] of Object.entries(readJson(join(root, 'package-lock.json')).packages)) {
    if (path === '') continue
    const found = have[path]
    // Optional packages are for one kind of machine each.
    if (found ? found.version !== wanted.version : !wanted.optional) return `${path} is not ${wanted.version}`
  }
  return null
}

export function ensurePackages() {
  const why = whyInstall()
  if (why === null) return
  console.log(`Installing packages (${why}) …`)
  run(WINDOWS ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: WINDOWS })
}

/** The Node that the project pins, once packages are installed. */
export const pinnedNode = () => join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node')

/** The environment in which every tool of the project finds the pinned Node first. */
export const toolEnv = () => ({
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
})

/**
 * Installs what is missing, then makes sure that this very script runs on the pinned Node: on another one it
 * is started again there, signals are handed on, and this process ends with its answer. To be awaited.
 */
export async function onPinnedNode(scriptUrl) {
  ensurePackages()
  const node = pinnedNode()
  if (realpathSync(process.execPath) === realpathSync(node)) return
  const again = spawn(node, [fileURLToPath(scriptUrl), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: toolEnv(),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => again.kill(signal))
  const status = await new Promise((done, failed) => {
    again.on('error', failed)
    again.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
  process.exit(status)
}

/** Flags of every Chromium that the project starts: no sandbox for root in a container, and no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium of the system (or the one that CHROMIUM names), or undefined: then Playwright's own is used. */
export const systemChromium = () =>
  [process.env.CHROMIUM, ...CHROMIUMS].find((path) => path !== undefined && existsSync(path))

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Playwright's own browser, if it was downloaded before. */
async function playwrightHasBrowser() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** A browser for the tests: the system's, else Debian's where we may install it, else Playwright's download. */
export async function ensureBrowser() {
  if (systemChromium() || (await playwrightHasBrowser())) return
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    console.log('Installing Chromium …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && systemChromium())
      return
  }
  console.log('Downloading Chromium …')
  run(process.execPath, [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])
}
