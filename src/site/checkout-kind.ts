// Defined by the build from `checkout` in `shop.config.ts`, so that it leaves out the code of the others.
const built: unknown = import.meta.env.CHECKOUT

/** 'notice' for a shop that takes no orders. */
export const checkoutKind = built

export const hasOrderPage = built !== 'notice'
