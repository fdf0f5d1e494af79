import { expect, test } from 'vitest'
import { layoutFor } from '#browse/grid/grid-layout.ts'
import { rendersSame } from '#browse/grid/grid-cells.ts'
import type { RenderedCells } from '#browse/grid/rendered-cells.ts'
import { someProduct } from '../../cart/some-product.ts'

const product = someProduct()
const view = (change: Partial<RenderedCells> = {}): RenderedCells => ({
  layout: layoutFor(1000, 16),
  cells: [
    { index: 0, product, x: 0, y: 0 },
    { index: 1, product: undefined, x: 240, y: 0 },
  ],
  top: 0,
  hasFailed: false,
  ...change,
})

test('views with the same cards at the same positions are equal', () => {
  expect(rendersSame(view(), view())).toBe(true)
})

test('a missing view equals no view', () => {
  expect(rendersSame(null, view())).toBe(false)
})

test.each([
  ['failure state', view({ hasFailed: true })],
  ['width', view({ layout: layoutFor(1001, 16) })],
  ['number of columns', view({ layout: layoutFor(500, 16) })],
  ['height of cards', view({ layout: { ...layoutFor(1000, 16), cardHeight: 1 } })],
  ['number of cells', view({ cells: [{ index: 0, product, x: 0, y: 0 }] })],
  [
    'range of cells',
    view({
      cells: [
        { index: 4, product, x: 0, y: 0 },
        { index: 5, product: undefined, x: 240, y: 0 },
      ],
    }),
  ],
  [
    'loaded product',
    view({
      cells: [
        { index: 0, product, x: 0, y: 0 },
        { index: 1, product, x: 240, y: 0 },
      ],
    }),
  ],
  [
    'position of cells',
    view({
      cells: [
        { index: 0, product, x: 0, y: 500 },
        { index: 1, product: undefined, x: 240, y: 500 },
      ],
    }),
  ],
])('a view with another %s is another view', (_, other) => {
  expect(rendersSame(view(), other)).toBe(false)
})
