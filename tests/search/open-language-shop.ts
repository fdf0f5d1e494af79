import { vi } from 'vitest'
import type { BrowseSearch } from '#address/browse-search.ts'
import { allSorts } from '#catalogue/filters.ts'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import type { WordForms } from '#catalogue/words/word-forms.ts'
import type { PlainWords } from '#catalogue/words/plain-words/plain-words.ts'
import { checkCatalogue } from '../../scripts/catalogue/read-catalogue.ts'

type Settings = typeof import('virtual:catalogue/settings')

export interface LanguageShop {
  readonly name: string
  readonly locale: string
  readonly currency: string
  readonly currencyWords: readonly string[]
  readonly plainWords: { readonly plainWords: PlainWords }
  readonly forms: WordForms
  /** `name | category | description | brand | tags | SKU | price`, the first with the id 1. */
  readonly products: string
  readonly searches: string
}

/** What a text leads to. */
interface Typed {
  /** The id of the first product of the list, or of that of the first offer where it is empty. */
  readonly first: number | undefined
  /** The number of suggestions below the field. */
  readonly suggestions: number
  /** The search texts that may be offered. */
  readonly candidates: readonly string[]
}

export const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trimStart())

/** A shop that searches for words, in a language: what a shopper sees who types a text and presses Enter. */
export async function openLanguageShop({
  locale,
  currency,
  currencyWords,
  plainWords,
  forms,
  products: lines,
}: LanguageShop): Promise<(text: string) => Typed> {
  const records = linesOf(lines).map((line, at) => {
    const [name = '', category = '', description = '', brand = '', tags = '', sku = '', price = ''] = line
      .split('|')
      .map((part) => part.trim())
    return {
      id: at + 1,
      name,
      category,
      description,
      brand,
      tags: tags === '' ? [] : tags.split(','),
      price: Number(price),
      options: [{ name: 'Set', values: ['1'] }],
      variants: [{ values: ['1'], sku }],
    }
  })
  const labels = [...new Set(records.map(({ category }) => category))]
  const categories = labels.map((label) => ({ label }))
  const { products } = checkCatalogue({ head: { name: 'Shop', locale, currency, categories }, records })

  vi.resetModules()
  vi.doMock('virtual:language', async (original) => ({
    ...(await original<typeof import('virtual:language')>()),
    ...plainWords,
  }))
  vi.doMock('virtual:catalogue/settings', async (original) => ({
    ...(await original<Settings>()),
    locale,
    money: readMoneyPattern(locale, currency),
    currency,
    currencyWords,
    sorts: allSorts,
    searchMode: 'words',
    categories,
  }))
  const { listQueryOf } = await import('#address/list-query.ts')
  const { createListEngine } = await import('#catalogue/engine/list-engine.ts')
  const { candidatesOf, querySuggestionsOf } = await import('#browse/did-you-mean/query-suggestions.ts')
  const { suggest } = await import('#search/suggestions.ts')
  const { countWords } = await import('#catalogue/words/spelling.ts')
  const { searchedWords } = await import('#catalogue/words/labels.ts')
  const engine = createListEngine(products, categories, locale)
  const vocabulary = {
    brands: [...new Set(products.flatMap(({ brand }) => brand ?? []))],
    categories: labels,
    synonyms: new Map(),
    counts: countWords(products.flatMap((product) => searchedWords(product, 'words'))),
    forms,
  }
  const slice = (search: BrowseSearch) => {
    const found = engine({ sort: 'match', ...listQueryOf(search), match: 'words' }).products
    return { products: found, total: found.length }
  }
  return (text) => {
    const found = slice({ search: text })
    const candidates = candidatesOf({ search: text }, found.total > 0, vocabulary)
    const offers =
      querySuggestionsOf(
        candidates,
        candidates.map(({ search }) => slice(search)),
        found,
        forms,
      ) ?? []
    return {
      first: (found.total > 0 ? found : offers[0]?.slice)?.products[0]?.id,
      candidates: candidates.flatMap(({ search }) => search.search ?? []),
      suggestions: suggest(text, [], { found, offers }, forms).length,
    }
  }
}
