// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { addToCartAtom, cartAtom, lastRemovedAtom } from '#cart/cart-atoms.ts'
import { CartLinkDialog } from '#cart/cart-link-dialog.tsx'
import { addToCart } from '#cart/cart.ts'
import { removeLineAtom } from '#cart/line-atoms.ts'
import { someProduct } from './some-product.ts'

test.each(['Take theirs', 'Add together'])(
  'after “%s” the cart does not offer to undo a removal before it',
  (name) => {
    const store = createStore()
    store.set(addToCartAtom, someProduct({ id: 1 }), 1)
    store.set(addToCartAtom, someProduct({ id: 2 }), 1)
    store.set(removeLineAtom, 1)
    const cart = addToCart([], someProduct({ id: 3 }))
    render(
      <Provider store={store}>
        <CartLinkDialog
          isOpen
          shared={{ cart, missing: 0 }}
          close={() => undefined}
          retry={() => undefined}
        />
      </Provider>,
    )
    fireEvent.click(screen.getByRole('button', { name }))
    expect(store.get(cartAtom).at(-1)?.id).toBe(3)
    expect(store.get(lastRemovedAtom)).toBeNull()
  },
)
