// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { cartAtom } from '#cart/cart-atoms.ts'
import { OrderSummary } from '#order/order-summary.tsx'

test.each([
  [3, true],
  [2, false],
])('of %d of a line that was lowered to 3, it says what is left: %s', (quantity, isSaid) => {
  const store = createStore()
  const mug = { id: 1, name: 'Mug', price: 1990, quantity, image: '/m.avif', left: 3, wanted: 5 }
  store.set(cartAtom, () => [mug])
  render(
    <Provider store={store}>
      <OrderSummary hasDelivery={false} />
    </Provider>,
  )
  expect(screen.queryByText('Only 3 left, you had 5') !== null).toBe(isSaid)
})
