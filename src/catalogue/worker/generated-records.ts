import { brands } from 'virtual:catalogue/records'
import { createColumns } from '../engine/columns.ts'
import { placesOf } from '../engine/category-codes.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import { placeAt, figuresAt, summaryAt, textsAt } from './ordinals.ts'
import type { OpenRecords } from './shard-records.ts'
import { labelledBlockOf } from '../files/text-block.ts'

/** Products whose figures are written between two pauses: about a millisecond. */
const figuresPerBatch = 4096

/** Products whose texts are made at a time. */
const textsPerBlock = 2000

/** A part of a catalogue with generated products: nothing has to be loaded. */
export const openGeneratedRecords: OpenRecords = (from, to) => {
  const count = to - from
  const places = placesOf(categories, sharedPlaces)
  const codes = new Map(places.map((place, code) => [place, code]))
  const categoryOf = new Uint16Array(count)
  for (let ordinal = 0; ordinal < count; ordinal += 1)
    categoryOf[ordinal] = codes.get(placeAt(from + ordinal)) ?? 0
  let made = 0
  return {
    count,
    async load() {
      const first = made
      made = Math.min(made + textsPerBlock, count)
      return labelledBlockOf(Array.from({ length: made - first }, (_, at) => textsAt(from + first + at)))
    },
    categories: categoryOf,
    summaryAt: (ordinal) => summaryAt(from + ordinal),
    async readColumns(pause) {
      const { columns, put } = createColumns(count, places, brands)
      for (let ordinal = 0; ordinal < count; ordinal += 1) {
        put(ordinal, figuresAt(from + ordinal))
        if (ordinal % figuresPerBatch === 0) await pause()
      }
      return columns
    },
  }
}
