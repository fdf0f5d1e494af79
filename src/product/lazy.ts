import { lazyPart } from '#ui/lazy-part.tsx'

/** Description, features and specifications. The prerendered HTML contains all of them. */
export const ProductTabs = lazyPart(() => import('./product-tabs.tsx').then((module) => module.ProductTabs), {
  when: 'used',
})

/** Related and recently viewed products. */
export const MoreProducts = lazyPart(
  () => import('./more-products.tsx').then((module) => module.MoreProducts),
  { when: 'near' },
)

/** The page of a product with options. Pure, so that the build drops it from a shop without any. */
export const ProductOptions = /* @__PURE__ */ lazyPart(
  () => import('./options/product-options.tsx').then((module) => module.ProductOptions),
  { when: 'rendered', fallback: ({ render }) => render(null) },
)
