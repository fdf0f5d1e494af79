import { resolve } from 'node:path'
import { buildSite } from '../scripts/build.ts'
import { isMain } from '../scripts/is-main.ts'
import { paths } from '../scripts/paths.ts'

const folder = resolve(paths.cache, 'development')

/** Where the shop stands as React's development build has it: prerendered like the real one, with one product. */
export const developmentBuild = {
  dist: resolve(folder, 'dist'),
  manifest: resolve(folder, 'manifest.json'),
  hosting: resolve(folder, 'hosting'),
  siteFacts: resolve(folder, 'site.json'),
} as const

// In a process of its own: bundler and React go by NODE_ENV.
if (isMain(import.meta.url)) await buildSite({ ...developmentBuild, mode: 'development', productIds: [1] })
