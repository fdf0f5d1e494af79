import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { paths } from '../paths.ts'

/** Texts that are true of the demonstration alone. */
const demoTexts = v.parse(
  v.array(v.string()),
  JSON.parse(readFileSync(resolve(paths.root, 'src/catalogues/demo/own-texts.json'), 'utf8')),
)

/** What `npm run new-shop` writes where only the owner knows the words. */
const placeholder = '[your '

function pathsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return [placeholder, ...demoTexts].some((text) => value.includes(text)) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`))
}

/** The same for the owner's pages. */
export const placeholderWarnings = (
  pages: readonly { readonly path: string; readonly nodes: unknown }[],
): string[] =>
  pages
    .filter(({ nodes }) => JSON.stringify(nodes).includes(placeholder))
    .map(({ path }) => `The page ${path} has text that is still to be written: “${placeholder}…]”.`)

/**
 * A sentence about the texts of the demonstration, and about those that are still to be written, in the exports of an
 * owner's file; none where there are none.
 */
export function demoTextWarnings(file: string, exported: object): string[] {
  const found = pathsIn(exported, '')
  if (found.length === 0) return []
  const [first = '', ...others] = found
  const more = others.length > 5 ? [...others.slice(0, 5), `${others.length - 5} more`] : others
  return [
    `${file} has texts that are not this shop’s own, which its pages would publish: ${[first, ...more].join(', ')}. Write your own.`,
  ]
}
