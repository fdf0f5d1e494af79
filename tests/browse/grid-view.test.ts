import { expect, test } from 'vitest'
import { layoutFor } from '#browse/grid-layout.ts'
import { isSameView, type GridView } from '#browse/grid-view.ts'
import { someProduct } from '../cart/some-product.ts'

const product = someProduct()
const view = (change: Partial<GridView> = {}): GridView => ({
  layout: layoutFor(1000, 16),
  height: 500,
  cells: [
    { index: 0, product },
    { index: 1, product: undefined },
  ],
  focusCard: () => undefined,
  ...change,
})

test('views with the same cards in the same places look alike', () => {
  expect(isSameView(view(), view())).toBe(true)
})

test('no view looks like any', () => {
  expect(isSameView(null, view())).toBe(false)
})

test.each([
  ['height', view({ height: 501 })],
  ['width', view({ layout: layoutFor(1001, 16) })],
  ['number of columns', view({ layout: layoutFor(500, 16) })],
  ['height of cards', view({ layout: { ...layoutFor(1000, 16), cardHeight: 1 } })],
  ['number of cells', view({ cells: [{ index: 0, product }] })],
  [
    'range of cells',
    view({
      cells: [
        { index: 4, product },
        { index: 5, product: undefined },
      ],
    }),
  ],
  [
    'product that has come',
    view({
      cells: [
        { index: 0, product },
        { index: 1, product },
      ],
    }),
  ],
])('another %s makes another view', (_, other) => {
  expect(isSameView(view(), other)).toBe(false)
})
