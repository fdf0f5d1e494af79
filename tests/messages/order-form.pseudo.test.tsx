// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderAttempt } from '#order/order-attempt.ts'
import type { SendResult } from '#order/send-order.ts'
import { openOrder, unmarkedNow } from './open-order.tsx'

vi.mock('#shop', async (load) => {
  const { shopWith } = await import('./shop-with-checkout.ts')
  return shopWith(await load<typeof import('#shop')>(), { kind: 'form', url: 'https://orders.example' })
})
vi.mock(import('#site/checkout-kind.ts'), async (load) => ({
  ...(await load()),
  checkoutKind: 'form',
  hasOrderPage: true,
}))

const results: readonly (readonly [SendResult | { readonly status: 'sending' }, Partial<OrderAttempt>])[] = [
  [{ status: 'sending' }, {}],
  [{ status: 'unsure' }, { state: 'unsure' }],
  [{ status: 'known' }, {}],
  [{ status: 'refused' }, {}],
  [{ status: 'price-changed', prices: [] }, {}],
  [
    {
      status: 'sold-out',
      articles: [
        { product: 1, left: 1 },
        { product: 2, left: 0 },
      ],
    },
    {},
  ],
  [
    { status: 'redirect', url: 'https://pay.example/1' },
    { state: 'awaited', paymentUrl: 'https://pay.example/1' },
  ],
]

test('every text of an order by form comes from a message file, whatever the shop answers', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const store = await openOrder()
  expect(unmarkedNow()).toEqual([])
  const { attemptAtom, changeAttemptAtom, resultAtom } = await import('#order/order-atoms.ts')
  const { draftAtom } = await import('#order/draft-atom.ts')
  const { cartAtom } = await import('#cart/cart-atoms.ts')
  const shown = new Set<string | undefined>()
  const check = () => {
    shown.add(document.querySelector('main')?.textContent)
    expect(unmarkedNow()).toEqual([])
  }
  for (const [result, attempt] of results) {
    act(() => {
      store.set(changeAttemptAtom, { state: 'open', ...attempt })
      store.set(resultAtom, { ...result, number: store.get(attemptAtom)?.number ?? '' })
    })
    check()
  }
  const sent = { key: store.get(attemptAtom)?.key ?? '', details: '', body: '' }
  act(() => void store.set(draftAtom, { sent }))
  check()
  for (const state of ['accepted', 'paid'] as const) {
    act(() => {
      store.set(changeAttemptAtom, { state })
      store.set(resultAtom, { status: state, number: '' })
      store.set(cartAtom, () => [])
    })
    check()
  }
  expect(shown.size).toBeGreaterThanOrEqual(results.length + 2)
})
