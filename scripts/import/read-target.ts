import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { relative } from 'node:path'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { readPart, recordsIn } from '../catalogue/catalogue-parts.ts'
import { isUntouched } from '../new-shop.ts'
import { paths } from '../paths.ts'
import { checkTarget } from './write-shop.ts'

interface Target {
  /** Whether the import writes the head. */
  readonly isNew: boolean
  readonly head: unknown
  /** The shop's records, and those that it had. */
  readonly before: readonly unknown[]
  /** Whether it has words of its products in another language. */
  readonly isTranslated: boolean
}

/** Records of earlier imports. Throws `ConfigurationError` where a line cannot be read: its id could be given again. */
async function readRecords(folder: string, name: string): Promise<readonly unknown[]> {
  const { records = [], unreadable } = recordsIn(await readPart(folder, name)) ?? {}
  const all = [...records]
  if (unreadable?.length)
    throw new ConfigurationError(
      `${name}.jsonl of the shop has lines that are no JSON (${unreadable.map(({ line, column, reason }) => `line ${line}: ${reason} at column ${column}`).join(', ')}): correct or delete them, so that no product loses its id.`,
    )
  return all
}

/**
 * What an import goes on from. What `npm run new-shop` wrote, and nobody has changed, counts as not there. Throws
 * `ConfigurationError` where the folder cannot be imported to.
 */
export async function readTarget(name: string, folder: string, isReplacing: boolean): Promise<Target> {
  if (!existsSync(folder)) return { isNew: true, head: undefined, before: [], isTranslated: false }
  const hasNoProducts = await isUntouched(name, folder, 'products.jsonl')
  await checkTarget(folder, isReplacing || hasNoProducts)
  const isNew = await isUntouched(name, folder, 'head.ts')
  const head = isNew ? undefined : await readPart(folder, 'head')
  if (!isNew && head === undefined)
    throw new ConfigurationError(
      `${relative(paths.root, folder)} is there and has no head: delete it, or write one.`,
    )
  const products = hasNoProducts ? [] : await readRecords(folder, 'products')
  const isTranslated = (await readdir(folder)).some((file) =>
    /^products\.[^.]+\.(?:jsonl|json|ts)$/.test(file),
  )
  return {
    isNew,
    head,
    before: [...products, ...(await readRecords(folder, 'former-products'))],
    isTranslated,
  }
}
