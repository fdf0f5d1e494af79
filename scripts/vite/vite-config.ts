import '../map-group-by.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { assemblyPlugin } from './assembly-plugin.ts'
import { bootPlugin } from './boot-plugin.ts'
import { cataloguePlugin } from './catalogue-plugin.ts'
import { findListeners, findShopFile } from '../catalogue/chosen-shop.ts'
import { chunkGroups } from './chunks.ts'
import { compileHints } from './compile-hints.ts'
import { fitsHeader, headerLinks } from './header-room.ts'
import { languagePlugin } from './language-plugin.ts'
import { lookPlugin } from './look-plugin.ts'
import { licencesPlugin } from './licences-plugin.ts'
import { picturePlugin } from './picture-plugin.ts'
import { routeOptions, routeOptionsWithout } from '../route-options.ts'
import { shopPlugin } from './shop-plugin.ts'
import { stylesPlugin } from './styles-plugin.ts'
import { templatePlugin } from './template-plugin.ts'
import { stemmerOf } from './stemmers.ts'
import { paths } from '../paths.ts'
import type { ShopConfig, ShopParts } from '../../src/shop.types.ts'
import { canOrder } from '../catalogue/shop-checkout.ts'
import type { ShopSource } from '../shop-source.ts'
import { highestCardId } from '../catalogue/product-pages.ts'
import { baseOf, readSiteAddress } from '../site-address.ts'

/** Baseline 2023: the oldest browsers in which the whole shop works. `src/boot/boot.ts` detects older ones. */
const oldestBrowsers = ['chrome116', 'edge116', 'firefox118', 'safari17']

/** The route files of pages that the shop does not have. Unit tests open all pages in every shop. */
const missingRoutes = (shop: ShopConfig, { compare, accessibility }: ShopParts): readonly string[] =>
  process.env['VITEST'] === undefined
    ? Object.entries({ order: canOrder(shop), compare, accessibility }).flatMap(([name, has]) =>
        has ? [] : [name],
      )
    : []

function routesOf(shop: ShopConfig, parts: ShopParts) {
  const missing = missingRoutes(shop, parts)
  return missing.length === 0 ? routeOptions : routeOptionsWithout(missing)
}
/** Unit tests expect a shop at the top of its host. */
const shopBaseOf = ({ siteUrl }: ShopConfig) =>
  process.env['VITEST'] ? '/' : baseOf(readSiteAddress(process.env['SITE_URL'], siteUrl))

/**
 * The shop's Vite configuration, with new plugins in each call. The development server, unit tests and builds read the
 * shop and pass it on: a large catalogue takes minutes to read.
 */
export const createViteConfig = (
  {
    catalogue,
    files,
    folder,
    shop,
    timeZone,
    layout,
    sections,
    messages,
    textPages,
    language,
    languages,
    translated,
    look,
  }: ShopSource,
  command: 'build' | 'serve',
): UserConfig => ({
  base: shopBaseOf(shop) + language.folder,
  plugins: [
    // Without warm-up the first lazy imports make tests flaky.
    tanstackRouter({
      ...routesOf(shop, layout.parts),
      autoCodeSplitting: !process.env['VITEST'],
      // The component that is shown when a chunk fails must not be a chunk itself.
      codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
    }),
    // Readable names in development.
    stylesPlugin(command === 'build' ? 'short' : 'debug'),
    react(),
    cataloguePlugin(catalogue, {
      files,
      folder,
      highestCardId: highestCardId(catalogue, shop),
      sharesHostedPictures: shop.sharesHostedPictures === true,
    }),
    shopPlugin(layout, {
      shop,
      sections,
      textPages,
      hasLanguages: languages.length > 0,
      hasCategoriesMenu: !fitsHeader(shop.name, headerLinks(catalogue.head, textPages, layout, messages)),
      listenersFile: findListeners(folder),
      detailsFile: translated?.details ?? findShopFile(folder, 'shop.details.ts'),
    }),
    languagePlugin(messages, { tag: language.tag, languages, base: shopBaseOf(shop), timeZone }),
    picturePlugin(catalogue.products, folder),
    templatePlugin(),
    bootPlugin(catalogue, files, messages, textPages, layout),
    lookPlugin(look),
    assemblyPlugin(),
    licencesPlugin(look.fonts?.packages),
    compileHints(['framework', 'shop', 'product', 'show-page', 'deferred-parts']),
  ],
  define: {
    'import.meta.env.SHOP_BASE': JSON.stringify(shopBaseOf(shop)),
    'import.meta.env.CHECKOUT': JSON.stringify(shop.checkout?.kind ?? 'notice'),
    'import.meta.env.PRICE_NOTES': JSON.stringify(shop.prices !== undefined),
    'import.meta.env.HAS_AMOUNTS': JSON.stringify(catalogue.head.hasAmounts),
    'import.meta.env.CART_COSTS': JSON.stringify(shop.prices !== undefined || shop.shipping !== undefined),
  },
  // Modules that the build writes import these, where Vite's scan does not look: found later, they reload the page.
  optimizeDeps: {
    include: [
      '@messageformat/runtime',
      '@messageformat/runtime/lib/cardinals',
      stemmerOf(catalogue.head.locale),
    ].filter((name) => name !== null),
  },
  // React 18 and later has the hook: the shim for older versions only adds weight.
  resolve: {
    alias: [
      {
        find: /^#shop$/,
        replacement: translated?.config ?? findShopFile(folder, 'shop.config.ts'),
      },
      {
        find: /^#shop\.details\.ts$/,
        replacement: translated?.details ?? findShopFile(folder, 'shop.details.ts'),
      },
      ...(look.module === null || look.styles === null
        ? []
        : [
            { find: /^(?:#theme|\.)\/look\.ts$/, replacement: look.module },
            { find: /^#theme\/fonts\.css$/, replacement: look.styles },
          ]),
      {
        find: /^\.\/routeTree\.gen\.ts$/,
        replacement: resolve(paths.root, routesOf(shop, layout.parts).generatedRouteTree),
      },
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
      cataloguePlugin(catalogue, { files }),
      languagePlugin(messages),
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
    // The policy allows no font at a `data:` address, which Vite makes of small files.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: {
      polyfill: false,
      // The HTML has links to the chunks of every page, so scripts need not list them.
      resolveDependencies: (_, chunks, { hostType }) =>
        hostType === 'html'
          ? chunks
          : chunks.filter((file) => !/\/(?:framework|rolldown-runtime|shop)-.{8}\./.test(file)),
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
