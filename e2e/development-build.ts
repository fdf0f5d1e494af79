import { resolve } from 'node:path'
import { buildSite } from '../scripts/build.ts'
import { isMain } from '../scripts/is-main.ts'
import { paths } from '../scripts/paths.ts'
import { shop } from './shop.ts'

const folder = resolve(paths.cache, 'development')

/** The folders of the shop built with React's development build: prerendered, with one product page. */
export const developmentBuild = {
  dist: resolve(folder, 'dist'),
  manifest: resolve(folder, 'manifest.json'),
  hosting: resolve(folder, 'hosting'),
  siteFacts: resolve(folder, 'site.json'),
} as const

// A process of its own: bundler and React read NODE_ENV once.
if (isMain(import.meta.url))
  await buildSite({ ...developmentBuild, mode: 'development', productIds: [shop.first.id], isDraft: true })
