import type { RecordProblem } from './unknown-fields.ts'
import type { Product } from '../product.ts'
import { groupBy } from './group-by.ts'

/** Sentences about one kind of mistake, of which there are many. */
interface LongWarning {
  /** The first ones, and the number of the others: a mistake in an export repeats in every record. */
  readonly few: readonly string[]
  readonly all: readonly string[]
}

/** What an owner can correct: one sentence, or many of one kind. */
export type Warning = string | LongWarning

/** For a terminal in which a build prints more than these. */
export const shortened = (warnings: readonly Warning[]): readonly string[] =>
  warnings.flatMap((warning) => (typeof warning === 'string' ? warning : warning.few))

/** For a list that names everything. */
export const inFull = (warnings: readonly Warning[]): readonly string[] =>
  warnings.flatMap((warning) => (typeof warning === 'string' ? warning : warning.all))

/** A sentence in its short form and in its whole one. */
export const warningOf = (few: string, all: string): Warning =>
  few === all ? all : { few: [few], all: [all] }

/** Ids in a sentence: at most five of them, or at most `most`. */
function namesOf(ids: readonly (number | null)[], most = 5): string {
  const all = [...new Set(ids)]
  const shown = all.slice(0, most).join(', ')
  const rest = all.length - most
  return `product${all.length === 1 ? '' : 's'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** A sentence about products: the short form has the ids of five. */
export const aboutProducts = (
  ids: readonly (number | null)[],
  sentence: (names: string) => string,
): Warning => warningOf(sentence(namesOf(ids)), sentence(namesOf(ids, Infinity)))

/** The most sentences of one kind in a short form. */
const mostOfKind = 5

/** Sentences of one kind. `more` follows the number of those that the short form leaves out: 'lines are no JSON'. */
export const fewOf = (sentences: readonly Warning[], more: string): readonly Warning[] =>
  sentences.length <= mostOfKind + 1
    ? sentences
    : [
        {
          few: [
            ...shortened(sentences.slice(0, mostOfKind)),
            `${sentences.length - mostOfKind} more ${more}`,
          ],
          all: inFull(sentences),
        },
      ]

/** Equal for all items of a field. */
const faultOf = ({ field, message }: RecordProblem) => `${field.replaceAll(/\.\d+/g, '')} ${message}`

/** A sentence for each record that is left out, by faults. */
export const leftOutSentences = <Problem extends RecordProblem>(
  problems: readonly Problem[],
  sentence: (problem: Problem) => string,
): Warning[] =>
  groupBy(problems.map((problem) => [faultOf(problem), problem])).flatMap(([fault, same]) =>
    fewOf(same.map(sentence), `are left out: ${fault}`),
  )

/** A sentence for each kind of fault, since a mistake in an export repeats in every record. */
export const noteSentences = (notes: readonly RecordProblem[]): Warning[] =>
  groupBy(notes.map((note) => [faultOf(note), note.id])).map(([fault, ids]) =>
    aboutProducts(ids, (names) => `A part of ${names} is left out: ${fault}`),
  )

/** Names what should be unique and is not, though all products stay: slugs, which their ids keep apart, and SKUs. */
export function sharedSentences(products: readonly Product[]): Warning[] {
  const shared = (valuesOf: (product: Product) => readonly string[]) =>
    groupBy(
      products.flatMap((product) => valuesOf(product).map((value) => [value, product.id] as const)),
    ).filter(([, ids]) => ids.length > 1)
  return [
    ...fewOf(
      shared(({ slug }) => (slug ? [slug] : [])).map(([slug, ids]) =>
        aboutProducts(
          ids,
          (names) => `The slug “${slug}” belongs to ${names}: only their ids keep them apart`,
        ),
      ),
      'slugs are shared',
    ),
    ...fewOf(
      shared(({ variants }) => variants.flatMap(({ sku }) => sku ?? [])).map(([sku, ids]) =>
        aboutProducts(ids, (names) => `The SKU “${sku}” belongs to ${names}`),
      ),
      'SKUs are shared',
    ),
  ]
}
