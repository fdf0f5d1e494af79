import { readFileSync } from 'node:fs'
import { brands, generated, products as written, synonyms } from 'virtual:catalogue/records'
import { expect, test } from 'vitest'
import type { BrowseSearch } from '#address/browse-search.ts'
import { listQueryOf } from '#address/list-query.ts'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { wordsOfCatalogue } from '#catalogue/words/catalogue-words.ts'
import { countWords } from '#catalogue/words/spelling.ts'
import { stemmer as german } from '@orama/stemmers/german'
import { ownForms } from '#catalogue/words/own-forms.ts'
import { listedCategories } from '#catalogue/head/head.ts'
import { someProduct } from '../cart/some-product.ts'
import { missesOf, wantedIn } from './served-words.ts'
import { shoppersWordsEnglish } from './shoppers-words-english.ts'
import { shoppersWordsGerman } from './shoppers-words-german.ts'

const germanForms = { stem: german, joinsWords: true }

test('English', async () => {
  const { products } = await embeddedSource.slice(listQueryOf({}), 0)
  const all = [...written, ...Array.from({ length: 200 - 86 + 1 }, (_, at) => generated!.summary(86 + at))]
  const textOf = ({ name, description, category }: ProductSummary) => / Product \d+$/.test(name) ? description.split(' with ')[0] ?? '' : `${name} ${category}`
  const result = await missesOf(
    {
      products: all,
      vocabulary: { brands, categories: listedCategories, forms: ownForms, synonyms, counts: wordsOfCatalogue(200) },
      slice: (search) => embeddedSource.slice(listQueryOf(search), 0),
      withWords: (search) => embeddedSource.slice({ ...listQueryOf(search), match: 'words' }, 0),
    },
    wantedIn(shoppersWordsEnglish, (m) => new RegExp(`(?<!\\p{L})${m}(?:e?s)?(?!\\p{L})`, 'iu'), textOf),
  )
  console.log('EN', result.sold, result.missed.length, result.missed.join(', '), '\nMIXED', result.mixed.length, result.mixed.join(', '))
})

test('German', async () => {
  const all = readFileSync('tests/search/german-clothes.jsonl', 'utf8').trim().split('\n').map((l) => someProduct(JSON.parse(l)))
  const engine = createListEngine(all, [...new Set(all.map((p) => p.category))].map((label) => ({ label })), 'de-DE')
  const slice = async (search: BrowseSearch) => {
    const { products } = engine({ category: search.category ?? 'All', search: search.search ?? '', size: 200, match: 'words' })
    return { products: products.slice(0, 30), total: products.length }
  }
  const result = await missesOf(
    {
      products: all,
      vocabulary: { categories: [...new Set(all.map((p) => p.category))], forms: germanForms, brands: [...new Set(all.map((p) => p.brand!))], synonyms: new Map(), counts: countWords(all.flatMap((p) => [p.name, p.description, p.category])) },
      slice, withWords: slice,
    },
    wantedIn(shoppersWordsGerman, (m) => new RegExp(`(?<!\\p{L})${m}|${m}(?:e?n|e?s|er?)?(?!\\p{L})`, 'iu'), ({ name, category }) => `${name} ${category}`),
  )
  console.log('DE', result.sold, result.missed.length, result.missed.join(', '), '\nMIXED', result.mixed.length, result.mixed.join(', '))
})
