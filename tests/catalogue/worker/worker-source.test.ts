import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { generatedCatalogue } from '#catalogue/worker/generated-catalogue.ts'
import { openGeneratedRecords } from '#catalogue/worker/generated-records.ts'
import { createLargeSource, type LargeSource } from '#catalogue/worker/large-source.ts'
import { readProgress } from '#catalogue/worker/progress.ts'
import type { OpenRecords } from '#catalogue/worker/shard-records.ts'
import { shardHere, type TestShard } from './shard-here.ts'
import type { ListQuery } from '#catalogue/source/source.ts'

const open: LargeSource[] = []
/** Resolves after the page's next frame. */
let drawn = Promise.resolve()
/** A source whose workers are these shards, and after a failure others. */
async function openSource(size: number, shards: TestShard[]): Promise<LargeSource> {
  const waiting = [...shards]
  const source = createLargeSource(generatedCatalogue(size), async () => waiting.shift() ?? shardHere(), {
    shards: shards.length,
    nextFrame: () => drawn,
  })
  await source.open()
  open.push(source)
  return source
}
afterEach(() => {
  for (const source of open.splice(0)) source.close()
  drawn = Promise.resolve()
})

const listQueryWith = (size: number, listQuery: Partial<ListQuery>): ListQuery => ({
  category: 'All',
  search: '',
  size,
  ...listQuery,
})

describe.each([
  [200, 1],
  [200, 2],
  [10_000, 2],
  [10_000, 3],
])('size %i in %i shards', (size, shards) => {
  test('results equal those of the embedded catalogue', async () => {
    const source = await openSource(
      size,
      Array.from({ length: shards }, () => shardHere()),
    )
    const listQueries = [
      {},
      { category: 'Books' },
      { search: 'wool' },
      { search: 'E' },
      { search: 'product 19' },
      { search: 'made for', category: 'Sports' },
      { search: 'Élan' },
      { search: 'nothing like it' },
      { search: '   ' },
      { only: [1, 86, 150, 76, 999_999] },
      { only: [3, 90], search: 'e' },
      { search: 'wool', sort: 'match' },
      { search: 'product', category: 'Books', sort: 'match' },
      { search: 'hat', sort: 'match' },
      { search: 'fashion red', match: 'words', sort: 'match' },
      { search: '', sort: 'match' },
    ] as const
    for (const listQuery of listQueries) {
      const atSize = listQueryWith(size, listQuery)
      for (const page of [0, 1, 7, 4000, -1]) {
        expect({ listQuery, page, ...(await source.slice(atSize, page)) }).toEqual({
          listQuery,
          page,
          ...(await embeddedSource.slice(atSize, page)),
        })
      }
      expect(await source.counts(atSize)).toEqual(await embeddedSource.counts(atSize))
    }
    expect(await source.product(86, size)).toEqual(await embeddedSource.product(86, size))
  })
})

describe('the workers', () => {
  test('are not needed for queries without a search', async () => {
    const shards = [shardHere({ isDead: true }), shardHere({ isDead: true })]
    const source = await openSource(1_000_000, shards)
    const { products, total } = await source.slice(listQueryWith(1_000_000, {}), 33_333)
    expect(total).toBe(999_995)
    expect(products.map(({ id }) => id)).toEqual([999_996, 999_997, 999_998, 999_999, 1_000_000])
    expect((await source.counts(listQueryWith(1_000_000, {}))).All).toBe(999_995)
    expect(shards.flatMap(({ received }) => received.map(({ kind }) => kind))).toEqual(['build', 'build'])
  })

  test('report their progress', async () => {
    const source = await openSource(20_000, [shardHere(), shardHere()])
    expect(readProgress()).toEqual({ size: 20_000, fraction: 0 })
    await source.slice(listQueryWith(20_000, { search: 'wool' }), 0)
    expect(readProgress()).toEqual({ size: 20_000, fraction: 1 })
    source.close()
    expect(readProgress()).toBeNull()
  })

  test('report the first slice as soon as it is full', async () => {
    const shards = [shardHere(), shardHere()]
    const source = await openSource(50_000, shards)
    const atSize = listQueryWith(50_000, { search: 'made for', category: 'Books' })
    let isAnswered = false
    const first = source.first(atSize)
    const result = source.slice(atSize, 0).finally(() => {
      isAnswered = true
    })
    const products = await first
    expect(isAnswered).toBe(false)
    expect((await result).products).toEqual(products)
    expect(products).toHaveLength(30)
    // The search that found them does not continue: the total is another query.
    expect(shards[0]?.received.map(({ kind }) => kind)).toEqual(['build', 'find', 'find', 'cancel'])
    expect(shards[1]?.received.map(({ kind }) => kind)).toEqual(['build', 'find'])
  })

  test.each([
    ['without a search', {}],
    ['of saved products', { only: [1, 2, 3], search: 'e' }],
    ['with an order', { search: 'e', sort: 'price-up' }],
    ['with filters', { search: 'e', filters: { sale: true } }],
    ['with 30 matches or fewer', { search: 'product 499' }],
    ['for words in catalogue order', { search: 'product books', match: 'words' }],
    ['for words that are in descriptions alone', { search: 'made for', match: 'words', sort: 'match' }],
  ] as const)('report no first slice for a query %s', async (_what, listQuery) => {
    const source = await openSource(5000, [shardHere(), shardHere()])
    expect(await source.first(listQueryWith(5000, listQuery))).toBeNull()
  })

  test('report the first slice of a search for words before the catalogue has loaded', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const openRecords: OpenRecords = (from, to) => {
      const records = openGeneratedRecords(from, to)
      let loaded = 0
      return {
        ...records,
        async load() {
          if (loaded >= 6000) await arrived
          const block = await records.load()
          loaded += block.count
          return block
        },
      }
    }
    const size = 10_000
    const source = await openSource(size, [shardHere({ openRecords })])
    const words = { match: 'words', sort: 'match' } as const
    const common = listQueryWith(size, { search: 'product books', ...words })
    const rare = listQueryWith(size, { search: 'made for', ...words })
    const [found, none] = [source.first(common), source.first(rare)]
    const left = new AbortController()
    const abandoned = source.first(rare, left.signal)
    left.abort(new Error('another letter'))
    await expect(abandoned).rejects.toThrow('another letter')
    const expected = await embeddedSource.slice(common, 0)
    expect(await found).toEqual(expected.products)
    expect(await none).toBeNull()
    expect(readProgress()?.fraction).toBeLessThan(1)
    arrive()
    expect(await source.slice(common, 0)).toEqual(expected)
  })

  test('report the first slice of a search before it is complete, and let it continue', async () => {
    const shard = shardHere()
    const size = 70_000
    const source = await openSource(size, [shard])
    await source.slice(listQueryWith(size, { search: 'wool' }), 0)
    // Ten of the catalogue's first products match (500 to 509), and more from 5000 on.
    const atSize = listQueryWith(size, { search: 'product 50' })
    let isAnswered = false
    const first = source.first(atSize)
    const result = source.slice(atSize, 0).finally(() => {
      isAnswered = true
    })
    const products = await first
    expect(isAnswered).toBe(false)
    expect(products).toHaveLength(30)
    expect((await result).products).toEqual(products)
    expect(shard.received.map(({ kind }) => kind)).toEqual(['build', 'find', 'find', 'find'])
  })

  test('report no first slice of a small shard once everything is searchable', async () => {
    const source = await openSource(10_000, [shardHere()])
    await source.slice(listQueryWith(10_000, { search: 'wool' }), 0)
    expect(await source.first(listQueryWith(10_000, { search: 'product 50' }))).toBeNull()
  })

  test('search for the total after the next frame where the page finds the first slice itself', async () => {
    const shards = [shardHere(), shardHere()]
    const source = await openSource(10_000, shards)
    const all = listQueryWith(10_000, { search: 'made' })
    await source.slice(all, 0)
    // The first products have arrived.
    await expect.poll(() => source.first(all)).not.toBeNull()
    const words = listQueryWith(10_000, { search: 'product books', match: 'words', sort: 'match' })
    expect(await source.first(words)).toEqual((await embeddedSource.slice(words, 0)).products)
    const kinds = () => shards.map(({ received }) => received.map(({ kind }) => kind))
    const before = kinds()
    let draw = () => {}
    drawn = new Promise((resolve) => {
      draw = resolve
    })
    const books = listQueryWith(10_000, { search: 'Made for', category: 'Books' })
    const first = await source.first(books)
    const [slice, counts] = [source.slice(books, 0), source.counts(books)]
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(kinds()).toEqual(before)
    draw()
    expect((await slice).products).toEqual(first)
    expect(await counts).toEqual(await embeddedSource.counts(books))
  })

  test('count the filters of a new text after a pause, and at once where the text is the same or empty', async () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const shard = shardHere()
    const source = await openSource(5000, [shard])
    await vi.advanceTimersByTimeAsync(1000)
    const listQueries = () => shard.received.filter((message) => 'filters' in message).length
    const all = source.facets(listQueryWith(5000, {}))
    await vi.advanceTimersByTimeAsync(100)
    expect(listQueries()).toBe(1)
    expect(await all).toEqual(await embeddedSource.facets(listQueryWith(5000, {})))

    const visitor = new AbortController()
    const refused = source.facets(listQueryWith(5000, { search: 'woo' }), visitor.signal)
    visitor.abort(new Error('another letter'))
    await expect(refused).rejects.toThrow('another letter')
    const wool = listQueryWith(5000, { search: 'wool' })
    const found = source.facets(wool)
    await vi.advanceTimersByTimeAsync(250)
    // Another letter extends the pause; another category does not.
    const next = listQueryWith(5000, { search: 'wool s' })
    void source.first(next)
    await vi.advanceTimersByTimeAsync(200)
    void source.first({ ...next, category: 'Books' })
    expect(listQueries()).toBe(1)
    await vi.advanceTimersByTimeAsync(150)
    expect(listQueries()).toBe(2)
    expect(await found).toEqual(await embeddedSource.facets(wool))

    const onSale = { ...next, filters: { sale: true } } as const
    const refined = source.facets(onSale)
    await vi.advanceTimersByTimeAsync(100)
    expect(listQueries()).toBe(3)
    expect(await refined).toEqual(await embeddedSource.facets(onSale))
  })

  test('reject pending queries when the catalogue is closed', async () => {
    const source = await openSource(5000, [shardHere({ isDead: true })])
    const refused = source.slice(listQueryWith(5000, { search: 'wool' }), 0)
    const counted = source.counts(listQueryWith(5000, { search: 'wool' }))
    const first = source.first(listQueryWith(5000, { search: 'wool', match: 'words', sort: 'match' }))
    source.close()
    await expect(first).rejects.toThrow('The large catalogue has been closed.')
    await expect(refused).rejects.toThrow('The large catalogue has been closed.')
    await expect(counted).rejects.toThrow('The large catalogue has been closed.')
    await expect(source.slice(listQueryWith(5000, { search: 'x' }), 0)).rejects.toThrow('has been closed')
  })

  test('stop counting when no caller waits', async () => {
    const shard = shardHere({ isDead: true })
    const source = await openSource(5000, [shard])
    const visitor = new AbortController()
    const refused = source.counts(listQueryWith(5000, { search: 'wool' }), visitor.signal)
    await shard.queried
    visitor.abort(new Error('gone on'))
    await expect(refused).rejects.toThrow('gone on')
    expect(shard.received.map(({ kind }) => kind)).toEqual(['build', 'find', 'cancel'])
  })

  test('abort a query when no caller waits for it', async () => {
    const shard = shardHere()
    const source = await openSource(5000, [shard])
    const visitor = new AbortController()
    const refused = source.slice(listQueryWith(5000, { search: 'wool' }), 0, visitor.signal)
    await shard.queried
    visitor.abort(new Error('gone on'))
    await expect(refused).rejects.toThrow('gone on')
    await expect(source.slice(listQueryWith(5000, { search: 'x' }), 0, visitor.signal)).rejects.toThrow(
      'gone on',
    )
    expect(shard.received.map(({ kind }) => kind)).toEqual(['build', 'find', 'cancel'])
    const wool = listQueryWith(5000, { search: 'wool' })
    expect(await source.slice(wool, 0)).toEqual(await embeddedSource.slice(wool, 0))
  })

  test('that fail report it, and others start with the next query', async () => {
    const dead = shardHere({ isDead: true })
    const source = await openSource(5000, [dead, shardHere()])
    const refused = source.slice(listQueryWith(5000, { search: 'wool' }), 0)
    await dead.queried
    dead.fail()
    await expect(refused).rejects.toThrow('The large catalogue has stopped.')
    expect(readProgress()).toBeNull()
    const wool = listQueryWith(5000, { search: 'wool' })
    expect(await source.slice(wool, 0)).toEqual(await embeddedSource.slice(wool, 0))
  })

  test('that wait for a slow line stay open', async () => {
    vi.useFakeTimers()
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const openRecords: OpenRecords = (from, to) => {
      const records = openGeneratedRecords(from, to)
      return { ...records, load: () => arrived.then(records.load) }
    }
    const source = await openSource(5000, [shardHere({ openRecords })])
    const wool = listQueryWith(5000, { search: 'wool' })
    const answer = source.slice(wool, 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readProgress()).toEqual({ size: 5000, fraction: 0 })
    arrive()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toEqual(await embeddedSource.slice(wool, 0))
    vi.useRealTimers()
  })

  test('that send nothing count as failed after fifteen seconds', async () => {
    vi.useFakeTimers()
    const source = await openSource(5000, [shardHere({ isDead: true })])
    const refused = source.slice(listQueryWith(5000, { search: 'wool' }), 0)
    const outcome = refused.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(14_900)
    expect(readProgress()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome).toMatchObject({
      name: 'CatalogueUnavailable',
      message: 'The large catalogue does not answer.',
    })
    expect(readProgress()).toBeNull()
    vi.useRealTimers()
  })
})
