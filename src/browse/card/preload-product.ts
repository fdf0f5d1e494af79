import type { RegisteredRouter } from '@tanstack/react-router'
import { pageSizes } from '#catalogue/pictures/picture.ts'
import type { Product } from '#catalogue/product.ts'
import { ensureQuery, productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'

/**
 * Fetches the parts of a product's page and its first image, `srcset`. Not by the router's own preloading: a press would
 * then wait until all of it has loaded. A press requests again what has failed. Returns the product, or null.
 */
export async function preloadProduct(
  router: RegisteredRouter,
  id: number,
  srcset: string,
): Promise<Product | null> {
  const route = router.routesById['/product/$id']
  const { size = ownSize } = router.latestLocation.search
  Object.assign(new Image(), { sizes: pageSizes, srcset })
  const [product] = await Promise.allSettled([
    ensureQuery(router.options.context.queryClient, productQuery(id, size)),
    router.loadRouteChunk(route),
    route.options.staticData?.loadParts?.(),
  ])
  return product.status === 'fulfilled' ? product.value : null
}
