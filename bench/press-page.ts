import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { paths } from '../scripts/paths.ts'
import { swapPage } from './swap-page.ts'

const dist = resolve(paths.cache, 'bench-press')

/**
 * Builds a list whose presses go through React, the router and the query client, and exchange the same elements as
 * `swapPage`: the lower limit with these libraries. Returns its address and a stop function. Throws where nothing is
 * built.
 */
export async function openPressPage(): Promise<{ url: string; close: () => Promise<void> }> {
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
        input: resolve(paths.root, 'bench/press-page/main.tsx'),
        checks: { bundlerTimings: false },
      },
    },
  })
  const [script] = await readdir(resolve(dist, 'press'))
  const [list, product] = await Promise.all(
    ['products.html', 'product/1.html'].map((file) => readFile(resolve(paths.dist, file), 'utf8')),
  )
  if (script === undefined || list === undefined || product === undefined)
    throw new Error('Nothing is built.')
  await cp(resolve(paths.dist, 'pictures'), resolve(dist, 'pictures'), { recursive: true })
  const page = swapPage(list, product).replace(
    '</body>',
    () => `<script type="module" src="/press/${script}"></script></body>`,
  )
  await writeFile(resolve(dist, 'list.html'), page)
  const server = await preview({ configFile: false, build: { outDir: dist }, preview: { port: 0 } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return { url: `http://localhost:${address.port}/list.html`, close: () => server.close() }
}
