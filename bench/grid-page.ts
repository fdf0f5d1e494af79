import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import sirv from 'sirv'
import { build } from 'vite'
import { cataloguePlugin } from '../scripts/catalogue-plugin.ts'
import { places } from '../scripts/places.ts'
import { findFreePort } from '../scripts/port.ts'

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
  const serve = sirv(dist, { etag: true })
  const server = createServer((request, response) => serve(request, response))
  const port = await findFreePort()
  await new Promise<void>((done) => server.listen(port, done))
  return { url: `http://localhost:${port}`, close: () => server.close() }
}
