import type { CategoryChoice } from '../settings/category-tree.ts'
import { maskOf } from '../engine/category-codes.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import type { Product, ProductSummary } from '../product.ts'
import { splitProduct } from '../source/split-product.ts'
import type { LargeCatalogue } from '../worker/large-catalogue.ts'
import { indexFile, productsFile, productsPerFile, productsPerTable, type ReadFile } from './file-names.ts'

/** The facts of a catalogue's files, `catalogue.json`. */
export interface FileFacts {
  /** Part of their addresses: it changes with their content. */
  readonly version: string
  /** Changes with what codes in the files are indexes of: the lists of the script must have the same. */
  readonly codesVersion: string
  readonly count: number
  readonly highestId: number
  /** The number of products by the code of their categories. */
  readonly countByCode: readonly number[]
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/** Whether a file has the facts of a catalogue's files. */
export const isFacts = (value: unknown): value is FileFacts =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  'codesVersion' in value &&
  typeof value.codesVersion === 'string' &&
  'count' in value &&
  'highestId' in value &&
  'countByCode' in value &&
  isNumbers([value.count, value.highestId]) &&
  isNumbers(value.countByCode)

const isProducts = (value: unknown): value is readonly Product[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'id' in one)

/** The index of the last number that is not above `id`; -1 for none. The numbers ascend. */
function lastUpTo(numbers: readonly number[], id: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) <= id) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A catalogue of given records in files: its lists without a search or category, and its products by id. */
export function fileCatalogue({ count, highestId, countByCode }: FileFacts, read: ReadFile): LargeCatalogue {
  // Lists and the pages of their products use the same few files.
  const cached = new Map<number, Promise<readonly Product[]>>()
  const mostCached = 20

  async function readProducts(index: number): Promise<readonly Product[]> {
    const products = await read(productsFile(index))
    if (!isProducts(products)) throw new Error('A part of the catalogue is damaged.')
    return products
  }

  function productsIn(index: number): Promise<readonly Product[]> {
    const reading = cached.get(index) ?? readProducts(index)
    cached.delete(index)
    cached.set(index, reading)
    // The next query repeats a failed request.
    reading.catch(() => cached.delete(index))
    for (const [oldest] of cached) if (cached.size > mostCached) cached.delete(oldest)
    return reading
  }

  let firstIds: Promise<readonly number[]> | undefined
  async function readFirstIds(): Promise<readonly number[]> {
    try {
      const ids = await read(indexFile)
      if (!isNumbers(ids)) throw new Error('A part of the catalogue is damaged.')
      return ids
    } catch (error) {
      firstIds = undefined
      throw error
    }
  }

  /** The products of the file that has the id, if any has; none for an id below all. */
  async function around(id: number): Promise<readonly Product[]> {
    const index = lastUpTo(await (firstIds ??= readFirstIds()), id)
    return index === -1 ? [] : productsIn(index)
  }

  async function product(id: number): Promise<Product | null> {
    if (!Number.isSafeInteger(id) || id < 1 || id > highestId) return null
    return (await around(id)).find((one) => one.id === id) ?? null
  }

  async function list(start: number, end: number): Promise<readonly ProductSummary[]> {
    const last = Math.min(end, count)
    if (start >= last) return []
    const index = Math.floor(start / productsPerFile)
    const indexes = Array.from({ length: Math.ceil(last / productsPerFile) - index }, (_, at) => index + at)
    const products = (await Promise.all(indexes.map(productsIn))).flat()
    const first = index * productsPerFile
    return products.slice(start - first, last - first).map((one) => splitProduct(one).summary)
  }

  return {
    size: highestId,
    count,
    partSize: productsPerTable,
    countAll: (choice: CategoryChoice) =>
      maskOf(categories, choice, sharedPlaces).reduce(
        (sum, isIn, code) => sum + isIn * (countByCode[code] ?? 0),
        0,
      ),
    countByCode: () => countByCode,
    list: (choice, start, end) => (choice === 'All' ? list(start, end) : null),
    findProducts: async (ids) =>
      (await Promise.all(ids.map(product))).flatMap((one) => (one ? splitProduct(one).summary : [])),
    product,
    near: async (id) => (await around(id)).map((one) => splitProduct(one).summary),
  }
}
