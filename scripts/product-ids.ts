import { generatedIds, type Catalogue } from './read-catalogue.ts'

/** Ids of the shop's own catalogue, in order; each has a page of its own. */
export const findProductIds = (catalogue: Catalogue): number[] => [
  ...catalogue.products.map(({ id }) => id),
  ...generatedIds(catalogue),
]
