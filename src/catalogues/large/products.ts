import type { RawProduct } from '#catalogue/import/raw-product.ts'
import { firstGeneratedId, generateProduct } from '../demo/generated.ts'

/** The highest id; `RECORDS` overrides it. */
const size = Number(process.env['RECORDS'] ?? 1_000_000)

/** The id of a record with another name, for measurements of a rebuild after a change. */
const changed = Number(process.env['CHANGED_RECORD'])

/** As an owner would write it; without images. */
function recordOf(id: number): RawProduct {
  const { price, originalPrice, rating, brand, features, ...product } = generateProduct(id)
  return {
    id,
    name: id === changed ? `${product.name}, changed` : product.name,
    description: product.description,
    category: product.category,
    price: price / 100,
    ...(originalPrice !== null && { originalPrice: originalPrice / 100 }),
    ...(rating !== null && { rating }),
    reviews: product.reviews,
    ...(brand !== null && { brand }),
    inStock: true,
    features: [...features],
    specifications: Object.fromEntries(product.specifications.map(({ label, value }) => [label, value])),
  }
}

/** The demo's generated products as records: the texts of its large test catalogues. */
export const products: Iterable<RawProduct> = {
  *[Symbol.iterator]() {
    for (let id = firstGeneratedId; id <= size; id += 1) yield recordOf(id)
  },
}
