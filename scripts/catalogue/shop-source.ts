import { readMessages, type ShopMessages } from '../messages/read-messages.ts'
import type { ShopConfig } from '../../src/shop.types.ts'
import { type CatalogueFiles, catalogueCache, writeCatalogueFiles } from './catalogue-files.ts'
import { findCatalogueFolder, readChosenCatalogue, readChosenShop } from './chosen-shop.ts'
import { layoutOf, type ShopLayout, withoutReviews } from './shop-layout.ts'
import type { Catalogue } from './catalogue.ts'

/** What a shop is built from. */
export interface ShopSource {
  /** The catalogue's folder; absolute. */
  readonly folder: string
  readonly catalogue: Catalogue
  /** Null for a catalogue that is embedded in the scripts. */
  readonly files: CatalogueFiles | null
  readonly shop: ShopConfig
  readonly layout: ShopLayout
  readonly messages: ShopMessages
}

/** Reads and checks the chosen shop; `layout` replaces that of its configuration. Throws `ConfigurationError` where it cannot be used. */
export async function readShopSource(layout?: ShopLayout): Promise<ShopSource> {
  const [folder, read, { shop, ...configured }] = await Promise.all([
    findCatalogueFolder(),
    readChosenCatalogue(),
    readChosenShop(),
  ])
  const chosen = layout ?? layoutOf(configured, read.testimonials.length > 0)
  const catalogue = chosen.parts.reviews ? read : withoutReviews(read)
  return {
    folder,
    catalogue,
    files: await writeCatalogueFiles(catalogue, catalogueCache),
    shop,
    layout: chosen,
    messages: await readMessages(catalogue.head.locale, folder),
  }
}
