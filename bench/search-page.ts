import { createServer } from 'node:http'
import { resolve } from 'node:path'
import sirv from 'sirv'
import { build } from 'vite'
import { assemblyPlugin } from '../scripts/assembly-plugin.ts'
import { cataloguePlugin } from '../scripts/catalogue-plugin.ts'
import { places } from '../scripts/places.ts'
import { findFreePort } from '../scripts/port.ts'

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
  const serve = sirv(dist, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
  const server = createServer((request, response) => serve(request, response))
  const port = await findFreePort()
  await new Promise<void>((done) => server.listen(port, done))
  return { url: `http://localhost:${port}`, close: () => server.close() }
}
