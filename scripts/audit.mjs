/**
 * `npm run audit`: Lighthouse, mobile, on the templates of the built site. Accessibility, best practices and SEO
 * must be 100; performance is the median of several runs and is reported. `--page /tools/hand/` for one page,
 * `--runs 5`, `--built` to audit what was built before, `--save folder` to keep the reports. Lighthouse is installed in audit/, apart from the site.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { CHROMIUM_FLAGS, ensureBrowser, onPinnedNode, ROOT, run, systemChromium } from './setup.mjs'

await onPinnedNode(import.meta.url)

const PAGES = ['/', '/learn/how-to-count-tai/', '/reference/tai/', '/tools/hand/']
const MUST = ['accessibility', 'best-practices', 'seo']
const FLAGS = ['--headless=new', ...CHROMIUM_FLAGS]

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: PAGES },
    runs: { type: 'string', default: '5' },
    built: { type: 'boolean', default: false },
    save: { type: 'string' },
  },
})

const folder = join(ROOT, 'audit')
if (!existsSync(join(folder, 'node_modules', 'lighthouse')))
  run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
await ensureBrowser()

const { build } = await import('./build.mjs')
const { serve } = await import('./server.mjs')
const dist = join(ROOT, 'dist')
if (!values.built || !existsSync(join(dist, 'index.html'))) await build(dist)
const { address, stop } = await serve(dist, { port: 0, host: '127.0.0.1' })

/** One Lighthouse run in a process of its own, so that runs do not share caches. */
async function lighthouse(url) {
  const args = [
    join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
    url,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${FLAGS.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: systemChromium() ?? '' }
  // not synchronously: the server that is audited runs in this process
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env,
    maxBuffer: 1 << 28,
  })
  return JSON.parse(stdout)
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1]
const percent = (score) => Math.round((score ?? 0) * 100)
let failures = 0
for (const page of values.page) {
  const reports = []
  for (let i = 0; i < Number(values.runs); i++) reports.push(await lighthouse(new URL(page, address).href))
  const [last] = reports
  if (values.save) {
    mkdirSync(values.save, { recursive: true })
    reports.forEach((report, i) => {
      const name = `${page.replace(/\W+/g, '-')}${i + 1}.json`
      writeFileSync(join(values.save, name), JSON.stringify(report))
    })
  }
  const scores = MUST.map((id) => [id, Math.min(...reports.map((r) => percent(r.categories[id].score)))])
  const speed = median(reports.map((r) => percent(r.categories.performance.score)))
  const metric = (id) => Math.round(median(reports.map((r) => r.audits[id].numericValue ?? 0)))
  console.log(
    `${page.padEnd(28)} performance ${speed} (median of ${reports.length})  ${scores.map(([id, n]) => `${id} ${n}`).join('  ')}` +
      `  LCP ${metric('largest-contentful-paint')} ms  TBT ${metric('total-blocking-time')} ms  CLS ${median(reports.map((r) => r.audits['cumulative-layout-shift'].numericValue)).toFixed(3)}`,
  )
  for (const [id, n] of scores) {
    if (n === 100) continue
    failures++
    const wrong = last.categories[id].auditRefs
      .map((ref) => last.audits[ref.id])
      .filter((audit) => audit.score !== null && audit.score < 1)
    for (const audit of wrong) console.log(`  ${id}: ${audit.title}`)
  }
}
await stop()
console.log(failures === 0 ? 'every asserted score is 100' : `${failures} scores below 100`)
process.exit(failures === 0 ? 0 : 1)
