import './scripts/map-group-by.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assemblyPlugin } from './scripts/assembly-plugin.ts'
import { bootPlugin } from './scripts/boot-plugin.ts'
import { catalogueCache, writeCatalogueFiles } from './scripts/catalogue-files.ts'
import { cataloguePlugin } from './scripts/catalogue-plugin.ts'
import {
  findCatalogueFolder,
  findShopFile,
  readChosenCatalogue,
  readChosenShop,
} from './scripts/chosen-shop.ts'
import { chunkGroups } from './scripts/chunks.ts'
import { shortClassNames } from './scripts/class-names.ts'
import { compileHints } from './scripts/compile-hints.ts'
import { picturePlugin } from './scripts/picture-plugin.ts'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'
import { iconSpritePlugin } from './scripts/icon-sprite.ts'
import { routeOptions } from './scripts/route-options.ts'
import { shellPlugin } from './scripts/shell-plugin.ts'
import { baseOf, readSiteAddress } from './scripts/site-address.ts'
import { findTests } from './scripts/test-files.ts'

// Checked once for all plugins.
const folder = findCatalogueFolder()
const catalogue = await readChosenCatalogue()
const files = await writeCatalogueFiles(catalogue, catalogueCache)
const { siteUrl } = await readChosenShop()

const testsOf = (worker: Parameters<typeof findTests>[0]) => (process.env['VITEST'] ? findTests(worker) : [])

export default defineConfig(({ command }) => ({
  // Unit tests expect a shop at the top of its host.
  base: process.env['VITEST'] ? '/' : baseOf(readSiteAddress(process.env['SITE_URL'], siteUrl)),
  plugins: [
    // Without warm-up the first lazy imports make tests flaky.
    tanstackRouter({
      ...routeOptions,
      autoCodeSplitting: !process.env['VITEST'],
      // The component that is shown when a chunk fails must not be a chunk itself.
      codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
    }),
    // Readable names in development.
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassNames() } : {}),
    react(),
    cataloguePlugin(catalogue, { files, folder }),
    picturePlugin(catalogue.products, folder),
    shellPlugin(),
    bootPlugin(catalogue, files),
    iconSpritePlugin(),
    assemblyPlugin(),
    compileHints(['framework', 'shop', 'product', 'show-page', 'deferred']),
  ],
  // React 18 and later has the hook: the shim for older versions only adds weight.
  resolve: {
    alias: [
      { find: /^#shop$/, replacement: findShopFile('shop.config.ts') },
      { find: /^#shop\.details\.ts$/, replacement: findShopFile('shop.details.ts') },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [assemblyPlugin(), cataloguePlugin({ ...catalogue, warnings: [] }, { files })],
    rolldownOptions: {
      // A folder of their own, since they have a policy of their own (`scripts/headers.ts`).
      output: { entryFileNames: 'workers/[name]-[hash].js', chunkFileNames: 'workers/[name]-[hash].js' },
    },
  },
  build: {
    target: [...oldestBrowsers],
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The HTML has links to the chunks of every page, so scripts need not list them.
      resolveDependencies: (_, chunks, { hostType }) =>
        hostType === 'html'
          ? chunks
          : chunks.filter((file) => !/\/(?:framework|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      input: 'src/app/index.html',
      output: {
        // Every page contains the list of lazy files, and names weigh 0.1 kB: only chunks that a test waits for have one.
        chunkFileNames: ({ name }) =>
          /^(?:framework|rolldown-runtime|shop|products|cart|meeting-form|deferred)$/.test(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups.map(({ name, test }) => ({ name, test })) },
      },
    },
  },
  test: {
    environment: 'node',
    globalSetup: ['tests/seed.ts'],
    setupFiles: ['tests/setup.ts'],
    // A million cases take long (`npm run test:full`), and so does a sample on a busy machine.
    testTimeout: process.env['SAMPLE'] === 'full' ? 1_200_000 : 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    // All cores: by default Vitest leaves one idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      // Sharing a worker saves its start, the set-up and the modules, which are half of the time of a small file.
      { extends: true, test: { name: 'shared', include: testsOf('shared'), isolate: false } },
      { extends: true, test: { name: 'document', include: testsOf('document'), isolate: false } },
      { extends: true, test: { name: 'isolated', include: testsOf('own') } },
    ],
  },
}))
