// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { openShop } from '../shop/open-shop.tsx'
import { textsOf } from './page-texts.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({ ...(await load()), hasVariants: true }))

const options = [
  { name: 'Color', values: ['Black', 'Blue'], swatches: ['#111111', null] },
  { name: 'Band', values: ['Short', 'Long'] },
]
const ownWords = options.flatMap(({ name, values }) => [name, ...values])
const choice = { option: 'Color', count: 2, hasPrices: true } as const

const source = { ...embeddedSource }

beforeEach(() => {
  vi.spyOn(embeddedSource, 'product').mockImplementation(async (id, size) => {
    const product = await source.product(id, size)
    return (
      product && {
        ...product,
        choice,
        options,
        variants: [
          { sku: null, values: ['Black', 'Short'], price: 18_999, stock: 'in' as const },
          { sku: null, values: ['Black', 'Long'], price: 19_999, originalPrice: 22_000, stock: 2 },
          { sku: null, values: ['Blue', 'Short'], price: 18_999, stock: 'out' as const },
        ],
      }
    )
  })
  vi.spyOn(embeddedSource, 'slice').mockImplementation(async (...query) => {
    const slice = await source.slice(...query)
    return { ...slice, products: slice.products.map((product) => ({ ...product, choice })) }
  })
})

/** The texts of the page in all of its states so far that come from no message file. */
const found = () => unmarkedTexts(textsOf(document.body.outerHTML).split('\n'), ownWords)

test('every text of a product’s options comes from a message file, also of what is not available', async () => {
  await openShop('/product/1')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4))
  const unmarked = new Set<string>()
  for (const value of ['Long', 'Blue', 'Short', 'Black']) {
    fireEvent.click(screen.getByDisplayValue(value))
    for (const text of found()) unmarked.add(text)
  }
  expect([...unmarked]).toEqual([])
})

test('every text of the options of a card comes from a message file', async () => {
  const { user } = await openShop('/products')
  const link = document.querySelector('main li a[aria-haspopup="dialog"]')
  await user.click(link ?? document.body)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelectorAll('input[type=radio]')).toHaveLength(4))
  expect(found()).toEqual([])
  await user.click(screen.getByDisplayValue('Blue'))
  expect(found()).toEqual([])
})
