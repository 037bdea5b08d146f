import mdx from '@astrojs/mdx'
import preact from '@astrojs/preact'
import { defineConfig } from 'astro/config'

/** Browsers that know `light-dark()`; without this the CSS minifier rewrites every colour into a fallback. */
const BROWSERS = ['chrome125', 'edge125', 'firefox125', 'safari17.5', 'ios17.5']

/** Islands of lessons come alive near view, and fetch their words then. */
const nearDirective = {
  name: 'near-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './src/components/lesson/near.ts' }),
  },
}

/**
 * The table is the largest script of the site, and it uses a little of nearly everything. Cut into pieces that other
 * pages share it came in 55 files, which compress badly: 15 kB more. So the build gives it its own copy of what is
 * ours, in one file. Packages stay shared, since Preact must be there once.
 */
const OWN = '?table'
const tableInOneFile = {
  name: 'table-in-one-file',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  // What the table fetches late is seldom wanted; the names of all its pieces would weigh on every visit.
  configResolved(config) {
    const resolveDependencies = (_name, pieces, { hostId }) => (/\bPlay\./.test(hostId) ? [] : pieces)
    for (const build of [config.build, config.environments.client?.build])
      if (build) build.modulePreload = { polyfill: false, ...build.modulePreload, resolveDependencies }
  },
  async resolveId(source, importer, options) {
    // what is fetched late is fetched seldom, and shares its pieces with the other pages
    if (options.kind === 'dynamic-import') return null
    if (!importer?.endsWith(OWN) && !importer?.endsWith('/islands/Play/Play.tsx')) return null
    const found = await this.resolve(source, importer.replace(OWN, ''), { ...options, skipSelf: true })
    const ours = found && !found.external && /\/src\/.*\.tsx?$/.test(found.id)
    return ours ? { ...found, id: found.id + OWN } : found
  },
}

export default defineConfig({
  /** Only canonical links need it; the pages themselves use addresses from the root. */
  site: process.env.SITE_URL,
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory' },
  integrations: [mdx(), preact(), nearDirective],
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
    plugins: [tableInOneFile],
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
