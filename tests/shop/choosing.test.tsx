// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { announced, openShop } from './open-shop.tsx'

const name = 'Fennwick Drift Over-Ear Headphones'
const choice = { option: 'Band', count: 2 } as const
const options = [{ name: 'Band', values: ['Short', 'Long'] }]

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({
  ...(await load()),
  hasVariants: true,
  hasOptionFilters: true,
  optionFilters: [
    {
      key: 'band',
      name: 'Band',
      values: [
        { key: 'short', name: 'Short' },
        { key: 'long', name: 'Long' },
      ],
    },
  ],
}))

const source = { ...embeddedSource }

beforeEach(() => {
  vi.spyOn(embeddedSource, 'product').mockImplementation(async (id, size) => {
    const product = await source.product(id, size)
    return (
      product && {
        ...product,
        choice,
        options,
        variants: ['Short', 'Long'].map((value) => ({
          sku: null,
          values: [value],
          price: 18_999,
          stock: 'in' as const,
        })),
      }
    )
  })
  vi.spyOn(embeddedSource, 'slice').mockImplementation(async (listQuery, page, signal) => {
    const slice = await source.slice({ ...listQuery, filters: {} }, page, signal)
    return { ...slice, products: slice.products.map((product) => ({ ...product, choice })) }
  })
})

async function openDialog(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.click(screen.getByRole('link', { name: (label) => label.includes(`, ${name}`) }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(2))
  return dialog
}

test('the options of a card start with the value that the list is filtered by', async () => {
  const { user } = await openShop('/products?band=long')
  const dialog = await openDialog(user)
  expect(dialog.getByRole('radio', { name: 'Long' })).toHaveProperty('checked', true)
  expect(dialog.getByRole('link').getAttribute('href')).toContain('?band=long')
  await user.click(dialog.getByRole('button', { name: /^Add to Cart/ }))
  await waitFor(() => expect(announced()).toBe(`${name}, Long added, 1 item in the cart`))
})

test('the options of a card stay open while the position is written, and close with another list', async () => {
  const { router, user, visit } = await openShop('/products?band=long')
  const dialog = await openDialog(user)
  await act(() =>
    router.navigate({ to: '/products', search: (before) => ({ ...before, at: 5 }), replace: true }),
  )
  await act(() => router.invalidate())
  expect(dialog.getByRole('heading', { name }).closest('[data-state="open"]')).toBeTruthy()
  await visit('/products?band=short')
  await waitFor(() => expect(screen.queryByRole('heading', { name, level: 2 })).toBeNull())
})

test('the products before and after one have the value that their list is filtered by', async () => {
  const { user, address } = await openShop('/products?band=long')
  await user.click(screen.getByRole('link', { name }))
  const next = await screen.findByRole('link', { name: /^Next/ })
  expect(next.getAttribute('href')).toMatch(/\?band=long$/)
  await user.click(next)
  await waitFor(() => expect(address()).toMatch(/^\/product\/2\b.*\?band=long$/))
  expect(await screen.findByRole('radio', { name: 'Long' })).toHaveProperty('checked', true)
})
