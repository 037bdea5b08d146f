/**
 * The content security policy of each built page: Astro names the hashes of everything the site has; here a
 * page keeps those of its own inline scripts and styles only, and the policy moves in front of all of them.
 */
import { createHash } from 'node:crypto'

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
/** Types that are run; other types are data. */
const RUN = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/

const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the policy would silently break: `style="…"` and `onclick="…"`. */
export function forbidden(html) {
  const tags =
    html
      .replace(SCRIPT, '')
      .replace(STYLE, '')
      .match(/<[a-z][^>]*>/gi) ?? []
  return tags.filter((tag) => /\s(?:style|on[a-z]+)\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')))
}

/** The page with its own policy. Throws when the page has none, or something that the policy forbids. */
export function tidyPolicy(html, name) {
  const meta = html.match(META)
  if (!meta) throw new Error(`${name} has no content security policy`)
  const bad = forbidden(html)
  if (bad.length > 0)
    throw new Error(`${name}: the policy forbids style attributes and handlers: ${bad.slice(0, 3).join(' ')}`)
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes, text]) => text !== '' && RUN.test(/\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , text]) => sourceOf(text))
  const styles = [...html.matchAll(STYLE)].map(([, text]) => sourceOf(text))
  const policy = meta[1]
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => {
      const own = { 'script-src': scripts, 'style-src': styles }[directive.split(' ')[0]]
      if (!own) return directive
      return [...directive.split(' ').filter((word) => !word.startsWith("'sha")), ...new Set(own)].join(' ')
    })
    .join('; ')
  return html
    .replace(META, '')
    .replace(/(<meta charset="[^"]*">)/, `$1<meta http-equiv="content-security-policy" content="${policy}">`)
}
