// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

// Files that cannot be fetched.
vi.mock(import('#product/product-tabs.tsx'), () => Promise.reject(new Error('gone')))
vi.mock(import('#lab/size-notice.tsx'), () => Promise.reject(new Error('gone')))

test.each([
  ['/product/1', 'Fennwick Drift Over-Ear Headphones'],
  ['/compare?size=1000', 'Compare'],
])('%s is shown without a part whose code cannot be fetched', async (address, heading) => {
  await openShop(address)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(screen.queryByRole('alert')).toBeNull()
})
