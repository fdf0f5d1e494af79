import { queryOptions } from '@tanstack/react-query'
import { ownSize } from '#catalogue/settings/settings.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { loadSourceFor } from '#catalogue/queries.ts'
import type { RowProduct } from '#viewed/product-row.tsx'
import { relatedProducts } from './related.ts'

/** Pages contain the answer: without the fields that a row does not show, it has a third of the bytes. */
const inRow = ({ id, slug, name, price, amount, picture, choice }: ProductSummary): RowProduct => ({
  id,
  ...(slug !== undefined && { slug }),
  name,
  price,
  ...(amount && { amount }),
  picture,
  ...(choice && { choice }),
})

/** The rows of similar products: of the shop's own, also while a large catalogue is tested. */
export const relatedQuery = (product: Product) =>
  queryOptions({
    queryKey: ['catalogue', 'near', product.id],
    queryFn: async ({ client }) => {
      const source = await loadSourceFor(ownSize, client)
      const { related, ofBrand } = relatedProducts(product, await source.near(product.id, ownSize))
      return { related: related.map(inRow), ofBrand: ofBrand.map(inRow) }
    },
  })
