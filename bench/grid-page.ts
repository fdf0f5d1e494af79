import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { assemblyPlugin } from '../scripts/vite/assembly-plugin.ts'
import { readMessages } from '../scripts/messages/read-messages.ts'
import { languagePlugin } from '../scripts/vite/language-plugin.ts'
import { layoutOf } from '../scripts/catalogue/shop-layout.ts'
import { shopPlugin } from '../scripts/vite/shop-plugin.ts'
import { stylesPlugin } from '../scripts/vite/styles-plugin.ts'
import { cataloguePlugin } from '../scripts/vite/catalogue-plugin.ts'
import { readChosenCatalogue } from '../scripts/catalogue/chosen-shop.ts'
import { paths } from '../scripts/paths.ts'

const dist = resolve(paths.cache, 'bench-grid')

/** Builds the page with the four grids for production and serves it. Returns its address and a stop function. */
export async function openGridPage(): Promise<{ url: string; close: () => void }> {
  process.env['NODE_ENV'] = 'production'
  const catalogue = await readChosenCatalogue()
  const messages = await readMessages(catalogue.head.locale)
  await build({
    configFile: false,
    root: resolve(paths.root, 'bench/grid-page'),
    publicDir: resolve(paths.root, 'src/catalogues/demo/public'),
    logLevel: 'warn',
    plugins: [
      stylesPlugin(),
      react(),
      cataloguePlugin(catalogue),
      languagePlugin(messages),
      shopPlugin(layoutOf({}, true)),
      assemblyPlugin(),
    ],
    worker: {
      format: 'es',
      plugins: () => [cataloguePlugin(catalogue), languagePlugin(messages), assemblyPlugin()],
    },
    // Addresses of pictures begin with it.
    define: { 'import.meta.env.SHOP_BASE': JSON.stringify('/') },
    build: { outDir: dist, emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } },
  })
  const server = await preview({ configFile: false, build: { outDir: dist }, preview: { port: 0 } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return { url: `http://localhost:${address.port}`, close: () => void server.close() }
}
