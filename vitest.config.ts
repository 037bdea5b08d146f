import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // a bound against tests that hang, not a measure of speed: machines are shared and may be slow
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
