import { cleanCatalogue } from '#catalogue/clean-catalogue.ts'
import { firstGeneratedId } from '#catalogue/demo/generate-product.ts'
import { rawProducts } from '#catalogue/demo/raw-products.ts'
import { smallestSize } from '#catalogue/source.ts'

/** Ids of the shop's own catalogue, in order; each has a page of its own. */
export function findProductIds(): number[] {
  const written = cleanCatalogue(rawProducts).products.map(({ id }) => id)
  const generated = Array.from(
    { length: smallestSize - firstGeneratedId + 1 },
    (_, index) => firstGeneratedId + index,
  )
  return [...written, ...generated]
}
