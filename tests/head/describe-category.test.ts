import { expect, test, vi } from 'vitest'
import { productWith } from './some-product.ts'

vi.mock('virtual:catalogue/settings', async (original) => ({
  ...(await original<typeof import('virtual:catalogue/settings')>()),
  hasCategoryPages: true,
  hasCategoryTexts: true,
  hasShortLabels: true,
  isNested: true,
  categories: [
    { label: 'Women', path: 'women' },
    { label: 'Women › Shoes', shortLabel: 'Shoes', parent: 'Women', path: 'women/shoes' },
  ],
}))
vi.mock('virtual:catalogue/category-addresses', () => import('#address/category-pages.ts'))
vi.mock('virtual:catalogue/category-text-query', () => import('#browse/list/category-text-query.ts'))
const { createQueryClient } = await import('#catalogue/query-client.ts')
const { sliceQuery } = await import('#catalogue/queries.ts')
const { categoryTextQuery } = await import('#browse/list/category-text-query.ts')
const { describePage } = await import('#head/describe-page.ts')
const { readPage } = await import('#head/page.ts')

const label = 'Women › Shoes'
const site = 'https://brooklyn-parcel.example.com'

function describeCategory(more: { readonly sort?: 'price-up' } = {}) {
  const client = createQueryClient()
  const listQuery = { category: label, search: '', size: 200, ...more }
  client.setQueryData(sliceQuery(listQuery, 0).queryKey, { products: [productWith()], total: 1 })
  client.setQueryData(categoryTextQuery(label).queryKey, 'For every foot.\n\nMade to last.')
  const loaderData = { listQuery, page: 0, unknownCategory: null, firstSlice: null }
  const match = {
    id: '',
    routeId: '/products',
    status: 'success',
    search: { category: label, ...more },
    loaderData,
  }
  return describePage(readPage([match], client))
}

test('a category’s page is a collection of its own, with the path to it', () => {
  const { canonical, description, data } = describeCategory()
  expect([canonical, description]).toEqual(['/category/women/shoes', 'For every foot.'])
  expect(data).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: `${site}/` },
        { name: 'Products', item: `${site}/products` },
        { name: 'Women', item: `${site}/category/women` },
        { name: 'Shoes', item: `${site}/category/women/shoes` },
      ],
    },
    {
      '@type': 'CollectionPage',
      name: label,
      url: `${site}/category/women/shoes`,
      mainEntity: { '@type': 'ItemList', numberOfItems: 1, itemListElement: [{ url: `${site}/product/12` }] },
    },
  ])
})

test('a view of a category has its canonical address, and no structured data', () => {
  expect(describeCategory({ sort: 'price-up' })).toMatchObject({
    canonical: '/category/women/shoes',
    data: [],
  })
})
