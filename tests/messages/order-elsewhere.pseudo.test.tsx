// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openOrder, unmarkedNow } from './open-order.tsx'

vi.mock('#shop', async (load) => {
  const { shopWith } = await import('./shop-with-checkout.ts')
  return shopWith(await load<typeof import('#shop')>(), {
    kind: 'stripe-links',
    links: { 1: 'https://buy.example/1', 2: 'https://buy.example/2' },
  })
})
vi.mock(import('#site/checkout-kind.ts'), async (load) => ({
  ...(await load()),
  checkoutKind: 'stripe-links',
  hasOrderPage: true,
}))

test('every text of an order that is paid elsewhere comes from a message file', async () => {
  const user = userEvent.setup()
  await openOrder([{ id: 3, name: 'Lid', price: 500, quantity: 1, image: '/l.avif' }])
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('ç'))
  expect(unmarkedNow()).toEqual([])

  await openOrder()
  for (const box of await screen.findAllByRole('checkbox')) {
    await user.click(box)
    expect(unmarkedNow()).toEqual([])
  }
  await user.click(document.querySelector('main button[aria-disabled=false]') ?? document.body)
  await waitFor(() => expect(document.getElementById('order-end')).not.toBeNull())
  expect(unmarkedNow()).toEqual([])
})
