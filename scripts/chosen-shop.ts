import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { shop as ownShop } from '../src/shop.config.ts'
import type { ShopConfig } from '../src/shop.types.ts'
import { importExport } from './import-file.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.ts'
import { checkServiceUrl, fromService } from './service-catalogue.ts'

const root = resolve(import.meta.dirname, '..')

const isName = (text: string) => /^[a-z0-9][a-z0-9-]*$/.test(text)

/** The folder of the catalogue that `SHOP` names, or `catalogue` in `src/shop.config.ts`; absolute. */
export function findCatalogueFolder(chosen = process.env['SHOP']): string {
  const name = chosen || ownShop.catalogue
  if (!isName(name)) throw new ConfigurationError(`“${name}” is no name of a folder in src/catalogues.`)
  return resolve(root, 'src/catalogues', name)
}

/**
 * The chosen catalogue; of one behind an address the head and the first products. CATALOGUE_URL overrides the address in
 * the configuration. Throws `ConfigurationError` where it cannot be used.
 */
export async function readChosenCatalogue(): Promise<Catalogue> {
  const [catalogue, { source }] = await Promise.all([readCatalogue(findCatalogueFolder()), readChosenShop()])
  const url = process.env['CATALOGUE_URL'] || source?.url
  return url ? fromService(catalogue, { kind: 'http', ...source, url: checkServiceUrl(url) }) : catalogue
}

/**
 * A file of the owner's configuration, `shop.config.ts` or `shop.details.ts`: the catalogue's own where its folder has
 * one, otherwise that of `src`; absolute.
 */
export function findShopFile(name: 'shop.config.ts' | 'shop.details.ts'): string {
  const own = resolve(findCatalogueFolder(), name)
  return existsSync(own) ? own : resolve(root, 'src', name)
}

/** Checks that dates can be written as the owner says. Throws `ConfigurationError`. */
export function checkDates(locale: string, timeZone: string): void {
  try {
    new Intl.DateTimeFormat(locale, { timeZone }).resolvedOptions()
  } catch {
    throw new ConfigurationError(
      `The shop’s locale and timeZone must be like en-IE and Europe/Dublin, and are “${locale}” and “${timeZone}”.`,
    )
  }
}

/** The chosen shop's configuration. Throws `ConfigurationError` where its dates cannot be written. */
export async function readChosenShop(): Promise<ShopConfig> {
  const [shop, timeZone] = await Promise.all([
    importExport<ShopConfig>(findShopFile('shop.config.ts'), 'shop'),
    importExport<string>(findShopFile('shop.details.ts'), 'timeZone'),
  ])
  checkDates(shop.locale, timeZone)
  return shop
}
