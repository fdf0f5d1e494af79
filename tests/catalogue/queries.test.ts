import { hashKey, QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { generateSummary } from '#catalogues/demo/generated.ts'
import { countsQuery, findListed, firstSliceQuery, productQuery, sliceQuery } from '#catalogue/queries.ts'
import type { Question } from '#catalogue/source/source.ts'

const questionWith = (question: Partial<Question>): Question => ({
  category: 'All',
  search: '',
  size: 200,
  ...question,
})
const fetchIn = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('query options', () => {
  test('fetch a slice, a product and counts', async () => {
    const client = fetchIn()
    const slice = await client.query(sliceQuery(questionWith({ category: 'Sports' }), 0))
    expect(slice.total).toBe(23)
    expect(slice.products).toHaveLength(23)
    expect((await client.query(productQuery(86, 200)))?.name).toBe('Electronics Product 86')
    expect(await client.query(productQuery(76, 200))).toBeNull()
    expect((await client.query(countsQuery(questionWith({ category: 'Sports' })))).All).toBe(195)
  })

  test('share one cache entry for equivalent questions', () => {
    const keyOf = (question: Partial<Question>) => hashKey(sliceQuery(questionWith(question), 0).queryKey)
    expect(keyOf({ search: 'LAMP' })).toBe(keyOf({ search: 'lamp' }))
    expect(keyOf({ search: '  ' })).toBe(keyOf({}))
    expect(keyOf({ only: [2, 1, 2] })).toBe(keyOf({ only: [1, 2] }))
    expect(keyOf({ size: 3 })).toBe(keyOf({}))
    expect(hashKey(countsQuery(questionWith({ category: 'Books' })).queryKey)).toBe(
      hashKey(countsQuery(questionWith({})).queryKey),
    )
  })

  test('have separate cache entries for different questions', () => {
    const keys = [
      sliceQuery(questionWith({}), 0).queryKey,
      sliceQuery(questionWith({}), 1).queryKey,
      sliceQuery(questionWith({ search: 'a' }), 0).queryKey,
      sliceQuery(questionWith({ search: 'a ' }), 0).queryKey,
      sliceQuery(questionWith({ category: 'Books' }), 0).queryKey,
      sliceQuery(questionWith({ size: 201 }), 0).queryKey,
      sliceQuery(questionWith({ only: [] }), 0).queryKey,
      sliceQuery(questionWith({ only: [1] }), 0).queryKey,
      countsQuery(questionWith({})).queryKey,
      countsQuery(questionWith({ search: 'a' })).queryKey,
      productQuery(1, 200).queryKey,
      productQuery(1, 201).queryKey,
    ]
    expect(new Set(keys.map((key) => hashKey(key))).size).toBe(keys.length)
  })

  test('pass the signal on, so that an obsolete question can be cancelled', async () => {
    const slice = vi.spyOn(embeddedSource, 'slice')
    await fetchIn().query(sliceQuery(questionWith({ search: 'Lamp' }), 2))
    expect(slice).toHaveBeenCalledExactlyOnceWith(
      questionWith({ search: 'lamp' }),
      2,
      expect.any(AbortSignal),
    )
  })
})

describe('the placeholder of a product', () => {
  test('is found in any cached slice', async () => {
    const client = fetchIn()
    expect(findListed(client, 86)).toBeUndefined()
    await client.query(sliceQuery(questionWith({ search: 'Electronics Product 86' }), 0))
    expect(findListed(client, 86)).toEqual(generateSummary(86))
    expect(findListed(client, 1)).toBeUndefined()
  })

  test('is found in a first slice without a total', () => {
    const client = fetchIn()
    client.setQueryData(firstSliceQuery(questionWith({ search: 'b' })).queryKey, null)
    client.setQueryData(firstSliceQuery(questionWith({ search: 'a' })).queryKey, [generateSummary(90)])
    expect(findListed(client, 90)).toEqual(generateSummary(90))
  })
})
