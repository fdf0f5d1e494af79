/* `checkout` in the owner's configuration; `docs/orders.md` explains each kind. */

/**
 * The articles of this shop, and their ids or addresses at the target: a variant by its SKU, one without by its product and
 * values (`7.blue.m`), a product without options by its id. The build names those that are missing.
 */
export type TargetIds = Readonly<Record<string, string>>

interface OrderOptions {
  /** The address of the terms, `/terms` or a whole one: the shopper has to agree to them before ordering. */
  readonly terms?: string
  /** Where orders can be collected; offered beside shipping. */
  readonly pickup?: string
  /** `true` asks for a discount code, and passes it on unchecked. */
  readonly discountCodes?: boolean
}

/** Of the checkouts with a form. */
interface FormOptions {
  /** What an order needs, `email` where it is missing; the other one is optional. */
  readonly contact?: 'email' | 'phone' | 'both'
  /** How an order is paid: 'Cash on delivery'. */
  readonly payment?: string
}

export type Checkout = { readonly kind: 'notice' } | OrderCheckout

/** Those with a page for the order. */
export type OrderCheckout = OrderOptions &
  (
    | (FormOptions & { readonly kind: 'email'; readonly address: string })
    /** `phone` in digits with the country code: 4915112345678. */
    | (FormOptions & { readonly kind: 'whatsapp'; readonly phone: string })
    /** An https address that answers as `docs/orders.md` says; `http://localhost:4190` to try it. */
    | (FormOptions & { readonly kind: 'form'; readonly url: string })
    | { readonly kind: 'stripe-links'; readonly links: TargetIds }
    /** `url` of the Shopify shop, without a slash at the end. */
    | { readonly kind: 'shopify'; readonly url: string; readonly variants: TargetIds }
    /** WooCommerce 10 or later; `products` are ids of products or variations there. */
    | { readonly kind: 'woocommerce'; readonly url: string; readonly products: TargetIds }
    | { readonly kind: 'link'; readonly url: string }
  )
