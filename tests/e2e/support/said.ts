import { htmlOf } from './built.ts'

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** What is no text of the page: drawings, data, code and notation, and what another page of the file says. */
const SILENT = /^(?:script|style|svg|template|code|kbd|samp)$/
const SAID = /\b(?:alt|aria-label|placeholder|title|aria-description)="([^"]*)"/g

const plain = (text: string): string =>
  text
    .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What a built page says in its own language, in text and to who hears it: what stands in another language is left out. */
export function saidIn(address: string): string[] {
  const html = htmlOf(address)
  const own = /<html lang="([^"]+)"/.exec(html)?.[1] ?? ''
  const said: string[] = []
  const open: { readonly name: string; readonly lang: string; readonly silent: boolean }[] = []
  const here = () => open.at(-1) ?? { name: '', lang: own, silent: false }
  for (const [, end, name, attributes, text] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi,
  )) {
    if (text !== undefined) {
      if (!here().silent && here().lang === own) said.push(plain(text))
    } else if (end) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.length = at
    } else {
      const lang = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? here().lang
      const silent = here().silent || SILENT.test(name)
      if (!silent && lang === own) {
        for (const [, value] of attributes.matchAll(SAID)) said.push(plain(value))
        if (name === 'meta' && /"(?:description|og:title|og:image:alt)"/.test(attributes))
          said.push(plain(/content="([^"]*)"/.exec(attributes)?.[1] ?? ''))
      }
      if (!VOID.test(name) && !attributes.endsWith('/')) open.push({ name, lang, silent })
    }
  }
  return said.filter((one) => one !== '')
}
