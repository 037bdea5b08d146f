/** The headers that `_headers` of a built site asks for, in the form that Netlify and Cloudflare Pages read. */

/** Its rules in order: a pattern of addresses, headers to set, headers to take away again (`! Name`). */
export function headerRules(text) {
  const rules = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\S/.test(line)) {
      const pattern = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      rules.push({ matches: new RegExp(`^${pattern.replaceAll('*', '.*')}$`), set: [], drop: [] })
      continue
    }
    const rule = rules.at(-1)
    const [, away, name, value] = /^\s+(!\s*)?([\w-]+)(?::\s*(.*))?$/.exec(line) ?? []
    if (!rule || !name) throw new Error(`_headers: "${line}" is no header of a rule`)
    if (away) rule.drop.push(name.toLowerCase())
    else rule.set.push([name.toLowerCase(), value ?? ''])
  }
  return rules
}

/** The headers of an address: those of every rule that fits it, the later ones in place of the earlier. */
export function headersFor(rules, pathname) {
  /** @type {Record<string, string>} */
  const headers = {}
  for (const { matches, set, drop } of rules) {
    if (!matches.test(pathname)) continue
    for (const name of drop) delete headers[name]
    for (const [name, value] of set) headers[name] = value
  }
  return headers
}
