import { currencyWordsOf } from '../words/currency-words.ts'
import { labelPath, pathIn } from '../settings/category-tree.ts'
import { nameCategories } from './category-names.ts'
import { type CheckedHead, namesOf } from './clean-head.ts'
import { languageNames } from './language-names.ts'
import { sharedSlug } from './shared-slug.ts'

interface TranslatedHead {
  readonly head: CheckedHead
  /** The labels of the categories by those of the main language. */
  readonly labels: ReadonlyMap<string, string>
  /** Categories without a label in the language. */
  readonly missing: readonly string[]
  /** Categories whose text is in the main language. */
  readonly missingTexts: readonly string[]
}

/** The head in another language; what has no words in it keeps those of the main language. */
export function translateHead(head: CheckedHead, language: string): TranslatedHead {
  const names = namesOf(head)
  const wordsIn = (words: Readonly<Record<string, string>> | undefined) =>
    languageNames(language).flatMap((name) => words?.[name] ?? [])[0]
  const ownLabels = new Map(
    names.map(({ label }, at) => {
      const category = head.categories[at]
      return [label, wordsIn(category?.labels) ?? category?.label ?? label]
    }),
  )
  // By its whole path: two labels that differ in the main language may be the same in another one.
  const pathOf = (label: string) => labelPath(pathIn(names, label).map((one) => ownLabels.get(one) ?? one))
  const categories = head.categories.map((category, at) => {
    const { label = category.label, parent } = names[at] ?? {}
    const text = wordsIn(category.texts) ?? category.text
    return {
      ...category,
      label: ownLabels.get(label) ?? label,
      slug: sharedSlug(category, head.locale),
      ...(parent !== undefined && { parent: pathOf(parent) }),
      ...(text !== undefined && { text }),
    }
  })
  // A fault is named by the check of this head.
  const naming = nameCategories(categories)
  const translated = 'names' in naming ? naming.names : []
  return {
    labels: new Map(names.map(({ label }, at) => [label, translated[at]?.label ?? label])),
    missing: head.categories.flatMap(({ label, labels: own }) => (wordsIn(own) === undefined ? [label] : [])),
    missingTexts: head.categories.flatMap(({ label, text, texts }) =>
      text !== undefined && wordsIn(texts) === undefined ? [label] : [],
    ),
    head: {
      ...head,
      locale: language,
      currencyWords: [...currencyWordsOf(language, head.currency)],
      categories,
    },
  }
}
