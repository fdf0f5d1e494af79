import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../scripts/paths.ts'
import { languagesOf } from '../../../scripts/catalogue/shop-languages.ts'
import { readTranslatedShop } from '../../../scripts/catalogue/chosen-shop.ts'
import { readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { translateShop } from '../../../scripts/catalogue/translate-shop.ts'

describe('the languages of a shop', () => {
  const read = (languages: readonly string[]) => languagesOf({ languages }, 'en-IE', {})

  test('are at the top, and each below its path', () => {
    expect(read(['en', 'de', 'pt-BR'])).toEqual([
      { tag: 'en', folder: '' },
      { tag: 'de', folder: 'de/' },
      { tag: 'pt-BR', folder: 'pt-BR/' },
    ])
  })

  test('are none where there is one, or SHOP_LANGUAGE names one', () => {
    expect(languagesOf({}, 'en-IE', {})).toEqual([])
    expect(read(['en'])).toEqual([])
    expect(languagesOf({ languages: ['en', 'de'] }, 'en-IE', { SHOP_LANGUAGE: 'de' })).toEqual([])
  })

  test('can be given by SHOP_LANGUAGES', () => {
    expect(languagesOf({}, 'en-IE', { SHOP_LANGUAGES: 'en,fr' }).map(({ tag }) => tag)).toEqual(['en', 'fr'])
    for (const given of ['en,french', 'en,../de', 'en,en', ''])
      expect(() => languagesOf({}, 'en-IE', { SHOP_LANGUAGES: given })).toThrow('SHOP_LANGUAGES must be')
  })

  test('begin with that of the catalogue', () => {
    expect(() => read(['de', 'en'])).toThrow('its locale is en-IE, and the language de')
  })
})

describe('a translated catalogue', () => {
  const head = {
    name: 'Tea',
    locale: 'en-IE',
    currency: 'EUR',
    categories: [
      { label: 'Tea', labels: { de: 'Tee' } },
      { label: 'Black tea', slug: 'black', parent: 'Tea', labels: { de: 'Schwarzer Tee' } },
      { label: 'Mugs' },
    ],
  }
  async function readIn(files: Readonly<Record<string, string>>, given: object = head, language = 'de') {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    const products = [
      { id: 1, name: 'Assam', category: 'Black tea', price: 1234.5 },
      { id: 2, name: 'Mug', category: 'Mugs', price: 9 },
    ]
    await mkdir(folder, { recursive: true })
    const all = { 'head.json': JSON.stringify(given), 'products.json': JSON.stringify(products), ...files }
    for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text)
    try {
      return await readCatalogue(folder, language)
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  test('has the labels, the prices and the currency of its language, and the slugs of the main one', async () => {
    const {
      head: translated,
      products,
      warnings,
    } = await readIn({
      'products.de.jsonl': '{"id":1,"name":"Assam aus Indien"}\n',
      'synonyms.json': '{"cup":["mug"]}',
    })
    expect(translated.categories).toEqual([
      { label: 'Tee', slug: 'tea', path: 'tea' },
      { label: 'Schwarzer Tee', slug: 'black', path: 'tea/black', parent: 'Tee' },
      { label: 'Mugs', slug: 'mugs', path: 'mugs' },
    ])
    expect(translated).toMatchObject({ locale: 'de', currencyWords: ['Euro'], hasCategorySlugs: true })
    expect(translated.money).toMatchObject({ decimal: ',' })
    expect(products).toMatchObject([
      { id: 1, name: 'Assam aus Indien', category: 'Schwarzer Tee' },
      { id: 2, name: 'Mug', category: 'Mugs' },
    ])
    expect(warnings).toEqual([
      'In de, 1 of 2 products have no words: product 2',
      'In de, these of the categories have no label: Mugs',
    ])
  })

  test('in a region has the words of its language, except where there are those of the region', async () => {
    const nameIn = (name: string) => JSON.stringify([{ id: 1, name }])
    const files = { 'products.de.json': nameIn('Tee'), 'synonyms.de.json': '{"chai":["tee"]}' }
    const { head: ofRegion, products, synonyms } = await readIn(files, head, 'de-AT')
    expect(ofRegion.categories.map(({ label }) => label)).toEqual(['Tee', 'Schwarzer Tee', 'Mugs'])
    expect(products[0]?.name).toBe('Tee')
    expect([...synonyms.keys()]).toEqual(['chai'])
    const nearer = { ...files, 'products.de-AT.json': nameIn('Häferl') }
    expect((await readIn(nearer, head, 'de-AT')).products[0]?.name).toBe('Häferl')
  })

  test('has synonyms of its own alone', async () => {
    const { synonyms } = await readIn({
      'synonyms.json': '{"cup":["mug"]}',
      'synonyms.de.json': '{"indisch":["assam"]}',
    })
    expect([...synonyms]).toEqual([['indisch', ['assam']]])
  })

  test('counts testimonials that are in the main language', async () => {
    const testimonials = [1, 2, 3, 4, 5].map((id) => ({
      id,
      name: 'Ann',
      role: 'Shopper',
      description: 'Good tea.',
      image: '/ann.jpg',
      rating: 5,
    }))
    const files = { 'testimonials.json': JSON.stringify(testimonials) }
    const sentence =
      'In de, the list of testimonials has the words of the main language: testimonials.de.json can have others'
    expect((await readIn(files)).warnings).toContain(sentence)
    const translated = { ...files, 'testimonials.de.json': JSON.stringify(testimonials) }
    expect((await readIn(translated)).warnings).not.toContain(sentence)
  })

  test('names the line of its file that is no JSON', async () => {
    const { warnings } = await readIn({ 'products.de.jsonl': '{"id":1,"name":"Assam"}\n{"id":2,\n' })
    expect(warnings[0]).toBe(
      'products.de.jsonl, line 2 is left out: it is no JSON: Expected double-quoted property name at column 9',
    )
  })

  test('has the same addresses of categories, whose labels may be one in one of the languages', async () => {
    const categories = [
      { label: 'Tea', labels: { de: 'Tee' }, text: 'Leaves.', texts: { de: 'Blätter.' } },
      { label: 'Sets', parent: 'Tea' },
      { label: 'Mugs', labels: { de: 'Becher' }, text: 'Cups.' },
      { label: 'Bundles', parent: 'Mugs', labels: { de: 'Sets' } },
    ]
    const records = [
      { id: 1, name: 'Assam', categories: ['Tea > Sets', 'Bundles'], price: 3 },
      { id: 2, name: 'Mug', category: 'Bundles', price: 9 },
    ]
    const {
      head: translated,
      products,
      categoryTexts,
      warnings,
    } = await readIn({ 'products.json': JSON.stringify(records) }, { ...head, categories })
    expect(translated.categories.map(({ label, slug, path }) => [label, slug, path])).toEqual([
      ['Tee', 'tea', 'tea'],
      ['Tee › Sets', 'tea-sets', 'tea/sets'],
      ['Becher', 'mugs', 'mugs'],
      ['Becher › Sets', 'mugs-bundles', 'mugs/bundles'],
    ])
    expect(products).toMatchObject([
      { category: 'Tee › Sets', alsoIn: ['Becher › Sets'] },
      { category: 'Becher › Sets' },
    ])
    expect(translated.sharedPlaces).toHaveLength(1)
    expect(categoryTexts).toEqual({ Tee: 'Blätter.', Becher: 'Cups.' })
    expect(warnings).toContain('In de, these of the categories have no text: Mugs')
  })

  test('cannot have two categories with one label', async () => {
    const categories = [
      { label: 'Tea', labels: { de: 'Tee' } },
      { label: 'Infusions', labels: { de: 'Tee' } },
    ]
    await expect(readIn({}, { ...head, categories })).rejects.toThrow('“Tee” is taken')
  })
})

describe('the texts of a shop', () => {
  const exported = {
    shop: {
      name: 'Shop',
      siteUrl: 'https://shop.example',
      hero: {
        title: 'Tea',
        promises: ['Fresh'],
        figures: [
          { value: '24', label: 'teas' },
          { value: '4.9', label: '' },
        ],
      },
    },
    home: [
      { kind: 'hero' },
      { kind: 'text', title: 'Fresh', text: 'Tins.', alt: 'A tin', link: { label: 'See it', to: '/tin' } },
    ],
    contact: { emails: [{ label: 'Orders', address: 'a@shop.example' }] },
    meetings: { minutes: 30 },
  }
  const translate = (texts: unknown) =>
    translateShop(exported, texts, { file: 'shop.de.json', language: 'de' })

  test('are replaced by their names and positions, and all else stays', () => {
    const { exported: translated } = translate({
      shop: { hero: { title: 'Tee', promises: ['Frisch'] } },
      contact: { emails: [{ label: 'Bestellungen' }] },
    })
    expect(translated).toEqual({
      ...exported,
      shop: { ...exported.shop, hero: { ...exported.shop.hero, title: 'Tee', promises: ['Frisch'] } },
      contact: { emails: [{ label: 'Bestellungen', address: 'a@shop.example' }] },
    })
  })

  test('that are missing are counted', () => {
    expect(translate(undefined).warnings).toEqual([
      'In de, home, shop.hero.title, shop.hero.promises, shop.hero.figures, contact.emails have the words of the main language: shop.de.json can have others',
    ])
  })

  test('how an order is paid is said in each language', () => {
    const checkout = { kind: 'email', address: 'a@shop.example', payment: 'By invoice' }
    const inGerman = (texts: unknown) =>
      translateShop({ shop: { checkout } }, texts, { file: 'shop.de.json', language: 'de' })
    expect(inGerman({}).warnings).toEqual([
      'In de, shop.checkout.payment has the words of the main language: shop.de.json can have others',
    ])
    expect(inGerman({ shop: { checkout: { payment: 'Auf Rechnung' } } })).toEqual({
      exported: { shop: { checkout: { ...checkout, payment: 'Auf Rechnung' } } },
      warnings: [],
    })
  })

  test('that are missing in a list with others are counted by their positions', () => {
    const texts = {
      home: [{}, { title: 'Frisch', link: {} }],
      shop: { hero: { title: 'Tee', promises: ['Frisch'], figures: [{}, {}] } },
      contact: { emails: [{}] },
    }
    expect(translate(texts).warnings).toEqual([
      'In de, home.1.text, home.1.alt, home.1.link.label, shop.hero.figures.0.label, contact.emails.0.label have the words of the main language: shop.de.json can have others',
    ])
    const all = {
      home: [{}, { title: 'Frisch', text: 'Dosen.', alt: 'Eine Dose', link: { label: 'Ansehen' } }],
      shop: { hero: { title: 'Tee', promises: ['Frisch'], figures: [{ label: 'Tees' }, {}] } },
      contact: { emails: [{ label: 'Bestellungen' }] },
    }
    expect(translate(all).warnings).toEqual([])
  })

  test.each([
    [['Tee'], 'it must be an object'],
    [{ shop: { titel: 'Tee' } }, 'shop.titel is no text of the shop'],
    [{ shop: { hero: 'Tee' } }, 'shop.hero must be an object'],
    [{ shop: { hero: { title: ['Tee'] } } }, 'shop.hero.title must be text'],
    [{ shop: { hero: { promises: [] } } }, 'shop.hero.promises has 0 entries, and must have 1'],
    [{ meetings: { minutes: 60 } }, 'meetings.minutes must be number'],
    [{ shop: { siteUrl: 'https://other.example' } }, 'shop.siteUrl is the same in all languages'],
  ])('%j is refused', (texts, message) => {
    expect(() => translate(texts)).toThrow(`shop.de.json: ${message}`)
  })
})

test('the tea shop says everything in French', async () => {
  const folder = resolve(paths.root, 'src/catalogues/tea')
  const [catalogue, shop] = await Promise.all([readCatalogue(folder, 'fr'), readTranslatedShop(folder, 'fr')])
  expect([...catalogue.warnings, ...shop.warnings]).toEqual([])
  expect(catalogue.products).toHaveLength(40)
})
