/** '1 item', '3 items'. */
export const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** '3 items in the cart'. */
export const itemsInCart = (count: number): string =>
  count === 0 ? 'the cart is empty' : `${items(count)} in the cart`

/** Begins the hash of an address that shares a cart. */
export const cartHash = '#cart='
