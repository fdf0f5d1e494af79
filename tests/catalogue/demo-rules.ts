import { labelsOf } from '#catalogue/settings/category-tree.ts'
import { categories, money } from '#catalogue/settings/settings.ts'
import { firstGeneratedId } from '#catalogues/demo/generated.ts'

/** What the demo's head says of every record. */
export const demoRules = { categories: labelsOf(categories), digits: money.digits, firstGeneratedId }
