import type { Category } from '#catalogue/head/catalogue-head.ts'
import type { Product } from '#catalogue/product.ts'

/** The origins of the catalogue's external images, each once: the policy allows these and no others. */
export function findImageOrigins(
  products: readonly Pick<Product, 'picture' | 'pictures'>[],
  categories: readonly Pick<Category, 'picture'>[] = [],
): string[] {
  const addresses = [
    ...products.flatMap(({ picture, pictures }) => [picture, ...pictures]),
    ...categories.flatMap(({ picture }) => picture ?? []),
  ]
  const elsewhere = addresses.filter((address) => !address.startsWith('/'))
  return [...new Set(elsewhere.map((address) => new URL(address).origin))].toSorted()
}
