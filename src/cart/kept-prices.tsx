import { useQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { productQuery } from '#catalogue/queries.ts'
import { smallestSize } from '#catalogue/source.ts'
import { cartAtom } from './cart-atoms.ts'
import { repriceAtom } from './cart-history.ts'

/**
 * Keeps the prices of a cart that outlives its page up to date. Renders nothing: the drawer reports what has changed.
 */
export function KeptPrices() {
  const { size = smallestSize } = useSearch({ from: '__root__' })
  const cart = useAtomValue(cartAtom)
  const reprice = useSetAtom(repriceAtom)
  const found = useQueries({ queries: cart.map(({ id }) => productQuery(id, size)) })
  // Has no effect where the prices are right. A line whose product could not be fetched stays as it is.
  useEffect(() => {
    const prices = cart.flatMap(({ id }, index) => {
      const product = found[index]?.data
      return product === undefined ? [] : [[id, product] as const]
    })
    reprice(new Map(prices))
  }, [cart, found, reprice])
  return null
}
