import { largeOf } from '#catalogue/pictures/own-picture.ts'
import { aboutProducts, type Warning } from '#catalogue/import/record-warnings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ShopConfig } from '#shop.types.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

export function findSummaries({ products, generated }: Catalogue, ids: readonly number[]): ProductSummary[] {
  const written = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => written.get(id) ?? generated?.summary(id) ?? [])
}

/** Whether a product's picture is at another host: the build does not fetch it. */
export const isHosted = ({ picture }: ProductSummary): boolean => !largeOf(picture).startsWith('/')

/** A sentence about the share cards of these products that have no picture of their own; none where all have. */
export function hostedCardWarnings(
  catalogue: Catalogue,
  productIds: readonly number[],
  { sharesHostedPictures }: ShopConfig,
): readonly Warning[] {
  if (sharesHostedPictures) return []
  const ids = findSummaries(catalogue, productIds)
    .filter(isHosted)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
  if (ids.length === 0) return []
  return [
    aboutProducts(
      ids,
      (names) =>
        `The share card of ${names} shows the shop’s picture: the build fetches none from other hosts. Put the pictures into the folder pictures of the shop, or write \`sharesHostedPictures: true\` in shop.config.ts: then links show the picture itself, without name and price.`,
    ),
  ]
}
