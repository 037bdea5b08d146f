/** What the code of a folder of `src` may import besides its own. */
export interface Allowed {
  readonly values: readonly string[]
  /** Types may come from where values may not. */
  readonly types?: readonly string[]
}

/**
 * Who may import whom: the one place that says it. `tests/architecture.test.ts` holds the tree to it, and the page about
 * the architecture draws what is there.
 */
export const MAY = {
  engine: { values: [] },
  cli: { values: ['engine'] },
  practice: { values: ['engine'] },
  stores: { values: ['engine', 'practice'], types: ['i18n'] },
  i18n: { values: [], types: ['engine', 'practice', 'stores', 'search', 'content'] },
  content: { values: ['engine'] },
  search: { values: ['engine', 'i18n', 'content'] },
  offline: { values: ['i18n'] },
  components: { values: ['engine', 'practice', 'i18n', 'stores', 'search', 'content', 'offline', 'styles'] },
  layouts: { values: ['engine', 'practice', 'i18n', 'stores', 'search', 'content', 'components', 'styles'] },
  pages: {
    values: ['engine', 'practice', 'i18n', 'stores', 'search', 'content', 'components', 'layouts', 'styles'],
  },
} as const satisfies Readonly<Record<string, Allowed>>

/** A folder of `src` with code in it. */
export type Folder = keyof typeof MAY
export const FOLDERS = Object.keys(MAY) as Folder[]

/** The folder of a file: `stores` for `src/stores/kept.ts`, empty for a file of `src` itself. */
export const folderOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? ''
