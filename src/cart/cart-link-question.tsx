import * as texts from 'virtual:messages/cart'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { ensureQuery, productQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { announce } from '#ui/announcer.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { addToCart, emptyCart, itemCount } from './cart.ts'
import { readCartLink, type OpenedLink } from './cart-link.ts'
import { currentItem } from './current-item.ts'

const CartLinkDialog = lazyPart(
  () => import('./cart-link-dialog.tsx').then((module) => module.CartLinkDialog),
  { when: 'rendered' },
)

/**
 * Opens the dialog where the address ends in a cart (`#cart=1x2,7x1`). Only an answer removes that part from the address:
 * a reload asks again, and tries again after a failure.
 */
export function CartLinkQuestion() {
  const router = useRouter()
  const { size = ownSize } = useSearch({ from: '__root__' })
  const [shared, setShared] = useState<OpenedLink>()
  const [isOpen, setOpen] = useState(false)

  const openLink = useCallback(() => {
    const show = (found: OpenedLink) => {
      setShared(found)
      setOpen(true)
    }
    const readLink = async (hash: string) => {
      const lines = readCartLink(hash)
      if (!lines) return
      const { queryClient } = router.options.context
      const found = await Promise.all(
        lines.map(async (line) => ({
          item: currentItem(line, await ensureQuery(queryClient, productQuery(line.id, size))),
          quantity: line.quantity,
        })),
      )
      // The visitor may have left the page, or opened another link.
      if (window.location.hash !== hash) return
      let cart = emptyCart
      let missing = 0
      for (const { item, quantity } of found) {
        const before = itemCount(cart)
        if (item) cart = addToCart(cart, item, quantity)
        missing += quantity - (itemCount(cart) - before)
      }
      show(lines.length > 0 ? { cart, missing } : 'empty')
    }
    const { hash } = window.location
    readLink(hash).catch(() => window.location.hash === hash && show('failed'))
  }, [router, size])
  useEffect(() => {
    openLink()
    window.addEventListener('hashchange', openLink)
    return () => window.removeEventListener('hashchange', openLink)
  }, [openLink])

  return (
    shared && (
      <CartLinkDialog
        isOpen={isOpen}
        shared={shared}
        close={() => {
          setOpen(false)
          if (shared !== 'failed')
            void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
        }}
        retry={() => {
          setOpen(false)
          announce(texts.linkLoading)
          openLink()
        }}
      />
    )
  )
}
