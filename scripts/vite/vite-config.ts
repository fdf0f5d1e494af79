import '../map-group-by.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { assemblyPlugin } from './assembly-plugin.ts'
import { bootPlugin } from './boot-plugin.ts'
import { cataloguePlugin } from './catalogue-plugin.ts'
import { findShopFile } from '../catalogue/chosen-shop.ts'
import { chunkGroups } from './chunks.ts'
import { compileHints } from './compile-hints.ts'
import { iconSpritePlugin } from './icon-sprite.ts'
import { messagesPlugin } from './messages-plugin.ts'
import { noticesPlugin } from './notices-plugin.ts'
import { picturePlugin } from './picture-plugin.ts'
import { routeOptions } from '../route-options.ts'
import { shopPlugin } from './shop-plugin.ts'
import { shellPlugin } from './shell-plugin.ts'
import type { ShopSource } from '../catalogue/shop-source.ts'
import { highestCardId } from '../catalogue/product-pages.ts'
import { baseOf, readSiteAddress } from '../site-address.ts'

/** Baseline 2023: the oldest browsers in which the whole shop works. `src/boot/boot.ts` detects older ones. */
const oldestBrowsers = ['chrome116', 'edge116', 'firefox118', 'safari17']

/**
 * The shop's Vite configuration, with new plugins in each call. The development server, unit tests and builds read the
 * shop and pass it on: a large catalogue takes minutes to read.
 */
export const createViteConfig = (
  { catalogue, files, folder, shop, layout, messages }: ShopSource,
  command: 'build' | 'serve',
): UserConfig => ({
  // Unit tests expect a shop at the top of its host.
  base: process.env['VITEST'] ? '/' : baseOf(readSiteAddress(process.env['SITE_URL'], shop.siteUrl)),
  plugins: [
    // Without warm-up the first lazy imports make tests flaky.
    tanstackRouter({
      ...routeOptions,
      autoCodeSplitting: !process.env['VITEST'],
      // The component that is shown when a chunk fails must not be a chunk itself.
      codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
    }),
    // Readable names in development.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    react(),
    cataloguePlugin(catalogue, { files, folder, highestCardId: highestCardId(catalogue, shop) }),
    shopPlugin(layout),
    messagesPlugin(messages),
    picturePlugin(catalogue.products, folder),
    shellPlugin(),
    bootPlugin(catalogue, files, messages, layout),
    iconSpritePlugin(),
    assemblyPlugin(),
    noticesPlugin(),
    compileHints(['framework', 'shop', 'product', 'show-page', 'deferred-parts']),
  ],
  // React 18 and later has the hook: the shim for older versions only adds weight.
  resolve: {
    alias: [
      { find: /^#shop$/, replacement: findShopFile(folder, 'shop.config.ts') },
      { find: /^#shop\.details\.ts$/, replacement: findShopFile(folder, 'shop.details.ts') },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [
      assemblyPlugin(),
      cataloguePlugin({ ...catalogue, warnings: [] }, { files }),
      messagesPlugin({ ...messages, warnings: [] }),
      shopPlugin(layout),
    ],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // A folder of their own, since they have a policy of their own (`scripts/serve/headers.ts`).
      output: { entryFileNames: 'workers/[name]-[hash].js', chunkFileNames: 'workers/[name]-[hash].js' },
    },
  },
  build: {
    target: oldestBrowsers,
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
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: [...chunkGroups] },
      },
    },
  },
})
