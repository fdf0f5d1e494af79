import { products as written } from 'virtual:catalogue/list'
import type { Figures } from '../engine/columns.ts'
import {
  firstGeneratedId,
  generateCategory,
  generateDescription,
  generateFigures,
  generateName,
  generateSummary,
} from '../demo/generate-product.ts'
import { categories, type Category, type ProductCategory, type ProductSummary } from '../product.ts'
import type { CategoryChoice } from '../source.ts'
import type { IndexedTexts } from './text-index.ts'

/** The number of products in a catalogue of this size. Their ordinals start at 0, in the order of their ids. */
export const countOrdinals = (size: number): number => written.length + size - firstGeneratedId + 1

export const idAt = (ordinal: number): number =>
  written[ordinal]?.id ?? firstGeneratedId + ordinal - written.length

export const textsAt = (ordinal: number): IndexedTexts => {
  const product = written[ordinal]
  if (product) return product
  const id = idAt(ordinal)
  return { name: generateName(id), description: generateDescription(id) }
}

export const categoryAt = (ordinal: number): ProductCategory =>
  written[ordinal]?.category ?? generateCategory(idAt(ordinal))

export const figuresAt = (ordinal: number): Figures => written[ordinal] ?? generateFigures(idAt(ordinal))

export const summaryOf = (id: number): ProductSummary | undefined =>
  id < firstGeneratedId ? written.find((product) => product.id === id) : generateSummary(id)

/** Products of a category among the first `generated` generated ones: every fifth. */
function countGenerated(category: Category, generated: number): number {
  const first = firstOf(category)
  return generated <= first ? 0 : Math.ceil((generated - first) / categories.length)
}

/** The number of generated products before the first of this category. */
const firstOf = (category: Category): number =>
  Array.from({ length: categories.length }, (_, offset) => offset).findIndex(
    (offset) => generateCategory(firstGeneratedId + offset) === category,
  )

/** The number of products of a category without a search: computed without scanning. */
export function countAll(choice: CategoryChoice, size: number): number {
  if (choice === 'All') return countOrdinals(size)
  const generated = size - firstGeneratedId + 1
  return written.filter(({ category }) => category === choice).length + countGenerated(choice, generated)
}

/** The ids from `start` on, before `end`, of a category without a search. */
export function idsOfAll(choice: CategoryChoice, size: number, start: number, end: number): number[] {
  const byHand = written.filter(({ category }) => choice === 'All' || category === choice)
  const last = Math.min(end, countAll(choice, size))
  const step = choice === 'All' ? 1 : categories.length
  const first = firstGeneratedId + (choice === 'All' ? 0 : firstOf(choice))
  return Array.from(
    { length: Math.max(last - start, 0) },
    (_, at) => byHand[start + at]?.id ?? first + (start + at - byHand.length) * step,
  )
}
