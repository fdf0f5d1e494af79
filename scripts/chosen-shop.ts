import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { shop as ownShop } from '../src/shop.config.ts'
import type { ShopConfig } from '../src/shop.types.ts'
import { importFile } from './import-file.ts'
import { readCatalogue } from './read-catalogue.ts'

const root = resolve(import.meta.dirname, '..')

const isName = (text: string) => /^[a-z0-9][a-z0-9-]*$/.test(text)

/** The folder of the catalogue that `SHOP` names, or `catalogue` in `src/shop.config.ts`; absolute. */
function findCatalogueFolder(chosen = process.env['SHOP']): string {
  const name = chosen || ownShop.catalogue
  if (!isName(name)) throw new Error(`“${name}” is no name of a folder in src/catalogues.`)
  return resolve(root, 'src/catalogues', name)
}

/** The chosen catalogue. Throws `Error` with one sentence where it cannot be used. */
export const readChosenCatalogue = () => readCatalogue(findCatalogueFolder())

/**
 * A file of the owner's configuration, `shop.config.ts` or `shop.details.ts`: the catalogue's own where its folder has
 * one, otherwise that of `src`; absolute.
 */
export function findShopFile(name: 'shop.config.ts' | 'shop.details.ts'): string {
  const own = resolve(findCatalogueFolder(), name)
  return existsSync(own) ? own : resolve(root, 'src', name)
}

/** The chosen shop's configuration. */
export async function readChosenShop(): Promise<ShopConfig> {
  const { shop } = await importFile<{ readonly shop: ShopConfig }>(findShopFile('shop.config.ts'))
  return shop
}
