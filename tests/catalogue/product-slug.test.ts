import { expect, test, vi } from 'vitest'
import { parseProductId, pathOf, segmentOf } from '#catalogue/product-id.ts'

vi.mock('#catalogue/settings/settings.ts', async (original) => ({
  ...(await original<typeof import('#catalogue/settings/settings.ts')>()),
  addresses: 'slug',
}))

test.each([
  ['over-ear-headphones-1', 1],
  ['another-name-1', 1],
  ['滇红-1043', 1043],
  ['1', 1],
  ['-7', 7],
  ['desk-lamp-2-12', 12],
])('the id in %j is %d, whatever its slug', (segment, id) => {
  expect(parseProductId(segment)).toBe(id)
})

test.each([
  'over-ear-headphones',
  'desk-lamp-',
  'desk-lamp-01',
  'desk-lamp-1e2',
  'lamp-1.5',
  'lamp_1',
  '',
  '-',
])('there is no id in %j', (segment) => {
  expect(parseProductId(segment)).toBeNull()
})

test('the address of a product has its slug, escaped, and is read as its id', () => {
  const product = { id: 1043, slug: 'golden-yunnan-滇红' }
  expect(segmentOf(product)).toBe('golden-yunnan-滇红-1043')
  expect(pathOf(product)).toBe('/product/golden-yunnan-%E6%BB%87%E7%BA%A2-1043')
  expect(parseProductId(segmentOf(product))).toBe(1043)
  expect(segmentOf({ id: 7 })).toBe('7')
})
