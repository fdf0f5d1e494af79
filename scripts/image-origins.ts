import type { Product } from '#catalogue/product.ts'

/** Where the catalogue's pictures from elsewhere come from, each origin once: the policy admits these and no others. */
export function findImageOrigins(products: readonly Pick<Product, 'picture' | 'pictures'>[]): string[] {
  const addresses = products.flatMap(({ picture, pictures }) => [picture, ...pictures])
  const elsewhere = addresses.filter((address) => !address.startsWith('/'))
  return [...new Set(elsewhere.map((address) => new URL(address).origin))].toSorted()
}
