import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compressFolder } from '../scripts/release/compress.ts'
import { findInlineStyles, hashInline } from '../scripts/pages/inline-scripts.ts'
import { readSiteFacts, writeSiteFacts } from '../scripts/pages/site-facts.ts'
import { paths } from '../scripts/paths.ts'
import { startServer, type RunningServer } from '../scripts/serve/serve.ts'
import { swapPage } from './swap-page.ts'

const folder = resolve(paths.cache, 'bench')

/** Path of a list that a press exchanges for a product without any framework. */
export const swapPath = '/swap/products'

/** Serves a copy of the build with the page at `swapPath`. Rejects where nothing is built. */
export async function openSwapSite(): Promise<RunningServer> {
  await rm(folder, { recursive: true, force: true })
  const read = (file: string) => readFile(resolve(paths.dist, file), 'utf8')
  const page = swapPage(await read('products.html'), await read('product/1.html'))
  await mkdir(resolve(folder, 'swap'), { recursive: true })
  await writeFile(resolve(folder, 'swap/products.html'), page)
  await compressFolder(resolve(folder, 'swap'))
  await cp(paths.dist, folder, { recursive: true })
  // The policy must allow the styles of a page that the build did not make.
  const facts = await readSiteFacts(paths.siteFacts)
  const styleHashes = [...facts.styleHashes, ...findInlineStyles(page).map(hashInline)]
  const siteFacts = resolve(folder, 'site-facts.json')
  await writeSiteFacts(siteFacts, { ...facts, styleHashes })
  return startServer({ port: 0, dist: folder, siteFacts })
}
