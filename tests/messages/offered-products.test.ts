import { expect, test, vi } from 'vitest'
import type { BrowseSearch } from '#address/browse-search.ts'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'

const searches: readonly BrowseSearch[] = [
  { max: 19.99 },
  { max: 20 },
  { min: 5 },
  { min: 5, max: 20 },
  { min: 5, max: 19.99 },
  { rating: 4 },
  { sale: true },
  { sort: 'price-up' },
  { search: 'tee', max: 19.99 },
]

// In front of a condition no preposition suits all of them: “Products for on sale”.
test.each([
  [
    'en',
    [
      'Products: under $20',
      'Products: up to $20',
      'Products: from $5',
      'Products: $5 to $20',
      'Products: $5 to under $20',
      'Products: rated 4 and up',
      'Products: on sale',
      'Products: sorted by price, low to high',
      'Products: “tee”, under $20',
    ],
  ],
  [
    'de',
    [
      'Produkte: unter $20',
      'Produkte: bis $20',
      'Produkte: ab $5',
      'Produkte: $5 bis $20',
      'Produkte: $5 bis unter $20',
      'Produkte: ab 4 Sternen',
      'Produkte: im Angebot',
      'Produkte: nach Preis aufsteigend sortiert',
      'Produkte: „tee“, unter $20',
    ],
  ],
  [
    'fr',
    [
      'Produits : à moins de $20',
      'Produits : jusqu’à $20',
      'Produits : dès $5',
      'Produits : de $5 à $20',
      'Produits : de $5 à moins de $20',
      'Produits : avec une note de 4 et plus',
      'Produits : en promotion',
      'Produits : par prix croissant',
      'Produits : « tee », à moins de $20',
    ],
  ],
  [
    'es',
    [
      'Productos: por menos de $20',
      'Productos: hasta $20',
      'Productos: desde $5',
      'Productos: de $5 a $20',
      'Productos: de $5 a menos de $20',
      'Productos: con valoración de 4 o más',
      'Productos: en oferta',
      'Productos: por precio, de menor a mayor',
      'Productos: «tee», por menos de $20',
    ],
  ],
  [
    'ja',
    [
      '商品：$20未満',
      '商品：$20以下',
      '商品：$5以上',
      '商品：$5～$20',
      '商品：$5以上$20未満',
      '商品：評価4以上',
      '商品：セール中',
      '商品：価格の安い順',
      '商品：「tee」、$20未満',
    ],
  ],
  [
    'ar',
    [
      'المنتجات: أقل من $20',
      'المنتجات: حتى $20',
      'المنتجات: من $5 فأكثر',
      'المنتجات: من $5 إلى $20',
      'المنتجات: من $5 إلى أقل من $20',
      'المنتجات: بتقييم 4 فأكثر',
      'المنتجات: مخفّضة',
      'المنتجات: حسب السعر، من الأقل إلى الأعلى',
      'المنتجات: «tee»، أقل من $20',
    ],
  ],
])('in %s, offered products are named by any kind of condition', async (language, names) => {
  vi.resetModules()
  const messages = await loadMessages(language)
  vi.doMock('virtual:messages/filters', () => messages.filters)
  vi.doMock('virtual:messages/ui', () => messages.ui)
  const { wordsOfSearch } = await import('#browse/filters/conditions.ts')
  const offered = messages['did-you-mean']
  const shown = searches.map((search) => offered.productsFor({ words: wordsOfSearch(search) }))
  // Marks of direction and spaces that do not break are tested elsewhere.
  expect(shown.map((name) => name.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Zs}/gu, ' '))).toEqual(names)
})
