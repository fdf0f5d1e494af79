import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '#catalogue/product.ts'
import { readShopSource, type ShopSource } from '../../scripts/shop-source.ts'
import { findBundles, keyOfBundles } from '../../scripts/vite/bundles.ts'
import { type Bundled, bundleWith } from '../../scripts/vite/bundle-with.ts'
import { writeFiles } from './small-site.ts'

vi.mock(import('../../scripts/vite/bundle-with.ts'), () => ({ bundleWith: vi.fn<() => Promise<never[]>>() }))

const read = await readShopSource()

let root: string
let folder: string
let bundled: Bundled

/** With this field in the first record. */
const withRecord = (source: ShopSource, change: Partial<Product>): ShopSource => {
  const [first, ...others] = source.catalogue.products
  if (!first) throw new Error('The shop has no products.')
  return { ...source, catalogue: { ...source.catalogue, products: [{ ...first, ...change }, ...others] } }
}

beforeEach(async () => {
  root = await mkdtemp(resolve(tmpdir(), 'bundles-'))
  folder = resolve(root, 'shop')
  await writeFiles(folder, { 'shop.config.ts': 'export const shop = {}', 'pictures/a.svg': '<svg/>' })
  const files = {
    folder: resolve(root, 'files'),
    version: 'v1',
    codesVersion: 'c',
    count: 1,
    highestId: 1,
    countByCode: [1],
  }
  bundled = { mode: 'production', define: { X: '1' }, source: { ...read, folder, files } }
  vi.mocked(bundleWith).mockImplementation(async (_, { outDir = '', ssr }) => {
    await writeFiles(
      outDir,
      ssr
        ? { 'write-part.js': '' }
        : { 'src/app/index.html': '<p>', '.vite/manifest.json': '{}', 'assets/a.js': 'first' },
    )
    return []
  })
})
afterEach(() => rm(root, { recursive: true }))

const find = () => findBundles(resolve(root, 'cache'), bundled, vi.fn())

it('bundles once while nothing changes, and again after an edit, whose bundles replace the others', async () => {
  const first = await find()
  expect(await find()).toEqual(first)
  expect(bundleWith).toHaveBeenCalledTimes(2)
  expect(await readFile(first.template, 'utf8')).toBe('<p>')
  expect(await readdir(first.site)).toEqual(['assets'])

  await writeFiles(folder, { 'shop.config.ts': 'export const shop = { name: "New" }' })
  const second = await find()
  expect(bundleWith).toHaveBeenCalledTimes(4)
  expect(second.site).not.toBe(first.site)
  expect(await readdir(resolve(root, 'cache'))).toHaveLength(1)
})

it('a failed build keeps the former bundles and none of its own', async () => {
  await find()
  const before = await readdir(resolve(root, 'cache'))
  bundled = { ...bundled, define: { X: '2' } }
  vi.mocked(bundleWith).mockRejectedValueOnce(new Error('injected'))
  await expect(find()).rejects.toThrow('injected')
  expect(await readdir(resolve(root, 'cache'))).toEqual(before)
  await find()
  expect(await readdir(resolve(root, 'cache'))).toHaveLength(1)
})

describe('for a catalogue in files', () => {
  const changes: Readonly<Record<string, () => Promise<void> | void>> = {
    'an own module': () => writeFiles(folder, { 'prices.ts': 'export {}' }),
    'the address of the shop': () => {
      bundled = { ...bundled, define: { X: '2' } }
    },
    'the development build': () => {
      bundled = { ...bundled, mode: 'development' }
    },
    'a synonym': () => {
      const { catalogue } = bundled.source
      const synonyms = new Map([['sofa', ['couch']]])
      bundled = { ...bundled, source: { ...bundled.source, catalogue: { ...catalogue, synonyms } } }
    },
    'a record’s drawn image': () => {
      const picture = '/pictures/initial-n-1.svg'
      bundled = { ...bundled, source: withRecord(bundled.source, { picture }) }
    },
  }
  it.each(Object.entries(changes))('%s is part of the bundles', async (_, change) => {
    const before = await keyOfBundles(bundled)
    await change()
    expect(await keyOfBundles(bundled)).not.toBe(before)
  })

  const others: Readonly<Record<string, () => Promise<void> | void>> = {
    'a record’s price': () => {
      bundled = { ...bundled, source: withRecord(bundled.source, { price: 1 }) }
    },
    'the file of the records': () => writeFiles(folder, { 'products.jsonl': '{}' }),
    'an own image': () => writeFiles(folder, { 'pictures/b.svg': '<svg/>', 'public/c.txt': '' }),
  }
  it.each(Object.entries(others))('%s is none', async (_, change) => {
    const before = await keyOfBundles(bundled)
    await change()
    expect(await keyOfBundles(bundled)).toBe(before)
  })
})

it('a record of an embedded catalogue is part of the bundles', async () => {
  const embedded = { ...bundled, source: { ...bundled.source, files: null } }
  const changed = { ...embedded, source: withRecord(embedded.source, { price: 1 }) }
  expect(await keyOfBundles(changed)).not.toBe(await keyOfBundles(embedded))
})
