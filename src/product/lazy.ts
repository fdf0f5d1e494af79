import { createIsland } from '#ui/island.tsx'

/** Description, features and specifications. The prerendered HTML contains all of them. */
export const ProductTabs = createIsland(async () => (await import('./product-tabs.tsx')).ProductTabs, {
  hydrateOn: 'interaction',
})

/** Related and recently viewed products. */
export const MoreProducts = createIsland(async () => (await import('./more-products.tsx')).MoreProducts, {
  hydrateOn: 'visible',
})
