import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { sample } from '../../sample.ts'
import { labelsOf } from '#catalogue/settings/category-tree.ts'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import { indexFile, productsFile, tableFile } from '#catalogue/files/file-names.ts'
import { categories } from '#catalogue/settings/settings.ts'
import type { Product } from '#catalogue/product.ts'
import { splitProduct } from '#catalogue/source/split-product.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import type { LargeSource } from '#catalogue/worker/large-source.ts'
import { generateProduct } from '#catalogues/demo/generated.ts'
import { anyListQuery } from '../any-list-query.ts'
import { filesOf, openFileSource } from './catalogue-files.ts'

const labels = labelsOf(categories)

/** Ids with gaps, and above 32 bits. */
const products: readonly Product[] = Array.from({ length: 9000 }, (_, index) => ({
  ...generateProduct(100 + index),
  id: 7 + index * 3 + (index > 5000 ? 2 ** 40 : 0),
}))
const summaries = products.map((product) => splitProduct(product).summary)
const answerTo = createListEngine(summaries)

const file = filesOf(products, labels)

/** The files as a server sends them; each request is recorded, and fails where its name is in `lost`. */
function openFiles(lost: ReadonlySet<string> = new Set()) {
  const requested: string[] = []
  const read = async (name: string): Promise<unknown> => {
    requested.push(name)
    if (lost.has(name)) throw new Error(`A part of the catalogue is missing: ${name}.`)
    return file(name)
  }
  return { requested, read }
}

const open: LargeSource[] = []
afterAll(() => {
  for (const source of open) source.close()
})

function openSource(read: (name: string) => Promise<unknown>): LargeSource {
  const source = openFileSource(products, labels, read)
  open.push(source)
  return source
}

const listQueryWith = (listQuery: Partial<ListQuery>): ListQuery => ({
  category: 'All',
  search: '',
  size: 200,
  ...listQuery,
})

describe('a catalogue in files', () => {
  test('returns the same as the list engine', async () => {
    const source = openSource(openFiles().read)
    await fc.assert(
      fc.asyncProperty(anyListQuery(200), fc.nat(4), async (listQuery, page) => {
        const expected = answerTo(listQuery)
        expect(await source.slice(listQuery, page)).toEqual({
          products: expected.products.slice(page * sliceSize, (page + 1) * sliceSize),
          total: expected.products.length,
        })
        expect(await source.facets(listQuery)).toEqual(expected.facets)
        expect(await source.counts(listQuery)).toEqual(expected.counts)
      }),
      { numRuns: sample(20, 60) },
    )
  })

  test('returns the first slice of a common search before the total', async () => {
    const source = openSource(openFiles().read)
    await source.slice(listQueryWith({ search: 'made' }), 0)
    const common = listQueryWith({ search: 'Made for', category: 'Sports' })
    // The first products have arrived.
    await expect.poll(() => source.first(common)).not.toBeNull()
    for (const search of ['e', 'made for', 'a', 'nothing like it']) {
      for (const category of ['All', ...labels]) {
        const listQuery = listQueryWith({ search, category })
        const first = await source.first(listQuery)
        const { products: found } = answerTo(listQuery)
        expect(first).toEqual(found.length > sliceSize ? found.slice(0, sliceSize) : null)
      }
    }
  })

  test.each([
    ['of a text', {}],
    ['for words', { match: 'words' }],
  ] as const)(
    'returns the first of the best matches %s before a late part of the table',
    async (_w, match) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const { read } = openFiles()
      const source = openSource(async (name) => {
        if (name === tableFile(2)) await released
        return read(name)
      })
      const listQuery = listQueryWith({ search: 'product', sort: 'match', ...match })
      const { products: expected } = answerTo(listQuery)
      let isAnswered = false
      const slice = source.slice(listQuery, 0).finally(() => {
        isAnswered = true
      })
      expect(await source.first(listQuery)).toEqual(expected.slice(0, sliceSize))
      expect(isAnswered).toBe(false)
      release()
      expect(await slice).toEqual({ products: expected.slice(0, sliceSize), total: expected.length })
    },
  )

  test('returns every page of a category, also where it lies in both shards', async () => {
    const source = openSource(openFiles().read)
    const listQuery = listQueryWith({ category: 'Sports' })
    const all = answerTo(listQuery).products
    const found = await Promise.all(
      Array.from({ length: Math.ceil(all.length / sliceSize) + 1 }, (_, page) =>
        source.slice(listQuery, page),
      ),
    )
    expect(found.flatMap((slice) => slice.products)).toEqual(all)
    expect(found.map(({ total }) => total)).toEqual(found.map(() => all.length))
  })

  test('sorts by name', async () => {
    const source = openSource(openFiles().read)
    const listQuery = listQueryWith({ search: 'made for', sort: 'name' })
    const expected = answerTo(listQuery).products
    expect(expected).not.toEqual(answerTo(listQueryWith({ search: 'made for' })).products)
    expect((await source.slice(listQuery, 100)).products).toEqual(expected.slice(3000, 3030))
  })

  test('lists all products and finds one without reading the table', async () => {
    const { requested, read } = openFiles()
    const source = openSource(read)
    const last = Math.floor((products.length - 1) / sliceSize)
    expect((await source.slice(listQueryWith({}), last)).products).toEqual(summaries.slice(last * sliceSize))
    expect(await source.product(products[8000]?.id ?? 0, 200)).toEqual(products[8000])
    expect(await source.product(6, 200)).toBeNull()
    expect(await source.product(8, 200)).toBeNull()
    expect(await source.product(2 ** 50, 200)).toBeNull()
    expect((await source.counts(listQueryWith({}))).All).toBe(products.length)
    expect(requested).toEqual([productsFile(74), indexFile, productsFile(66), productsFile(0)])
  })

  test('finds saved products wherever they are', async () => {
    const source = openSource(openFiles().read)
    const only = [products[8999]?.id ?? 0, 7, 8]
    expect((await source.slice(listQueryWith({ only }), 0)).products).toEqual([summaries[0], summaries[8999]])
  })

  test('knows products near another one', async () => {
    const source = openSource(openFiles().read)
    expect(await source.near(products[130]?.id ?? 0, 200)).toEqual(summaries.slice(120, 240))
  })

  test('reports a lost part, and tries again with the next query', async () => {
    const lost = new Set([tableFile(2)])
    const { read } = openFiles(lost)
    const source = openSource(read)
    const listQuery = listQueryWith({ search: 'made for' })
    await expect(source.slice(listQuery, 0)).rejects.toMatchObject({
      name: 'CatalogueUnavailable',
      message: 'The large catalogue has failed.',
      cause: 'A part of the catalogue is missing: table-2.json.',
    })
    lost.clear()
    expect((await source.slice(listQuery, 0)).total).toBe(answerTo(listQuery).products.length)
  })

  test('lists products again after a request has failed', async () => {
    const lost = new Set([productsFile(0)])
    const source = openSource(openFiles(lost).read)
    await expect(source.slice(listQueryWith({}), 0)).rejects.toThrow('missing')
    lost.clear()
    expect((await source.slice(listQueryWith({}), 0)).products).toEqual(summaries.slice(0, sliceSize))
  })
})
