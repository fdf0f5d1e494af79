import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { escapePattern } from '../../src/catalogue/words/escape-pattern.ts'
import type { ShopParts } from '../../src/shop.types.ts'
import type { ShopMessages } from '../messages/read-messages.ts'
import type { BuiltTextPage } from '../text-pages/read-text-pages.ts'
import { languagePlugin } from '../vite/language-plugin.ts'
import { exportsOf, serveModules } from '../vite/virtual-modules.ts'
import { listPrecached, type PrecacheEntry } from './precache-list.ts'
import { paths } from '../paths.ts'

/** Code of `otherWorkers` in `src/service-worker/virtual.d.ts`. */
const otherWorkers = (bases: readonly string[]) =>
  bases.length === 0
    ? 'undefined'
    : `{ denylist: [${bases.map((base) => `new RegExp(${JSON.stringify(`^${escapePattern(base)}`)})`).join(', ')}] }`

const precachePlugin = (
  entries: readonly PrecacheEntry[],
  textPagePaths: readonly string[],
  others: readonly string[],
): Plugin => ({
  name: 'precache',
  ...serveModules(
    new Map([
      [
        'virtual:precache',
        exportsOf({ entries: entries.map(({ url, revision }) => ({ url, revision })), textPagePaths }) +
          `export const otherWorkers = ${otherWorkers(others)}\n`,
      ],
    ]),
  ),
})

interface WorkerSource {
  readonly base: string
  /** Of the shop's first language. */
  readonly shopBase: string
  /** The bases below this one that have a service worker of their own. */
  readonly others: readonly string[]
  readonly messages: ShopMessages
  readonly parts: ShopParts
  readonly textPages: readonly Pick<BuiltTextPage, 'path'>[]
}

/**
 * Builds `sw.js` for the finished pages in `dist`. Returns a function that reports the precached files, once they
 * are compressed.
 */
export async function buildServiceWorker(
  dist: string,
  { base, shopBase, others, messages, parts, textPages }: WorkerSource,
): Promise<() => Promise<void>> {
  const entries = await listPrecached(dist, base, parts)
  await build({
    configFile: false,
    root: paths.root,
    base,
    publicDir: false,
    logLevel: 'warn',
    // Leaves out Workbox's log messages for developers.
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.SHOP_BASE': JSON.stringify(shopBase),
    },
    plugins: [
      precachePlugin(
        entries,
        textPages.map(({ path }) => path),
        others,
      ),
      languagePlugin(messages),
    ],
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/service-worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })
  return async () => {
    const kilobytes = await weighPrecached(dist, entries)
    console.log(`The service worker fetches ${entries.length} files ahead: ${kilobytes.toFixed(0)} kB.`)
  }
}

/** Kilobytes of 1000 bytes on the wire: compressed where that form exists. */
async function weighPrecached(dist: string, entries: readonly PrecacheEntry[]): Promise<number> {
  const sizes = await Promise.all(
    entries.map(async ({ file }) => {
      const path = resolve(dist, file)
      const { size } = await stat(`${path}.br`).catch(() => stat(path))
      return size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
