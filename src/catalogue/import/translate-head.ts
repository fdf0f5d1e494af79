import { currencyWordsOf } from '../money/currency-words.ts'
import { slugOf } from '../slug.ts'
import type { CheckedHead } from './clean-head.ts'

type RawCategory = CheckedHead['categories'][number]

const codesOf = (text: string) => Array.from(text, (sign) => sign.codePointAt(0)?.toString(16)).join('-')

/** The name of a category in the addresses of all languages. A label may have neither letters nor digits. */
export const sharedSlug = ({ label, slug }: Pick<RawCategory, 'label' | 'slug'>): string =>
  slug ?? (slugOf(label) || codesOf(label))

interface TranslatedHead {
  readonly head: CheckedHead
  /** The labels of the categories by those of the main language. */
  readonly labels: ReadonlyMap<string, string>
  /** Categories without a label in the language. */
  readonly missing: readonly string[]
}

/** The head in another language; what has no words in it keeps those of the main language. */
export function translateHead(head: CheckedHead, language: string): TranslatedHead {
  const labels = new Map(
    head.categories.map(({ label, labels: own }) => [label, own?.[language] ?? label] as const),
  )
  return {
    labels,
    missing: head.categories.flatMap(({ label, labels: own }) =>
      own?.[language] === undefined ? [label] : [],
    ),
    head: {
      ...head,
      locale: language,
      currencyWords: [...currencyWordsOf(language, head.currency)],
      categories: head.categories.map((category) => ({
        ...category,
        label: labels.get(category.label) ?? category.label,
        slug: sharedSlug(category),
        ...(category.parent !== undefined && { parent: labels.get(category.parent) ?? category.parent }),
      })),
    },
  }
}
