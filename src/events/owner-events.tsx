import { importListeners } from 'virtual:shop/listeners'
import { useRouter, type AnyRouteMatch } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { beganWithReturn } from '#address/first-address.ts'
import { referringList } from '#address/referring-list.ts'
import { cartAtom } from '#cart/cart-atoms.ts'
import { checkoutPressesAtom } from '#cart/line-atoms.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { findListed, productQuery, sliceQuery } from '#catalogue/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { lazyPart } from '#ui/lazy-part.tsx'
import { checkoutEvent } from './cart-events.ts'
import { dispatchShopEvent, itemOf, withCurrency, withValue } from './shop-event.ts'
import { tellCarts } from './tell-carts.ts'
import { listOf, productIdOf, searchOf } from './page-of-match.ts'

/** Milliseconds of a pause after which a changed list is one that the visitor looks at: each typed letter changes it. */
const pause = 1000

interface OwnerEventsProps {
  readonly firstMatch: AnyRouteMatch | undefined
}

/** Tells the owner's listeners what the visitor looks at and puts into the cart. Renders nothing. */
function ToldEvents({ firstMatch }: OwnerEventsProps) {
  useCartEvents()
  usePageEvents(firstMatch)
  return null
}

/** Waits for the owner's own listeners, which hear of all of it; without them the other listeners still do. */
export const OwnerEvents = lazyPart(
  async () => {
    await importListeners?.().catch(console.error)
    return ToldEvents
  },
  { when: 'rendered' },
)

function useCartEvents() {
  const store = useStore()
  useEffect(() => {
    const stopCart = tellCarts(store)
    const stopCheckout = store.sub(checkoutPressesAtom, () =>
      dispatchShopEvent('begin_checkout', checkoutEvent(store.get(cartAtom))),
    )
    return () => {
      stopCart()
      stopCheckout()
    }
  }, [store])
}

interface Shown {
  readonly list: string | null
}

/** The list from which the browser itself opened the first page. A reload opens it from nowhere. */
const pageBefore = (): Shown => ({ list: (!beganWithReturn() && referringList()?.pathname) || null })

/** Tells one page; `before` is the page that led there. */
function tellPage(match: AnyRouteMatch | undefined, client: QueryClient, before: Shown): Shown {
  const id = productIdOf(match)
  if (id) {
    // The page of a pressed card is rendered before its product has come.
    const product = client.getQueryData(productQuery(id.id, id.size).queryKey) ?? findListed(client, id.id)
    if (!product) return { list: null }
    const item = itemOf(product)
    if (before.list) dispatchShopEvent('select_item', { item_list_id: before.list, ...withCurrency([item]) })
    dispatchShopEvent('view_item', withValue([item]))
    return { list: null }
  }
  const list = listOf(match)
  if (!match || !list) return { list: null }
  const words = searchOf(match)
  if (words !== '') dispatchShopEvent('search', { search_term: words })
  const slice = client.getQueryData(sliceQuery(list.listQuery, list.page).queryKey)
  const products: readonly ProductSummary[] = slice?.products ?? list.firstSlice ?? []
  dispatchShopEvent('view_item_list', {
    item_list_id: match.pathname,
    ...withCurrency(products.map((product, index) => itemOf(product, { index }))),
  })
  return { list: match.pathname }
}

function usePageEvents(firstMatch: AnyRouteMatch | undefined) {
  const router = useRouter()
  useEffect(() => {
    const { queryClient } = router.options.context
    let shownId = firstMatch?.id
    let shown = tellPage(firstMatch, queryClient, pageBefore())
    const tell = () => {
      const match = router.state.matches.at(-1)
      if (match?.id === shownId) return
      shownId = match?.id
      shown = tellPage(match, queryClient, shown)
    }
    // This code loads with the first input, which may have been the press of a link. A page on its way is told once rendered.
    if (router.state.status === 'idle') tell()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      clearTimeout(timer)
      if (pathChanged) tell()
      else timer = setTimeout(tell, pause)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [router, firstMatch])
}
