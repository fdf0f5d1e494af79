import { hashKey, QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/embedded-source.ts'
import { generateSummary } from '#catalogue/generate-product.ts'
import { countsQuery, findListed, firstSliceQuery, productQuery, sliceQuery } from '#catalogue/queries.ts'
import type { Question } from '#catalogue/source.ts'

const ask = (question: Partial<Question>): Question => ({
  category: 'All',
  search: '',
  size: 200,
  ...question,
})
const fetchIn = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('query options', () => {
  test('fetch a slice, a product and counts', async () => {
    const client = fetchIn()
    const slice = await client.query(sliceQuery(ask({ category: 'Sports' }), 0))
    expect(slice.total).toBe(23)
    expect(slice.products).toHaveLength(23)
    expect((await client.query(productQuery(86, 200)))?.name).toBe('Electronics Product 86')
    expect(await client.query(productQuery(76, 200))).toBeNull()
    expect((await client.query(countsQuery(ask({ category: 'Sports' })))).All).toBe(195)
  })

  test('share one cache entry for equivalent questions', () => {
    const keyOf = (question: Partial<Question>) => hashKey(sliceQuery(ask(question), 0).queryKey)
    expect(keyOf({ search: 'LAMP' })).toBe(keyOf({ search: 'lamp' }))
    expect(keyOf({ search: '  ' })).toBe(keyOf({}))
    expect(keyOf({ only: [2, 1, 2] })).toBe(keyOf({ only: [1, 2] }))
    expect(keyOf({ size: 3 })).toBe(keyOf({}))
    expect(hashKey(countsQuery(ask({ category: 'Books' })).queryKey)).toBe(
      hashKey(countsQuery(ask({})).queryKey),
    )
  })

  test('have separate cache entries for different questions', () => {
    const keys = [
      sliceQuery(ask({}), 0).queryKey,
      sliceQuery(ask({}), 1).queryKey,
      sliceQuery(ask({ search: 'a' }), 0).queryKey,
      sliceQuery(ask({ search: 'a ' }), 0).queryKey,
      sliceQuery(ask({ category: 'Books' }), 0).queryKey,
      sliceQuery(ask({ size: 201 }), 0).queryKey,
      sliceQuery(ask({ only: [] }), 0).queryKey,
      sliceQuery(ask({ only: [1] }), 0).queryKey,
      countsQuery(ask({})).queryKey,
      countsQuery(ask({ search: 'a' })).queryKey,
      productQuery(1, 200).queryKey,
      productQuery(1, 201).queryKey,
    ]
    expect(new Set(keys.map((key) => hashKey(key))).size).toBe(keys.length)
  })

  test('pass the signal on, so that an obsolete question can be cancelled', async () => {
    const slice = vi.spyOn(embeddedSource, 'slice')
    await fetchIn().query(sliceQuery(ask({ search: 'Lamp' }), 2))
    expect(slice).toHaveBeenCalledExactlyOnceWith(ask({ search: 'lamp' }), 2, expect.any(AbortSignal))
  })
})

describe('the placeholder of a product', () => {
  test('is found in any cached slice', async () => {
    const client = fetchIn()
    expect(findListed(client, 86)).toBeUndefined()
    await client.query(sliceQuery(ask({ search: 'Electronics Product 86' }), 0))
    expect(findListed(client, 86)).toEqual(generateSummary(86))
    expect(findListed(client, 1)).toBeUndefined()
  })

  test('is found in a first slice without a total', () => {
    const client = fetchIn()
    client.setQueryData(firstSliceQuery(ask({ search: 'b' })).queryKey, null)
    client.setQueryData(firstSliceQuery(ask({ search: 'a' })).queryKey, [generateSummary(90)])
    expect(findListed(client, 90)).toEqual(generateSummary(90))
  })
})
