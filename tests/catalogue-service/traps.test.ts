import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import type { Backend } from '#catalogue-service/backend.ts'
import { loadCatalogue } from '#catalogue-service/load.ts'
import { createSqlBackend } from '#catalogue-service/sql-backend.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import type { CatalogueSource } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { naiveResult } from '../catalogue/naive-result.ts'
import { isFull } from '../sample.ts'
import { loadableDemo } from './demo-catalogue.ts'
import { backendOptions, isEngineHere, openLoaded } from './engine-for-tests.ts'
import { fetchOf, serviceWith } from './fake-service.ts'
import { createNaiveBackend } from './naive-backend.ts'
import { openServer } from './server-for-tests.ts'

/** Texts that an engine's own lowering, an escape or a byte comparison could get wrong. */
const texts = [
  'İstanbul İİ',
  'ΟΔΟΣ ΟΔΟΣ',
  'STRASSE Straße ẞ',
  'ǅungla Ǆ',
  'ÉLAN élan élan',
  'КОШКА ĀĒĪ ΆΈ Ⅻ Ⓐ Ａ 𐐀',
  '😀 👩‍👩‍👧‍👦 🏳️‍🌈',
  'a\tb\nc\r\nd\u0000e',
  String.raw`a\b \n \t \0 \\ \x41`,
  `it's "quoted" \`ticked\``,
  '100 % _ * ? .* [a-z]',
  '{text:String} {{text}} ${text}',
  "'; drop table products; --",
  "' or '1'='1",
  '/* comment */ -- #',
  'unhex(41) 0x41 %41 %00 &amp; <script>alert(1)</script>',
  '\u2028\u2029\u00A0\u3000\uFEFF\u200B',
  '\uFFFD replacement',
  'K Å Ω',
  'ŉ ǰ ΐ ﬁ ﬀ',
]

const searches = [
  ...texts,
  ...texts.map((text) => text.toUpperCase()),
  ...texts.map((text) => text.slice(1, 4).toWellFormed()),
  'i',
  'ı',
  'i̇',
  'ς',
  'σ',
  'ss',
  'ß',
  'ﬁ',
  'k',
  'å',
  '\u0307',
  "'",
  '\\',
  '%',
  '\0',
  '\n',
  ' ',
  '   ',
  '\u00A0',
  '\u200B',
]

const orders = [undefined, 'price-down', 'rating', 'saving'] as const

const summaryOf = (text: string, index: number): ProductSummary => ({
  id: index * 7 + 1,
  name: index % 2 === 0 ? text : `Plain ${index}`,
  description: index % 2 === 0 ? `plain ${index}` : text,
  category: 'Books',
  price: index % 3 === 0 ? 0 : 900_000_000_000 - index,
  originalPrice: index % 3 === 0 ? 900_000_000_000 : null,
  rating: index % 4 === 0 ? null : (index % 51) / 10,
  reviews: index * 1000,
  brand: index % 5 === 0 ? null : 'Fennwick',
  picture: '/pictures/1-front.avif',
  // Its id is even.
  ...(index % 2 === 1 && { left: 3 }),
  ...(index % 4 === 2 && { isPreorder: true }),
})

const summaries = [...texts, ...texts.map((text) => `${text}${text}`)].map(summaryOf)

const products: readonly Product[] = summaries.map((summary) => ({
  ...summary,
  longDescription: [summary.description, { paragraph: [{ strong: [summary.name] }] }],
  stock: summary.isPreorder ? 'preorder' : (summary.left ?? 'in'),
  pictures: [summary.picture],
  features: [summary.name],
  specifications: [{ label: summary.name, value: summary.description }],
  tags: [],
  options: [],
  variants: [],
}))

const { head } = loadableDemo(200)
const productOf = (id: number) => products.find((product) => product.id === id) ?? null

describe.each(['the naive definition', ...(isEngineHere ? ['ClickHouse', 'ClickHouse behind HTTP'] : [])])(
  'a service over %s',
  (name) => {
    let source: CatalogueSource
    let close = () => Promise.resolve()

    beforeAll(async () => {
      let backend: Backend = createNaiveBackend({ head, products: summaries, productOf })
      if (name === 'ClickHouse') ({ backend, close } = await openLoaded({ head, products }))
      if (name === 'ClickHouse behind HTTP') {
        const server = await openServer()
        ;({ close } = server)
        await loadCatalogue(server.engine, { head, products })
        backend = await createSqlBackend(server.engine, backendOptions)
      }
      source = createHttpSource({ url: 'https://catalogue.example', fetch: fetchOf(serviceWith(backend)) })
    })
    afterAll(() => close())

    test.each(searches.map((search, index) => [search, index]))(
      'finds %j as JavaScript does',
      async (search, index) => {
        for (const sort of isFull ? orders : [orders[index % orders.length]]) {
          const listQuery = { category: 'All', search, size: 200, ...(sort && { sort }) }
          const found = naiveResult(summaries, listQuery)
          expect(await source.slice(listQuery, 0)).toEqual({
            products: found.slice(0, sliceSize),
            total: found.length,
          })
        }
      },
    )

    test('treats a hostile category or brand as a name without products', async () => {
      for (const text of texts) {
        expect((await source.slice({ category: text, search: '', size: 200 }, 0)).total).toBe(0)
        const filters = { brands: [text] }
        expect((await source.slice({ category: 'All', search: '', size: 200, filters }, 0)).total).toBe(0)
      }
      expect((await source.slice({ category: 'All', search: '', size: 200 }, 0)).total).toBe(summaries.length)
    })

    test('returns every text unchanged', async () => {
      for (const product of products) expect(await source.product(product.id, 200)).toEqual(product)
    })
  },
)
