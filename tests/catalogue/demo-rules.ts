import { money, tree } from '#catalogue/head.ts'
import { firstGeneratedId } from '#catalogues/demo/generated.ts'
import { labelsOf } from '#catalogue/engine/category-codes.ts'

/** What the demo's head says of every record. */
export const demoRules = { categories: labelsOf(tree), digits: money.digits, firstGeneratedId }

/** The labels of generated products. */
export const categories = tree.top
