import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './support/site.ts'

const PAGE = '/tools/hand/'
const HAND = '?hand=222333444m%20123p%209s%20%2B9s&win=self-draw'

/** A page of another site, which frames pages of ours. */
async function host(frames: string): Promise<{ address: string; close(): void }> {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1>${frames}`),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

async function more(page: Page): Promise<void> {
  await page.goto(PAGE + HAND)
  await expect(page.locator('.b-out .score-n')).toHaveText('5 tai')
  await page.getByRole('button', { name: 'More ways to share' }).click()
}

test('the code on the builder’s page puts its hand into another site, where it can be changed', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/other host/)
  await more(page)
  const code = await page.getByRole('textbox', { name: 'copy this code' }).inputValue()
  const { address, close } = await host(code)
  try {
    await page.goto(address)
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('.b-out .score-n')).toHaveText('5 tai')
    await expect(frame.locator('header, footer, dialog')).toHaveCount(0)
    await expect(frame.locator('base')).toHaveAttribute('target', '_blank')
    await frame.getByRole('button', { name: 'Empty the hand' }).click()
    await expect(frame.locator('.b-out .score-n')).not.toHaveText('5 tai')
  } finally {
    close()
  }
})

test('no other page can be framed', async ({ page, baseURL, watched }) => {
  watched.allowed.push(/other host/, /frame-ancestors|Refused to frame|Framing/)
  const { address, close } = await host(`<iframe src="${baseURL}tools/hand/" title="refused"></iframe>`)
  try {
    await page.goto(address)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  } finally {
    close()
  }
})

test('the hand is saved as SVG, with its tiles and its worth', async ({ page }) => {
  await more(page)
  await expect(page.locator('.more-ways')).toHaveCSS('display', 'grid')
  await expectNoSidewaysScroll(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as SVG' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('count-tai-hand.svg')
  const svg = readFileSync(await file.path(), 'utf8')
  expect(/>5\s+tai<\/text>/.test(svg)).toBe(true)
  expect(svg.match(/<use /g)).toHaveLength(14)
  // it stands by itself: no colour comes from a page
  expect(svg.includes('var(')).toBe(false)
  const missing = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
    if (drawing.querySelector('parsererror')) return ['it cannot be read']
    return [...drawing.querySelectorAll('use')].flatMap((use) => {
      const id = use.getAttribute('href') ?? ''
      return drawing.querySelector(`[id="${id.slice(1)}"]`) ? [] : [id]
    })
  }, svg)
  expect(missing).toEqual([])
})

test('the picture goes to another app where the browser can send files', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: string[] = []
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') ?? false,
      share: async ({ files }: ShareData) =>
        void sent.push(...(files ?? []).map(({ name, size }) => `${name} ${size}`)),
    })
    Object.assign(window, { sent })
  })
  await more(page)
  await page.getByRole('button', { name: 'Send the picture…' }).click()
  const sent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent)
  await expect.poll(sent).toHaveLength(1)
  const [name, size] = (await sent())[0].split(' ')
  expect(name).toBe('count-tai-hand.png')
  expect(Number(size)).toBeGreaterThan(20_000)
})

test('and is not offered to be sent where it cannot', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }))
  await more(page)
  await expect(page.getByRole('button', { name: 'Save as SVG' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the picture…' })).toHaveCount(0)
})
