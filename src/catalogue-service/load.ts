import { setImmediate as nextTurn } from 'node:timers/promises'
import { TooBusy } from './backend.ts'
import { placeOf, placesOf } from '#catalogue/engine/category-codes.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { fold } from '#catalogue/words/fold.ts'
import { labelsOfProduct } from '#catalogue/words/labels.ts'
import { type Engine, statement } from './engine.ts'
import { markWords } from './mark-words.ts'
import { createNativeBlock } from './native-block.ts'
import { dropOldStates } from './old-states.ts'
import { stockText, writeOffers } from './offers.ts'
import { writeAmount } from '#catalogue/money/amount-text.ts'
import { writeChoiceSummary } from '#catalogue/variants/choice-summary.ts'
import type { Snapshot, StoredHead } from './stored-head.ts'
import {
  columns,
  createTable,
  isBeingLoaded,
  noBrand,
  noRating,
  prepareState,
  publish,
  readSnapshot,
} from './tables.ts'

/** A catalogue to load. */
export interface Loadable {
  readonly head: StoredHead
  /** Whole products, and summaries of generated ones, whose details need no storage. */
  readonly products: Iterable<Product | ProductSummary>
  /** By product: its rank in the order by name (`name-ranks.ts`). Missing for a catalogue without that order. */
  readonly nameRanks?: Uint32Array
}

/** Rows of one insert: about 70 MB. */
const batchSize = 200_000

/** Rows between two turns of the event loop, in which the insert of the batch before goes on: about 20 ms. */
const rowsPerTurn = 5000

function detailsOf(product: Product | ProductSummary): string {
  if (!('pictures' in product)) return ''
  const { longDescription, pictures, features, specifications, tags, options, variants, perks } = product
  const { sku, gtin, availableFrom, weight } = product
  return JSON.stringify({
    longDescription,
    pictures,
    features,
    specifications,
    tags,
    options,
    variants: variants.map((variant) => {
      const { price: _, originalPrice: __, stock: ___, ...stored } = variant
      return stored
    }),
    perks,
    weight,
    sku,
    gtin,
    availableFrom,
  })
}

/** Milliseconds that running queries may still read the states before: longer than the longest deadline. */
const kept = 660_000

/** The row of a product. Throws for a category or brand that the head does not have. */
function createRowOf({ head, nameRanks }: Loadable) {
  const places = placesOf(head.categories, head.sharedPlaces)
  const categories = new Map(places.map((place, code) => [place, code]))
  const brands = new Map(head.brands.map((brand, code) => [brand, code]))
  return (product: Product | ProductSummary, index: number) => {
    const { id, price, reviews, slug = '', name, description, picture } = product
    const category = categories.get(placeOf(product))
    const brand = product.brand === null ? noBrand : brands.get(product.brand)
    if (category === undefined || brand === undefined)
      throw new RangeError(`Product ${id} is not of this catalogue.`)
    const foldedName = fold(name)
    const foldedDescription = fold(description)
    return {
      id,
      category,
      price,
      original: product.originalPrice ?? 0,
      rating: product.rating === null ? noRating : Math.round(product.rating * 10),
      reviews,
      brand,
      name_rank: nameRanks?.[index] ?? 0,
      slug,
      name,
      description,
      picture,
      stock: 'stock' in product ? stockText(product.stock) : 'in',
      choice: product.choice ? writeChoiceSummary(product.choice) : '',
      amount: product.amount ? writeAmount(product.amount) : '',
      offers: 'variants' in product ? writeOffers(product.variants) : '',
      details: detailsOf(product),
      searched: [foldedName, foldedDescription] as const,
      labels: fold(labelsOfProduct(product)),
      name_words: markWords(foldedName),
      description_words: markWords(foldedDescription),
      variant_groups: product.variantGroups ?? '',
    }
  }
}

/** Appends products in batches, one while the next is made. Returns how many there are. */
async function insertAll(
  engine: Engine,
  table: string,
  catalogue: Loadable,
  report: (rows: number) => void,
): Promise<number> {
  const rowOf = createRowOf(catalogue)
  let count = 0
  const block = createNativeBlock(columns, batchSize)
  let inserting: Promise<void> = Promise.resolve()

  const flush = async () => {
    await inserting
    report(count - block.size())
    inserting = engine.insert(table, Object.keys(columns), block.bytes())
    block.clear()
    // Awaited before the next batch and at the end.
    inserting.catch(() => undefined)
  }

  for (const product of catalogue.products) {
    block.add(rowOf(product, count))
    count += 1
    if (block.size() === batchSize) await flush()
    else if (count % rowsPerTurn === 0) await nextTurn()
  }
  if (block.size() > 0) await flush()
  await inserting
  report(count)
  return count
}

/**
 * Loads a catalogue into a table of its own and makes it the current one at the end. A failure removes the new table and
 * leaves the old state.
 */
export async function loadCatalogue(
  engine: Engine,
  catalogue: Loadable,
  report: (rows: number) => void = () => undefined,
  /** The highest snapshot that was published elsewhere: by the embedded engine, each load has a folder of its own. */
  lastSnapshot: () => Promise<number> = () => Promise.resolve(0),
): Promise<Snapshot> {
  await prepareState(engine)
  if (await isBeingLoaded(engine, (await readSnapshot(engine))?.table))
    throw new TooBusy('Another load is running. Wait until it ends.')
  const table = `products_${Date.now()}`
  await engine.run(createTable(table))
  try {
    const products = await insertAll(engine, table, catalogue, report)
    const head = { ...catalogue.head, products }
    // Not the number of the table: updates may have been published while it was filled.
    const latest = Math.max((await readSnapshot(engine))?.number ?? 0, await lastSnapshot())
    const number = Math.max(Date.now(), latest + 1)
    await publish(engine, number, table, head)
    // Published: a table that is not dropped costs space alone, and the next load or update drops it.
    await dropOldStates(engine, kept).catch(() => undefined)
    return { number, table, head }
  } catch (error) {
    await engine.run(statement(`drop table if exists ${table} sync`)).catch(() => undefined)
    throw error
  }
}
