import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/head.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { addToCart, emptyCart, type Cart } from './cart.ts'
import { readCartLink } from './cart-link.ts'

const CartLinkDialog = lazyComponent(
  async () => (await importWithRetry(() => import('./cart-link-dialog.tsx'))).CartLinkDialog,
)

interface Shared {
  readonly cart: Cart | null
  readonly missing: number
}

/** Opens the dialog where the address ends in a cart (`#cart=1x2,7x1`), and removes that part from the address. */
export function CartLinkQuestion() {
  const router = useRouter()
  const { size = ownSize } = useSearch({ from: '__root__' })
  const [shared, setShared] = useState<Shared>()

  useEffect(() => {
    const readLink = async () => {
      const lines = readCartLink(window.location.hash)
      if (!lines) return
      await router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
      const { queryClient } = router.options.context
      const found = await Promise.all(
        lines.map(async ({ id, quantity }) => ({
          product: await queryClient.query({ ...productQuery(id, size), staleTime: 'static' }),
          quantity,
        })),
      )
      const cart = found.reduce<Cart>(
        (sum, { product, quantity }) => (product ? addToCart(sum, product, quantity) : sum),
        emptyCart,
      )
      const missing = found.filter(({ product }) => !product).length
      if (lines.length > 0) setShared({ cart, missing })
    }
    const onHash = () => void readLink().catch(() => undefined)
    onHash()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [router, size])

  return (
    shared && (
      <CartLinkDialog
        theirs={shared.cart}
        missing={shared.missing}
        close={() => setShared({ cart: null, missing: 0 })}
      />
    )
  )
}
