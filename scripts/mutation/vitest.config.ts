import '../map-group-by.ts'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { layoutOf } from '../catalogue/shop-layout.ts'
import { shopPlugin } from '../vite/shop-plugin.ts'
import { cataloguePlugin } from '../vite/catalogue-plugin.ts'
import { readMessages } from '../messages/read-messages.ts'
import { languagePlugin } from '../vite/language-plugin.ts'
import { readChosenCatalogue } from '../catalogue/chosen-shop.ts'

/**
 * Stryker 9 selects a test by its names joined with a blank, as Vitest up to 4 joins them. Vitest 5 joins them with
 * ` > `, so the pattern would match no test in a `describe`, and every mutant would survive. Stryker 10 supports
 * Vitest 5, but not Node 20.
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

const catalogue = await readChosenCatalogue()

/** Only what the pure parts need: a worker starts for each mutant. */
export default defineConfig({
  plugins: [
    cataloguePlugin(catalogue),
    languagePlugin(await readMessages(catalogue.head.locale)),
    shopPlugin(layoutOf({}, true)),
    namesOfVitestFive,
  ],
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    environment: 'node',
    globalSetup: ['tests/seed.ts'],
    setupFiles: ['tests/setup.ts', 'scripts/mutation/fast-check-settings.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
