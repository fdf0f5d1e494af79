// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

vi.mock('#shop.details.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  perks: [],
}))

test('a product of a shop without perks has no empty list, whose border would stay', async () => {
  await openShop('/product/1')
  const panel = within(screen.getByRole('region', { name: 'Buy' }))
  expect(panel.getByRole('button', { name: /^Add to Cart/ })).toBeTruthy()
  expect(panel.queryAllByRole('list').filter((list) => list.childElementCount === 0)).toEqual([])
})
