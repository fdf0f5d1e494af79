import { expect, test } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { listedIn } from '#catalogue/settings/category-tree.ts'
import { categories } from '#catalogue/settings/settings.ts'
import { fold } from '#catalogue/words/fold.ts'
import { matchRank } from '#catalogue/words/match-rank.ts'
import { searchTerms } from '#catalogue/words/search-terms.ts'
import { firstProductsCount, createFirstProducts } from '#catalogue/worker/first-products.ts'
import { generatedCatalogue } from '#catalogue/worker/generated-catalogue.ts'

const catalogue = generatedCatalogue(1_000_000)
const products = (await catalogue.list('All', 0, firstProductsCount)) ?? []
const size = products.at(-1)?.id ?? 0

test.each([
  'e',
  'wool',
  'cotton',
  'made for',
  'product 12',
  'product',
  'fennwick',
  'élan',
  'nothing like it',
  'e c',
])('finds the first slice of “%s” in every category, where there are more matches', async (search) => {
  const firstProducts = createFirstProducts()
  firstProducts.add(products.slice(0, 1000))
  firstProducts.add(products.slice(1000))
  for (const category of ['All', ...listedIn(categories)]) {
    const { products: first, total } = await embeddedSource.slice({ category, search, size }, 0)
    expect({ category, found: firstProducts.find({ search, category }) }).toEqual({
      category,
      found: total > 30 ? first : null,
    })
    const best = products.filter(
      (product) =>
        (category === 'All' || product.category === category) &&
        matchRank(fold(product.name), '', '', search) === 0,
    )
    expect({ category, best: firstProducts.find({ search, category, sort: 'match' }) }).toEqual({
      category,
      best: best.length > 30 ? best.slice(0, 30) : null,
    })
  }
})

test('knows no first slice before more than 30 matches are added', () => {
  const firstProducts = createFirstProducts()
  expect(firstProducts.find({ search: 'e', category: 'All' })).toBeNull()
  firstProducts.add(products.slice(0, 30))
  expect(firstProducts.find({ search: 'e', category: 'All' })).toBeNull()
  firstProducts.add(products.slice(30, 60))
  expect(firstProducts.find({ search: 'e', category: 'All' })).toEqual(products.slice(0, 30))
})

test.each([
  'product',
  'books product',
  'product books',
  'garden home',
  '"home & garden"',
  'books sports',
  'produ',
])(
  'finds the best matches for the words “%s” where all are whole words in names, else nothing',
  async (search) => {
    const firstProducts = createFirstProducts()
    firstProducts.add(products)
    for (const category of ['All', ...listedIn(categories)]) {
      const listQuery = { category, search, size, match: 'words', sort: 'match' } as const
      const { products: first } = await embeddedSource.slice(listQuery, 0)
      const certain = products.filter(
        (product) =>
          (category === 'All' || product.category === category) &&
          searchTerms(search, 'words').every((term) => matchRank(fold(product.name), '', '', term) === 0),
      )
      expect({ category, found: firstProducts.find(listQuery) }).toEqual({
        category,
        found: certain.length > 30 ? first : null,
      })
    }
    // Labels match, too, and are not here.
    expect(firstProducts.find({ category: 'All', search, match: 'words' })).toBeNull()
  },
)
