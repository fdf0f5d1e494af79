import type { CatalogueAccess } from '#catalogue/access.ts'
import type { Product } from '#catalogue/product.ts'
import { readIds, type IdsReading } from './compared-ids.ts'

export interface Compared {
  readonly products: readonly Product[]
  readonly reading: IdsReading
  /** Ids of no product. */
  readonly unknown: readonly number[]
}

/** The products that an address names, and what of it could not be used. */
export async function loadCompared(
  catalogue: CatalogueAccess,
  { ids, size }: { ids: string | undefined; size: number },
): Promise<Compared> {
  const reading = readIds(ids)
  const found = await Promise.all(reading.ids.map((id) => catalogue.find(id, size)))
  return {
    products: found.filter((product) => product !== null),
    reading,
    unknown: reading.ids.filter((_, index) => !found[index]),
  }
}
