import { buildSite } from '../scripts/build.ts'
import { isMain } from '../scripts/is-main.ts'
import { buildIn } from './shop-build.ts'
import { teaShop as shop } from './shop.ts'

/** The folders of the shop built for `SITE_URL`, with two product pages. */
export const subPathBuild = buildIn('sub-path')

// A process of its own: bundler and React read the environment once.
if (isMain(import.meta.url))
  await buildSite({
    ...subPathBuild,
    mode: 'production',
    productIds: [shop.first.id, shop.second.id],
    isDraft: true,
  })
