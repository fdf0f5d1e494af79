import { categories, money } from '#catalogue/settings/settings.ts'
import { firstGeneratedId } from '#catalogues/demo/generated.ts'

/** What the demo's head says of every record. */
export const demoRules = { categories, digits: money.digits, firstGeneratedId }
