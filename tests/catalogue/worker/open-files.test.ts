import { QueryClient } from '@tanstack/react-query'
import { codesVersion } from 'virtual:catalogue/settings'
import { beforeEach, expect, test, vi } from 'vitest'
import { labelsOf } from '#catalogue/settings/category-tree.ts'
import { wordsFile } from '#catalogue/files/file-names.ts'
import type { Product } from '#catalogue/product.ts'
import { categories } from '#catalogue/settings/settings.ts'
import { generateProduct } from '#catalogues/demo/generated.ts'
import { filesOf } from '../files/catalogue-files.ts'

vi.mock('virtual:catalogue/settings', async (original) => ({
  ...(await original<typeof import('virtual:catalogue/settings')>()),
  isInFiles: true,
}))

const labels = labelsOf(categories)

/** A version of the catalogue, named after the name of all of its products. */
function versionOf(version: string, count: number) {
  const products: readonly Product[] = Array.from({ length: count }, (_, index) => ({
    ...generateProduct(100 + index),
    id: 1 + index,
    name: version,
  }))
  const countByCode = labels.map((label) => products.filter(({ category }) => category === label).length)
  const read = filesOf(products, labels)
  return {
    facts: { version, codesVersion, count, highestId: count, countByCode },
    read: (name: string) => (name === wordsFile ? Promise.resolve([[version, count]]) : read(name)),
  }
}
const [before, after] = [versionOf('before', 200), versionOf('after', 300)]

/** What the host has: one version, as after a deploy by a copy of `dist`. */
let host: typeof before
let requested: string[]

beforeEach(() => {
  vi.resetModules()
  host = before
  requested = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    if (address === '/catalogue.json') return Response.json(host.facts)
    const [, version, name = ''] = /^\/catalogue\/(\w+)\/(.+)$/.exec(address) ?? []
    return version === host.facts.version
      ? Response.json(await host.read(name))
      : new Response('gone', { status: 404 })
  })
})

const everything = { category: 'All', search: '', size: 200 } as const
const search = (text: string) => ({ ...everything, search: text })

async function open(client = new QueryClient()) {
  const { openLarge } = await import('#catalogue/worker/open-files.ts')
  return openLarge(200, client)
}

test('a list goes on with the files of a deploy that has removed those of the version before', async () => {
  const client = new QueryClient()
  const source = await open(client)
  client.setQueryData(['catalogue', 'slice', 0], await source.slice(everything, 0))
  host = after
  const slice = await source.slice(everything, 5)
  expect([slice.total, slice.products[0]?.name]).toEqual([300, 'after'])
  expect(client.getQueryState(['catalogue', 'slice', 0])?.isInvalidated).toBe(true)
  expect((await source.slice(everything, 0)).total).toBe(300)
})

test('after a deploy a first search, a product and its neighbours are found in the new files', async () => {
  for (const ask of [
    async (source: Awaited<ReturnType<typeof open>>) => (await source.slice(search('after'), 0)).total,
    async (source: Awaited<ReturnType<typeof open>>) => (await source.product(7, 200))?.name,
    async (source: Awaited<ReturnType<typeof open>>) => (await source.near(7, 200))[0]?.name,
  ]) {
    vi.resetModules()
    host = before
    const source = await open()
    host = after
    expect([300, 'after']).toContain(await ask(source))
  }
})

test('queries that fail together after a deploy open its files once', async () => {
  const source = await open()
  host = after
  const found = await Promise.all([
    source.slice(everything, 0),
    source.slice(everything, 5),
    source.slice(search('after'), 0),
  ])
  expect(found.map(({ total }) => total)).toEqual([300, 300, 300])
  expect(requested.filter((address) => address.endsWith('/after/products-0.json'))).toHaveLength(1)
})

test('the words that spellings are corrected to are those of the new files', async () => {
  const { wordsQuery } = await import('#catalogue/words-query.ts')
  await open()
  host = after
  expect(await new QueryClient().query(wordsQuery(200))).toEqual(new Map([['after', 300]]))
})

test('a deploy with other codes is reported, by Retry as well', async () => {
  const report = vi.fn<(event: Event) => void>()
  vi.stubGlobal('dispatchEvent', report)
  const source = await open()
  host = { ...after, facts: { ...after.facts, codesVersion: 'other' } }
  await expect(source.slice(everything, 0)).rejects.toThrow('newer release')
  await expect(source.slice(everything, 0)).rejects.toThrow('newer release')
  expect(report.mock.calls.map(([{ type }]) => type)).toEqual(['vite:preloadError', 'vite:preloadError'])
})

test('where servers of one host have two versions, none is opened twice', async () => {
  const source = await open()
  host = after
  await source.slice(everything, 0)
  host = before
  await expect(source.slice(everything, 5)).rejects.toThrow('A part of the catalogue is missing')
})

test('a lost file of the same version is reported as it is', async () => {
  const source = await open()
  host = { ...before, read: () => Promise.reject(new Error('The network is down.')) }
  await expect(source.slice(everything, 0)).rejects.toThrow('The network is down.')
})
