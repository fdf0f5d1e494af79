import { useEffect, useState } from 'react'
import { hasVariants } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'
import { partCode } from '#ui/part-code.ts'
import type { OptionsProps } from './product-options.tsx'

// The marks and conditions let the build leave all of it out of a shop without options.
const code = /* @__PURE__ */ partCode(() =>
  import('./product-options.tsx').then((module) => module.ProductOptions),
)

type NeedsOptions = Pick<ProductSummary, 'choice'> | null | undefined

/** Fetches the code for a product's options, where it has some. */
export const fetchOptionsCode = (product: NeedsOptions): Promise<unknown> =>
  hasVariants && product?.choice ? code.fetch() : Promise.resolve()

/** False until the code for a product's options is fetched, where it has some. */
function useFetchedCode(product: NeedsOptions): boolean {
  const isNeeded = product?.choice !== undefined
  const [isFetched, setFetched] = useState(() => code.component !== undefined)
  useEffect(() => {
    if (isNeeded && !isFetched) void importWithRetry(code.fetch).then(() => setFetched(true))
  }, [isFetched, isNeeded])
  return isFetched || !isNeeded
}

export const useOptionsCode = hasVariants ? useFetchedCode : () => true

function FetchedOptions(props: OptionsProps) {
  const [Fetched] = useState(() => code.component)
  return Fetched && <Fetched {...props} />
}

/**
 * The page of a product with options, once `useOptionsCode` is true. Not a `lazyPart`: what is chosen decides the whole
 * page, which waits for the code as it does for the product's details.
 */
export const LoadedOptions = hasVariants ? FetchedOptions : () => null
