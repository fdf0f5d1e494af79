import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import * as v from 'valibot'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { readJson } from './catalogue/read-json.ts'
import { importCatalogue } from './import/import-catalogue.ts'
import { readTarget } from './import/read-target.ts'
import { reportOf } from './import/report.ts'
import { writeShop } from './import/write-shop.ts'
import { isMain } from './is-main.ts'
import { checkShopName } from './new-shop.ts'
import { paths } from './paths.ts'
import { readArguments } from './read-arguments.ts'

const usage = `npm run import -- FILE --shop NAME   reads an export of Shopify (CSV, or all pages of products.json), WooCommerce
                                     (CSV), Google Merchant Center (TSV or XML) or a table with our own fields

  --shop NAME          the folder of src/catalogues; with all that a shop needs where it is new
  --currency EUR       of a new shop, where the file does not say it
  --locale de-DE       of a new shop
  --replace            writes products.jsonl anew; products keep their ids, the report names
                       fields that are lost or changed, and products.jsonl.before keeps them
  --map FILE           JSON from the file's headers to those that are read: { "Titel": "name", "Notiz": null };
                       a file with unknown headers prints one to complete, and what it can rename to
  --category NAME      of products without one; Other where it is missing
  --decimal comma      or point, where the numbers of the file do not tell
  --encoding NAME      where the file does not tell: windows-1250, shift_jis …; the usual one of the locale's
                       language where it is missing`

const mapSchema = v.record(v.string(), v.nullable(v.string()))

async function readMap(file: string) {
  const parsed = v.safeParse(mapSchema, existsSync(file) ? await readJson(file) : null)
  if (parsed.success) return parsed.output
  throw new ConfigurationError(
    `${file} must be a mapping in JSON, from headers to headers or null: { "Titel": "name", "Notiz": null }.`,
  )
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      currency: { type: 'string' },
      locale: { type: 'string' },
      replace: { type: 'boolean', default: false },
      map: { type: 'string' },
      category: { type: 'string' },
      decimal: { type: 'string' },
      encoding: { type: 'string' },
    },
  })
  const { shop, decimal, currency, locale, category, encoding } = values
  if (values.help || positionals.length === 0 || shop === undefined) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 1
    return
  }
  checkShopName(shop)
  if (decimal !== undefined && decimal !== 'comma' && decimal !== 'point')
    throw new ConfigurationError('--decimal must be comma or point.')
  for (const file of positionals)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new ConfigurationError(`There is no file ${file}.`)
  const folder = resolve(paths.root, 'src/catalogues', shop)
  const { isNew, ...target } = await readTarget(shop, folder, values.replace)
  const imported = importCatalogue(await Promise.all(positionals.map((file) => readFile(file))), {
    shop,
    ...target,
    currency,
    locale,
    encoding,
    decimal,
    category,
    ...(values.map !== undefined && { map: await readMap(values.map) }),
    now: new Date(),
  })
  const name = positionals.map((file) => basename(file)).join(', ')
  if (imported.records.length === 0) {
    console.log(reportOf(name, imported, { shop, written: ['nothing'], isNew }).join('\n'))
    throw new ConfigurationError('No product of the file can be used, so nothing is written.')
  }
  const written = await writeShop(shop, folder, imported, isNew)
  console.log(reportOf(name, imported, { shop, written, isNew }).join('\n'))
}

if (isMain(import.meta.url)) {
  await main().catch((error: unknown) => {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
}
