import { cp, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { paths } from '../scripts/paths.ts'
import { swapPage } from './swap-page.ts'

const dist = resolve(paths.cache, 'bench-press')

/** What handles a press of such a page: React with the router and the query client, or React alone. */
const entries = ['libraries', 'react'] as const

/**
 * Builds two lists whose presses exchange the elements of `swapPage` by React: the lower limits with the shop's
 * libraries. Returns their addresses and a stop function. Throws where nothing is built.
 */
export async function openPressPages(): Promise<{
  urls: Readonly<Record<(typeof entries)[number], string>>
  close: () => Promise<void>
}> {
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: false,
    root: resolve(paths.root, 'bench/press-page'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: dist,
      emptyOutDir: true,
      assetsDir: 'press',
      rolldownOptions: {
        input: entries.map((entry) => resolve(paths.root, `bench/press-page/${entry}.tsx`)),
        output: { entryFileNames: 'press/[name].js' },
        checks: { bundlerTimings: false },
      },
    },
  })
  const [list, product] = await Promise.all(
    ['products.html', 'product/1.html'].map((file) => readFile(resolve(paths.dist, file), 'utf8')),
  )
  if (list === undefined || product === undefined) throw new Error('Nothing is built.')
  await cp(resolve(paths.dist, 'pictures'), resolve(dist, 'pictures'), { recursive: true })
  for (const entry of entries) {
    const page = swapPage(list, product).replace(
      '</body>',
      `<script type="module" src="/press/${entry}.js"></script></body>`,
    )
    await writeFile(resolve(dist, `${entry}.html`), page)
  }
  const server = await preview({ configFile: false, build: { outDir: dist }, preview: { port: 0 } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  const urlOf = (entry: (typeof entries)[number]) => `http://localhost:${address.port}/${entry}.html`
  return { urls: { libraries: urlOf('libraries'), react: urlOf('react') }, close: () => server.close() }
}
