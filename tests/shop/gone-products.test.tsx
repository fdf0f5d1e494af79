// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { openShop } from './open-shop.tsx'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => {
  const settings = await load()
  return { ...settings, largestSize: settings.ownSize }
})

/** No product of the catalogue has it. */
const gone = 77

test('what the catalogue no longer has leaves the saved products, once their list is shown', async () => {
  localStorage.setItem('shop/saved/1', `[2,${gone},1]`)
  const { user, visit } = await openShop('/products')
  const stored = () => localStorage.getItem('shop/saved/1')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await screen.findByRole('link', { name: /^Saved.* 3$/ })
  await visit('/products?saved=true')
  await screen.findByRole('link', { name: /^Saved.* 2$/ })
  expect(stored()).toBe('[2,1]')
})

test('a catalogue that cannot say which products it has leaves the saved ones', async () => {
  localStorage.setItem('shop/saved/1', `[2,${gone},1]`)
  const failing = vi.spyOn(embeddedSource, 'product').mockRejectedValue(new Error('busy'))
  const { user } = await openShop('/products?saved=true')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(failing).toHaveBeenCalledWith(gone, expect.anything()))
  await screen.findByRole('link', { name: /^Saved.* 3$/ })
})

test('what the catalogue no longer has leaves the comparison', async () => {
  sessionStorage.setItem('shop/compare/1', `[1,2,3,${gone}]`)
  const { user } = await openShop('/products')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await screen.findByText('3 of 4', { exact: false })
  expect(sessionStorage.getItem('shop/compare/1')).toBe('[1,2,3]')
})

test('a catalogue that cannot say which products it has leaves the comparison', async () => {
  sessionStorage.setItem('shop/compare/1', `[1,2,3,${gone}]`)
  const failing = vi.spyOn(embeddedSource, 'product').mockRejectedValue(new Error('busy'))
  const { user } = await openShop('/products')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(failing).toHaveBeenCalledWith(gone, expect.anything()))
  await screen.findByText('4 of 4', { exact: false })
  expect(sessionStorage.getItem('shop/compare/1')).toBe(`[1,2,3,${gone}]`)
})

test('what the catalogue no longer has leaves the choice on the page of the comparison', async () => {
  sessionStorage.setItem('shop/compare/1', `[1,2,${gone}]`)
  await openShop(`/compare?ids=1,2,${gone}`)
  await waitFor(() => expect(sessionStorage.getItem('shop/compare/1')).toBe('[1,2]'))
})
