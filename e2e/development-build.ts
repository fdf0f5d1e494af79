import { buildSite } from '../scripts/build.ts'
import { isMain } from '../scripts/is-main.ts'
import { buildIn } from './shop-build.ts'
import { shop } from './shop.ts'

/** The folders of the shop built with React's development build: prerendered, with one product page. */
export const developmentBuild = buildIn('development')

// A process of its own: bundler and React read NODE_ENV once.
if (isMain(import.meta.url))
  await buildSite({ ...developmentBuild, mode: 'development', productIds: [shop.first.id], isDraft: true })
