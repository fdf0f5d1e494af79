import { expect, test } from 'vitest'
import { invalidSizeOf } from '#lab/size-notice.tsx'

test.each([
  ['http://localhost/products?size=abc', 'abc'],
  ['http://localhost/?search=x&size=-5#top', '-5'],
  ['http://localhost/?size=1e5', '1e5'],
  ['http://localhost/?size=250.5', '250.5'],
  ['http://localhost/?size=5000000', '5000000'],
  ['http://localhost/?size=', ''],
  [`http://localhost/?size=${'9'.repeat(400)}`, '9'.repeat(30)],
])('%s has an invalid size', (address, odd) => {
  expect(invalidSizeOf(address)).toBe(odd)
})

test.each([
  'http://localhost/products',
  'http://localhost/products?search=size=3',
  'http://localhost/products#?size=3',
  'http://localhost/products?size=200',
  'http://localhost/products?size=1000000',
  '',
])('%s has no invalid size', (address) => {
  expect(invalidSizeOf(address)).toBeNull()
})
