import { resolve } from 'node:path'
import { build, preview } from 'vite'
import { assemblyPlugin } from '../scripts/assembly-plugin.ts'
import { cataloguePlugin } from '../scripts/catalogue-plugin.ts'
import { places } from '../scripts/places.ts'

const dist = resolve(places.cache, 'bench-search')

/** Isolated, so that browsers give the clock its full precision. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** Builds the page with all that searches for production, and serves it. Answers with its address and the way to stop. */
export async function openSearchPage(): Promise<{ url: string; close: () => void }> {
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: false,
    root: resolve(places.root, 'bench/search-page'),
    logLevel: 'warn',
    plugins: [cataloguePlugin(), assemblyPlugin()],
    worker: { format: 'es', plugins: () => [cataloguePlugin(), assemblyPlugin()] },
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
  const server = await preview({ configFile: false, build: { outDir: dist }, preview: { port: 0, headers } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return { url: `http://localhost:${address.port}`, close: () => void server.close() }
}
