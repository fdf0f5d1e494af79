import { productSearch } from '#address/browse-search.ts'
import { createFileRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { addresses, hasVariants, ownSize, showsFirstPageBeforeTotal } from '#catalogue/settings/settings.ts'
import { parseProductId, segmentOf } from '#catalogue/product-id.ts'
import { ensureQuery, findListed, productQuery } from '#catalogue/queries.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { ProductPage } from '#product/product-page.tsx'
import { MoreProducts, ProductOptions, ProductTabs } from '#product/lazy.ts'

/** An address with another slug, or none, is redirected to the product's own. */
function checkSegment({ id }: { id: string }, product: ProductSummary) {
  if (addresses === 'id') return
  const own = segmentOf(product)
  if (id !== own)
    throw redirect({
      to: '/product/$id',
      params: { id: own },
      search: true,
      hash: true,
      state: true,
      replace: true,
    })
}

/** A prerendered page has its rows of similar products, unless the catalogue is too large to compare them all. */
const hasRelated = import.meta.env.SSR && !showsFirstPageBeforeTotal

const loadParts = () =>
  Promise.all([ProductTabs.preload(), MoreProducts.preload(), hasVariants && ProductOptions.preload()])

export const Route = createFileRoute('/product/$id')({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => ({ size: search.size ?? ownSize }),
  loader: async ({
    context: { queryClient, isHydrating, isPush },
    params,
    deps: { size },
    preload,
    abortController: { signal },
  }) => {
    const id = parseProductId(params.id)
    if (id === null) throw notFound()
    const loadCriticalData = async () => {
      const product = await ensureQuery(queryClient, productQuery(id, size), signal)
      // What is chosen decides the whole page.
      if (hasVariants && product?.choice) await ProductOptions.preload()
      if (hasRelated && product) {
        // An import of its own: in a browser it belongs to the rows, which are fetched later.
        const { relatedQuery } = await import('#product/related-query.ts')
        await ensureQuery(queryClient, relatedQuery(product), signal)
      }
      return product
    }
    // Tabs and the products below: a page that the browser renders itself shows them at once. It has the product without
    // them, too.
    const loadDeferredData = () => isHydrating || loadParts().catch(() => undefined)
    const loading = Promise.all([loadCriticalData(), loadDeferredData()])
    const listed = findListed(queryClient, id)
    if (isPush() && !preload && listed) {
      // A pressed card knows enough to show the page, which itself awaits the query and reports its failure.
      loading.catch(() => undefined)
      checkSegment(params, listed)
      return { id, size }
    }
    const [product] = await loading
    if (!product) throw notFound()
    checkSegment(params, product)
    return { id, size }
  },
  staticData: { loadParts },
  notFoundComponent: lazyRouteComponent(() => import('#product/product-not-found.tsx'), 'ProductNotFound'),
  component: ProductPage,
})
