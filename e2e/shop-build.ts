import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildSite } from '../scripts/build.ts'
import { isMain } from '../scripts/is-main.ts'
import { paths } from '../scripts/paths.ts'
import { startServer, type RunningServer } from '../scripts/serve/serve.ts'

/** The folders of a build beside the shop's own; `name` is a folder of the cache. */
export function buildIn(name: string) {
  const folder = resolve(paths.cache, name)
  return {
    dist: resolve(folder, 'dist'),
    manifest: resolve(folder, 'manifest.json'),
    hosting: resolve(folder, 'hosting'),
    siteFacts: resolve(folder, 'site.json'),
  }
}

/** Two workers that build the same shop at once each have a folder of their own. Playwright sets the variable. */
export const ofWorker = (name: string): string => `${name}-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`

/** The build of a shop that this worker opened. */
export const shopBuild = (folder: string) => buildIn(`shops/${ofWorker(folder)}`)

/** Builds a shop, with pages for these products alone, and serves it. */
export async function openShop(
  name: string,
  productIds: readonly number[] = [],
  /** Further environment of the build; a key of its own folder, where the shop is not the plain one. */
  {
    folder = name,
    ...env
  }: {
    readonly folder?: string
    readonly CATALOGUE_URL?: string
    readonly RECORDS?: string
    readonly SITE_URL?: string
    readonly SHOP_LANGUAGE?: string
  } = {},
): Promise<RunningServer> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', resolve(paths.root, 'e2e/shop-build.ts')], {
    cwd: paths.root,
    env: {
      ...process.env,
      ...env,
      SHOP: name,
      SHOP_FOLDER: folder,
      PRODUCTS: productIds.join(),
      NODE_OPTIONS: '',
    },
  })
  const { dist, siteFacts } = shopBuild(folder)
  return startServer({ port: 0, dist, siteFacts })
}

// A process of its own: bundler and React read the environment once.
if (isMain(import.meta.url)) {
  const productIds = (process.env['PRODUCTS'] ?? '').split(',').map(Number)
  await buildSite({
    ...shopBuild(process.env['SHOP_FOLDER'] ?? ''),
    mode: 'production',
    productIds,
    isDraft: true,
    // Tests look at share cards of shops under a path.
    hasNoCards: !process.env['SITE_URL'],
  })
}
