import { defineConfig } from 'vitest/config'
import { readShopSource } from './scripts/shop-source.ts'
import { readMessages } from './scripts/messages/read-messages.ts'
import { findTests } from './scripts/test/test-files.ts'
import { createViteConfig } from './scripts/vite/vite-config.ts'
import { isFull } from './tests/sample.ts'

const source = await readShopSource()

const testsOf = (worker: Parameters<typeof findTests>[0]) => (process.env['VITEST'] ? findTests(worker) : [])

/**
 * Milliseconds that a test, or its set-up, may take: a limit for what hangs, since no test measures time. A million cases
 * take long (`npm run test:full`), and so does a build on a busy machine.
 */
const patience = isFull ? 1_200_000 : 300_000

const settings = {
  environment: 'node',
  setupFiles: ['tests/setup.ts'],
  testTimeout: patience,
  hookTimeout: patience,
  expect: { poll: { timeout: 60_000 } },
  restoreMocks: true,
  unstubGlobals: true,
  // All cores: by default Vitest leaves one idle, which is half of a machine with two.
  maxWorkers: '100%',
}

/** Of files that share workers, and import all modules of the project anew; beside the other set-up. */
const anew = { isolate: false, setupFiles: ['tests/new-modules.ts'] }

/** The shop in the language that marks each text of a message file: in the full run, since it bundles the shop once more. */
const pseudoShop = isFull && { ...source, messages: await readMessages('en', undefined, 'pseudo') }

export default defineConfig(({ command }) => ({
  ...createViteConfig(source, command),
  test: {
    ...settings,
    globalSetup: ['tests/seed.ts'],
    // The summary of `npm test` reads the second one.
    reporters: ['default', ['json', { outputFile: '.cache/unit.json' }]],
    projects: [
      // Sharing a worker saves its start, the set-up and the modules, which are half of the time of a small file.
      { extends: true, test: { name: 'shared', include: testsOf('shared'), isolate: false } },
      { extends: true, test: { name: 'mocking', include: testsOf('mocking'), ...anew } },
      { extends: true, test: { name: 'document', include: testsOf('document'), ...anew } },
      { extends: true, test: { name: 'shop', include: testsOf('shop'), isolate: false } },
      { extends: true, test: { name: 'isolated', include: testsOf('own') } },
      ...(pseudoShop
        ? [
            {
              ...createViteConfig(pseudoShop, command),
              extends: false as const,
              test: { ...settings, name: 'pseudo', include: testsOf('pseudo') },
            },
          ]
        : []),
    ],
  },
}))
