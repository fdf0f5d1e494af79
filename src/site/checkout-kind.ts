// Defined by the build from `checkout` in `shop.config.ts`, so that it leaves out the code of the others.
const built: unknown = import.meta.env.CHECKOUT

/** 'notice' for a shop that takes no orders. */
export const checkoutKind = built

export const hasOrderPage = built !== 'notice'

/** Whether the shop says tax and shipping at each price (`prices` in `shop.config.ts`). */
export const hasPriceNotes = import.meta.env.PRICE_NOTES === true

/** Whether the cart says what shipping costs, or the tax. */
export const hasCartCosts = import.meta.env.CART_COSTS === true
