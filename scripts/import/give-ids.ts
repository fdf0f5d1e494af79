import { isRecord } from '../../src/catalogue/is-record.ts'

interface Identified {
  /** The vendor's own number. */
  readonly id?: number | undefined
  readonly record: Readonly<Record<string, unknown>>
}

const fieldKey = (field: string, value: unknown) =>
  typeof value === 'string' && value !== '' ? [`${field} ${value}`] : []

/** What a product is recognized by in a later export, the surest first. */
function keysOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  const variants: readonly unknown[] = Array.isArray(record['variants']) ? record['variants'] : []
  return [
    ...fieldKey('slug', record['slug']),
    ...[record, ...variants.filter(isRecord)].flatMap(({ sku }) => fieldKey('sku', sku)),
    ...fieldKey('name', record['name']),
  ]
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** From the ids of records to these; of two with one id the first counts. */
export function recordsById(
  records: readonly unknown[],
): ReadonlyMap<number, Readonly<Record<string, unknown>>> {
  const byId = new Map<number, Readonly<Record<string, unknown>>>()
  for (const record of records.filter(isRecord))
    if (isId(record['id']) && !byId.has(record['id'])) byId.set(record['id'], record)
  return byId
}

/**
 * An id for each product, none twice. `before` are the products that the shop has or ever had: these keep their ids, since
 * addresses, carts and saved products contain them. Others have the vendor's number, or the next one.
 */
export function giveIds(
  products: readonly Identified[],
  before: ReturnType<typeof recordsById>,
): readonly number[] {
  const known = new Map<string, number>()
  for (const [id, record] of before) for (const key of keysOf(record)) if (!known.has(key)) known.set(key, id)
  const given = new Map<Identified, number>()
  const taken = new Set<number>()
  const take = (product: Identified, id: number | undefined) => {
    if (id === undefined || taken.has(id) || given.has(product)) return
    given.set(product, id)
    taken.add(id)
  }
  for (const product of products) for (const key of keysOf(product.record)) take(product, known.get(key))
  for (const product of products)
    if (product.id !== undefined && !before.has(product.id)) take(product, product.id)
  let next = [...before.keys(), ...taken].reduce((highest, id) => Math.max(highest, id), 0)
  return products.map((product) => given.get(product) ?? (next += 1))
}
