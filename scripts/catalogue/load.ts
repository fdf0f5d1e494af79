import { resolve } from 'node:path'
import type { Product, ProductSummary } from '../../src/catalogue/product.ts'
import { shortened } from '../../src/catalogue/import/record-warnings.ts'
import { nameRanks } from '../../src/catalogue/engine/name-ranks.ts'
import { type Loadable, loadCatalogue } from '../../src/catalogue-service/load.ts'
import { createServerEngine } from '../../src/catalogue-service/server-engine.ts'
import type { Engine } from '../../src/catalogue-service/engine.ts'
import type { Settings } from '../../src/catalogue-service/settings.ts'
import { tableVersion } from '../../src/catalogue-service/stored-head.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from './catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { isLanguageTag } from './shop-languages.ts'
import { folders, openEmbedded } from './engine.ts'

/** The largest size: ids and counts stay exact far beyond, but a load of more was never tried. */
const largest = 100_000_000

/** `demo:10000000` or `demo`. Throws a sentence. */
function parseLoad(wanted: string): { readonly name: string; readonly size: number | null } {
  const [, name, size] = /^([a-z0-9][a-z0-9-]*)(?::(\d{1,9}))?$/.exec(wanted) ?? []
  if (name === undefined)
    throw new Error('--load needs the name of a folder of src/catalogues: demo or demo:10000000.')
  if (size !== undefined && (Number(size) < 1 || Number(size) > largest))
    throw new Error(`--load can generate products up to id ${largest}.`)
  return { name, size: size === undefined ? null : Number(size) }
}

/** The records, then the generated products, in the order of their ids. */
function* productsOf({ products, generated }: Catalogue, size: number): Generator<Product | ProductSummary> {
  yield* products
  if (!generated) return
  for (let id = generated.firstId; id <= size; id += 1) yield generated.summary(id)
}

/** The catalogue of a shop's folder as the service stores it. Throws where a size is given and nothing is generated. */
export function loadableOf(name: string, catalogue: Catalogue, size: number | null): Loadable {
  const { head, brands, generated, products } = catalogue
  if (size !== null && !generated) throw new Error(`The catalogue ${name} has no generated products.`)
  // Generated names are too many to collate.
  const isNameRanked = !generated && head.sorts.includes('name')
  return {
    head: {
      tables: tableVersion,
      catalogue: name,
      name: head.name,
      products: 0,
      categories: [...head.categories],
      sharedPlaces: [...head.sharedPlaces],
      brands: [...brands],
      priceSteps: [...head.priceSteps],
      digits: head.money.digits,
      optionFilters: head.optionFilters,
      hasAmounts: head.hasAmounts,
      isNameRanked,
    },
    ...(isNameRanked && {
      nameRanks: nameRanks(
        products.map((product) => product.name),
        head.locale,
      ),
    }),
    products: productsOf(catalogue, size ?? head.ownSize),
  }
}

/**
 * Loads a catalogue, in its main language or another one, into the engine that the settings name; services follow within
 * seconds.
 */
export async function load(
  wanted: string,
  settings: Settings,
  say: (sentence: string) => void,
  language?: string,
): Promise<void> {
  const { name, size } = parseLoad(wanted)
  if (language !== undefined && !isLanguageTag(language))
    throw new Error('--language needs a BCP 47 tag as in de or pt-BR.')
  const catalogue = await readCatalogue(resolve(paths.root, 'src/catalogues', name), language)
  for (const warning of shortened(catalogue.warnings)) say(warning)
  const loadable = loadableOf(name, catalogue, size)
  const start = performance.now()
  const report = (rows: number) => say(`${rows.toLocaleString('en')} products`)
  const unlock = settings.CLICKHOUSE_URL === undefined ? await folders.lock() : null
  let folder: string | null = null
  let engine: Engine | undefined
  try {
    if (settings.CLICKHOUSE_URL === undefined) {
      await folders.tidy()
      folder = await folders.create()
      engine = await openEmbedded(folder, 1, say)
    } else engine = createServerEngine({ url: settings.CLICKHOUSE_URL, sessions: 2 })
    const { number } = await loadCatalogue(engine, loadable, report, () => folders.snapshot())
    await engine.close()
    if (folder !== null) {
      await folders.noteSnapshot(number)
      await folders.publish(folder)
    }
    say(`Loaded in ${((performance.now() - start) / 1000).toFixed(1)} s as snapshot ${number}.`)
  } catch (error) {
    await engine?.close().catch(() => undefined)
    if (folder !== null) await folders.remove(folder).catch(() => undefined)
    throw new Error('Nothing was loaded; the previous catalogue stays.', { cause: error })
  } finally {
    await unlock?.()
  }
}
