import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { parseProductId } from '#catalogue/product-id.ts'
import { findListed, productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/source.ts'
import { ProductPage } from '#product/product-page.tsx'
import { MoreProducts, ProductTabs } from '#product/lazy.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

const loadParts = () => Promise.all([ProductTabs.preload(), MoreProducts.preload()])

export const Route = createFileRoute('/product/$id')({
  loaderDeps: ({ search }) => ({ size: search.size ?? ownSize }),
  loader: async ({ context: { queryClient, isHydrating, isPush }, params, deps: { size }, preload }) => {
    const id = parseProductId(params.id)
    if (id === null) throw notFound()
    const whole = Promise.all([
      queryClient.query({ ...productQuery(id, size), staleTime: 'static' }),
      isHydrating || loadParts(),
    ])
    if (isPush && !preload && findListed(queryClient, id)) {
      // The page itself awaits the query and reports its failure.
      whole.catch(() => undefined)
      return { id, size }
    }
    const [product] = await whole
    if (!product) throw notFound()
    return { id, size }
  },
  staticData: { loadParts },
  pendingComponent: PagePending,
  errorComponent: PageError,
  notFoundComponent: lazyRouteComponent(() => import('#product/product-not-found.tsx'), 'ProductNotFound'),
  component: ProductPage,
})
