import { resolve } from 'node:path'
import { build, preview } from 'vite'
import { assemblyPlugin } from '../scripts/vite/assembly-plugin.ts'
import { readMessages } from '../scripts/messages/read-messages.ts'
import { languagePlugin } from '../scripts/vite/language-plugin.ts'
import { layoutOf } from '../scripts/catalogue/shop-layout.ts'
import { shopPlugin } from '../scripts/vite/shop-plugin.ts'
import { cataloguePlugin } from '../scripts/vite/catalogue-plugin.ts'
import { readChosenCatalogue } from '../scripts/catalogue/chosen-shop.ts'
import { writeGivenFiles } from './given-files.ts'
import { paths } from '../scripts/paths.ts'

const dist = resolve(paths.cache, 'bench-search')

/** With cross-origin isolation the browser's clock has its full precision. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/**
 * Builds the page with all search libraries for production and serves it, with files of given records for catalogues of
 * these sizes. Returns its address and a stop function.
 */
export async function openSearchPage(
  givenSizes: readonly number[],
): Promise<{ url: string; close: () => void }> {
  process.env['NODE_ENV'] = 'production'
  const catalogue = await readChosenCatalogue()
  const messages = await readMessages(catalogue.head.locale)
  await build({
    configFile: false,
    root: resolve(paths.root, 'bench/search-page'),
    logLevel: 'warn',
    plugins: [
      cataloguePlugin(catalogue),
      languagePlugin(messages),
      shopPlugin(layoutOf({}, true)),
      assemblyPlugin(),
    ],
    worker: {
      format: 'es',
      plugins: () => [cataloguePlugin(catalogue), languagePlugin(messages), assemblyPlugin()],
    },
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
  await writeGivenFiles(catalogue, givenSizes, resolve(dist, 'files'))
  const server = await preview({ configFile: false, build: { outDir: dist }, preview: { port: 0, headers } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return { url: `http://localhost:${address.port}`, close: () => void server.close() }
}
