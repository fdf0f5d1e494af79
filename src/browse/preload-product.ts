import type { RegisteredRouter } from '@tanstack/react-router'
import { pageSizes, pictureOf } from '#catalogue/picture.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/source.ts'

/**
 * Fetches the parts of a product's page and its first image. Not by the router's own preloading: a press would then
 * wait until all of it has loaded. A press requests again what has failed.
 */
export function preloadProduct(router: RegisteredRouter, { id, picture }: ProductSummary): void {
  const route = router.routesById['/product/$id']
  const { size = ownSize } = router.latestLocation.search
  const { src, srcSet = src } = pictureOf(picture)
  Object.assign(new Image(), { sizes: pageSizes, srcset: srcSet })
  Promise.all([
    router.options.context.queryClient.query({ ...productQuery(id, size), staleTime: 'static' }),
    router.loadRouteChunk(route),
    route.options.staticData?.loadParts?.(),
  ]).catch(() => undefined)
}
