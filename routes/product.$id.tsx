import { createFileRoute, notFound } from '@tanstack/react-router'
import { parseProductId } from '#catalogue/product-id.ts'
import { catalogueQueries } from '#catalogue/queries.ts'
import { smallestSize } from '#catalogue/source.ts'
import { ProductNotFound } from '#product/product-not-found.tsx'
import { ProductPage } from '#product/product-page.tsx'
import { tabs } from '#product/parts.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'
import { titled } from '#shell/titled.ts'

export const Route = createFileRoute('/product/$id')({
  loaderDeps: ({ search }) => ({ size: search.size ?? smallestSize }),
  loader: async ({ context: { queryClient, isHydrating }, params, deps }) => {
    const id = parseProductId(params.id)
    const product =
      id === null
        ? null
        : await queryClient.query({ ...catalogueQueries.product(id, deps.size), staleTime: 'static' })
    if (!product) throw notFound()
    if (!isHydrating) await tabs.load()
    return { id: product.id, name: product.name, description: product.description }
  },
  head: ({ loaderData }) => titled(loaderData?.name ?? 'Product Not Found', loaderData?.description),
  pendingComponent: PagePending,
  errorComponent: PageError,
  notFoundComponent: ProductNotFound,
  component: ProductPage,
})
