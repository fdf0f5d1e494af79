import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#site/pages.ts'
import { checkConfig } from '../../../scripts/catalogue/check-shop.ts'
import { buildHome } from '../../../scripts/home/build-home.ts'
import { readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { translateShop } from '../../../scripts/catalogue/translate-shop.ts'
import { paths } from '../../../scripts/paths.ts'
import * as config from '../../../src/shop.config.ts'
import type { HomeSection } from '../../../src/shop.types.ts'

const folder = resolve(paths.root, 'src/catalogues/tea')
const [catalogue, french] = await Promise.all([readCatalogue(folder), readCatalogue(folder, 'fr')])
const targets = {
  pages,
  idsOfPage: new Map([['/shipping', ['costs']]]),
  hasProduct: (id: number) => catalogue.products.some((product) => product.id === id),
  hasCategory: (name: string) => name === 'Tea',
  hasCategoryPage: (path: string) => path === 'tea/green-tea',
  hasFile: () => false,
}

const build = (home: readonly HomeSection[], of = catalogue) =>
  buildHome(home, {
    file: 'shop.config.ts',
    written: home,
    folder,
    catalogue: of,
    mainCategories: catalogue.head.categories,
    targets,
  })

async function row(query: Extract<HomeSection, { kind: 'row' }>['query'], of = catalogue) {
  const [section] = (await build([{ kind: 'row', title: 'Row', query }], of)).sections
  if (section?.kind !== 'row') throw new Error('There is no row.')
  return { ...section, names: section.products.map(({ name }) => name) }
}

test('a row has the products of its query that can be bought, and the way to all of them', async () => {
  const sale = await row('sale')
  expect(sale.products).toHaveLength(8)
  expect(sale.products.every(({ originalPrice }) => originalPrice !== null)).toBe(true)
  expect(sale.all).toEqual({ sale: true })
  expect((await row('newest')).names.slice(0, 2)).toEqual(['The Tasting Box', 'Travel Flask, 350 ml'])
  const ofTea = await row({ category: 'tisanes' })
  expect(ofTea.all).toEqual({ category: 'Herbal tea' })
  // It is sold out.
  expect(ofTea.names).not.toContain('Lemon Verbena')
  // With those of its own categories.
  expect((await row({ category: 'Teaware' })).names).toContain('Brown Betty, 4 cups')
})

test('a row of a category has what is in one of several categories, on any level below', async () => {
  const categories = catalogue.head.categories.map((category) =>
    category.label === 'Herbal tea' ? { ...category, parent: 'Black tea' } : category,
  )
  const products = catalogue.products.map((product) =>
    product.id === 1001 ? { ...product, category: 'Green tea', alsoIn: ['Herbal tea'] } : product,
  )
  const of = { ...catalogue, products, head: { ...catalogue.head, categories } }
  const only = products.filter(({ category }) => category === 'Herbal tea')
  expect((await row({ category: 'Tea' }, { ...of, products: only })).names).toContain('Hibiscus Cooler')
  expect((await row({ category: 'Herbal tea' }, of)).names).toContain('Dublin Breakfast')
  expect((await row({ category: 'Green tea' }, of)).names).toContain('Dublin Breakfast')
})

test('a row of ids has them in its order, sold out or not, and no other list', async () => {
  const { names, all } = await row({ ids: [1134, 1001] })
  expect(names).toEqual(['Lemon Verbena', 'Dublin Breakfast'])
  expect(all).toBe(null)
})

test('in another language, sections show the words of the catalogue in it', async () => {
  expect((await row({ category: 'Herbal tea' }, french)).all).toEqual({ category: 'Infusions' })
  const { sections } = await build([{ kind: 'tiles', title: 'Thés', tiles: [{ category: 'Tea' }] }], french)
  expect(sections).toEqual([
    { kind: 'tiles', title: 'Thés', tiles: [{ category: 'Thé', picture: '/pictures/jasmine-pearls.avif' }] },
  ])
})

test('a text has its Markdown, and the size of its picture', async () => {
  const { sections } = await build([
    { kind: 'hero' },
    {
      kind: 'text',
      title: 'Fresh',
      text: 'See [shipping](shipping.md#costs).',
      picture: '/pictures/the-tasting-box.avif',
      link: { label: 'All', to: '/products?sale=true' },
    },
  ])
  expect(sections).toEqual([
    null,
    {
      kind: 'text',
      title: 'Fresh',
      nodes: [
        {
          tag: 'p',
          children: ['See ', { tag: 'a', href: '/shipping#costs', children: ['shipping'] }, '.'],
        },
      ],
      picture: { src: '/pictures/the-tasting-box-large.avif', alt: '', width: 800, height: 800 },
      side: 'start',
      link: { label: 'All', to: '/products?sale=true' },
    },
  ])
})

const text = { kind: 'text', title: 'Title', text: 'Words.' } as const
const rowOf = (query: Extract<HomeSection, { kind: 'row' }>['query']) =>
  ({ kind: 'row', title: 'Row', query }) as const

test.each<[string, HomeSection]>([
  [
    'home.1.query.category names the category “Tee”, which is not in the head. These are: Tea, Black',
    rowOf({ category: 'Tee' }),
  ],
  ['home.1.query.ids.1 names the product 7, which the catalogue does not have', rowOf({ ids: [1001, 7] })],
  [
    'home.1.tiles.0.category names the category “Tee”',
    { kind: 'tiles', title: 'T', tiles: [{ category: 'Tee' }] },
  ],
  [
    'home.1.tiles.0.picture is missing, and the category Cups has none',
    { kind: 'tiles', title: 'T', tiles: [{ category: 'Cups' }] },
  ],
  [
    'home.1.tiles.0.picture names the picture /pictures/none.avif, which does not exist',
    { kind: 'tiles', title: 'T', tiles: [{ category: 'Tea', picture: '/pictures/none.avif' }] },
  ],
  ['home.1.picture names the picture /none.jpg, which does not exist', { ...text, picture: '/none.jpg' }],
  [
    'home.1.link.to has the link “/nowhere”, which leads to no page',
    { ...text, link: { label: 'There', to: '/nowhere' } },
  ],
  ['home.1.text has the link “/terms”, which leads to no page', { ...text, text: 'Our [terms](/terms).' }],
  ['home.1.text can have paragraphs and lists only', { ...text, text: '## Heading' }],
  ['home.1.text line 1: HTML is not read', { ...text, text: '<b>Bold</b>' }],
])('the build stops with the sentence “shop.config.ts: %s …”', async (sentence, section) => {
  await expect(build([{ kind: 'hero' }, section])).rejects.toThrow(`shop.config.ts: ${sentence}`)
})

test('all faults are named at once, and a row without products is a warning', async () => {
  await expect(build([rowOf({ category: 'x' }), rowOf({ ids: [7] })])).rejects.toThrow(
    /home\.0\..+\n.+home\.1\./,
  )
  const nothingOnSale = {
    ...catalogue,
    products: catalogue.products.filter(({ originalPrice }) => originalPrice === null),
  }
  expect((await build([rowOf('sale')], nothingOnSale)).warnings).toEqual([
    'shop.config.ts: home.0 is left out: the row “Row” has no product that can be bought',
  ])
})

test('a catalogue service has rows of ids alone, which the build reads', async () => {
  const served = { ...catalogue, serviceUrl: 'https://catalogue.example' }
  expect((await row({ ids: [1001] }, served)).names).toEqual(['Dublin Breakfast'])
  await expect(row('sale', served)).rejects.toThrow('home.0.query needs the whole catalogue')
  await expect(row({ ids: [7] }, served)).rejects.toThrow('which the build does not read')
})

test.each<[string, unknown]>([
  ["home.1.query must be 'sale', 'newest'", { kind: 'row', title: 'Row', query: 'all' }],
  ['home.1.query.category is missing', { kind: 'row', title: 'Row', query: { categorie: 'Tea' } }],
  ['home.1.query.ids must have at least one entry', { kind: 'row', title: 'Row', query: { ids: [] } }],
  ['home.1.title is missing', { kind: 'row', query: 'sale' }],
  ['home.1.tiles must have at least one entry', { kind: 'tiles', title: 'Tiles', tiles: [] }],
  ['home.1.side must be start or end', { ...text, side: 'left' }],
  ['home.1.picture must begin with /', { ...text, picture: 'https://pictures.example/1.jpg' }],
  ['home.1.kind must be one of hero, products', { kind: 'banner' }],
])('a section of a wrong form stops the build: “shop.config.ts: %s …”', (sentence, section) => {
  expect(() => checkConfig('shop.config.ts', { ...config, home: [{ kind: 'products' }, section] })).toThrow(
    `shop.config.ts: ${sentence}`,
  )
})

test('the words of sections are translated by their positions, and what they show is not', () => {
  const home = [{ kind: 'products' }, rowOf('sale')]
  const of = { file: 'shop.fr.json', language: 'fr' }
  const { exported } = translateShop({ home }, { home: [{}, { title: 'Promotions' }] }, of)
  expect(exported['home']).toEqual([
    { kind: 'products' },
    { kind: 'row', title: 'Promotions', query: 'sale' },
  ])
  expect(() => translateShop({ home }, { home: [{}, { query: 'newest' }] }, of)).toThrow(
    'home.1.query is the same in all languages',
  )
  expect(translateShop({ home }, {}, of).warnings[0]).toContain('home')
})

test('the link of a text may lead to another heading in another language', () => {
  const link = { label: 'Costs', to: '/shipping#costs' }
  const home = [{ ...text, link }]
  const own = { label: 'Frais', to: '/shipping#frais' }
  const of = { file: 'shop.fr.json', language: 'fr' }
  expect(translateShop({ home }, { home: [{ link: own }] }, of).exported['home']).toEqual([
    { ...text, link: own },
  ])
})
