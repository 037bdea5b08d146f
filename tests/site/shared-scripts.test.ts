import { expect, test } from 'vitest'
import { shareScripts } from '../../scripts/shared-scripts.mjs'

const long = `(()=>{${'go();'.repeat(300)}})()`

test('long scripts of a page become files, once each', () => {
  const page = `<p>a</p><script>${long}</script><p>b</p><script>${long}</script>`
  const { html, files } = shareScripts(page)
  const [[name, text], ...others] = [...files]
  expect(others).toEqual([])
  expect(name).toMatch(/^\/_astro\/shared\.[0-9a-f]{10}\.js$/)
  expect(text).toBe(long)
  expect(html).toBe(
    `<p>a</p><script defer src="${name}"></script><p>b</p><script defer src="${name}"></script>`,
  )
})

test('what is short, a module or data stays where it is', () => {
  const page = `<script>go()</script><script type="application/json">"${'a'.repeat(2000)}"</script><script type="module" src="/x.js"></script>`
  expect(shareScripts(page)).toEqual({ html: page, files: new Map() })
})
