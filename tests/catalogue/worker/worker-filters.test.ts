import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { generatedCatalogue } from '#catalogue/worker/generated-catalogue.ts'
import { createLargeSource, type LargeSource } from '#catalogue/worker/large-source.ts'
import { sample } from '../../sample.ts'
import { anyListQuery } from '../any-list-query.ts'
import { shardHere } from './shard-here.ts'

const open: LargeSource[] = []
afterAll(() => {
  for (const source of open) source.close()
})

describe.each([
  [200, 1],
  [200, 3],
  [9000, 2],
])('size %i in %i shards', (size, shards) => {
  const source = createLargeSource(generatedCatalogue(size), async () => shardHere(), {
    shards,
    typingPause: 0,
  })

  test('filters, sorts and counts equal those of the embedded catalogue', async () => {
    open.push(source)
    await fc.assert(
      fc.asyncProperty(anyListQuery(size), fc.nat(4), async (listQuery, page) => {
        expect(await source.slice(listQuery, page)).toEqual(await embeddedSource.slice(listQuery, page))
        expect(await source.facets(listQuery)).toEqual(await embeddedSource.facets(listQuery))
        expect(await source.counts(listQuery)).toEqual(await embeddedSource.counts(listQuery))
      }),
      { numRuns: size > 1000 ? sample(10, 60) : sample(30, 200) },
    )
  })
})

test('the last page of a sorted list equals that of the embedded catalogue', async () => {
  const source = createLargeSource(generatedCatalogue(9000), async () => shardHere(), { shards: 2 })
  open.push(source)
  const listQuery = { category: 'All', search: '', size: 9000, sort: 'price-down' } as const
  const { total } = await source.slice(listQuery, 0)
  const last = Math.floor((total - 1) / 30)
  const { products } = await source.slice(listQuery, last)
  expect(products).toHaveLength(total - last * 30)
  expect(products).toEqual((await embeddedSource.slice(listQuery, last)).products)
})
