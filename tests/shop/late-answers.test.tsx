// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

/** Answers of the catalogue that are held back. */
const gate = vi.hoisted((): { held: Promise<void> } => ({ held: Promise.resolve() }))

vi.mock(import('#catalogue/source/source-for.ts'), async (load) => {
  const module = await load()
  return {
    ...module,
    async sourceFor(...args) {
      const source = await module.sourceFor(...args)
      return {
        ...source,
        async slice(...query) {
          await gate.held
          return source.slice(...query)
        },
        async counts(...query) {
          await gate.held
          return source.counts(...query)
        },
      }
    },
  }
})

const slow = { timeout: 10_000 }

/** Holds back all answers from now on, until the returned function is called. */
function holdAnswers(): () => Promise<void> {
  let release = () => {}
  gate.held = new Promise((resolve) => {
    release = resolve
  })
  return async () => {
    gate.held = Promise.resolve()
    await act(async () => release())
  }
}

beforeEach(() => {
  gate.held = Promise.resolve()
  localStorage.clear()
  sessionStorage.clear()
})

test('the sort field has the chosen order before its products are there, and the address’s after Back', async () => {
  const { user, address, back } = await openShop('/products')
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }, slow)
  const release = holdAnswers()
  await user.selectOptions(order, 'Price, low to high')
  expect(order.value).toBe('price-up')
  await user.selectOptions(order, 'Price, high to low')
  expect(order.value).toBe('price-down')
  await release()
  await waitFor(() => expect(address()).toBe('/products?sort=price-down'))
  expect(order.value).toBe('price-down')
  await back()
  await waitFor(() => expect(order.value).toBe(''))
})
