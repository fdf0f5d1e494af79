import { vi } from 'vitest'
import type { Checkout } from '#shop-checkout.types.ts'
import type { ShopConfig } from '#shop.types.ts'
import { openOrder } from '../messages/open-order.tsx'

/** Opens the page of the order in a shop with this checkout, with a cart of its device. */
export async function openWith(checkout: Checkout, change: Partial<ShopConfig> = {}) {
  vi.resetModules()
  vi.doMock('#shop', async (load) => {
    const { shopWith } = await import('../messages/shop-with-checkout.ts')
    const module = shopWith(await load<typeof import('#shop')>(), checkout)
    return { ...module, shop: { ...module.shop, ...change } }
  })
  vi.doMock('#site/checkout-kind.ts', async (load) => ({
    ...(await load<typeof import('#site/checkout-kind.ts')>()),
    checkoutKind: checkout.kind,
    hasOrderPage: true,
  }))
  document.body.innerHTML = '<div id="announcer"></div>'
  const store = await openOrder()
  const { cartAtom } = await import('#cart/cart-atoms.ts')
  const atoms = await import('#order/order-atoms.ts')
  const { draftAtom } = await import('#order/draft-atom.ts')
  return { ...atoms, draftAtom, store, cartAtom }
}

export const announced = () => document.getElementById('announcer')?.textContent
