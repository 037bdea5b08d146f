import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, systemChromium } from './scripts/setup.mjs'

/** A port that is free now. Kept in the environment, because every worker reads this file again. */
async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return String(typeof address === 'object' && address ? address.port : 4399)
}

process.env.COUNT_TAI_PORT ??= await freePort()
/** The built site; another folder can be named, so that tests need not build over what is being looked at. */
process.env.COUNT_TAI_DIST ??= 'dist'
const baseURL = `http://localhost:${process.env.COUNT_TAI_PORT}/`
const executablePath = systemChromium()

/** What files say, what a query finds, what is kept, and what sets its own window: looked at on one device. */
const WINDOW_FREE = {
  phone: ['embed.spec.ts', 'offline.spec.ts'],
  desktop: [
    'access.spec.ts',
    'built.spec.ts',
    'search-languages.spec.ts',
    'search-queries.spec.ts',
    'sharing.spec.ts',
  ],
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  // machines are shared: a slow one is no failure, and a test that passes only sometimes is told as flaky
  retries: process.env.CI ? 2 : 0,
  timeout: process.env.CI ? 90_000 : 45_000,
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-SG',
    // pages are tested as they come from the network; offline.spec.ts allows the worker
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: WINDOW_FREE.desktop,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // what is tagged @once asks about data and words, which no window changes
    {
      name: 'desktop',
      grepInvert: /@once/,
      testIgnore: WINDOW_FREE.phone,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node scripts/start.mjs --built --dist ${process.env.COUNT_TAI_DIST} --port ${process.env.COUNT_TAI_PORT}`,
    url: baseURL,
    timeout: 300_000,
    reuseExistingServer: false,
  },
})
