import * as v from 'valibot'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { type Engine, statement } from './engine.ts'
import { stockText } from './rows.ts'
import type { Snapshot, StoredHead } from './stored-head.ts'
import {
  createTable,
  loweredColumns,
  noBrand,
  noRating,
  plainColumns,
  prepareState,
  publish,
} from './tables.ts'

/** A catalogue to load. */
export interface Loadable {
  readonly head: StoredHead
  /** Whole products, and summaries of generated ones, whose details need no storage. */
  readonly products: Iterable<Product | ProductSummary>
}

/** Rows of one insert: about 40 MB. */
const batchSize = 200_000

const escapes: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\0': String.raw`\0`,
}

const special = /[\\\t\n\r\0]/
const specials = /[\\\t\n\r\0]/g

/** A value of `TabSeparated`. */
const escaped = (text: string) =>
  special.test(text) ? text.replaceAll(specials, (sign) => escapes[sign] ?? '') : text

const isAscii = (text: string) => /^[\0-\x7F]*$/.test(text)

function detailsOf(product: Product | ProductSummary): string {
  if (!('pictures' in product)) return ''
  const { longDescription, pictures, features, specifications, tags, options, variants } = product
  return JSON.stringify({ longDescription, pictures, features, specifications, tags, options, variants })
}

/** All tables of earlier loads but the last, which running questions may still read. */
const oldTables = statement(`select distinct table from catalogue_state
  where table not in (select table from catalogue_state order by snapshot desc limit 1)`)

const tableRow = v.tuple([v.pipe(v.string(), v.regex(/^products_\d+$/))])

/** Characters of a text before it becomes bytes: longer ones outlive the collector's short cycles, which takes five times as long. */
const longestText = 32_768

/** Rows of one list of columns, as bytes. */
function createRows() {
  let parts: Buffer[] = []
  let text = ''
  const flush = () => {
    if (text !== '') parts.push(Buffer.from(text))
    text = ''
  }
  return {
    add(row: string) {
      text += row
      if (text.length > longestText) flush()
    },
    /** Returns all rows and starts anew. */
    take() {
      flush()
      const rows = Buffer.concat(parts)
      parts = []
      return rows
    },
  }
}

/** The row of a product, without the line's end. Throws for a category or brand that the head does not have. */
function createRowWriter(head: StoredHead) {
  const categories = new Map(head.categories.map(({ label }, code) => [label, code]))
  const brands = new Map(head.brands.map((brand, code) => [brand, code]))
  return (product: Product | ProductSummary): string => {
    const { id, category, brand, rating } = product
    const code = categories.get(category)
    const brandCode = brand === null ? noBrand : brands.get(brand)
    if (code === undefined || brandCode === undefined)
      throw new RangeError(`Product ${id} is not of this catalogue.`)
    const tenths = rating === null ? noRating : Math.round(rating * 10)
    const stock = 'stock' in product ? stockText(product.stock) : 'in'
    const texts = [product.slug ?? '', product.name, product.description, product.picture].map(escaped)
    return `${id}\t${code}\t${product.price}\t${product.originalPrice ?? 0}\t${tenths}\t${product.reviews}\t${brandCode}\t${texts.join('\t')}\t${stock}\t${escaped(detailsOf(product))}`
  }
}

/** Appends products in batches, one while the next is written. */
async function insertAll(
  engine: Engine,
  table: string,
  { head, products }: Loadable,
  report: (rows: number) => void,
): Promise<number> {
  const rowOf = createRowWriter(head)
  const [plain, lowered] = [createRows(), createRows()]
  let [count, inBatch] = [0, 0]
  let inserting: Promise<void> = Promise.resolve()

  const flush = async () => {
    const batches = [
      [plainColumns, plain.take()],
      [loweredColumns, lowered.take()],
    ] as const
    inBatch = 0
    await inserting
    report(count)
    inserting = (async () => {
      for (const [columns, rows] of batches) if (rows.length > 0) await engine.insert(table, columns, rows)
    })()
    // Awaited before the next batch and at the end.
    inserting.catch(() => undefined)
  }

  for (const product of products) {
    const { name, description } = product
    const row = rowOf(product)
    if (isAscii(name) && isAscii(description)) plain.add(`${row}\n`)
    else lowered.add(`${row}\t${escaped(name.toLowerCase())}\t${escaped(description.toLowerCase())}\n`)
    count += 1
    inBatch += 1
    if (inBatch === batchSize) await flush()
  }
  await flush()
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
): Promise<Snapshot> {
  await prepareState(engine)
  const number = Date.now()
  const table = `products_${number}`
  await engine.run(createTable(table))
  try {
    const products = await insertAll(engine, table, catalogue, report)
    const head = { ...catalogue.head, products }
    const old = await engine.query(oldTables)
    await publish(engine, number, table, head)
    for (const row of old) await engine.run(statement(`drop table if exists ${v.parse(tableRow, row)[0]}`))
    return { number, table, head }
  } catch (error) {
    await engine.run(statement(`drop table if exists ${table}`)).catch(() => undefined)
    throw error
  }
}
