import { useRouter, useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { smallestSize } from '#catalogue/source.ts'
import { cartAtom } from './cart-atoms.ts'
import { repriceAtom } from './cart-history.ts'

/** Keeps a cart that outlives its page at the catalogue's prices. Draws nothing: the drawer says what has changed. */
export function KeptPrices() {
  const { catalogue } = useRouter().options.context
  const { size = smallestSize } = useSearch({ from: '__root__' })
  const cart = useAtomValue(cartAtom)
  const reprice = useSetAtom(repriceAtom)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const found = await Promise.all(
        cart.map(async ({ id }) => [id, await catalogue.find(id, size)] as const),
      )
      if (isCurrent) reprice(new Map(found))
    }
    // Without the catalogue the lines stay as they are.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [cart, catalogue, reprice, size])
  return null
}
