import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { RawHead } from '../../src/catalogue/import/raw-head.ts'
import { writeNewShop } from '../new-shop.ts'
import { paths } from '../paths.ts'
import { writeWhole } from '../write-whole.ts'
import type { Imported } from './import-catalogue.ts'

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

const headText = ({
  name,
  locale,
  currency,
  addresses,
  unitPriceBase,
  categories,
}: RawHead) => `import type { RawHead } from '#catalogue/import/raw-head.ts'

/** What all products have in common; docs/catalogues.md has every field. */
export const head: RawHead = {
  name: ${quoted(name)},
  locale: ${quoted(locale)},
  currency: ${quoted(currency)},
${addresses === undefined ? '' : `  addresses: ${quoted(addresses)},\n`}${unitPriceBase === undefined ? '' : `  unitPriceBase: ${quoted(unitPriceBase)},\n`}  // In the order of their buttons.
  categories: [
${categories
  .map(
    ({ label, parent }) =>
      `    { label: ${quoted(label)}${parent === undefined ? '' : `, parent: ${quoted(parent)}`} },\n`,
  )
  .join('')}  ],
}
`

const checkoutText = (
  ids: Imported['checkoutIds'],
) => `/** What the articles of this shop are called at the checkout of the old one. */
export const checkoutIds: Readonly<Record<string, string>> = ${JSON.stringify(ids, null, 2)}
`

/** Throws `ConfigurationError` where the shop has products that may not be replaced. */
export async function checkTarget(folder: string, isReplacing: boolean): Promise<void> {
  const shown = relative(paths.root, folder)
  if (!existsSync(folder)) return
  const files = (await readdir(folder)).filter((name) => /^products\.(?:jsonl|json|ts)$/.test(name))
  const other = files.find((name) => name !== 'products.jsonl')
  if (other !== undefined)
    throw new ConfigurationError(
      `${shown} has ${other}: a shop has one file of products, so delete it first.`,
    )
  if (files.length > 0 && !isReplacing)
    throw new ConfigurationError(`${shown} has products.jsonl already: add --replace to write it anew.`)
}

const jsonLines = (records: readonly unknown[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')

/** Products that left, for their ids. */
const formerFile = 'former-products.jsonl'

/**
 * Copies the records that say something else now, also those of products that are back, to names that no earlier copy has:
 * `products.jsonl.before`, then `products.jsonl.before-2`. Returns the copies' names.
 */
async function keepBefore(folder: string): Promise<readonly string[]> {
  const files = ['products.jsonl', formerFile]
  const isTaken = (ending: string) => files.some((file) => existsSync(resolve(folder, file + ending)))
  let ending = '.before'
  for (let number = 2; isTaken(ending); number += 1) ending = `.before-${number}`
  const present = files.filter((file) => existsSync(resolve(folder, file)))
  for (const file of present) await copyFile(resolve(folder, file), resolve(folder, file + ending))
  return present.map((file) => file + ending)
}

/**
 * Writes the products, of a new shop the head, too, and into a new folder all that `npm run new-shop` writes. The records
 * before are kept where the new ones lack fields of them, or have other values. Returns the names of the files.
 */
export async function writeShop(
  name: string,
  folder: string,
  imported: Imported,
  isNew = !existsSync(folder),
): Promise<readonly string[]> {
  const { records, former, lost, changed, head, checkoutIds } = imported
  const own = {
    ...(isNew && { 'head.ts': headText(head) }),
    // First: an id that is in neither file could be given again.
    ...(former.length > 0 && { [formerFile]: jsonLines(former) }),
    'products.jsonl': jsonLines(records),
    ...(Object.keys(checkoutIds).length > 0 && { 'checkout-ids.ts': checkoutText(checkoutIds) }),
  }
  if (!existsSync(folder)) return writeNewShop(name, folder, own)
  await mkdir(folder, { recursive: true })
  const copies = lost.length + changed.length > 0 ? await keepBefore(folder) : []
  for (const [file, text] of Object.entries(own)) await writeWhole(resolve(folder, file), text)
  if (former.length === 0) await rm(resolve(folder, formerFile), { force: true })
  return [...Object.keys(own), ...copies]
}
