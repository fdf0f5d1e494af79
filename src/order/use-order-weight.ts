import { useQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ownSize } from '#catalogue/settings/settings.ts'
import { productQuery } from '#catalogue/queries.ts'
import { shippingRates } from './checkout.ts'
import { gramsAtom, linesAtom } from './order-atoms.ts'

const isByWeight = shippingRates?.by === 'weight'

/** Weighs the order, where shipping costs by weight: the cart's lines have no weight. */
export function useOrderWeight(): void {
  const { size = ownSize } = useSearch({ from: '__root__' })
  const lines = useAtomValue(linesAtom)
  const setGrams = useSetAtom(gramsAtom)
  const found = useQueries({
    queries: isByWeight ? lines.map(({ product }) => productQuery(product, size)) : [],
  })
  const weights = found.map(({ data }, at) => (data?.weight ?? Number.NaN) * (lines[at]?.quantity ?? 0))
  const grams = weights.reduce((sum, weight) => sum + weight, 0)
  useEffect(() => setGrams(isByWeight && Number.isFinite(grams) ? grams : null), [grams, setGrams])
}
