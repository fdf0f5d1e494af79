import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { lookPlugin } from '../scripts/vite/look-plugin.ts'
import { isMain } from '../scripts/is-main.ts'
import { dark, light } from '#theme/tokens.ts'
import { readMessages } from '../scripts/messages/read-messages.ts'
import { paths } from '../scripts/paths.ts'
import { languagePlugin } from '../scripts/vite/language-plugin.ts'

/** Serves the style guide at `/style`. Returns its address and a stop function. */
export async function openStylePage(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: resolve(paths.root, 'e2e/style-page'),
    base: '/style/',
    publicDir: false,
    cacheDir: resolve(paths.cache, 'style-page'),
    logLevel: 'warn',
    plugins: [
      vanillaExtractPlugin(),
      react(),
      lookPlugin({ light, dark, logo: null }),
      languagePlugin(await readMessages('en')),
    ],
    server: { port, strictPort: port !== 0, fs: { allow: [paths.root] } },
  })
  await server.listen()
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The style guide has no address.')
  return { url, close: () => server.close() }
}

if (isMain(import.meta.url)) console.log((await openStylePage(Number(process.env['PORT'] ?? 4174))).url)
