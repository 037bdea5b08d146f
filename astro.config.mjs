import mdx from '@astrojs/mdx'
import preact from '@astrojs/preact'
import { defineConfig } from 'astro/config'

/** Browsers that know `light-dark()`; without this the CSS minifier rewrites every colour into a fallback. */
const BROWSERS = ['chrome125', 'edge125', 'firefox125', 'safari17.5', 'ios17.5']

/** When islands come alive, besides what Astro offers: those of texts near view, those of a tool's page when it is idle. */
const directives = {
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/components/lesson/near.ts' })
      addClientDirective({ name: 'soon', entrypoint: './src/components/site/soon.ts' })
    },
  },
}

/**
 * Islands that use a little of nearly everything. Cut into pieces that other pages share they came in 55 files, which
 * compress badly (15 kB more at the table) and are fetched one after another. So the build gives each of them its own
 * copy of what is ours, in one file. Packages stay shared, since Preact must be there once.
 */
const ALONE = ['Play/Play.tsx', 'HandBuilder.tsx']
const nameOf = (island) => /(\w+)\.tsx$/.exec(island)[1]
const HOSTS = new RegExp(`\\b(?:${[...ALONE.map(nameOf), 'SearchDialog', 'Base'].join('|')})\\.`)
const COPY = /\?alone=\w+$/
/** What the table seldom needs comes late, in small pieces of its own copy. */
const LATE = /\/(?:LinkFaults|fault-text|fault-values|rule-words|KeptAside|sound)\.tsx?\?alone=Play$/
const inTable = (id) =>
  id.endsWith('/islands/Play/Play.tsx') || (id.endsWith('?alone=Play') && !LATE.test(id))
/** What the head of every page has loaded already. */
const HEAD = /\/src\/(?:stores\/(?:kept|keys)|i18n\/languages)\.ts$/
/** Vite's helper names pieces ahead of a late one. The head of every page and the table do without. */
const PRELOAD = 'vite/preload-helper.js'
const NO_PRELOAD = `${PRELOAD}?none`
const IN_HEAD = /\/src\/(?:components\/site|layouts)\/|\/@astrojs\/preact\//
/** What marks the copy that an importer belongs to. */
function copyOf(importer = '') {
  const island = ALONE.find((one) => importer.endsWith(`/islands/${one}`))
  return island ? `?alone=${nameOf(island)}` : COPY.exec(importer)?.[0]
}
const islandsInOneFile = {
  name: 'islands-in-one-file',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  // What they fetch late is seldom wanted; the names of all its pieces would weigh on every visit.
  configResolved(config) {
    const resolveDependencies = (_name, pieces, { hostId }) => (HOSTS.test(hostId) ? [] : pieces)
    for (const build of [config.build, config.environments.client?.build])
      if (build) build.modulePreload = { polyfill: false, ...build.modulePreload, resolveDependencies }
  },
  // late pieces of the table take what they share with it from its file, which so must give it
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'Play', test: inTable }] },
  }),
  async resolveId(source, importer, options) {
    const copy = copyOf(importer)
    const table = copy === '?alone=Play'
    if (source.endsWith(PRELOAD)) return table || IN_HEAD.test(importer ?? '') ? NO_PRELOAD : null
    // what the others fetch late is fetched seldom, and shares its pieces with the other pages
    if (!copy || (options.kind === 'dynamic-import' && !table)) return null
    const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true })
    const ours =
      found && !found.external && /\/src\/.*\.tsx?$/.test(found.id) && !(table && HEAD.test(found.id))
    return ours ? { ...found, id: found.id + copy } : found
  },
  load: (id) => (id === NO_PRELOAD ? 'export const __vitePreload = (load) => load()' : null),
}

/**
 * Browsers break a line between a small tile in a text and the mark after it, which then stands alone. The tile is
 * given the mark, and keeps it (components/lesson/Tiles.astro).
 */
const MARKED = /(<Tiles\s[^>]*?)\s*\/>([.,;:!?)…。，；：！？、）]+)/g
const marksStay = {
  name: 'marks-stay',
  enforce: 'pre',
  transform: {
    order: 'pre',
    handler: (code, id) =>
      /\.mdx(?:$|\?)/.test(id) ? { code: code.replace(MARKED, '$1 mark="$2" />'), map: null } : null,
  },
}

export default defineConfig({
  /** Only canonical links need it; the pages themselves use addresses from the root. */
  site: process.env.SITE_URL,
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory' },
  integrations: [mdx(), preact(), directives],
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      // Search runs WebAssembly; nothing else is evaluated.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [marksStay, islandsInOneFile],
    build: {
      cssTarget: BROWSERS,
      target: BROWSERS,
      rolldownOptions: {
        // The engine and the dictionaries only say things: what a script does not use of them stays out of it.
        treeshake: { moduleSideEffects: [{ test: /\/src\/(engine|i18n)\//, sideEffects: false }] },
      },
    },
  },
})
