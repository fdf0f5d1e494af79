import { createIsland } from '#ui/island.tsx'

/** Description, features and specifications. The prerendered HTML contains all of them. */
export const ProductTabs = createIsland(
  () => import('./product-tabs.tsx').then((module) => module.ProductTabs),
  {
    hydrateOn: 'interaction',
  },
)

/** Related and recently viewed products. */
export const MoreProducts = createIsland(
  () => import('./more-products.tsx').then((module) => module.MoreProducts),
  {
    hydrateOn: 'visible',
  },
)
