import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { cataloguePlugin } from '../scripts/catalogue-plugin.ts'
import { places } from '../scripts/places.ts'

const dist = resolve(places.cache, 'bench-grid')

/** Builds the page with the four grids for production, and serves it. Answers with its address and the way to stop. */
export async function openGridPage(): Promise<{ url: string; close: () => void }> {
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: false,
    root: resolve(places.root, 'bench/grid-page'),
    publicDir: resolve(places.root, 'public'),
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react(), cataloguePlugin()],
    build: { outDir: dist, emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } },
  })
  const server = await preview({ configFile: false, build: { outDir: dist }, preview: { port: 0 } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return { url: `http://localhost:${address.port}`, close: () => void server.close() }
}
