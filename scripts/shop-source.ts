import { readMessages, type ShopMessages } from './messages/read-messages.ts'
import type { ShopConfig } from '../src/shop.types.ts'
import { type CatalogueFiles, catalogueCache, writeCatalogueFiles } from './catalogue/catalogue-files.ts'
import { findCatalogueFolder, readChosenCatalogue, readChosenShop } from './catalogue/chosen-shop.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { linkTargets, productLinkWarnings } from './text-pages/link-targets.ts'
import { type BuiltTextPage, readTextPages } from './text-pages/read-text-pages.ts'

/** What a shop is built from. */
export interface ShopSource {
  /** The catalogue's folder; absolute. */
  readonly folder: string
  readonly catalogue: Catalogue
  /** Null for a catalogue that is embedded in the scripts. */
  readonly files: CatalogueFiles | null
  readonly shop: ShopConfig
  readonly messages: ShopMessages
  /** The owner's pages, in the order of their links. */
  readonly textPages: readonly BuiltTextPage[]
}

/** Reads and checks the chosen shop. Throws `ConfigurationError` where it cannot be used. */
export async function readShopSource(): Promise<ShopSource> {
  const [folder, catalogue, shop] = await Promise.all([
    findCatalogueFolder(),
    readChosenCatalogue(),
    readChosenShop(),
  ])
  const messages = await readMessages(catalogue.head.locale, folder)
  const textPages = await readTextPages(folder, catalogue, messages.locale)
  const linkWarnings = productLinkWarnings(catalogue, linkTargets(folder, catalogue, textPages))
  return {
    folder,
    catalogue: { ...catalogue, warnings: [...catalogue.warnings, ...linkWarnings] },
    files: await writeCatalogueFiles(catalogue, catalogueCache),
    shop,
    messages,
    textPages,
  }
}
