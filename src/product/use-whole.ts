import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import type { OpenedProduct } from '#catalogue/opened-product.ts'
import type { Product } from '#catalogue/product.ts'

/**
 * All of the product; null until it has come, and in the first picture after a press on a card, which is to show what
 * was pressed without delay. Throws what kept it from coming.
 */
export function useWhole({ summary: { id }, whole, found }: OpenedProduct): Product | null {
  const { catalogue } = useRouter().options.context
  const [pressed] = useState(() => catalogue.foreseen()?.id)
  const [late, setLate] = useState<Product | null>(null)
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null)
  if (failure) throw failure.reason
  const known = pressed === id ? undefined : found()
  const isKnown = known !== undefined

  useEffect(() => {
    if (isKnown) return
    let isAsked = true
    whole.then(
      (product) => {
        if (isAsked) startTransition(() => setLate(product))
      },
      (reason: unknown) => {
        if (isAsked) setFailure({ reason })
      },
    )
    return () => {
      isAsked = false
    }
  }, [isKnown, whole])

  return known ?? (late?.id === id ? late : null)
}
