import { hashKey, QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { generateSummary } from '#catalogues/demo/generated.ts'
import { countsQuery, findListed, firstSliceQuery, productQuery, sliceQuery } from '#catalogue/queries.ts'
import type { ListQuery } from '#catalogue/source/source.ts'

const listQueryWith = (listQuery: Partial<ListQuery>): ListQuery => ({
  category: 'All',
  search: '',
  size: 200,
  ...listQuery,
})
const fetchIn = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('query options', () => {
  test('fetch a slice, a product and counts', async () => {
    const client = fetchIn()
    const slice = await client.query(sliceQuery(listQueryWith({ category: 'Sports' }), 0))
    expect(slice.total).toBe(23)
    expect(slice.products).toHaveLength(23)
    expect((await client.query(productQuery(86, 200)))?.name).toBe('Electronics Product 86')
    expect(await client.query(productQuery(76, 200))).toBeNull()
    expect((await client.query(countsQuery(listQueryWith({ category: 'Sports' })))).All).toBe(195)
  })

  test('share one cache entry for equivalent queries', () => {
    const keyOf = (listQuery: Partial<ListQuery>) => hashKey(sliceQuery(listQueryWith(listQuery), 0).queryKey)
    expect(keyOf({ search: 'LAMP' })).toBe(keyOf({ search: 'lamp' }))
    expect(keyOf({ search: '  ' })).toBe(keyOf({}))
    expect(keyOf({ only: [2, 1, 2] })).toBe(keyOf({ only: [1, 2] }))
    expect(keyOf({ size: 3 })).toBe(keyOf({}))
    expect(hashKey(countsQuery(listQueryWith({ category: 'Books' })).queryKey)).toBe(
      hashKey(countsQuery(listQueryWith({})).queryKey),
    )
  })

  test('have separate cache entries for different queries', () => {
    const keys = [
      sliceQuery(listQueryWith({}), 0).queryKey,
      sliceQuery(listQueryWith({}), 1).queryKey,
      sliceQuery(listQueryWith({ search: 'a' }), 0).queryKey,
      sliceQuery(listQueryWith({ search: 'a b' }), 0).queryKey,
      sliceQuery(listQueryWith({ category: 'Books' }), 0).queryKey,
      sliceQuery(listQueryWith({ size: 201 }), 0).queryKey,
      sliceQuery(listQueryWith({ only: [] }), 0).queryKey,
      sliceQuery(listQueryWith({ only: [1] }), 0).queryKey,
      countsQuery(listQueryWith({})).queryKey,
      countsQuery(listQueryWith({ search: 'a' })).queryKey,
      productQuery(1, 200).queryKey,
      productQuery(1, 201).queryKey,
    ]
    expect(new Set(keys.map((key) => hashKey(key))).size).toBe(keys.length)
  })

  test('pass the signal on, so that an obsolete query can be cancelled', async () => {
    const slice = vi.spyOn(embeddedSource, 'slice')
    await fetchIn().query(sliceQuery(listQueryWith({ search: 'Lamp' }), 2))
    expect(slice).toHaveBeenCalledExactlyOnceWith(
      listQueryWith({ search: 'lamp' }),
      2,
      expect.any(AbortSignal),
    )
  })
})

describe('the placeholder of a product', () => {
  test('is found in any cached slice', async () => {
    const client = fetchIn()
    expect(findListed(client, 86)).toBeUndefined()
    await client.query(sliceQuery(listQueryWith({ search: 'Electronics Product 86' }), 0))
    expect(findListed(client, 86)).toEqual(generateSummary(86))
    expect(findListed(client, 1)).toBeUndefined()
  })

  test('is found in a first slice without a total', () => {
    const client = fetchIn()
    client.setQueryData(firstSliceQuery(listQueryWith({ search: 'b' })).queryKey, null)
    client.setQueryData(firstSliceQuery(listQueryWith({ search: 'a' })).queryKey, [generateSummary(90)])
    expect(findListed(client, 90)).toEqual(generateSummary(90))
  })
})
