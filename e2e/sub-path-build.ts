import { resolve } from 'node:path'
import { buildSite } from '../scripts/build.ts'
import { isMain } from '../scripts/is-main.ts'
import { paths } from '../scripts/paths.ts'

const folder = resolve(paths.cache, 'sub-path')

/** Where the shop stands as it is built for `SITE_URL`; with a few products' pages, which are all alike. */
export const subPathBuild = {
  dist: resolve(folder, 'dist'),
  manifest: resolve(folder, 'manifest.json'),
  hosting: resolve(folder, 'hosting'),
  siteFacts: resolve(folder, 'site.json'),
} as const

// In a process of its own: bundler and React go by the environment.
if (isMain(import.meta.url)) await buildSite({ ...subPathBuild, mode: 'production', productIds: [1, 2] })
