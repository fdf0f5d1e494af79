import * as v from 'valibot'
import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'
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

/** Where a product begins in the file: nothing but its handle says so. */
function createLineFinder(file: string): (handle: string) => number {
  let [at, line] = [0, 1]
  return (handle) => {
    const found = file.indexOf(`"${handle}"`, at)
    if (found >= at) {
      line += file.slice(at, found).split('\n').length - 1
      at = found
    }
    return line
  }
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    return null
  }
}

/**
 * Reads `products.json` of a Shopify shop as a table with the columns of its CSV: unlike that it has the numbers of
 * variants, and unlike this no stock in numbers. Throws `ConfigurationError` for any other JSON.
 */
export function readShopifyJson(file: string, encoding: string): Table {
  const parsed = v.safeParse(schema, parseJson(file))
  if (!parsed.success)
    throw new ConfigurationError(
      `The file is JSON, but not a Shopify shop’s products.json: ${v.getDotPath(parsed.issues[0]) ?? 'it must be an object with products'} is wrong.`,
    )
  const lineOf = createLineFinder(file)
  const rows = parsed.output.products.flatMap((product) => {
    const line = lineOf(String(product.handle))
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
    return [...(first ? [first] : []), ...others, ...pictures].map((cells) => ({ line, cells }))
  })
  const headers = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))]
  return {
    about: `${encoding}, JSON`,
    headers,
    rows: rows.map(({ line, cells }): TableRow => ({
      line,
      cells: headers.map((header) => cleanCell(String(cells[header] ?? ''))),
    })),
  }
}
