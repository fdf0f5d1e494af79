import { categories, hasShortLabels, isNested, largestSize, ownSize } from 'virtual:catalogue/settings'
import { childrenIn, listedIn, pathIn, shortLabelIn } from './category-tree.ts'

// Field by field, so that a chunk contains only those that it reads.
export * from 'virtual:catalogue/settings'

/** Labels of the categories with a button. */
export const listedCategories = /* @__PURE__ */ listedIn(categories)

/** Those at the top. */
export const topCategories = /* @__PURE__ */ childrenIn(categories)

/** A category and those above it, from the top. */
export const categoryPath = (label: string): readonly string[] =>
  isNested ? pathIn(categories, label) : [label]

/** The label of a category beside that of the one above it. */
export const shortLabel = (label: string): string =>
  hasShortLabels ? shortLabelIn(categories, label) : label

/** The nearest supported size; NaN is the shop's own. */
export const nearestSize = (size: number): number =>
  Math.min(Math.max(Math.floor(size) || ownSize, ownSize), largestSize)
