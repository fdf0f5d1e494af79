import '../map-group-by.ts'
import { type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { cataloguePlugin } from '../catalogue-plugin.ts'

/**
 * Stryker 9 picks a test by its names with a blank between, which is how Vitest had them up to 4. Vitest 5 puts ` > `
 * there and would find none of those in a `describe`, so that every mutant lived. Stryker 10 knows this, and refuses
 * Node 20.
 */
const namesOfVitestFive: Plugin = {
  name: 'names-of-vitest-five',
  configureVitest({ vitest }) {
    for (const { config } of vitest.projects) {
      let pattern = config.testNamePattern
      Object.defineProperty(config, 'testNamePattern', {
        get: () => pattern,
        set: (wanted: RegExp | undefined) => {
          pattern = wanted && new RegExp(`(?:${wanted.source.replaceAll(' ', '(?: | > )')})$`)
        },
      })
    }
  },
}

/** What the pure parts need and no more: a worker starts for each mutant. */
export default defineConfig({
  plugins: [cataloguePlugin(), namesOfVitestFive],
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    environment: 'node',
    globalSetup: ['tests/seed.ts'],
    setupFiles: ['tests/setup.ts', 'scripts/mutation/hasten.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
