import { resolve } from 'node:path'
import { buildSite } from '../scripts/build.ts'
import { isMain } from '../scripts/is-main.ts'
import { paths } from '../scripts/paths.ts'
import { shop } from './shop.ts'

const folder = resolve(paths.cache, 'sub-path')

/** The folders of the shop built for `SITE_URL`, with two product pages. */
export const subPathBuild = {
  dist: resolve(folder, 'dist'),
  manifest: resolve(folder, 'manifest.json'),
  hosting: resolve(folder, 'hosting'),
  siteFacts: resolve(folder, 'site.json'),
} as const

// A process of its own: bundler and React read the environment once.
if (isMain(import.meta.url))
  await buildSite({
    ...subPathBuild,
    mode: 'production',
    productIds: [shop.first.id, shop.second.id],
    isDraft: true,
  })
