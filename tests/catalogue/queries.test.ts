import { hashKey, QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/embedded-source.ts'
import { createCatalogueQueries } from '#catalogue/queries.ts'
import type { Question } from '#catalogue/source.ts'

const ask = (question: Partial<Question>): Question => ({
  category: 'All',
  search: '',
  size: 200,
  ...question,
})
const catalogueQueries = createCatalogueQueries()
const fetchIn = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('query options', () => {
  test('fetch a slice, a product and counts', async () => {
    const client = fetchIn()
    const slice = await client.query(catalogueQueries.slice(ask({ category: 'Sports' }), 0))
    expect(slice.total).toBe(23)
    expect(slice.products).toHaveLength(23)
    expect((await client.query(catalogueQueries.product(86, 200)))?.name).toBe('Electronics Product 86')
    expect(await client.query(catalogueQueries.product(76, 200))).toBeNull()
    expect((await client.query(catalogueQueries.counts(ask({ category: 'Sports' })))).All).toBe(195)
  })

  test('share one entry where questions mean the same', () => {
    const keyOf = (question: Partial<Question>) => hashKey(catalogueQueries.slice(ask(question), 0).queryKey)
    expect(keyOf({ search: 'LAMP' })).toBe(keyOf({ search: 'lamp' }))
    expect(keyOf({ search: '  ' })).toBe(keyOf({}))
    expect(keyOf({ only: [2, 1, 2] })).toBe(keyOf({ only: [1, 2] }))
    expect(keyOf({ size: 3 })).toBe(keyOf({}))
    expect(hashKey(catalogueQueries.counts(ask({ category: 'Books' })).queryKey)).toBe(
      hashKey(catalogueQueries.counts(ask({})).queryKey),
    )
  })

  test('keep apart what differs', () => {
    const keys = [
      catalogueQueries.slice(ask({}), 0).queryKey,
      catalogueQueries.slice(ask({}), 1).queryKey,
      catalogueQueries.slice(ask({ search: 'a' }), 0).queryKey,
      catalogueQueries.slice(ask({ search: 'a ' }), 0).queryKey,
      catalogueQueries.slice(ask({ category: 'Books' }), 0).queryKey,
      catalogueQueries.slice(ask({ size: 201 }), 0).queryKey,
      catalogueQueries.slice(ask({ only: [] }), 0).queryKey,
      catalogueQueries.slice(ask({ only: [1] }), 0).queryKey,
      catalogueQueries.counts(ask({})).queryKey,
      catalogueQueries.counts(ask({ search: 'a' })).queryKey,
      catalogueQueries.product(1, 200).queryKey,
      catalogueQueries.product(1, 201).queryKey,
    ]
    expect(new Set(keys.map((key) => hashKey(key))).size).toBe(keys.length)
  })

  test('hand the signal on, so that an obsolete question can be given up', async () => {
    const slice = vi.spyOn(embeddedSource, 'slice')
    await fetchIn().query(catalogueQueries.slice(ask({ search: 'Lamp' }), 2))
    expect(slice).toHaveBeenCalledExactlyOnceWith(ask({ search: 'lamp' }), 2, expect.any(AbortSignal))
  })
})
