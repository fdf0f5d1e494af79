import { groupBy } from '../../src/catalogue/import/group-by.ts'
import { isRecord } from '../../src/catalogue/is-record.ts'

interface Identified {
  /** The vendor's own number. */
  readonly id?: number | undefined
  readonly record: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>

/** What a product is recognized by in a later export, the surest first. */
const kinds = ['slug', 'sku', 'name'] as const
type Kind = (typeof kinds)[number]

function keysOf(record: Fields, kind: Kind): readonly string[] {
  const variants: readonly unknown[] = Array.isArray(record['variants']) ? record['variants'] : []
  const parts = kind === 'sku' ? [record, ...variants.filter(isRecord)] : [record]
  return parts.flatMap(({ [kind]: value }) =>
    typeof value === 'string' && value !== '' ? [`${kind} ${value}`] : [],
  )
}

const allKeys = (record: Fields): readonly string[] => kinds.flatMap((kind) => keysOf(record, kind))

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
 * addresses, carts and saved products contain them. Others have the vendor's number, or the next one. `isOwn` says that the
 * numbers are meant as the shop's ids: these count unless most products contradict them, also where all have a new name.
 */
export function giveIds(
  products: readonly Identified[],
  before: ReturnType<typeof recordsById>,
  isOwn: boolean,
): readonly number[] {
  const known = new Map(
    groupBy([...before].flatMap(([id, record]) => allKeys(record).map((key) => [key, id] as const))),
  )
  const given = new Map<Identified, number>()
  const taken = new Set<number>()
  const take = (product: Identified, id: number | undefined) => {
    if (id === undefined || taken.has(id) || given.has(product)) return
    given.set(product, id)
    taken.add(id)
  }
  /** The record of the shop that has the vendor's number as its id. */
  const numbered = ({ id }: Identified) => (id === undefined ? undefined : before.get(id))
  const sharesKey = (product: Identified, keys = allKeys) => {
    const own = new Set(keys(numbered(product) ?? {}))
    return keys(product.record).some((key) => own.has(key))
  }
  const takeBy = (kind: Kind) => {
    const keys = (record: Fields) => keysOf(record, kind)
    // Several products may have one name.
    for (const product of products) if (sharesKey(product, keys)) take(product, product.id)
    for (const product of products) {
      const ids = keys(product.record).flatMap((key) => known.get(key) ?? [])
      take(
        product,
        ids.find((id) => !taken.has(id)),
      )
    }
  }
  takeBy('slug')
  takeBy('sku')
  // Renamed ones, unless the ids of the shop are from elsewhere: then a number is another product's.
  const recognized = products.filter(
    ({ id, record }) => id !== undefined && allKeys(record).some((key) => known.has(key)),
  )
  const isSure = (record: Fields = {}) => [...keysOf(record, 'slug'), ...keysOf(record, 'sku')].length > 0
  const confirmed = recognized.filter((product) => sharesKey(product)).length
  const half = recognized.length / 2
  if (confirmed > half || (isOwn && confirmed === half))
    for (const product of products)
      if (numbered(product) && !(isSure(product.record) && isSure(numbered(product))))
        take(product, product.id)
  takeBy('name')
  for (const product of products) if (!numbered(product)) take(product, product.id)
  let next = [...before.keys(), ...taken].reduce((highest, id) => Math.max(highest, id), 0)
  return products.map((product) => given.get(product) ?? (next += 1))
}
