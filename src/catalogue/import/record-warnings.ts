import type { RecordProblem } from './clean-product.ts'
import type { Product } from '../product.ts'

/** Ids in a sentence: at most five of them. */
function namesOf(ids: readonly (number | null)[]): string {
  const all = [...new Set(ids)]
  const shown = all.slice(0, 5).join(', ')
  const rest = all.length - 5
  return `product${all.length === 1 ? '' : 's'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** The ids of products by what they have in common, in the order of the first product. */
function idsBy(pairs: Iterable<readonly [common: string, id: number | null]>) {
  const groups = new Map<string, (number | null)[]>()
  for (const [common, id] of pairs) {
    const ids = groups.get(common)
    if (ids) ids.push(id)
    else groups.set(common, [id])
  }
  return [...groups]
}

/** A sentence for each kind of fault, since a mistake in an export repeats in every record. */
export const noteSentences = (notes: readonly RecordProblem[]): string[] =>
  idsBy(notes.map(({ id, field, message }) => [`${field.replaceAll(/\.\d+/g, '')} ${message}`, id])).map(
    ([fault, ids]) => `A part of ${namesOf(ids)} is left out: ${fault}`,
  )

/** Names what should be unique and is not, though all products stay: slugs, which their ids keep apart, and SKUs. */
export function sharedSentences(products: readonly Product[]): string[] {
  const shared = (valuesOf: (product: Product) => readonly string[]) =>
    idsBy(
      products.flatMap((product) => valuesOf(product).map((value) => [value, product.id] as const)),
    ).filter(([, ids]) => ids.length > 1)
  return [
    ...shared(({ slug }) => (slug ? [slug] : [])).map(
      ([slug, ids]) => `The slug “${slug}” belongs to ${namesOf(ids)}: only their ids keep them apart`,
    ),
    ...shared(({ variants }) => variants.flatMap(({ sku }) => sku ?? [])).map(
      ([sku, ids]) => `The SKU “${sku}” belongs to ${namesOf(ids)}`,
    ),
  ]
}
