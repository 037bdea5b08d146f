import { LISTED } from '../../src/i18n/dictionaries.ts'
import { langOfPath } from '../../src/i18n/languages.ts'
import { LOANS } from '../support/loanwords.ts'
import { builtPages } from './support/built.ts'
import { saidIn } from './support/said.ts'
import { expect, test } from './support/site.ts'

/**
 * Every page in every language as it comes, before any script: words are longer in one language than in another,
 * and a phone has 360 pixels for all of them. `pages.spec.ts` looks at a page of each template with its scripts.
 */
test.use({ javaScriptEnabled: false })

/** What is too wide for the page, or hides a part of its own text. Tiles, their corners and what only is heard are no text to read. */
const outOfPlace = (): string[] => {
  const found: string[] = []
  const wide = document.documentElement.clientWidth
  const over = document.documentElement.scrollWidth - wide
  if (over > 0) found.push(`page: ${over} px too wide`)
  const scrolls = new Set<Element>()
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const style = getComputedStyle(element)
    const parentScrolls = element.parentElement && scrolls.has(element.parentElement)
    if (parentScrolls || /auto|scroll/.test(style.overflowX)) scrolls.add(element)
    if (!own || element.closest('.vh, .tile, svg, script, noscript, template, [hidden], [popover], dialog'))
      continue
    const box = element.getBoundingClientRect()
    // 1 px: what is heard, not seen
    if (box.width <= 2 || box.height <= 2) continue
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
    const name = `${element.tagName.toLowerCase()}.${element.className}: ${text}`
    // nothing is set closer than its script is drawn; digits and the site's own name may be
    const close = !['normal', '0px'].includes(style.letterSpacing)
    if (close && element.matches(':lang(zh), :lang(vi)') && /[\p{Script=Han}\u00c0-\u1ef9]/u.test(text))
      found.push(`letters set closer: ${name}`)
    // what follows the reader's rules is cut rather than moving the page
    if (element.matches('.rules-line') && element.clientWidth > 90) continue
    if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut: ${name}`)
    if (!scrolls.has(element) && (box.right > wide + 1 || box.left < -1)) found.push(`outside: ${name}`)
  }
  return found
}

for (const lang of LISTED)
  test(`no page in ${lang} is too wide for a phone or cuts its text`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide window has room')
    test.setTimeout(300_000)
    const wrong: Record<string, string[]> = {}
    for (const address of builtPages().filter((one) => langOfPath(one) === lang)) {
      await page.goto(address, { waitUntil: 'load' })
      const found = await page.evaluate(outOfPlace)
      if (found.length > 0) wrong[address] = found
    }
    expect(wrong).toEqual({})
  })

/** Pinyin of the names that every language shares, beside the words of `LOANS`. */
const PINYIN = new Set(
  'chou dui peng kan qian lao tou yao tui dao xiang gong luan zhong bai hui pai dong nan bei'.split(' '),
)

/** Names of rows that Malay gives in English, of a club, and of fonts. */
const NAMES =
  /(?:(?:big|little) (?:four winds|three dragons)|east wind pung|last wall draw|singapore polytechnic graduates’ guild|count tai figures|hiragino sans gb|noto (?:sans|serif) (?:cjk )?sc)/g

/** Three Latin words in a row, wherever they stand in a text. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’'&-]+|[^\s\p{L}]+/gu) ?? []
  return words.flatMap((_, i) => {
    const run = words.slice(i, i + 3)
    const latin = run.every((word) => /^\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*$/u.test(word))
    return run.length === 3 && latin ? [run.join(' ')] : []
  })
}

test('no page in another language has three words in a row that an English page has', {
  tag: '@once',
}, () => {
  const pages = builtPages()
  const isEnglish = (address: string) => langOfPath(address) === 'en'
  const english = new Set(pages.filter(isEnglish).flatMap((address) => saidIn(address).flatMap(runsOf)))
  expect(english.size).toBeGreaterThan(10_000)
  const isName = (run: string) =>
    run.split(' ').every((word) => word.length < 3 || LOANS.has(word) || PINYIN.has(word))
  const left = pages
    .filter((address) => !isEnglish(address))
    .flatMap((address) =>
      saidIn(address).flatMap((text) =>
        runsOf(text.toLowerCase().replaceAll(NAMES, '·'))
          .filter((run) => english.has(run) && !isName(run))
          .map((run) => `${address} “${run}” in: ${text.slice(0, 80)}`),
      ),
    )
  expect([...new Set(left)]).toEqual([])
})
