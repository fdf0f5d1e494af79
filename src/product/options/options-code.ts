import { useEffect, useState } from 'react'
import { hasVariants } from '#catalogue/head/head.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'
import { partCode } from '#ui/part-code.ts'

const code = partCode(() => import('./product-options.tsx').then((module) => module.ProductOptions))

type NeedsOptions = Pick<ProductSummary, 'choice'> | null | undefined

/** Fetches the code for a product's options, where it has some. */
export const fetchOptionsCode = (product: NeedsOptions): Promise<unknown> =>
  hasVariants && product?.choice ? code.fetch() : Promise.resolve()

/**
 * The component that chooses among a product's options; null where it has none, undefined until the code is fetched.
 * Not a `lazyPart`: what it chooses decides the whole page.
 */
function useFetchedCode(product: NeedsOptions) {
  const isNeeded = product?.choice !== undefined
  const [Fetched, setFetched] = useState(() => code.component)
  useEffect(() => {
    if (isNeeded && !Fetched)
      void importWithRetry(code.fetch).then((component) => setFetched(() => component))
  }, [Fetched, isNeeded])
  return isNeeded ? Fetched : null
}

export const useOptionsCode = hasVariants ? useFetchedCode : () => null
