import './scripts/map-group-by.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assemblyPlugin } from './scripts/assembly-plugin.ts'
import { bootPlugin } from './scripts/boot-plugin.ts'
import { cataloguePlugin } from './scripts/catalogue-plugin.ts'
import { shortClassNames } from './scripts/class-names.ts'
import { compileHints } from './scripts/compile-hints.ts'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'
import { iconSpritePlugin } from './scripts/icon-sprite.ts'
import { routeOptions } from './scripts/route-options.ts'
import { shellPlugin } from './scripts/shell-plugin.ts'
import { baseOf, readSiteAddress } from './scripts/site-address.ts'

export default defineConfig(({ command }) => ({
  // Unit tests are written for a shop at the top of its host.
  base: process.env['VITEST'] ? '/' : baseOf(readSiteAddress(process.env['SITE_URL'])),
  plugins: [
    // Cold lazy imports make tests flaky.
    tanstackRouter({
      ...routeOptions,
      autoCodeSplitting: !process.env['VITEST'],
      // What is shown when a chunk fails must not be a chunk itself.
      codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
    }),
    // Named by what they are while developing.
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassNames() } : {}),
    react(),
    cataloguePlugin(),
    shellPlugin(),
    bootPlugin(),
    iconSpritePlugin(),
    assemblyPlugin(),
    compileHints(['framework', 'shop']),
  ],
  // React has had it for long: the shim for older ones is weight alone.
  resolve: {
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [assemblyPlugin(), cataloguePlugin()],
    rolldownOptions: {
      // A folder of their own: it has a policy of its own (`scripts/headers.ts`).
      output: { entryFileNames: 'workers/[name]-[hash].js', chunkFileNames: 'workers/[name]-[hash].js' },
    },
  },
  build: {
    target: [...oldestBrowsers],
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Scripts need not ask for what every page begins with.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/framework-/.test(file)),
    },
    rolldownOptions: {
      input: 'src/app/index.html',
      output: {
        // Every page carries the list of what can be fetched later, and names weigh: only what one looks for has one.
        chunkFileNames: ({ name }) =>
          /^(?:framework|shop|products|cart-drawer|meeting-form|idle-parts)$/.test(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every page needs and a deploy seldom changes: one chunk, which stays in the browser's cache.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|jotai|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\/(?!.*(?:[Qq]ueriesObserver|Queries\.js))/,
            },
            // What every page of the shop begins with.
            {
              name: 'shop',
              test: /\/src\/(app\/main|ui\/(tint\.css|badge\.css|visually-hidden\.css|price|needs-script|import-with-retry|format-count)|catalogue\/(picture|money)|theme\/picture-tint)\.tsx?$/,
            },
            // What both pages with a list share: one chunk, since two that are alike pack worse.
            {
              name: 'lists',
              test: /\/src\/browse\/(?:product-grid|search-box|category-buttons|unknown-category|no-results|use-answer|use-result-announcement)\.tsx?$/,
            },
            // What several pages share besides, in one piece; not what only lazy parts do.
            {
              name: 'shared',
              test: /\/src\/(?!ui\/(?:alert-dialog|modal-dialog|titled-dialog|dialog-box|rating|use-transient-value|done)|comfort\/|shortcuts\/|notices\/|device\/(stored-atom|share-link)|product\/|compare\/|cart\/cart-(?:link|history)|browse\/refine|meeting|lab|address\/(email-address|encode-value|mailto|plain-text)|catalogue\/(?!money|picture|product|quer|question|source))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/seed.ts'],
    setupFiles: ['tests/setup.ts'],
    // A million cases take their time (`npm run test:full`); a sample does on a machine that is busy besides.
    testTimeout: process.env['SAMPLE'] === 'full' ? 1_200_000 : 60_000,
    restoreMocks: true,
    // All cores: by itself one is left idle, which on a machine with two is half of it.
    maxWorkers: '100%',
  },
}))
