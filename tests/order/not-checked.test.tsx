// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openOrder } from '../messages/open-order.tsx'

const { product } = vi.hoisted(() => ({ product: vi.fn<() => Promise<unknown>>() }))
vi.mock('#catalogue/source/source-for.ts', async (load) => {
  const module = await load<typeof import('#catalogue/source/source-for.ts')>()
  type SourceFor = typeof module.sourceFor
  const sourceFor: SourceFor = async (...given) => {
    const source = await module.sourceFor(...given)
    return { ...source, product: (...one) => product().then(() => source.product(...one)) }
  }
  return { ...module, sourceFor }
})
vi.mock('#shop', async (load) => {
  const { shop } = await load<typeof import('#shop')>()
  return {
    shop: { ...shop, checkout: { kind: 'link', url: 'https://forms.example/order' } },
    cartScope: 'device',
  }
})

test('nothing is ordered before the catalogue has answered, and Retry asks it again', async () => {
  product.mockRejectedValue(new Error('offline'))
  await openOrder([{ id: 1, name: 'Mug', price: 18_999, quantity: 1, image: '/m.avif' }], {
    isChecked: false,
  })
  await screen.findByText(/^Prices and stock could not be checked, and nothing is ordered without that\./)
  expect(screen.queryByRole('link', { name: /^Go on at/ })).toBeNull()
  product.mockResolvedValue(null)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(await screen.findByRole('link', { name: 'Go on at forms.example' })).toBeDefined()
})
