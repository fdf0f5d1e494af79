import type { Product } from '../../src/catalogue/product.ts'
import type { CatalogueSettings } from '../../src/catalogue/settings/catalogue-settings.ts'
import { fold } from '../../src/catalogue/words/fold.ts'
import { labelsOfProduct } from '../../src/catalogue/words/labels.ts'
import { searchTerms } from '../../src/catalogue/words/search-terms.ts'
import { leastShareWithWords, matchOfTerms, termMatch } from '../../src/catalogue/words/word-beginnings.ts'
import { plainForms } from '../../src/catalogue/words/word-forms.ts'

/** Products of a list that a suggestion is judged by. */
const judgedProducts = 30

/** The folded texts of the products that a search text finds; all are folded at its first call. */
export function finderIn(products: readonly Product[], mode: CatalogueSettings['searchMode']) {
  const match = mode === 'words' ? mode : undefined
  let searched: readonly (readonly string[])[] | undefined
  return (search: string): readonly (readonly string[])[] => {
    searched ??= products.map((product) =>
      [product.name, product.description, labelsOfProduct(product)].map(fold),
    )
    const terms = searchTerms(search, match)
    return searched.filter((texts) =>
      terms.every((term) => texts.slice(0, match ? 3 : 2).some((text) => text.includes(term))),
    )
  }
}

/** Whether so many of the products found have only the letters of a text, within other words, that it is never offered. */
export function hasLettersAlone(found: readonly (readonly string[])[], search: string): boolean {
  const terms = searchTerms(search, 'words')
  const right = found.filter((texts) => matchOfTerms(texts, terms, plainForms) < termMatch.none)
  return right.length < leastShareWithWords * Math.min(found.length, judgedProducts)
}
