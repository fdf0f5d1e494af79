import { isDeepStrictEqual } from 'node:util'
import { groupBy } from '../../src/catalogue/import/group-by.ts'
import { isRecord } from '../../src/catalogue/is-record.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'
import { recordsById } from './give-ids.ts'

/** A field of records that the import does not write again, or writes with another value. */
export interface FieldOfRecords {
  readonly name: string
  readonly ids: readonly number[]
}

type Fields = Readonly<Record<string, unknown>>

const recordsIn = (list: unknown): readonly Fields[] => (Array.isArray(list) ? list.filter(isRecord) : [])

/**
 * Each product has the first two, each variant the third; a discount ends with the file's, as its price changes;
 * specifications are named one by one.
 */
const passedOver = new Set(['id', 'category', 'values', 'originalPrice', 'specifications'])

/** What a field is called in the report; undefined for one that says nothing. */
function nameOf(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '' || passedOver.has(field)) return undefined
  if (field === 'image') return 'images'
  if (field !== 'stock' && field !== 'inStock') return field
  if (value === 'in' || value === true) return undefined
  return value === 'preorder' ? 'stock “preorder”' : 'stock'
}

/** The fields of a record and its variants, with its swatches and each of its specifications. */
function fieldsOf(record: Fields): ReadonlySet<string> {
  const own = [record, ...recordsIn(record['variants'])].flatMap((part) =>
    Object.entries(part).map(([field, value]) => nameOf(field, value)),
  )
  const swatches = recordsIn(record['options'])
    .flatMap(({ values }) => recordsIn(values))
    .flatMap((value) => ['color', 'picture'].filter((field) => field in value))
  const { specifications } = record
  return new Set([
    ...own.filter((name) => name !== undefined),
    ...swatches.map((field) => `${field} of an option’s values`),
    ...(isRecord(specifications) ? Object.keys(specifications).map((name) => `specification “${name}”`) : []),
  ])
}

/** What the records had before and do not have now: written by hand, or no longer in the file. */
export function lostFields(
  before: readonly unknown[],
  now: readonly RawProduct[],
): readonly FieldOfRecords[] {
  const earlier = recordsById(before)
  const lost: [name: string, id: number][] = []
  for (const [id, record] of recordsById(now)) {
    const kept = fieldsOf(record)
    const isKept = (name: string) => kept.has(name) || (name === 'stock' && kept.has('stock “preorder”'))
    for (const name of fieldsOf(earlier.get(id) ?? {})) if (!isKept(name)) lost.push([name, id])
  }
  return groupBy(lost).map(([name, ids]) => ({ name, ids }))
}

const listOf = (first: unknown, others: unknown) => [
  ...new Set([first ?? [], others ?? []].flat().filter((item) => item !== '')),
]

/** The values of a record, in the form that all have. */
function valuesOf({ category, categories, image, images, ...fields }: Fields): Fields {
  return { ...fields, categories: listOf(category, categories), images: listOf(image, images) }
}

/** The fields that have another value than before: changed by hand, or in the file. */
export function changedFields(
  before: readonly unknown[],
  now: readonly RawProduct[],
): readonly FieldOfRecords[] {
  const earlier = recordsById(before)
  const changed: [name: string, id: number][] = []
  for (const [id, record] of recordsById(now)) {
    const values = valuesOf(record)
    for (const [name, value] of Object.entries(valuesOf(earlier.get(id) ?? {}))) {
      const isFilled = value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
      // A former price has to differ from the price, which may be the file's.
      const isIn = name in values || name === 'originalPrice'
      if (isFilled && isIn && !isDeepStrictEqual(value, values[name])) changed.push([name, id])
    }
  }
  return groupBy(changed).map(([name, ids]) => ({ name, ids }))
}
