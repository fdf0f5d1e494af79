import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { parseProductId } from '#catalogue/product-id.ts'
import { smallestSize } from '#catalogue/source.ts'
import { ProductPage } from '#product/product-page.tsx'
import { more, tabs } from '#product/parts.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/product/$id')({
  loaderDeps: ({ search }) => ({ size: search.size ?? smallestSize }),
  loader: async ({ context: { catalogue, isHydrating }, params, deps }) => {
    const id = parseProductId(params.id)
    const [product] = await Promise.all([
      id === null ? null : catalogue.find(id, deps.size),
      isHydrating || tabs.load(),
      isHydrating || more.load(),
    ])
    if (!product) throw notFound()
    return product
  },
  pendingComponent: PagePending,
  errorComponent: PageError,
  notFoundComponent: lazyRouteComponent(() => import('#product/product-not-found.tsx'), 'ProductNotFound'),
  component: ProductPage,
})
