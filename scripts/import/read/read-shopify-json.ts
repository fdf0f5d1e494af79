import * as v from 'valibot'
import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'
import { parseJson } from '../../catalogue/read-json.ts'
import { cleanCell, type Table, type TableRow } from './table.ts'

const text = v.nullish(v.union([v.string(), v.number(), v.boolean()]), '')

const listOf = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), () => [])

/** What `https://SHOP/products.json` says; the rest is not read. */
const schema = v.object({
  products: v.array(
    v.object({
      handle: text,
      title: text,
      body_html: text,
      vendor: text,
      product_type: text,
      tags: v.nullish(v.union([v.array(v.string()), v.string()]), ''),
      options: listOf(v.object({ name: text })),
      images: listOf(v.object({ src: text })),
      variants: listOf(
        v.object({
          id: text,
          option1: text,
          option2: text,
          option3: text,
          sku: text,
          price: text,
          compare_at_price: text,
          available: v.nullish(v.boolean(), true),
          grams: text,
          featured_image: v.nullish(v.object({ src: text })),
        }),
      ),
    }),
  ),
})

type Cells = Readonly<Record<string, string | number | boolean>>

/** Where a product begins in the file: nothing but its handle says so. `before` are the lines of earlier files. */
function createLineFinder(file: string, before: number): (handle: string) => number {
  let [at, line] = [0, before + 1]
  return (handle) => {
    const found = file.indexOf(`"${handle}"`, at)
    if (found >= at) {
      line += file.slice(at, found).split('\n').length - 1
      at = found
    }
    return line
  }
}

type Product = v.InferOutput<typeof schema>['products'][number]

function productsIn(file: string): readonly Product[] {
  const parsed = v.safeParse(schema, parseJson('The file', file))
  if (parsed.success) return parsed.output.products
  throw new ConfigurationError(
    `The file is JSON, but not a Shopify shop’s products.json: ${v.getDotPath(parsed.issues[0]) ?? 'it must be an object with products'} is wrong.`,
  )
}

/** The rows of a product: one for each variant, and one for each picture. */
function rowsOf(product: Product): readonly Cells[] {
  const own = { Handle: product.handle ?? '' }
  const [first, ...others] = product.variants.map((variant, at): Cells => {
    const isFirst = at === 0
    return {
      ...own,
      ...(isFirst && {
        Title: product.title ?? '',
        'Body (HTML)': product.body_html ?? '',
        Vendor: product.vendor ?? '',
        Type: product.product_type ?? '',
        Tags: [product.tags].flat().join(','),
        ...Object.fromEntries(
          product.options.map(({ name }, index) => [`Option${index + 1} Name`, name ?? '']),
        ),
      }),
      'Option1 Value': variant.option1 ?? '',
      'Option2 Value': variant.option2 ?? '',
      'Option3 Value': variant.option3 ?? '',
      'Variant SKU': variant.sku ?? '',
      'Variant Price': variant.price ?? '',
      'Variant Compare At Price': variant.compare_at_price ?? '',
      'Variant Inventory Tracker': variant.available ? '' : 'shopify',
      'Variant Inventory Qty': variant.available ? '' : 0,
      'Variant Grams': variant.grams ?? '',
      'Variant Image': variant.featured_image?.src ?? '',
      'Variant ID': variant.id ?? '',
    }
  })
  const pictures = product.images.map(({ src }, at): Cells => ({
    ...own,
    'Image Src': src ?? '',
    'Image Position': at + 1,
  }))
  return [...(first ? [first] : []), ...others, ...pictures]
}

/** Products of a whole page: the most that an address can ask for with `limit`, and those of one without it. */
const pageSizes: ReadonlySet<number> = new Set([250, 30])

/**
 * Reads `products.json` of a Shopify shop, or its pages one after the other, as a table with the columns of its CSV: unlike
 * that it has the numbers of variants, and unlike this no stock in numbers. Throws `ConfigurationError` for any other JSON.
 */
export function readShopifyJson(files: readonly string[], encoding: string): Table {
  let before = 0
  const pages = files.map((file) => {
    const lineOf = createLineFinder(file, before)
    before += file.split('\n').length
    return productsIn(file).map((product) => ({ line: lineOf(String(product.handle)), product }))
  })
  const rows = pages.flat().flatMap(({ line, product }) => rowsOf(product).map((cells) => ({ line, cells })))
  if (rows.length === 0)
    throw new ConfigurationError(
      'The file has no products: it is a page after the last one, or a shop that shows none.',
    )
  const headers = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))]
  return {
    about: `${encoding}, JSON`,
    isPage: pageSizes.has(pages.at(-1)?.length ?? 0),
    headers,
    rows: rows.map(({ line, cells }): TableRow => ({
      line,
      cells: headers.map((header) => cleanCell(String(cells[header] ?? ''))),
    })),
  }
}
