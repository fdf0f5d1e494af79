import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { languageNames } from '../../src/catalogue/import/language-names.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { Warning } from '../../src/catalogue/import/record-warnings.ts'
import type { HomeSection, ShopConfig } from '../../src/shop.types.ts'
import { checkDetails, usualDetails } from './check-details.ts'
import { checkConfig } from './check-shop.ts'
import { demoTextWarnings } from './demo-texts.ts'
import { importExport, importExports } from './import-file.ts'
import type { Catalogue } from './catalogue.ts'
import { paths } from '../paths.ts'
import { readJson } from './read-json.ts'
import { type ShopExports, translateShop } from './translate-shop.ts'
import { readCatalogue } from './read-catalogue.ts'
import { misspeltExports } from './unread-files.ts'
import type { ChosenShop } from './shop-layout.ts'
import { checkServiceUrl, fromService } from './service-catalogue.ts'

const root = resolve(import.meta.dirname, '../..')

const isName = (text: string) => /^[a-z0-9][a-z0-9-]*$/.test(text)

/** The folders of all shops. */
const shopFolders = resolve(root, 'src/catalogues')

/** The shop's folder that the owner's configuration names. Loaded here: a mistake in that file must be one sentence. */
async function readOwnName(): Promise<unknown> {
  const shop = await importExport<{ readonly catalogue?: unknown }>(
    resolve(root, 'src/shop.config.ts'),
    'shop',
  )
  return shop.catalogue
}

/**
 * The folder of the shop that `SHOP` names, or `catalogue` in `src/shop.config.ts`; absolute. Throws
 * `ConfigurationError` where there is none.
 */
export async function findShopFolder(chosen = process.env['SHOP']): Promise<string> {
  const name = chosen || (await readOwnName())
  if (typeof name !== 'string' || !isName(name))
    throw new ConfigurationError(
      `“${String(name)}” cannot be the name of a folder in src/catalogues: it must be of a-z, 0-9 and -.`,
    )
  const folder = resolve(shopFolders, name)
  if (existsSync(folder)) return folder
  const entries = await readdir(shopFolders, { withFileTypes: true })
  const others = entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).join(', ')
  throw new ConfigurationError(`There is no folder ${name} in src/catalogues. These are there: ${others}.`)
}

/**
 * The chosen catalogue; of one behind an address the head and the first products. CATALOGUE_URL overrides the address in
 * the configuration. Throws `ConfigurationError` where it cannot be used.
 */
export async function readChosenCatalogue(): Promise<Catalogue> {
  const [
    folder,
    {
      shop: { source },
    },
  ] = await Promise.all([findShopFolder(), readChosenShop()])
  const url = process.env['CATALOGUE_URL'] || source?.url
  const catalogue = await readCatalogue(folder, undefined, Boolean(url))
  return url ? fromService(catalogue, { kind: 'http', ...source, url: checkServiceUrl(url) }) : catalogue
}

/**
 * A file of the owner's configuration, `shop.config.ts` or `shop.details.ts`: the one in the shop's folder where it is
 * there, otherwise that of `src`; absolute.
 */
export function findShopFile(folder: string, name: 'shop.config.ts' | 'shop.details.ts'): string {
  const own = resolve(folder, name)
  return existsSync(own) ? own : resolve(root, 'src', name)
}

/** The owner's listeners to the shop's events, `listeners.ts` of a shop's folder; absolute. Null for none. */
export function findListeners(folder: string): string | null {
  const file = resolve(folder, 'listeners.ts')
  return existsSync(file) ? file : null
}

/** The exports of both files of the owner's configuration. Throws `ConfigurationError` that names a fault. */
async function readExports(folder: string) {
  const [config, details] = [findShopFile(folder, 'shop.config.ts'), findShopFile(folder, 'shop.details.ts')]
  const [ofConfig, ofDetails] = await Promise.all(
    [config, details].map((file) => importExports<unknown>(file)),
  )
  checkConfig(relative(root, config), ofConfig)
  const { timeZone = usualDetails.timeZone } = checkDetails(relative(root, details), ofDetails, ofConfig)
  return { ofConfig, ofDetails, timeZone }
}

/**
 * The chosen shop's configuration and, of its details, the time zone; the others are only checked. Throws
 * `ConfigurationError` that names a fault.
 */
export async function readChosenShop(): Promise<ChosenShop> {
  const { ofConfig, timeZone } = await readExports(await findShopFolder())
  return { ...ofConfig, timeZone }
}

/** What nothing needs to be there. */
const optionalExports = {
  'shop.config.ts': ['home', 'parts'],
  'shop.details.ts': ['timeZone', 'warranty', 'perks', 'meetings', 'accessibility'],
} as const

/**
 * Exports with a typing error, and texts that a shop has from the demonstration, or has still to write; the demonstration
 * itself may have them.
 */
export async function readConfigWarnings(folder: string): Promise<readonly Warning[]> {
  if (basename(folder) === 'demo') return []
  const { ofConfig, ofDetails } = await readExports(folder)
  const nameOf = (name: Parameters<typeof findShopFile>[1]) => relative(root, findShopFile(folder, name))
  const warningsOf = (name: keyof typeof optionalExports, exported: object) => [
    ...misspeltExports(nameOf(name), exported, optionalExports[name]),
    ...demoTextWarnings(nameOf(name), exported),
  ]
  return [...warningsOf('shop.config.ts', ofConfig), ...warningsOf('shop.details.ts', ofDetails ?? {})]
}

const moduleOf = (exported: ShopExports, names: readonly string[]) =>
  names.map((name) => `export const ${name} = ${JSON.stringify(exported[name])}\n`).join('')

/** The shop's configuration in another language. */
export interface TranslatedShop {
  readonly shop: ShopConfig
  readonly home?: readonly HomeSection[]
  /** The file with the texts, for messages. */
  readonly file: string
  /** Modules instead of the owner's `shop.config.ts` and `shop.details.ts`; absolute. */
  readonly config: string
  readonly details: string
  readonly warnings: readonly string[]
}

/**
 * The configuration of the shop in a folder, with the texts of its `shop.de.json`. Throws `ConfigurationError` that names
 * a fault.
 */
export async function readTranslatedShop(folder: string, language: string): Promise<TranslatedShop> {
  const { ofConfig, ofDetails } = await readExports(folder)
  const files = languageNames(language).map((name) => resolve(folder, `shop.${name}.json`))
  const own = files.find(existsSync) ?? resolve(folder, `shop.${language}.json`)
  const file = relative(root, own)
  const texts = existsSync(own) ? await readJson(own) : undefined
  const { exported, warnings } = translateShop({ ...ofConfig, ...ofDetails }, texts, { file, language })
  const checked: unknown = exported
  checkConfig(file, checked)
  checkDetails(file, checked, checked)
  const cache = resolve(paths.cache, 'translated', basename(folder), language)
  // Files, since styles are compiled without the build's plugins.
  const write = async (name: string, names: object = {}) => {
    const module = resolve(cache, name)
    await mkdir(cache, { recursive: true })
    await writeFile(module, moduleOf(exported, Object.keys(names)))
    return module
  }
  return {
    shop: checked.shop,
    ...(checked.home && { home: checked.home }),
    file: existsSync(own) ? file : relative(root, findShopFile(folder, 'shop.config.ts')),
    config: await write('shop.config.js', ofConfig),
    details: await write('shop.details.js', ofDetails),
    warnings,
  }
}
