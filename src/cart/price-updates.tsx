import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { cartScope } from '#shop'
import type { Cart } from './cart.ts'
import { cartAtom } from './cart-atoms.ts'
import { followCartAtom, repriceAtom } from './cart-history.ts'
import { storedCart } from './stored-cart.ts'

/** The products of a stored cart, fetched: it may be older than their prices. */
function useFetchedProducts(cart: Cart, size: number) {
  return useQueries({ queries: cart.map(({ id }) => productQuery(id, size)) }).map(({ data }) => data)
}

/** Those that this visit has fetched for another reason: a page's cart is as new as the page. */
function useKnownProducts(cart: Cart, size: number) {
  const client = useQueryClient()
  return cart.map(({ id }) => client.getQueryData(productQuery(id, size).queryKey))
}

/** From when this tab comes to the front until it next updates its cart. */
const isInFrontAtom = atom(false)

const useProducts = cartScope === 'device' ? useFetchedProducts : useKnownProducts

/**
 * Updates the cart's prices, what has sold out, and how many are left. Renders nothing: the drawer shows the changes.
 */
export function PriceUpdates() {
  const { size = ownSize } = useSearch({ from: '__root__' })
  const cart = useAtomValue(cartAtom)
  const reprice = useSetAtom(repriceAtom)
  const found = useProducts(cart, size)
  const [isInFront, setInFront] = useAtom(isInFrontAtom)
  const follow = useSetAtom(followCartAtom)
  // After the subscription of the cart itself, which reads what the other tab has stored.
  useEffect(() => storedCart?.subscribe(follow), [follow])
  // React renders after `pageshow`, when a stored cart is read anew.
  useEffect(() => {
    const update = () => setInFront(!document.hidden)
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [setInFront])
  // A line whose product is not known does not change.
  useEffect(() => {
    const products = cart.flatMap(({ id }, index) => {
      const product = found[index]
      return product === undefined ? [] : [[id, product] as const]
    })
    reprice(new Map(products), isInFront)
    setInFront(false)
  }, [cart, found, reprice, isInFront, setInFront])
  return null
}
