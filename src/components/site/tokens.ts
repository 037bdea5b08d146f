/** One custom property of tokens.css. */
export interface Token {
  /** Without its dashes: `paper`. */
  readonly name: string
  readonly value: string
  /** A colour by day and at night, where it has two. */
  readonly themes: readonly [light: string, dark: string] | null
}

/** The headings of tokens.css, by their first words. */
export const TOKEN_GROUPS = [
  'page',
  'jade',
  'vermilion',
  'table',
  'tiles',
  'type',
  'space',
  'form',
  'tile-sizes',
  'motion',
] as const
export type TokenGroupId = (typeof TOKEN_GROUPS)[number]

function groupOf(heading: string): TokenGroupId {
  const name = heading.trim().replace(/^the /, '').replaceAll(' ', '-')
  const id = TOKEN_GROUPS.find((one) => one === name)
  if (id === undefined) throw new Error(`tokens.css: the heading "${name}" is not in TOKEN_GROUPS`)
  return id
}

export interface TokenGroup {
  readonly id: TokenGroupId
  readonly tokens: readonly Token[]
}

/** Cuts at commas that stand in no brackets. */
function parts(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const c of text) {
    if (c === '(') depth++
    if (c === ')') depth--
    if (c === ',' && depth === 0) found.push('')
    else found[found.length - 1] += c
  }
  return found.map((part) => part.trim())
}

function tokenOf(name: string, value: string): Token {
  const [, pair] = /^light-dark\((.*)\)$/s.exec(value) ?? []
  const [light, dark] = pair === undefined ? [] : parts(pair)
  return { name, value, themes: light !== undefined && dark !== undefined ? [light, dark] : null }
}

/**
 * The tokens of `tokens.css` by the headings of its first `:root` (`--- page: … ---`), in its order. What stands under no
 * heading is an error, so that none is left out.
 */
export function readTokens(css: string): TokenGroup[] {
  const start = css.indexOf('\n  :root {')
  const root = css.slice(start, css.indexOf('\n  }', start))
  if (start < 0) throw new Error('tokens.css: no :root')
  const groups: { id: TokenGroupId; tokens: Token[] }[] = []
  const pieces = root.matchAll(/\/\* --- ([\w ]+?)(?:[:(].*?)? ?--- \*\/|--([\w-]+):\s*([^;]+);/gs)
  for (const [, heading, name, value] of pieces) {
    if (heading !== undefined) groups.push({ id: groupOf(heading), tokens: [] })
    else if (groups.length === 0) throw new Error(`tokens.css: --${name} stands under no heading`)
    else groups[groups.length - 1].tokens.push(tokenOf(name, value.replace(/\s+/g, ' ').trim()))
  }
  return groups
}

/** Whether a value is a colour by itself. */
export const isColour = ({ value, themes }: Token): boolean =>
  themes !== null || /^#[\da-f]{3,8}$/i.test(value)

/** One class for each token that can be shown: `tk-c-` a ground, `tk-t-` a size of type, `tk-s-` a width, `tk-r-` a corner. */
export function tokenClasses(groups: readonly TokenGroup[]): string {
  const shown = {
    type: ['t', 'font-size'],
    space: ['s', 'inline-size'],
    form: ['r', 'border-radius'],
  } as const
  return groups
    .flatMap(({ id, tokens }) =>
      tokens.map((token) => {
        const [kind, property] = isColour(token)
          ? (['c', 'background'] as const)
          : (shown[id as keyof typeof shown] ?? [])
        return kind === undefined ? '' : `.tk-${kind}-${token.name}{${property}:var(--${token.name})}`
      }),
    )
    .join('')
}
