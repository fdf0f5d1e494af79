import type { RecordProblem } from './unknown-fields.ts'
import type { Product } from '../product.ts'
import { groupBy } from './group-by.ts'

/** Ids in a sentence: at most five of them. */
export function namesOf(ids: readonly (number | null)[]): string {
  const all = [...new Set(ids)]
  const shown = all.slice(0, 5).join(', ')
  const rest = all.length - 5
  return `product${all.length === 1 ? '' : 's'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** The most sentences of one kind. */
const mostOfKind = 5

/**
 * The first sentences of a kind, and how many more there are: a mistake in an export repeats in every record. `more`
 * follows the number: 'lines are no JSON'.
 */
export const fewOf = (sentences: readonly string[], more: string): readonly string[] =>
  sentences.length <= mostOfKind + 1
    ? sentences
    : [...sentences.slice(0, mostOfKind), `${sentences.length - mostOfKind} more ${more}`]

/** Equal for all items of a field. */
const faultOf = ({ field, message }: RecordProblem) => `${field.replaceAll(/\.\d+/g, '')} ${message}`

/** A sentence for each record that is left out; of records with the same fault the first ones. */
export const leftOutSentences = <Problem extends RecordProblem>(
  problems: readonly Problem[],
  sentence: (problem: Problem) => string,
): string[] =>
  groupBy(problems.map((problem) => [faultOf(problem), problem])).flatMap(([fault, same]) =>
    fewOf(same.map(sentence), `are left out: ${fault}`),
  )

/** A sentence for each kind of fault, since a mistake in an export repeats in every record. */
export const noteSentences = (notes: readonly RecordProblem[]): string[] =>
  groupBy(notes.map((note) => [faultOf(note), note.id])).map(
    ([fault, ids]) => `A part of ${namesOf(ids)} is left out: ${fault}`,
  )

/** Names what should be unique and is not, though all products stay: slugs, which their ids keep apart, and SKUs. */
export function sharedSentences(products: readonly Product[]): string[] {
  const shared = (valuesOf: (product: Product) => readonly string[]) =>
    groupBy(
      products.flatMap((product) => valuesOf(product).map((value) => [value, product.id] as const)),
    ).filter(([, ids]) => ids.length > 1)
  return [
    ...fewOf(
      shared(({ slug }) => (slug ? [slug] : [])).map(
        ([slug, ids]) => `The slug “${slug}” belongs to ${namesOf(ids)}: only their ids keep them apart`,
      ),
      'slugs are shared',
    ),
    ...fewOf(
      shared(({ variants }) => variants.flatMap(({ sku }) => sku ?? [])).map(
        ([sku, ids]) => `The SKU “${sku}” belongs to ${namesOf(ids)}`,
      ),
      'SKUs are shared',
    ),
  ]
}
