import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { aboutProducts, type Warning, warningOf } from '../../src/catalogue/import/record-warnings.ts'
import { paths } from '../paths.ts'
import { isLocalAddress } from '../site-address.ts'
import type { Catalogue } from './catalogue.ts'

/** Texts that are true of the demonstration alone. */
const demoTexts = v.parse(
  v.array(v.string()),
  JSON.parse(readFileSync(resolve(paths.root, 'src/catalogues/demo/own-texts.json'), 'utf8')),
)

/** What `npm run new-shop` writes where only the owner knows the words, and an address. */
const placeholder = '[your '
const placeholderHost = 'your-shop.example'

const isUnwritten = (text: string) =>
  text.includes(placeholder) || text.includes(placeholderHost) || isLocalAddress(text)

function pathsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return isUnwritten(value) || demoTexts.some((text) => value.includes(text)) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`))
}

/** Sentences about categories and products whose texts are still to be written. */
export function placeholderRecords({ head, products }: Pick<Catalogue, 'head' | 'products'>): Warning[] {
  const labels = head.categories.map(({ label }) => label).filter(isUnwritten)
  const ids = products
    .filter(({ name, description }) => isUnwritten(name) || isUnwritten(description))
    .map(({ id }) => id)
  return [
    ...(labels.length > 0
      ? [`The head has categories that are still to be named: ${labels.join(', ')}.`]
      : []),
    ...(ids.length > 0
      ? [aboutProducts(ids, (names) => `The texts of ${names} are still to be written: “${placeholder}…]”.`)]
      : []),
  ]
}

/** Sentences about the owner's pages whose texts are still to be written. */
export const placeholderWarnings = (
  pages: readonly { readonly path: string; readonly nodes: unknown }[],
): string[] =>
  pages
    .filter(({ nodes }) => isUnwritten(JSON.stringify(nodes)))
    .map(({ path }) => `The page ${path} has text that is still to be written: “${placeholder}…]”.`)

/**
 * A sentence about the texts of the demonstration, and about those that are still to be written, in the exports of an
 * owner's file; none where there are none.
 */
export function demoTextWarnings(file: string, exported: object): Warning[] {
  const found = pathsIn(exported, '')
  if (found.length === 0) return []
  const sentence = (names: readonly string[]) =>
    `${file} has texts that are not this shop’s own, which its pages would publish: ${names.join(', ')}. Write your own.`
  const few = found.length > 6 ? [...found.slice(0, 6), `${found.length - 6} more`] : found
  return [warningOf(sentence(few), sentence(found))]
}
