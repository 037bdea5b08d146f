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
