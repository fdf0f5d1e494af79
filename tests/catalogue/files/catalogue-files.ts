import { brands } from 'virtual:catalogue/records'
import { placeOf, type Place } from '#catalogue/engine/category-codes.ts'
import { nameRanks } from '#catalogue/engine/name-ranks.ts'
import { fileCatalogue } from '#catalogue/files/file-catalogue.ts'
import {
  indexFile,
  productsFile,
  productsPerFile,
  productsPerTable,
  tableFile,
} from '#catalogue/files/file-names.ts'
import { tablePartOf } from '#catalogue/files/table-part.ts'
import { openTableRecords } from '#catalogue/files/table-records.ts'
import type { Product } from '#catalogue/product.ts'
import { locale } from '#catalogue/settings/settings.ts'
import { splitProduct } from '#catalogue/source/split-product.ts'
import { createLargeSource, type LargeSource } from '#catalogue/worker/large-source.ts'
import { shardHere } from '../worker/shard-here.ts'

type Read = (name: string) => Promise<unknown>

const partsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** Reads the files that the build makes of these products, as a server sends them. */
export function filesOf(products: readonly Product[], places: readonly Place[]): Read {
  const summaries = products.map((product) => splitProduct(product).summary)
  const ranks = nameRanks(
    summaries.map(({ name }) => name),
    locale,
  )
  const files = partsOf(products, productsPerFile)
  const contents = new Map<string, unknown>([
    [indexFile, files.map(([first]) => first?.id)],
    ...files.map((part, at) => [productsFile(at), part] as const),
    ...partsOf(summaries, productsPerTable).map(
      (part, at) =>
        [tableFile(at), tablePartOf(part, places, brands, ranks.subarray(at * productsPerTable))] as const,
    ),
  ])
  return async (name) => {
    const file: unknown = JSON.parse(JSON.stringify(contents.get(name)))
    return file
  }
}

/** The source of a catalogue in these files, with two workers that run here. */
export function openFileSource(
  products: readonly Product[],
  places: readonly Place[],
  read: Read,
): LargeSource {
  const facts = {
    version: 'v',
    codesVersion: 'c',
    count: products.length,
    highestId: products.at(-1)?.id ?? 0,
    countByCode: places.map((place) => products.filter((product) => placeOf(product) === place).length),
  }
  const openRecords = (from: number, to: number) => openTableRecords(from, to, { read })
  return createLargeSource(fileCatalogue(facts, read), async () => shardHere({ openRecords }), {
    shards: 2,
    nextFrame: async () => {},
    typingPause: 0,
  })
}
