// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

const { opened, closed } = vi.hoisted((): Record<'opened' | 'closed', number[]> => ({
  opened: [],
  closed: [],
}))
vi.mock('virtual:catalogue/imports', () => ({
  async importLarge() {
    const { embeddedSource } = await import('#catalogue/source/embedded-source.ts')
    return {
      openLarge(size: number) {
        opened.push(size)
        return { ...embeddedSource, open: () => Promise.resolve(), close: () => void closed.push(size) }
      },
    }
  },
}))

test('a large catalogue is closed once it is turned off, and opened again by Back', async () => {
  // The source asks whether there are workers.
  vi.stubGlobal('Worker', vi.fn())
  const { user, address, back } = await openShop('/products?size=10000')
  expect(opened).toEqual([10_000])
  await user.click(await screen.findByRole('link', { name: /^Turn off/i }))
  await waitFor(() => expect(closed).toEqual([10_000]))
  expect(address()).toBe('/products')
  await back()
  await user.click(screen.getByRole('button', { name: /^Fashion/ }))
  await waitFor(() => expect(opened).toEqual([10_000, 10_000]))
})
