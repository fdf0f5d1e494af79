import { expect, it } from 'vitest'
import { listPages } from '../../scripts/write-pages.ts'

it('lists a file for each address that the shop has, and one for all others', () => {
  const pages = listPages([1, 86]).map(({ path, file }) => [path, file])
  expect(pages).toEqual([
    ['/', 'index.html'],
    ['/products', 'products.html'],
    ['/product/1', 'product/1.html'],
    ['/product/86', 'product/86.html'],
    ['/compare', 'compare.html'],
    ['/accessibility', 'accessibility.html'],
    ['*', '404.html'],
  ])
})
