import { readMessages, type ShopMessages } from '../messages/read-messages.ts'
import type { ShopConfig } from '../../src/shop.types.ts'
import { type CatalogueFiles, catalogueCache, writeCatalogueFiles } from './catalogue-files.ts'
import { findCatalogueFolder, readChosenCatalogue, readChosenShop } from './chosen-shop.ts'
import type { Catalogue } from './catalogue.ts'

/** What a shop is built from. */
export interface ShopSource {
  /** The catalogue's folder; absolute. */
  readonly folder: string
  readonly catalogue: Catalogue
  /** Null for a catalogue that is embedded in the scripts. */
  readonly files: CatalogueFiles | null
  readonly shop: ShopConfig
  readonly messages: ShopMessages
}

/** Reads and checks the chosen shop. Throws `ConfigurationError` where it cannot be used. */
export async function readShopSource(): Promise<ShopSource> {
  const [folder, catalogue, shop] = await Promise.all([
    findCatalogueFolder(),
    readChosenCatalogue(),
    readChosenShop(),
  ])
  return {
    folder,
    catalogue,
    files: await writeCatalogueFiles(catalogue, catalogueCache),
    shop,
    messages: await readMessages(catalogue.head.locale, folder),
  }
}
