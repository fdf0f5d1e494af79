import { readMessages, type ShopMessages } from '../messages/read-messages.ts'
import type { ShopConfig } from '../../src/shop.types.ts'
import { type CatalogueFiles, catalogueCache, writeCatalogueFiles } from './catalogue-files.ts'
import { findCatalogueFolder, readChosenCatalogue, readChosenShop } from './chosen-shop.ts'
import type { Catalogue } from './catalogue.ts'
import { languagesOf, type ShopLanguage } from './shop-languages.ts'

/** What a shop is built from, in one language. */
export interface ShopSource {
  /** The catalogue's folder; absolute. */
  readonly folder: string
  readonly catalogue: Catalogue
  /** Null for a catalogue that is embedded in the scripts. */
  readonly files: CatalogueFiles | null
  readonly shop: ShopConfig
  readonly messages: ShopMessages
  readonly language: ShopLanguage
  /** Those that this build links to each other, the main one first; empty for a build of one language. */
  readonly languages: readonly ShopLanguage[]
}

/** Reads and checks the chosen shop in its main language. Throws `ConfigurationError` where it cannot be used. */
export async function readShopSource(): Promise<ShopSource> {
  const [folder, catalogue, shop] = await Promise.all([
    findCatalogueFolder(),
    readChosenCatalogue(),
    readChosenShop(),
  ])
  const { locale } = catalogue.head
  return {
    folder,
    catalogue,
    files: await writeCatalogueFiles(catalogue, catalogueCache),
    shop,
    messages: await readMessages(locale, folder),
    language: { tag: locale, folder: '' },
    languages: [],
  }
}

/**
 * The shop in each of its languages, the main one first. Throws `ConfigurationError` where it
 * cannot be used.
 */
export async function readShopSources(): Promise<readonly [ShopSource, ...ShopSource[]]> {
  const main = await readShopSource()
  const [first, ...others] = languagesOf(main.shop, main.catalogue.head.locale)
  if (!first) return [main]
  const languages = [first, ...others]
  return [
    { ...main, language: first, languages },
    ...(await Promise.all(others.map((language) => translate(main, language)))).map((source) => ({
      ...source,
      languages,
    })),
  ]
}

/** The same shop in another language. */
async function translate(main: ShopSource, language: ShopLanguage): Promise<ShopSource> {
  return { ...main, language, messages: await readMessages(language.tag, main.folder) }
}
