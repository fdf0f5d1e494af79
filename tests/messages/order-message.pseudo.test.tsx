// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { field, fill, longText, openOrder, submit, typed, unmarkedNow } from './open-order.tsx'

vi.mock('#shop', async (load) => {
  const { shopWith } = await import('./shop-with-checkout.ts')
  return shopWith(await load<typeof import('#shop')>(), {
    kind: 'email',
    address: 'ada@example.com',
    terms: '/terms',
    pickup: 'Pier 7',
    payment: 'Cash on delivery',
    discountCodes: true,
  })
})
vi.mock(import('#site/checkout-kind.ts'), async (load) => ({
  ...(await load()),
  checkoutKind: 'email',
  hasOrderPage: true,
}))

const errors = () => document.querySelectorAll('main form a[href^="#order-"]').length

test('every text of an order by message comes from a message file, from its errors to its end', async () => {
  const user = userEvent.setup()
  await openOrder([])
  expect(unmarkedNow()).toEqual([])

  await openOrder()
  expect(unmarkedNow()).toEqual([])
  submit()
  await waitFor(() => expect(errors()).toBe(7))
  expect(unmarkedNow()).toEqual([])
  const texts = [...Object.keys(typed), 'phone', 'extra', 'discountCode']
  fill(Object.fromEntries(texts.map((name) => [name, longText])))
  submit()
  await waitFor(() => expect(errors()).toBe(11))
  expect(unmarkedNow()).toEqual([])
  fill({ ...Object.fromEntries(texts.map((name) => [name, ''])), ...typed, email: 'ada' })
  submit()
  await waitFor(() => expect(errors()).toBe(2))
  expect(unmarkedNow()).toEqual([])

  fill(typed)
  await user.click(field('hasAgreed'))
  submit()
  await waitFor(() => expect(document.querySelector('main pre')).not.toBeNull())
  expect(unmarkedNow()).toEqual([])
  const button = (at: number) =>
    document.querySelectorAll('section[aria-labelledby=order-message] button')[at] ?? document.body
  for (const isCopied of [true, false]) {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() =>
      isCopied ? Promise.resolve() : Promise.reject(new Error('refused')),
    )
    await user.click(button(0))
    expect(unmarkedNow()).toEqual([])
  }
  await user.click(button(1))
  await waitFor(() => expect(document.getElementById('order-end')).not.toBeNull())
  expect(unmarkedNow()).toEqual([])
})
