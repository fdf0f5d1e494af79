import { products as written, generated } from 'virtual:catalogue/records'
import type { CategoryChoice } from '../settings/category-tree.ts'
import type { Figures } from '../engine/columns.ts'
import type { GeneratedProducts } from '../generated-products.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import type { ProductSummary } from '../product.ts'
import type { IndexedProduct } from '../files/text-block.ts'
import { maskOf, placeOf, placesOf, type Place } from '../engine/category-codes.ts'

/** Only catalogues with generated products have other sizes than their own. */
function producer(): GeneratedProducts {
  if (!generated) throw new RangeError('This catalogue has no generated products.')
  return generated
}

/** The number of products in a catalogue of this size. Their ordinals start at 0, in the order of their ids. */
export const countOrdinals = (size: number): number => written.length + size - producer().firstId + 1

export const idAt = (ordinal: number): number =>
  written[ordinal]?.id ?? producer().firstId + ordinal - written.length

export const textsAt = (ordinal: number): IndexedProduct => {
  const product = written[ordinal]
  if (product) return product
  const id = idAt(ordinal)
  const { name, description, brand } = producer()
  return { name: name(id), description: description(id), brand, category: placeAt(ordinal) }
}

/** The place of an ordinal, without generating its other figures. Generated products are in one category each. */
export function placeAt(ordinal: number): Place {
  const { cycle } = producer()
  const product = written[ordinal]
  return product ? placeOf(product) : (cycle[(ordinal - written.length) % cycle.length] ?? '')
}

export const figuresAt = (ordinal: number): Figures => written[ordinal] ?? producer().figures(idAt(ordinal))

export const summaryAt = (ordinal: number): ProductSummary =>
  written[ordinal] ?? producer().summary(idAt(ordinal))

export const summaryOf = (id: number): ProductSummary | undefined =>
  id < producer().firstId ? written.find((product) => product.id === id) : producer().summary(id)

type IsListed = (place: Place) => boolean

function isListedIn(choice: CategoryChoice): IsListed {
  const mask = maskOf(categories, choice, sharedPlaces)
  const places = placesOf(categories, sharedPlaces)
  return (place) => mask[places.indexOf(place)] === 1
}

/** The products of some categories without a search, found without scanning. */
function listed(isListed: IsListed) {
  return {
    byHand: written.filter((product) => isListed(placeOf(product))),
    /** Positions in the cycle of generated products. */
    offsets: producer().cycle.flatMap((label, offset) => (isListed(label) ? [offset] : [])),
  }
}

function countListed(isListed: IsListed, size: number): number {
  const { byHand, offsets } = listed(isListed)
  const count = size - producer().firstId + 1
  const { length } = producer().cycle
  const inLast = offsets.filter((offset) => offset < count % length).length
  return byHand.length + Math.floor(count / length) * offsets.length + inLast
}

/** The number of products of a choice without a search. */
export const countAll = (choice: CategoryChoice, size: number): number =>
  countListed(isListedIn(choice), size)

/** The number of products without a search by the code of their categories. */
export const countByCode = (size: number): readonly number[] =>
  placesOf(categories, sharedPlaces).map((place) => countListed((other) => other === place, size))

/** The ids from `start` on, before `end`, of a choice without a search. */
export function idsOfAll(choice: CategoryChoice, size: number, start: number, end: number): number[] {
  const { byHand, offsets } = listed(isListedIn(choice))
  const { firstId, cycle } = producer()
  const last = Math.min(end, countAll(choice, size))
  return Array.from({ length: Math.max(last - start, 0) }, (_, at) => {
    const index = start + at - byHand.length
    const offset = offsets[index % offsets.length] ?? 0
    return byHand[start + at]?.id ?? firstId + Math.floor(index / offsets.length) * cycle.length + offset
  })
}
