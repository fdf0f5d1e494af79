import type { Checkout } from '#shop-checkout.types.ts'
import type { ShopConfig } from '#shop.types.ts'

/** The module of the owner's configuration, in a shop whose orders go there. */
export const shopWith = <Module extends { readonly shop: ShopConfig }>(own: Module, checkout: Checkout) => ({
  ...own,
  cartScope: 'device',
  shop: {
    ...own.shop,
    checkout,
    prices: { tax: 'incl. VAT' },
    shipping: { by: 'sum', zones: [{ countries: ['US', 'DE'], steps: [{ from: 0, cost: 5 }] }] },
  },
})
