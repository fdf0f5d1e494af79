import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { shop as ownShop } from '../src/shop.config.ts'
import type { ShopConfig } from '../src/shop.types.ts'
import { checkConfig, checkDetails } from './check-shop.ts'
import { importExports } from './import-file.ts'
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

/** The chosen shop's configuration; its details are only checked. Throws `ConfigurationError` that names a fault. */
export async function readChosenShop(): Promise<ShopConfig> {
  const [config, details] = [findShopFile('shop.config.ts'), findShopFile('shop.details.ts')]
  const [ofConfig, ofDetails] = await Promise.all(
    [config, details].map((file) => importExports<unknown>(file)),
  )
  checkConfig(relative(root, config), ofConfig)
  checkDetails(relative(root, details), ofDetails)
  return ofConfig.shop
}
