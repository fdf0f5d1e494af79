import { hasVariants } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { partCode } from '#ui/part-code.ts'

/**
 * Apart from `loaded-options.tsx`: it comes with every page, for the loader. The mark and the condition let the build leave
 * all of it out of a shop without options.
 */
export const optionsCode = /* @__PURE__ */ partCode(() =>
  import('./product-options.tsx').then((module) => module.ProductOptions),
)

export type NeedsOptions = Pick<ProductSummary, 'choice'> | null | undefined

/** Fetches the code for a product's options, where it has some. */
export const fetchOptionsCode = (product: NeedsOptions): Promise<unknown> =>
  hasVariants && product?.choice ? optionsCode.fetch() : Promise.resolve()
