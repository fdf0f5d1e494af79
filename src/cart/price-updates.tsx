import { useQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/head.ts'
import { cartAtom } from './cart-atoms.ts'
import { repriceAtom } from './cart-history.ts'

/** Updates the prices of a stored cart, and what has sold out. Renders nothing: the drawer shows the changes. */
export function PriceUpdates() {
  const { size = ownSize } = useSearch({ from: '__root__' })
  const cart = useAtomValue(cartAtom)
  const reprice = useSetAtom(repriceAtom)
  const found = useQueries({ queries: cart.map(({ id }) => productQuery(id, size)) })
  // A line whose product could not be fetched does not change.
  useEffect(() => {
    const prices = cart.flatMap(({ id }, index) => {
      const product = found[index]?.data
      return product === undefined ? [] : [[id, product] as const]
    })
    reprice(new Map(prices))
  }, [cart, found, reprice])
  return null
}
