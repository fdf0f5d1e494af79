import { categories } from 'virtual:catalogue/head'
import { createCategoryTree } from './category-tree.ts'

// Field by field, so that a chunk contains only those that it reads.
export * from 'virtual:catalogue/head'

/** The categories of the shop's catalogue. */
export const tree = /* @__PURE__ */ createCategoryTree(categories)
