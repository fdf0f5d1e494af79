import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect } from 'vitest'
import { textsOf } from './page-texts.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

const lines = [
  { id: 1, name: 'Mug', price: 18_999, quantity: 2, image: '/m.avif' },
  { id: 2, name: 'Pot', price: 3400, quantity: 1, image: '/p.avif', was: 4000 },
]

export const typed = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  street: 'Clay Street',
  postalCode: '11201',
  city: 'Brooklyn',
  region: 'NY',
  note: 'Please ring',
}

export const longText = 'x'.repeat(3000)

/** What is typed, what owners write, and what `Intl` names. */
const ownWords = [
  ...Object.values(typed),
  longText,
  ...lines.map(({ name }) => name),
  'pay.example',
  'Pier 7',
  'Cash on delivery',
  'incl. VAT',
  'Germany',
  'United States',
]

/** The texts that the page shows now and that come from no message file. */
export const unmarkedNow = () => unmarkedTexts(textsOf(document.body.outerHTML).split('\n'), ownWords)

type Store = ReturnType<typeof createStore>

/** Renders the page of the order, with a cart of an earlier visit. */
export async function openOrder(
  cart: readonly object[] = lines,
  /** Whether the catalogue answers for each line. */
  { isChecked = cart.length > 0 } = {},
): Promise<Store> {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('shop/cart/1', JSON.stringify(cart))
  // After the mocks of the test.
  const { OrderPage } = await import('#order/order-page.tsx')
  const router = createRouter({
    routeTree: createRootRoute({ component: OrderPage }),
    history: createMemoryHistory(),
  })
  const store = createStore()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Provider store={store}>
        <main>
          <RouterProvider router={router} />
        </main>
      </Provider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  // Once the prices are checked.
  if (isChecked) await waitFor(() => expect(document.getElementById('order-summary')).not.toBeNull())
  return store
}

export const field = (name: string): Element => document.getElementById(`order-${name}`) ?? document.body

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}

export const submit = () => fireEvent.submit(document.querySelector('main form') ?? document.body)
