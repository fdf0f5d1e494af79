import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { openProduct } from '#catalogue/opened-product.ts'
import { parseProductId } from '#catalogue/product-id.ts'
import { smallestSize } from '#catalogue/source.ts'
import { ProductPage } from '#product/product-page.tsx'
import { MoreProducts, ProductTabs } from '#product/lazy.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

const loadParts = () => Promise.all([ProductTabs.preload(), MoreProducts.preload()])

export const Route = createFileRoute('/product/$id')({
  loaderDeps: ({ search }) => ({ size: search.size ?? smallestSize }),
  loader: async ({ context: { catalogue, isHydrating }, params, deps }) => {
    const id = parseProductId(params.id)
    const foreseen = catalogue.foreseen()
    const whole = Promise.all([
      id === null ? null : catalogue.find(id, deps.size),
      isHydrating || loadParts(),
    ]).then(([product]) => product ?? Promise.reject(notFound()))
    if (foreseen?.id === id) return openProduct(foreseen, whole)
    const product = await whole
    return openProduct(product, whole, product)
  },
  staticData: { loadParts },
  pendingComponent: PagePending,
  errorComponent: PageError,
  notFoundComponent: lazyRouteComponent(() => import('#product/product-not-found.tsx'), 'ProductNotFound'),
  component: ProductPage,
})
