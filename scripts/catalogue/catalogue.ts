import type { GeneratedProducts } from '../../src/catalogue/generated-products.ts'
import type { CatalogueSettings } from '../../src/catalogue/settings/catalogue-settings.ts'
import type { Warning } from '../../src/catalogue/import/record-warnings.ts'
import type { Product } from '../../src/catalogue/product.ts'
import type { Synonyms } from '../../src/catalogue/words/other-searches.ts'
import type { Testimonial } from '../../src/shop.types.ts'

/** A catalogue as the build uses it: that of a shop's folder, checked. */
export interface Catalogue {
  readonly head: CatalogueSettings
  /** The valid records, sorted by id. */
  readonly products: readonly Product[]
  /** Sorted by name, without repeats. */
  readonly brands: readonly string[]
  /** Of the categories' pages, by label. */
  readonly categoryTexts: Readonly<Record<string, string>>
  readonly generated: GeneratedProducts | null
  /** The module of the generated products; absolute. Null for none. */
  readonly generatedFile: string | null
  readonly synonyms: Synonyms
  /** Empty for none. */
  readonly testimonials: readonly Testimonial[]
  readonly hasHeroPicture: boolean
  /** The address of the service that answers for the whole catalogue; null where it is embedded. */
  readonly serviceUrl: string | null
  /** The service's snapshot when the build began; null where the catalogue is embedded. */
  readonly serviceSnapshot: number | null
  /** What an owner can correct. */
  readonly warnings: readonly Warning[]
}

/** Ids of generated products in the shop's own catalogue. */
export function generatedIds({ generated, head }: Pick<Catalogue, 'generated' | 'head'>): number[] {
  if (!generated) return []
  return Array.from({ length: head.ownSize - generated.firstId + 1 }, (_, at) => generated.firstId + at)
}
