import type { Category } from '#catalogue/settings/catalogue-settings.ts'
import type { Option, Product } from '#catalogue/product.ts'

/** The addresses among the swatches of an option, which may be colors, too. */
const swatchPictures = ({ swatches = [] }: Option) =>
  swatches.filter((swatch) => swatch !== null && !swatch.startsWith('#')).map(String)

/** The origins of the catalogue's external images, each once: the policy allows these and no others. */
export function findImageOrigins(
  products: readonly Pick<Product, 'picture' | 'pictures' | 'options'>[],
  categories: readonly Pick<Category, 'picture'>[] = [],
): string[] {
  const addresses = [
    ...products.flatMap(({ picture, pictures }) => [picture, ...pictures]),
    ...products.flatMap(({ options }) => options.flatMap(swatchPictures)),
    ...categories.flatMap(({ picture }) => picture ?? []),
  ]
  const elsewhere = addresses.filter((address) => !address.startsWith('/'))
  return [...new Set(elsewhere.map((address) => new URL(address).origin))].toSorted()
}
