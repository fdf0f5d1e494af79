import { embeddedSource } from '../source/embedded-source.ts'
import type { ProductSummary } from '../product.ts'
import { ownSize } from '../settings/settings.ts'
import type { LargeCatalogue } from './large-catalogue.ts'
import { countAll, countByCode, countOrdinals, idsOfAll, summaryOf } from './ordinals.ts'

const isSummary = (product: ProductSummary | undefined): product is ProductSummary => product !== undefined

const summariesOf = (ids: readonly number[]) => ids.map(summaryOf).filter(isSummary)

/** A catalogue of written and generated products: all of them are functions of their ids, so no list needs a worker. */
export const generatedCatalogue = (size: number): LargeCatalogue => ({
  size,
  count: countOrdinals(size),
  partSize: 1,
  countAll: (choice) => countAll(choice, size),
  countByCode: () => countByCode(size),
  list: async (choice, start, end) => summariesOf(idsOfAll(choice, size, start, end)),
  findProducts: async (ids) => summariesOf(ids.filter((id) => id >= 1 && id <= size)),
  product: (id) => embeddedSource.product(id, size),
  near: (id) => embeddedSource.near(id, ownSize),
})
