import { describe, expect, test } from 'vitest'
import { importCatalogue, type ImportSettings } from '../../../scripts/import/import-catalogue.ts'
import { reportOf } from '../../../scripts/import/report.ts'
import * as exports from './exports.ts'

const settings: ImportSettings = {
  shop: 'lamps',
  locale: 'de-DE',
  currency: 'EUR',
  now: new Date('2026-11-28T12:00:00Z'),
}

const bytes = (text: string) => Buffer.from(text)
const read = (content: Uint8Array, more: Partial<ImportSettings> = {}) =>
  importCatalogue([content], { ...settings, ...more })
const leftOut = (content: Uint8Array) =>
  read(content).findings.leftOut.map(({ line, reason }) => `${line} ${reason}`)

test('Shopify’s old columns become products with variants, whatever their encoding, mark and order', () => {
  const { records, head } = read(exports.inWindows1252(exports.oldShopify))
  expect(records.map(({ name }) => name)).toEqual(['Gießkanne Lotte', 'Spaten „Jo“'])
  expect(records[0]).toMatchObject({
    category: 'Gießkannen',
    price: 24.9,
    brand: 'Gartenzwerg & Söhne',
    description: 'Eine Kanne für den Balkon.',
    images: ['https://bilder.example/lotte-2.jpg', 'https://bilder.example/lotte.jpg?v=12'],
    options: [
      { name: 'Farbe', values: ['Grün', 'Rot'] },
      { name: 'Größe', values: ['5 l', '9 l'] },
    ],
    variants: [
      { values: ['Grün', '5 l'], sku: 'LOT-G5', originalPrice: 29.9, stock: 4, gtin: '4006381333931' },
      { values: ['Grün', '9 l'], price: 1029.9, stock: 0 },
      { values: ['Rot', '5 l'] },
    ],
  })
  expect(records[1]).toMatchObject({ price: 39, images: ['https://bilder.example/spaten.jpg'] })
  expect(records[1]).not.toHaveProperty('options')
  expect(head).toMatchObject({ currency: 'EUR', addresses: 'slug' })
  expect(head.categories).toEqual([{ label: 'Gießkannen' }, { label: 'Werkzeug' }])
})

test('what cannot be sold is left out, with its line and the reason', () => {
  expect(leftOut(exports.inWindows1252(exports.oldShopify))).toEqual([
    '8 is a draft',
    '9 is a gift card, which the shop cannot redeem',
    '10 has no price',
  ])
  expect(leftOut(bytes(exports.germanWoo))).toEqual([
    '6 is a draft',
    '7 is hidden',
    '8 is a group of products, which are sold one by one',
    '9 is a variation without its product',
  ])
})

test('Shopify’s new columns have nested categories, and the amount of each variant', () => {
  const { records, head } = read(exports.inWindows1252(exports.newShopify))
  expect(records).toMatchObject([
    { name: 'Honig – Linde', category: 'Lebensmittel > Honig', price: 6.5, weight: 700 },
  ])
  expect(head.categories).toEqual([{ label: 'Lebensmittel' }, { label: 'Honig', parent: 'Lebensmittel' }])
  expect(records[0]?.variants?.map(({ amount }) => amount)).toEqual([
    { value: 250, unit: 'g' },
    { value: 500, unit: 'g' },
  ])
})

describe('a brand that all products have', () => {
  const shopifyOf = (vendors: readonly string[]) =>
    bytes(
      exports.table(',', [
        ['Handle', 'Title', 'Vendor', 'Variant Price'],
        ...vendors.map((vendor, at) => [`hat-${at}`, `Hat ${at}`, vendor, '5']),
      ]),
    )
  const brandsOf = ({ records }: ReturnType<typeof read>) => records.map(({ brand }) => brand)
  const shared = ['Zitouna', 'ZITOUNA', 'Zitouna', 'Zitouna', 'Zitouna']

  test('is left out of a vendor’s file, each time, and the report says how to keep it', () => {
    const imported = read(shopifyOf(shared))
    expect(brandsOf(imported)).toEqual(shared.map(() => undefined))
    expect(reportOf('export.csv', imported, { shop: 'lamps', written: [], isNew: true })).toContain(
      '  5 × has the brand “Zitouna”, which is left out, since all products have it: a --map with {"Vendor":"Vendor"} keeps it',
    )
    expect(read(shopifyOf(shared), { head: imported.head, before: imported.records }).records).toEqual(
      imported.records,
    )
    expect(brandsOf(read(shopifyOf(shared), { map: { Vendor: 'Vendor' } }))).toEqual(shared)
  })

  test('stays where one product has another one or none, or where there are fewer than five', () => {
    expect(brandsOf(read(shopifyOf([...shared, 'Other'])))).toEqual([...shared, 'Other'])
    expect(brandsOf(read(shopifyOf([...shared, ''])))).toEqual([...shared, undefined])
    expect(brandsOf(read(shopifyOf(shared.slice(1))))).toEqual(shared.slice(1))
  })

  test('is left out of files of WooCommerce and Google, and stays in a table with our own fields', () => {
    const rows = (header: readonly string[], row: (at: number) => readonly string[]) =>
      bytes(exports.table(',', [header, ...shared.map((_, at) => row(at))]))
    const woo = rows(['ID', 'Type', 'Name', 'Regular price', 'In stock?', 'Brands'], (at) => [
      `${at + 1}`,
      'simple',
      `Hat ${at}`,
      '5',
      '1',
      'Zitouna',
    ])
    const google = rows(['id', 'title', 'link', 'image_link', 'price', 'availability', 'brand'], (at) => [
      `${at}`,
      `Hat ${at}`,
      'https://a.example',
      'https://a.example/a.jpg',
      '5 EUR',
      'in_stock',
      'Zitouna',
    ])
    expect(brandsOf(read(woo))).toEqual(shared.map(() => undefined))
    expect(brandsOf(read(google))).toEqual(shared.map(() => undefined))
    expect(brandsOf(read(rows(['name', 'price', 'brand'], (at) => [`Hat ${at}`, '5', 'Zitouna'])))).toEqual(
      shared.map(() => 'Zitouna'),
    )
  })
})

test('a second variant with the same values is left out, and its product stays', () => {
  const text = 'name,price,group,option: Size\nHat,20,h,M\nHat,21,h,M\nHat,22,h,L\n'
  const { records, findings } = read(bytes(text))
  expect(records).toMatchObject([{ price: 20, variants: [{ values: ['M'] }, { values: ['L'], price: 22 }] }])
  expect(findings.leftOut).toEqual([{ line: 3, reason: 'is a variant with the values of an earlier one' }])
})

test('products.json of Shopify names the variants for its checkout', () => {
  const { records, checkoutIds } = read(bytes(exports.shopifyJson))
  expect(records.map(({ id }) => id)).toEqual([1, 2])
  expect(checkoutIds).toEqual({
    'ADA-L': '44012345678901',
    '1.paper': '44012345678902',
    2: '44012345678903',
  })
})

test('WooCommerce in German: variations, sale days, escapes and decimal commas', () => {
  const { records, checkoutIds } = read(bytes(exports.germanWoo))
  expect(records[0]).toMatchObject({
    id: 44,
    categories: ['Kleidung > Mützen', 'Winter, Schnee'],
    price: 14.5,
    weight: 120,
    description: 'Warm & weich.',
    longDescription: 'Aus Wolle.\n\nMit Bommel.',
    specifications: { Material: 'Wolle' },
    images: ['https://bilder.example/pia,1.jpg', 'https://bilder.example/pia-2.jpg'],
    variants: [
      { values: ['Blau'], stock: 3, originalPrice: 19 },
      { values: ['Rot'], stock: 'out', price: 19 },
    ],
  })
  expect(records[1]).toMatchObject({ id: 47, name: '-Schal-', price: 1250, gtin: '4006381333931' })
  expect(checkoutIds).toEqual({ 'PIA-B': '45', 'PIA-R': '46', 47: '47' })
})

test.each([
  ['In stock?', 'Backorders allowed?'],
  ['Vorrätig?', 'Lieferrückstände erlaubt?'],
  ['En stock ?', 'Autoriser les commandes de produits en rupture ?'],
  ['¿Existencias?', '¿Permitir reservas de productos agotados?'],
])('WooCommerce’s backorders are pre-orders, and the report names them (%s)', (inStock, backorders) => {
  const text = exports.table(',', [
    ['ID', 'Type', 'Name', 'Regular price', inStock, 'Stock', backorders],
    ['1', 'simple', 'Hat', '5', 'backorder', '', '0'],
    ['2', 'simple', 'Cap', '5', '0', '', 'notify'],
    ['3', 'simple', 'Tie', '5', '1', '-2', '1'],
    ['4', 'simple', 'Bag', '5', '1', '3', '1'],
    ['5', 'simple', 'Belt', '5', '1', '', '1'],
    ['6', 'simple', 'Sock', '5', '0', '', '0'],
  ])
  const { records, findings } = read(bytes(text))
  expect(records.map(({ stock }) => stock)).toEqual([
    'preorder',
    'preorder',
    'preorder',
    undefined,
    undefined,
    'out',
  ])
  const named = findings.changed.filter(({ reason }) => reason.startsWith('is on backorder'))
  expect(named.map(({ line }) => line)).toEqual([2, 3, 4])
})

test('WooCommerce’s variations that share the stock of their product have it, and the report names them', () => {
  const text = exports.table(',', [
    ['ID', 'Type', 'Name', 'Regular price', 'In stock?', 'Stock', 'Backorders allowed?', 'Parent'].concat(
      'Attribute 1 name',
      'Attribute 1 value(s)',
    ),
    ['1', 'variable', 'Tee', '', '1', '5', '0', '', 'Size', 'S, M, L'],
    ['2', 'variation', 'Tee', '9', '1', 'parent', '0', 'id:1', 'Size', 'S'],
    ['3', 'variation', 'Tee', '9', '0', 'parent', '0', 'id:1', 'Size', 'M'],
    ['4', 'variation', 'Tee', '9', '1', '2', '0', 'id:1', 'Size', 'L'],
    ['5', 'variable', 'Cap', '', '1', '0', 'notify', '', 'Size', 'S'],
    ['6', 'variation', 'Cap', '9', '1', '', '0', 'id:5', 'Size', 'S'],
    ['7', 'variable', 'Tie', '', '1', '', '0', '', 'Size', 'S'],
    ['8', 'variation', 'Tie', '9', '1', '', '0', 'id:7', 'Size', 'S'],
  ])
  const { records, findings } = read(bytes(text))
  expect(records.map(({ variants }) => variants?.map(({ stock }) => stock))).toEqual([
    [5, 'out', 2],
    ['preorder'],
    [undefined],
  ])
  const named = findings.changed.filter(({ reason }) => reason.startsWith('shares the stock'))
  expect(named.map(({ line }) => line)).toEqual([3, 4, 7])
})

test.each([
  [
    String.raw`Soft &amp; thick.\n\n<h2>Care</h2>\n\nWash <b>cold</b>.\n \nDry flat.`,
    '<p>Soft &amp; thick.</p>|<h2>Care</h2>|<p>Wash <b>cold</b>.</p>|<p>Dry flat.</p>',
  ],
  [
    String.raw`Sizes:\n<ul>\n\n<li>S</li>\n\n<li>M</li>\n\n</ul>\n\nMore.`,
    'Sizes:|<ul>|<li>S</li>|<li>M</li>|</ul>|<p>More.</p>',
  ],
  [String.raw`&lt;h2&gt;Care&lt;/h2&gt;\n\nCold.\n\nFlat.`, '<h2>Care</h2>|<p>Cold.</p>|<p>Flat.</p>'],
])(
  'blank lines between WooCommerce’s paragraphs divide them also beside headings and lists: %j',
  (text, html) => {
    const file = `ID,Type,Name,Published,Regular price,Description\n1,simple,A,1,5,"${text}"\n`
    expect(read(bytes(file)).records[0]?.descriptionHtml?.replaceAll('\n', '|')).toBe(html)
  },
)

test('Google’s backorder is a pre-order with its day, and the report names it', () => {
  const text =
    'id,title,price,availability,availability_date\nA,Hat,5 EUR,backorder,2027-03-01T08:00Z\nB,Cap,5 EUR,in_stock,\n'
  const { records, findings } = read(bytes(text))
  expect(records.map(({ stock, availableFrom }) => [stock, availableFrom])).toEqual([
    ['preorder', '2027-03-01'],
    [undefined, undefined],
  ])
  expect(findings.changed).toContainEqual({ line: 2, reason: 'is on backorder, which becomes a pre-order' })
})

test('the deepest of WooCommerce’s categories is the main one, the first among equally deep ones', () => {
  const text =
    'ID,Type,Name,Regular price,Published,Categories\n1,simple,Hood,9,1,"Clothing, Clothing > Hoodies, Sale, Winter > Warm"\n2,simple,Cap,9,1,"Sale, Clothing"\n'
  expect(read(bytes(text)).records.map(({ categories }) => categories)).toEqual([
    ['Clothing > Hoodies', 'Winter > Warm', 'Clothing', 'Sale'],
    ['Sale', 'Clothing'],
  ])
})

test('Google’s table names its currency; rows of one group are variants of one product', () => {
  const { records, head, findings } = read(bytes(exports.googleTable), {
    locale: 'en-GB',
    currency: undefined,
  })
  expect(head.currency).toBe('GBP')
  expect(records).toMatchObject([
    {
      name: 'Tee Ahoy Red',
      category: 'Home > Shirts',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { sku: 'T-R-S', originalPrice: 1299 },
        { sku: 'T-R-M', price: 1299, stock: 'out' },
      ],
      features: ['Soft, thick cotton', 'Made in Hull'],
    },
    { name: 'Jam', category: 'Other', stock: 'preorder', amount: { value: 370, unit: 'g' } },
  ])
  expect(findings.leftOut).toEqual([
    { line: 5, reason: 'has a price in EUR, and the head of the shop has the currency GBP' },
  ])
})

test.each([
  ['2026-11-01/2026-11-28', 4],
  ['2026-11-28/2026-11-28', 4],
  ['2026-11-01/2026-11-27', 5],
  ['2026-11-29/2026-12-24', 5],
  ['2026-11-01T08:00+0100/2026-11-28T13:00+0100', 4],
  ['2026-11-01T08:00+0100/2026-11-28T12:59+0100', 5],
])('a sale of Google is on until the end of its last day, or until its time: %s', (dates, price) => {
  const text = `id,title,price,sale_price,sale_price_effective_date,availability\nA,Hat,5 EUR,4 EUR,${dates},in_stock\n`
  expect(read(bytes(text)).records.map((record) => record.price)).toEqual([price])
})

test('Google’s XML says the same, with names of options in the shop’s language', () => {
  const { records } = read(bytes(exports.googleXml), { currency: undefined })
  expect(records).toMatchObject([
    {
      name: 'Becher Ole',
      categories: ['Geschirr > Becher', 'Neu'],
      options: [{ name: 'Farbe', values: ['Blau', 'Rot'] }],
      specifications: { Inhalt: '0,3 l' },
      descriptionHtml: '<p>Aus <b>Ton</b>.</p>',
    },
  ])
})

test('a table with our own fields has options as columns, and other headers through a mapping', () => {
  const text = 'Bezeichnung,price,group,option: Größe,Notiz\nHut,20,h,M,x\n,25,h,L,y\n'
  const map = { Bezeichnung: 'name', Notiz: null }
  expect(read(bytes(text), { map }).records).toMatchObject([
    { name: 'Hut', price: 20, variants: [{ values: ['M'] }, { values: ['L'], price: 25 }] },
  ])
  expect(() => read(bytes(text), { map: { ...map, Name: 'x' } })).toThrow('names the column “Name”')
  expect(() => read(bytes('name,price,Notiz\nHut,1,x\n'))).toThrow('The column “Notiz” is no field')
})

test('a later export keeps the ids, and names the categories that the head lacks', () => {
  const head = { name: 'Lamps', locale: 'de-DE', currency: 'EUR', categories: [{ label: 'Lamps' }] }
  const before = [
    { id: 7, name: 'Bulb', sku: 'OLD' },
    { id: 9, name: 'Other name', slug: 'lamp-ada' },
  ]
  const again = read(bytes(exports.shopifyJson), { head, before })
  expect(again.records.map(({ id, name }) => [id, name])).toEqual([
    [7, 'Bulb'],
    [9, 'Lamp Ada'],
  ])
  expect(again.newCategories).toEqual([])
  expect(read(bytes(exports.googleXml), { head }).newCategories).toEqual([
    { label: 'Geschirr' },
    { label: 'Becher', parent: 'Geschirr' },
    { label: 'Neu' },
  ])
  expect(() => read(bytes(exports.shopifyJson), { head, currency: 'USD' })).toThrow('has the currency EUR')
})

test.each([
  ['Titel,URL handle,Price\na,b,1\n', 'without “Title” (is it “Titel”?)'],
  ['Title,Handle,Price,Vendr\na,b,1,c\n', 'if it is “Vendor”, correct it'],
  ['Title,Handle,Price,Price\na,b,1,2\n', 'is there twice'],
  ['TITLE,PRICE,CURRENCY_CODE\na,1,EUR\n', 'is an export of Etsy, which is not read'],
  ['a,b\n1,2\n', 'The file is none that is read'],
  ['name,price\na,"1\n', 'a quotation mark has no partner'],
  ['name,price\n"A,5\nB,6\n"C",7\n', 'a quotation mark has no partner (in the row that ends at line'],
  ['name,price\na,"1,299"\n', 'may be thousands or have three decimals'],
  ['name,price\na,"1,5"\nb,1.5\n', 'are written in two ways'],
  ['<rss><channel><item><id>1</id>', 'The file is no whole XML'],
  ['<html></html>', 'The file is XML without products'],
  ['{"products":\n[}', "The file is no JSON: Unexpected token '}' (line 2, column 2)."],
  ['{"a": 1}', 'not a Shopify shop’s products.json'],
  ['  \n', 'The file is empty'],
  ['PK\u0003\u0004', 'save it as “CSV UTF-8”'],
])('a file that cannot be read is refused with what to do: %j', (text, sentence) => {
  expect(() => read(bytes(text))).toThrow(sentence)
})

const italianWoo = [
  'ID;Tipo;SKU;Nome;Pubblicato;Prezzo di listino;Genitore;Attributo 1 nome;Attributo 1 valore(i)',
  '1;variable;TAZZA;Tazza;1;;;Colore;"Rosso, Blu"',
  '2;variation;ROSSO;Tazza rossa;1;9,5;TAZZA;Colore;Rosso',
  '3;variation;BLU;Tazza blu;1;9,5;TAZZA;Colore;Blu',
].join('\n')

test('a file in another language is refused with a mapping to complete, and with what it renames to', () => {
  expect(() => read(bytes(italianWoo))).toThrow(`{
  "Nome": "Name",
  "Pubblicato": "Published",
  "Prezzo di listino": null,
  "Genitore": null,
  "Attributo 1 nome": "Attribute 1 name",
  "Attributo 1 valore(i)": null
}`)
  expect(() => read(bytes(italianWoo))).toThrow(
    /It renames to headers that the file lacks: “GTIN, .*“Name”, .*“Regular price”, .*“Attribute # value\(s\)”, with a number for #\.$/,
  )
})

test('of a file without a known header the mapping is one to our own fields', () => {
  expect(() => read(bytes('Titel,Betrag\na,1\n'))).toThrow('lacks: “id”, “name”')
})

test('variants that look the same name the columns that may hold their options', () => {
  const map = {
    Nome: 'Name',
    Pubblicato: 'Published',
    'Prezzo di listino': 'Regular price',
    Genitore: 'Parent',
  }
  const reasonsOf = (more: Readonly<Record<string, string | null>>) =>
    read(bytes(italianWoo), { map: { ...map, ...more } }).findings.leftOut.map(({ reason }) => reason)
  const hint = 'columns that are not read may hold their options, --map renames them'
  const without = 'belongs to an earlier product and has no option that tells it apart'
  const both = `${without} (${hint}: Attributo 1 nome, Attributo 1 valore(i))`
  expect(reasonsOf({})).toEqual([both])
  expect(reasonsOf({ 'Attributo 1 nome': null, 'Attributo 1 valore(i)': null })).toEqual([both])
  const name = { 'Attributo 1 nome': 'Attribute 1 name' }
  expect(reasonsOf(name)).toContain(
    `is a variant with the values of an earlier one (${hint}: Attributo 1 valore(i))`,
  )
  expect(reasonsOf({ ...name, 'Attributo 1 valore(i)': 'Attribute 1 value(s)' })).toEqual([])
})

test('columns beside options that are read hold none of their values', () => {
  const same = italianWoo
    .replace('Nome', 'Name')
    .replace('Prezzo di listino', 'Regular price')
    .replace('Pubblicato', 'Published')
    .replace('Genitore', 'Parent')
    .replace(
      'Attributo 1 nome;Attributo 1 valore(i)',
      'Attribute 1 name;Attribute 1 value(s);Attribute 1 global',
    )
    .replace('Colore;Blu', 'Colore;Rosso;1')
  expect(leftOut(bytes(same))).toEqual(['4 is a variant with the values of an earlier one'])
})

test.each([
  [
    'Shopify’s new columns',
    'Title, URL handle, Price, Product category, Option1 Linked To, Cost per item, Charge tax, Tax code, Weight unit for display, Requires shipping, Fulfillment service, Image alt text, SEO title, Price / International, Compare-at price / International, Published At',
  ],
  [
    'Shopify’s old columns',
    'Handle, Title, Variant Price, Variant Fulfillment Service, Variant Requires Shipping, Variant Taxable, Variant Tax Code, Variant Weight Unit, Image Alt Text, SEO Title, Cost per item',
  ],
  [
    'WooCommerce in metres',
    'Type, Name, Regular price, Published, Is featured?, Tax status, Tax class, Low stock amount, Sold individually?, Weight (kg), Length (m), Width (m), Height (m), Allow customer reviews?, Purchase note, Shipping class, Download limit, Download expiry days, Grouped products, Upsells, Cross-sells, External URL, Button text, Position, Cost of goods, Attribute 1 visible, Attribute 1 global, Attribute 1 default, Download 1 ID, Download 1 name, Download 1 URL',
  ],
  [
    'WooCommerce in German',
    'Typ, Name, Regulärer Preis, Veröffentlicht, Gewicht (g), Länge (m), Breite (m), Höhe (m), Steuerklasse, Steuerstatus, Versandklasse, Hinweis zum Kauf',
  ],
  [
    'Google',
    'id, title, price, availability, link, mobile_link, lifestyle_image_link, cost_of_goods_sold, expiration_date, mpn, condition, age_group, gender, size_type, size_system, product_length, product_width, product_height, product_weight, shipping, shipping_label, shipping_length, shipping_width, shipping_height, tax, short_title',
  ],
])('a column that is not read is no misspelling of one that the file lacks: %s', (_, headers) => {
  const cells = headers.split(', ').map((header) => (/price$/i.test(header) ? '5' : 'simple'))
  expect(read(bytes(`${headers.replaceAll(', ', ';')}\n${cells.join(';')}\n`)).rowCount).toBe(1)
})

test('a new shop needs its currency and locale where the file has none', () => {
  const without = (more: Partial<ImportSettings>) => () => read(bytes(exports.shopifyJson), more)
  expect(without({ currency: undefined })).toThrow('add for example --currency EUR.')
  expect(without({ currency: undefined, locale: 'ja-JP' })).toThrow('add for example --currency JPY.')
  expect(without({ locale: undefined })).toThrow('add for example --locale de-DE.')
  expect(without({ locale: undefined, currency: 'JPY' })).toThrow('add for example --locale ja-JP.')
  expect(without({ locale: undefined, currency: 'GBP' })).toThrow('add for example --locale en-GB.')
  expect(without({ locale: undefined, currency: 'CAD' })).toThrow('add for example --locale en-CA.')
})

test('inches in a name are part of it', () => {
  expect(read(bytes('name,price\nScreen 24" wide,99\n')).records).toMatchObject([{ name: 'Screen 24" wide' }])
})

test('of an element with and without prefix, the one with it counts', () => {
  const entry = '<id>https://s.example/a</id><g:id>A1</g:id><title>Lamp</title><g:title>Lamp Jo</g:title>'
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>${entry}<g:price>9.50 EUR</g:price><g:link>https://s.example/a</g:link><g:image_link>https://s.example/a.jpg</g:image_link><g:availability>in_stock</g:availability></entry></feed>`
  expect(read(bytes(feed)).records).toMatchObject([{ name: 'Lamp Jo', sku: 'A1', price: 9.5 }])
})

test('an SKU belongs to one article of all: a checkout would sell another one', () => {
  const { records, findings } = read(bytes('name,price,sku\nA,5,X\nB,6,X\n'))
  expect(records.map(({ sku }) => sku)).toEqual(['X', undefined])
  expect(findings.changed.map(({ reason }) => reason)).toContain(
    'has the SKU of another variant, which is left out',
  )
})

test('a weight has grams or its unit, and what is no number is named', () => {
  const { records, findings } = read(
    bytes('name,price,weight,rating\nA,5,1.5 kg,4\nB,6,200,good\nC,7,heavy,\n'),
  )
  expect(records.map(({ weight }) => weight)).toEqual([1500, 200, undefined])
  expect(findings.changed.map(({ line, reason }) => `${line} ${reason}`)).toEqual(
    expect.arrayContaining([
      '3 has a rating that is no number, which is left out',
      '4 has a weight that is no number, which is left out',
    ]),
  )
})

test.each([
  [
    'Shopify',
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Variant Grams\na,Tea,V,Pack,100 g,5,120\na,,,,1 kg,30,1100\na,,,,Tin,,5000\nb,Cup,V,,,5,300\n',
  ],
  [
    'WooCommerce',
    'ID,Type,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Weight (kg)\n1,variable,Tea,1,,,Pack,,0.12\n2,variation,Tea,1,5,id:1,Pack,100 g,\n3,variation,Tea,1,30,id:1,Pack,1 kg,1.1\n4,simple,Cup,1,5,,,,0.3\n',
  ],
  [
    'Google',
    'id,title,price,availability,item_group_id,size,shipping_weight\nA,Tea,5 EUR,in_stock,T,100 g,120 g\nB,Tea,30 EUR,in_stock,T,1 kg,1.1 kg\nC,Cup,5 EUR,in_stock,,,300 g\n',
  ],
  ['a table', 'name,price,group,option: Pack,weight\nTea,5,t,100 g,120\n,30,t,1 kg,1.1 kg\nCup,5,,,300\n'],
])('of variants with different weights the heaviest one counts, and the report names them: %s', (_, text) => {
  const { records, findings } = read(bytes(text))
  expect(records.map(({ name, weight }) => [name, weight])).toEqual([
    ['Tea', 1100],
    ['Cup', 300],
  ])
  expect(findings.changed.filter(({ reason }) => reason.includes('weight'))).toEqual([
    { line: 2, reason: 'has variants of different weights: the heaviest one counts' },
  ])
})

/** The bytes of a text of half-width ASCII and these characters in an encoding that `TextDecoder` reads. */
function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const codes = new Map<string, readonly number[]>()
  for (let lead = 0x80; lead < 0x100; lead += 1) {
    codes.set(decoder.decode(Uint8Array.of(lead)), [lead])
    for (let trail = 0x40; trail < 0x100; trail += 1)
      codes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
  }
  return Uint8Array.from(Array.from(text, (letter) => codes.get(letter) ?? [letter.charCodeAt(0)]).flat())
}

test.each([
  ['ja-JP', 'shift_jis', '三徳包丁'],
  ['ja-JP', 'euc-jp', 'ペティナイフ'],
  ['ko-KR', 'euc-kr', '부엌칼'],
  ['zh-CN', 'gb18030', '菜刀'],
  ['zh-TW', 'big5', '菜刀'],
  ['zh-Hant', 'big5', '菜刀'],
  ['ru-RU', 'windows-1251', 'Нож'],
  ['pl-PL', 'windows-1250', 'Nóż'],
  ['el-GR', 'windows-1253', 'Μαχαίρι'],
  ['tr-TR', 'windows-1254', 'Bıçağı'],
  ['he-IL', 'windows-1255', 'סכין'],
  ['fa-IR', 'windows-1256', 'سلام'],
  ['lt-LT', 'windows-1257', 'Peiliųė'],
  ['th-TH', 'windows-874', 'มีด'],
  ['fr-FR', 'windows-1252', 'Côté'],
])(
  'a file that is not UTF-8 is read in the usual encoding of the language: %s, %s',
  (locale, encoding, name) => {
    const content = encoded(`name,price\n${name},5\n`, encoding)
    const imported = read(content, { locale })
    expect(imported.records.map((record) => record.name)).toEqual([name])
    const head = { name: 'Lamps', locale, currency: 'EUR', categories: [{ label: 'Other' }] }
    expect(read(content, { locale: undefined, head }).records[0]?.name).toBe(name)
    expect(reportOf('a.csv', imported, { shop: 'lamps', written: [], isNew: true })).toContain(
      `The file is not UTF-8, and is read as ${encoding}. If letters are wrong, say its encoding with --encoding: windows-1252, windows-1250, windows-1251, shift_jis, euc-kr or gb18030.`,
    )
  },
)

test('headers in an encoding that is guessed are readable in a refusal, or it names the encoding', () => {
  const japanese = encoded('ショウヒン,カカク\nナイフ,5\n', 'shift_jis')
  expect(() => read(japanese, { locale: undefined })).toThrow(
    /“ショウヒン”[^]*\nThe file is not UTF-8, and is read as shift_jis\./,
  )
  expect(() => read(encoded('이름,값\n칼,5\n', 'euc-kr'))).toThrow(
    /\nThe file is not UTF-8, and is read as windows-1252\..*shift_jis/,
  )
  expect(() => read(Uint8Array.of(0x61, 0xff, 0xff), { locale: 'ja-JP' })).toThrow(
    'The file is not in the encoding shift_jis: say which one with --encoding (windows-1252, ',
  )
})

test.each([
  ['15,550', 'JPY', 15_550],
  ['15.550', 'JPY', 15_550],
  ['15,550.00', 'JPY', 15_550],
  ['1,234,500', 'JPY', 1_234_500],
  ['5,500円', 'JPY', 5500],
  ['￥5,500', 'JPY', 5500],
  ['¥5,500', 'JPY', 5500],
  [String.raw`\5,500`, 'JPY', 5500],
  ['１，６２０', 'JPY', 1620],
  ['￥１，６２０　', 'JPY', 1620],
  ['₩15,550', 'KRW', 15_550],
  ['１２．５０', 'EUR', 12.5],
])(
  'a price is a number, with thousands where its currency has no decimals: %s',
  (price, currency, number) => {
    const plain = `name,price,stock\nA,"${price}",１２\n`
    const shopify = `Title,URL handle,Price\nA,a,"${price}"\n`
    const woo = `ID,Type,Name,Published,Regular price\n1,simple,A,1,"${price}"\n`
    const google = `id,title,price,availability\nA,Hat,"${price}",in_stock\n`
    for (const text of [plain, shopify, woo, google])
      expect(read(bytes(text), { currency }).records[0]?.price).toBe(number)
    expect(read(bytes(plain), { currency }).records[0]?.stock).toBe(12)
  },
)

test('the currency of a price itself says that its thousands are no decimals', () => {
  const google = 'id,title,price,availability\nA,Hat,"15,550 JPY",in_stock\n'
  expect(read(bytes(google), { currency: undefined, locale: 'ja-JP' })).toMatchObject({
    head: { currency: 'JPY' },
    records: [{ price: 15_550 }],
  })
})

/** What the report says of changes, without the pictures that these files do not have. */
const changes = (text: string) =>
  read(bytes(text))
    .findings.changed.filter(({ reason }) => !reason.startsWith('has no picture'))
    .map(({ line, reason }) => `${line} ${reason}`)

test.each([
  [
    'Google',
    [
      'id,title,price,availability,item_group_id,size,brand,description,product_highlight,product_detail',
      'A,Knife 165,5 EUR,in_stock,K,165,Seki,Short.,"""Forged"",""165 mm""","Blade:Length:165mm,Blade:Steel:V10"',
      'B,Knife 180,6 EUR,in_stock,K,180,Sakai,Long.,"""Forged"",""180 mm""","Blade:Length:180mm,Blade:Steel:V10"',
      'C,Knife 210,7 EUR,in_stock,K,210,,,,',
    ],
  ],
  [
    'a table',
    [
      'name,price,group,option: Size,brand,description,features,specification: Length,specification: Steel',
      'Knife 165,5,k,165,Seki,Short.,Forged|165 mm,165mm,V10',
      'Knife 180,6,k,180,Sakai,Long.,Forged|180 mm,180mm,V10',
      ',7,k,210,,,,,',
    ],
  ],
])('what variants say differently is shown of none alone, and the report names it: %s', (_, lines) => {
  const text = lines.join('\n')
  const [record] = read(bytes(text)).records
  expect(record).toMatchObject({
    name: 'Knife',
    description: 'Short.',
    features: ['Forged'],
    specifications: { Length: '165mm, 180mm', Steel: 'V10' },
  })
  expect(record).not.toHaveProperty('brand')
  expect(
    changes(text)
      .filter((change) => change.includes('variants'))
      .toSorted(),
  ).toEqual([
    '2 has features that not all of its variants have, which are left out',
    '2 has variants of different brands, which are left out',
    '2 has variants of different descriptions: the first one is shown',
    '2 has variants of different “Length”: all values are shown',
  ])
})

test('Shopify’s numbers have thousands, and the report names those that are none', () => {
  const text =
    'Handle,Title,Vendor,Variant Price,Variant Compare At Price,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty\na,A,V,5,9,"1,200",shopify,"1,000"\nb,B,V,5,abc,heavy,shopify,many\nc,C,V,5,,453.592,shopify,-1\n'
  expect(read(bytes(text)).records).toMatchObject([
    { weight: 1200, stock: 1000, originalPrice: 9 },
    { name: 'B' },
    { weight: 454, stock: 0 },
  ])
  expect(changes(text)).toEqual([
    '3 has a former price that is no number, which is left out',
    '3 has a stock that is no number, which is left out',
    '3 has a weight that is no number, which is left out',
  ])
  const measures =
    'Title,URL handle,Price,Unit price total measure,Unit price total measure unit\nA,a,5,250,g\nB,b,5,0,\nC,c,5,"1,000",g\nD,d,5,2,ct\n'
  expect(read(bytes(measures)).records.map(({ amount }) => amount?.value)).toEqual([
    250,
    undefined,
    undefined,
    undefined,
  ])
  const reason = 'has an amount that is no number in g, kg, ml, l or m, which is left out'
  expect(changes(measures)).toEqual([`4 ${reason}`, `5 ${reason}`])
})

test('Shopify’s unit prices choose those of a new shop, and others are named', () => {
  const text =
    'Title,URL handle,Price,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit\nA,a,5,200,g,100,g\nB,b,5,250,ml,100,ml\nC,c,5,50,g,1,kg\nD,d,5,0,,0,\n'
  expect(read(bytes(text)).head.unitPriceBase).toBe('100 g')
  expect(changes(text)).toEqual([
    "4 has a unit price of another amount than the shop’s: for it write unitPriceBase: '1 kg' in the head",
  ])
})

test('WooCommerce’s numbers have thousands and decimals, and the report names those that are none', () => {
  const text =
    'ID,Type,Name,Published,Regular price,Sale price,Stock,Weight (kg)\n1,simple,A,1,9,5,"1,000",1.5\n2,simple,B,1,n/a,5,many,heavy\n3,simple,C,1,5,,2.5,0\n'
  expect(read(bytes(text)).records.map(({ stock, weight }) => [stock, weight])).toEqual([
    [1000, 1500],
    [undefined, undefined],
    [2, undefined],
  ])
  expect(changes(text)).toEqual([
    '3 has a former price that is no number, which is left out',
    '3 has a stock that is no number, which is left out',
    '3 has a weight that is no number, which is left out',
  ])
})

test('Google’s values that cannot be read are named, and each section keeps its details', () => {
  const text = [
    'id\ttitle\tprice\tavailability\tavailability_date\tshipping_weight\tproduct_detail',
    'A\tMug\t5 EUR\tlimited\t\t2 bags\tGeneral:Material:Wood,Lid:Material:Steel,Lid:Width:9 cm,Lid:Width:10 cm',
    'B\tCup\t5 EUR\tpreorder\tin March\t0 kg\t',
  ].join('\n')
  expect(read(bytes(text)).records[0]?.specifications).toEqual({
    'General: Material': 'Wood',
    'Lid: Material': 'Steel',
    Width: '9 cm, 10 cm',
  })
  expect(changes(text).filter((change) => !change.includes('category'))).toEqual([
    '2 has an availability that is not known, and is for sale',
    '3 has a date that is no day like 2027-03-01, which is left out',
    '2 has a weight that is no number, which is left out',
  ])
})

test('a table’s ids and stock have thousands, and the report names values that cannot be read', () => {
  const text =
    'id,name,price,originalPrice,stock,amount,specification: Material,specification: Material\n"1,200",A,5,9,"1,000",250 g,Wood,Steel\nx,B,5,n/a,many,much,,\n'
  expect(read(bytes(text)).records).toMatchObject([
    { id: 1200, stock: 1000, originalPrice: 9, specifications: { Material: 'Wood, Steel' } },
    { id: 1201, name: 'B' },
  ])
  expect(changes(text)).toEqual([
    '3 has an id that is no whole number from 1: it gets another one',
    '3 has an amount that is no number in g, kg, ml, l or m, which is left out',
    '3 has a stock that is neither in, out, preorder nor a whole number: it is sold as in stock',
    '3 has a former price that is no number, which is left out',
  ])
})

test('a short description stays whole where a record has room for it', () => {
  const sentence = 'It is made of oak, and it lasts. '
  const [short, long] = [sentence.repeat(15).trim(), sentence.repeat(40).trim()]
  const plain = `name,price,description,longDescription,descriptionHtml\nA,5,"${short}",,\nB,5,"${long}",More,\nC,5,,Text,<p>Html</p>\n`
  const { records } = read(bytes(plain))
  expect(records).toMatchObject([
    { description: short },
    { description: sentence.repeat(30).trim(), longDescription: 'More' },
    { description: 'Html', descriptionHtml: '<p>Html</p>' },
  ])
  expect(changes(plain)).toEqual([
    '4 has a longDescription, which descriptionHtml replaces',
    '3 has a short description of more than 1000 characters, of which the first sentences are kept',
  ])
  const woo = `ID,Type,Name,Published,Regular price,Short description,Description\n1,simple,A,1,5,"${short}",More\n`
  expect(read(bytes(woo)).records).toMatchObject([{ description: short, longDescription: 'More' }])
  const shopify = `Title,URL handle,Price,Description,SEO description\nA,a,5,Text,"${short}"\n`
  expect(read(bytes(shopify)).records).toMatchObject([{ description: short }])
})

test.each([
  ['a table', (text: string) => `name,price,description\nA,5,"${text}"\n`],
  [
    'WooCommerce',
    (text: string) => `ID,Type,Name,Published,Regular price,Short description\n1,simple,A,1,5,"${text}"\n`,
  ],
])('a text that a short description has no room for is the long one where there is none: %s', (_, file) => {
  const paragraph = 'It is made of oak, and it lasts. '.repeat(20).trim()
  const whole = `${paragraph}\n\n${paragraph}`
  const made = 'It is made of oak, and it lasts. '.repeat(6).trim()
  expect(read(bytes(file(whole))).records).toMatchObject([{ description: made, longDescription: whole }])
  expect(changes(file(whole))).toEqual([])
  const html = `<p>${paragraph}</p><p>${paragraph}</p>`
  expect(read(bytes(file(html))).records).toMatchObject([{ description: made, descriptionHtml: html }])
})

test('of a description that is too long the summary stays, and a summary is made of the first sentences', () => {
  const text = `name,price,description,longDescription\nA,5,Short.,${'x'.repeat(10_001)}\nB,5,,"${'One more. '.repeat(30)}"\n`
  expect(read(bytes(text)).records.map(({ description }) => description)).toEqual([
    'Short.',
    'One more. '.repeat(19).trim(),
  ])
  expect(changes(text)).toEqual(['2 has a description that is too long, which is left out'])
  const short = read(bytes(`name,price,description\nA,5,${'One more. '.repeat(1001)}\n`)).records[0]
  expect(short?.description?.length).toBeGreaterThan(900)
  expect(short).not.toHaveProperty('longDescription')
})

test('a product that left keeps its id for the day it returns, and no other one gets it', () => {
  const head = { name: 'Lamps', locale: 'de-DE', currency: 'EUR', categories: [{ label: 'Lamps' }] }
  const before = [
    { id: 3, name: 'Stool', sku: 'ST' },
    { id: 4, name: 'Chair', sku: 'CH' },
  ]
  const first = read(bytes('id,name,price,sku,category\n4,Table,5,TA,Lamps\n3,Bench,6,BE,Lamps\n'), {
    head,
    before,
  })
  expect(first.records.map(({ id, name }) => [id, name])).toEqual([
    [5, 'Table'],
    [6, 'Bench'],
  ])
  expect(first.former).toEqual(before)
  expect(first.findings.changed.map(({ line, reason }) => `${line} ${reason}`)).toContain(
    '2 has the id of another product of the shop, present or former: it gets a new one',
  )
  const later = read(bytes('name,price,sku,category\nStool XL,7,ST,Lamps\nLamp,5,,Lamps\n'), {
    head,
    before: [...first.records, ...first.former],
  })
  expect(later.records.map(({ id, name }) => [id, name])).toEqual([
    [3, 'Stool XL'],
    [7, 'Lamp'],
  ])
})

/** The ids of an import, then those of a later one into the same shop, each with its name. */
function importTwice(first: string, later: string) {
  const start = read(bytes(first))
  const next = read(bytes(later), { head: start.head, before: start.records })
  const named = (records: typeof start.records) => records.map(({ id, name }) => `${id} ${name}`)
  return { ids: [named(start.records), named(next.records)], findings: next.findings }
}

test('products of one name keep their ids in each import, with numbers of their vendor and without', () => {
  const woo =
    'ID,Type,Name,Published,Regular price\n10,simple,Gift box,1,10\n11,simple,Gift box,1,20\n12,simple,Bow,1,2\n'
  const boxes = ['10 Gift box', '11 Gift box', '12 Bow']
  expect(importTwice(woo, woo).ids).toEqual([boxes, boxes])
  const [header = '', ...rows] = woo.trim().split('\n')
  expect(importTwice(woo, [header, ...rows.toReversed()].join('\n')).ids).toEqual([boxes, boxes])
  const plain = 'name,price\nGift box,10\nGift box,20\n'
  const numbered = ['1 Gift box', '2 Gift box']
  expect(importTwice(plain, plain).ids).toEqual([numbered, numbered])
})

test('a product with the slug or SKU of an earlier one keeps its id from a new one of the same name', () => {
  const header = 'Handle,Title,Vendor,Variant SKU,Variant Price'
  const tee = 'tee,Tee,V,A,10'
  expect(importTwice(`${header}\n${tee}\n`, `${header}\nnew-tee,Tee,V,B,12\n${tee}\n`).ids).toEqual([
    ['1 Tee'],
    ['1 Tee', '2 Tee'],
  ])
  const moved = importTwice('name,price,sku\nTee,10,A\n', 'name,price,sku\nTee,12,B\nShirt,10,A\n')
  expect(moved.ids).toEqual([['1 Tee'], ['1 Shirt', '2 Tee']])
})

test('a renamed product without SKU keeps the vendor’s number, unless the ids are of another vendor', () => {
  const header = 'ID,Type,SKU,Name,Published,Regular price'
  const bowl = '12,simple,,Bowl,1,5'
  const renamed = importTwice(
    `${header}\n10,simple,,Mug,1,10\n${bowl}\n13,simple,P,Pot,1,9\n`,
    `${header}\n10,simple,,Blue mug,1,10\n${bowl}\n13,simple,Q,Pan,1,9\n`,
  )
  expect(renamed.ids).toEqual([
    ['10 Mug', '12 Bowl', '13 Pot'],
    ['10 Blue mug', '12 Bowl', '14 Pan'],
  ])
  expect(renamed.findings.changed).toContainEqual({
    line: 2,
    reason: 'has the id of a product of the shop with another name: it is that one, renamed',
  })
  const elsewhere = importTwice('name,price\nMug,10\nBowl,5\n', `${header}\n1,simple,,Vase,1,10\n${bowl}\n`)
  expect(elsewhere.ids[1]).toEqual(['2 Bowl', '3 Vase'])
})

test.each([
  ['one product', ['Lamp'], ['Acme Lamp']],
  ['all products', ['Lamp', 'Mug', 'Pot'], ['Acme Lamp', 'Acme Mug', 'Acme Pot']],
  ['most products', ['Lamp', 'Mug', 'Pot'], ['Acme Lamp', 'Acme Mug', 'Pot']],
])('a table of the owner’s keeps its ids with new names of %s', (_, before, after) => {
  const table = (names: readonly string[]) =>
    ['id,name,price', ...names.map((name, at) => `${at + 1},${name},5`)].join('\n')
  expect(importTwice(table(before), table(after)).ids[1]).toEqual(
    after.map((name, at) => `${at + 1} ${name}`),
  )
})

test('a table whose ids are those of other products of the shop has the shop’s ones', () => {
  const { ids } = importTwice('name,price\nMug,10\nBowl,5\n', 'id,name,price\n1,Bowl,5\n2,Mug,10\n3,Vase,1\n')
  expect(ids[1]).toEqual(['1 Mug', '2 Bowl', '3 Vase'])
})

test('the pages of products.json are one catalogue, and a whole last page may not be the last', () => {
  const page = (from: number, count: number) =>
    bytes(
      JSON.stringify({
        products: Array.from({ length: count }, (_, at) => ({
          handle: `lamp-${from + at}`,
          title: `Lamp ${from + at}`,
          vendor: 'Ada',
          variants: [{ price: from + at > 260 ? '' : '5' }],
        })),
      }),
    )
  const whole = importCatalogue([page(1, 250), page(251, 20)], settings)
  expect(whole.records).toHaveLength(260)
  expect(whole.isPage).toBe(false)
  expect(whole.findings.leftOut[0]).toEqual({ line: 2, reason: 'has no price' })
  expect(read(page(1, 250)).isPage).toBe(true)
  expect(() => importCatalogue([page(1, 1), bytes('name,price\nA,1\n')], settings)).toThrow(
    'Several files are read only where they are pages',
  )
  expect(() => read(bytes('{"products": []}'))).toThrow('The file has no products')
})

test('each column has its own decimals, and --decimal decides for those that do not tell', () => {
  const text = 'name;price;weight;rating;reviews\nA;12,50;1.299;4.5;1,204\nB;9,00;2.000;4.0;7\n'
  const { records } = read(bytes(text), { decimal: 'comma' })
  expect(records).toMatchObject([
    { price: 12.5, weight: 1299, rating: 4.5, reviews: 1204 },
    { price: 9, weight: 2000, rating: 4, reviews: 7 },
  ])
  expect(() => read(bytes(text))).toThrow('The weights, such as “1.299”, may be thousands')
})

test.each([
  '&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Soft&lt;/li&gt;&lt;/ul&gt;',
  '&amp;lt;p&amp;gt;Salt &amp;amp;amp; pepper&amp;lt;/p&amp;gt;&lt;ul&gt;&lt;li&gt;Soft&lt;/li&gt;&lt;/ul&gt;',
  '<p>Salt &amp;amp; pepper</p><ul><li>Soft</li></ul>',
])('HTML that an export has escaped twice is HTML: %j', (description) => {
  const { records } = read(bytes(`name,price,longDescription\nA,5,"${description}"\n`))
  expect(records[0]?.descriptionHtml?.replaceAll('&amp;', '&')).toBe(
    '<p>Salt & pepper</p><ul><li>Soft</li></ul>',
  )
})

test.each(['\u000b', '\f', '\u0085', '\u2028', '\u2029'])(
  'a line end of another kind divides words: %j',
  (end) => {
    const text = `name,price,longDescription\nMug${end}Ada,5,"One${end}two\u0007."\n`
    expect(read(bytes(text)).records).toMatchObject([{ name: 'Mug Ada', longDescription: 'One\ntwo.' }])
    const json = { products: [{ handle: 'a', title: `Mug${end}Ada`, variants: [{ price: '5' }] }] }
    expect(read(bytes(JSON.stringify(json))).records).toMatchObject([{ name: 'Mug Ada' }])
  },
)

test('marks that keep a spreadsheet from running or rounding a cell are no part of it', () => {
  const text = [
    'name,price,sku,gtin,description',
    `'-10% Hat,5,"=""0012""",'4006381333931,'=Soft`,
    `'90s Tee,6,'0013,,'Warm'`,
  ]
  expect(read(bytes(text.join('\n'))).records).toMatchObject([
    { name: '-10% Hat', sku: '0012', gtin: '4006381333931', description: '=Soft' },
    { name: "'90s Tee", sku: '0013', description: "'Warm'" },
  ])
  const shopify = `Title,Handle,Price,Vendor\n'+Lamp,lamp,5,'@home\n`
  expect(read(bytes(shopify)).records).toMatchObject([{ name: '+Lamp', brand: '@home' }])
})

test('a flag that says something else than the head names what to write there', () => {
  const head = { name: 'Lamps', locale: 'en-GB', currency: 'GBP', categories: [{ label: 'Lamps' }] }
  expect(() => read(bytes('name,price\nA,1\n'), { head, currency: 'EUR' })).toThrow(
    "The head in src/catalogues/lamps has the currency GBP, and --currency says EUR: write currency: 'EUR' there, or leave out --currency.",
  )
})

test.each([
  [
    { currency: 'EURO' },
    '“EURO” is no code of a currency: write its three capitals of ISO 4217, --currency EUR.',
  ],
  [{ currency: 'eur' }, '--currency EUR.'],
  [{ currency: '€' }, '--currency EUR.'],
  [{ currency: 'coins' }, 'for example --currency EUR.'],
  [{ locale: 'de_DE' }, '“de_DE” is no locale: write language and country with a hyphen, --locale de-DE.'],
  [{ locale: 'deutsch' }, 'for example --locale de-DE.'],
  [{ category: ' All ' }, '--category “ All ” cannot be a category'],
])('a flag that cannot be used is named with what to write: %j', (flags, sentence) => {
  expect(() => read(bytes('name,price\nA,1\n'), flags)).toThrow(sentence)
})

test('a picture that is named by its file is one of the shop’s own', () => {
  const text = 'name,price,images\nHat,5,Hut_1.JPG|C:\\\\photos\\\\hut-2.webp|img/hut3.jpeg|hut.tiff\n'
  expect(read(bytes(text)).records[0]?.images).toEqual([
    '/pictures/hut-1.avif',
    '/pictures/hut-2.avif',
    '/pictures/hut3.avif',
  ])
  expect(changes(text)).toEqual([
    ...Array.from(
      { length: 3 },
      () => '2 names a file as its picture: put it into the folder pictures of the shop',
    ),
    '2 has a picture without an https address, which is left out',
  ])
})

test.each([
  ['img/a.jpg,img/b.jpg', ['/pictures/a.avif', '/pictures/b.avif']],
  ['My Hat.jpg; Your Hat.png', ['/pictures/my-hat.avif', '/pictures/your-hat.avif']],
  ['帽子.jpg', undefined],
  ['www.a.example/b/hat.jpg', undefined],
  ['ftp://a.example/b.jpg', undefined],
  ['data:image/png;base64,iVBO/w0.png', undefined],
  ['https://a.example/x_sd.jpg;maxHeight=640;max', ['https://a.example/x_sd.jpg;maxHeight=640;max']],
  ['https://a.example/w_1.auto|q_2/hat.jpg', ['https://a.example/w_1.auto|q_2/hat.jpg']],
])('pictures are named by addresses, which stay whole, or by files: %s', (cell, images) => {
  const { records } = read(bytes(`name,price,images\nHat,5,"${cell}"\n`))
  expect(records[0]?.images).toEqual(images)
})

test('the report counts each picture of a product once', () => {
  const insecure = Array.from({ length: 31 }, (_, at) => `http://img.example/${at}.jpg`)
  const text = `ID,Type,Name,Published,Regular price,Images\n1,simple,Hat,1,5,"hat, ${insecure.join(', ')}"\n`
  expect(read(bytes(text)).records[0]?.images).toHaveLength(30)
  expect(changes(text).filter((change) => change.includes('picture'))).toEqual([
    '2 has a picture without an https address, which is left out',
    ...insecure.map(() => '2 has a picture with http://, now https://: see whether it loads'),
    '2 has more than 30 pictures, of which the first are kept',
  ])
})

test.each([
  ['Google', 'id,title,price,availability,product_type\nA,Hat,5 EUR,in_stock,Home &gt; Garden\n'],
  ['WooCommerce', 'ID,Type,Name,Published,Regular price,Categories\n1,simple,Hat,1,5,Home &gt; Garden\n'],
  ['Shopify', 'Title,URL handle,Price,Product category\nHat,hat,5,Home &gt; Garden\n'],
  ['a table', 'name,price,category\nHat,5,Home &amp;gt; Garden\n'],
])('a path of categories may have its sign as an entity: %s', (_, text) => {
  expect(read(bytes(text)).head.categories).toEqual([{ label: 'Home' }, { label: 'Garden', parent: 'Home' }])
})

test.each([
  ['Hat,5,Other', undefined, []],
  [
    'Hat,5,Other\nCap,6,\nTie,7,All',
    undefined,
    ['  2 × has no category, and is in “Other”: --category gives another name'],
  ],
  ['Cap,6,', 'Other', []],
])(
  'the report names products without a category, and none of a category Other: %j, %s',
  (rows, category, lines) => {
    const imported = read(bytes(`name,price,category\n${rows}\n`), { category })
    const report = reportOf('a.csv', imported, { shop: 'lamps', written: [], isNew: true })
    expect(report.filter((line) => line.includes('has no category'))).toEqual(lines)
  },
)

test('what categories have no room for is reported with its line', () => {
  const long = 'x'.repeat(61)
  const deep = Array.from({ length: 9 }, (_, at) => `L${at}`).join(' > ')
  const many = Array.from({ length: 21 }, (_, at) => `C${at}`).join(', ')
  const rows = [long, deep, many, 'Hats'].map((text, at) => `${at + 1},simple,Hat ${at},1,5,"${text}"`)
  const text = `ID,Type,Name,Published,Regular price,Categories\n${rows.join('\n')}\n`
  expect(changes(text)).toEqual([
    '2 has a category with a name of more than 60 characters, which is cut',
    '3 has a category below more than 7 others, and is in the last one that there is room for',
    '4 has more than 20 categories, and is in the first of them',
  ])
  const { records } = read(bytes(text))
  expect(records[0]?.category).toBe('x'.repeat(60))
  expect(records[2]?.categories).toHaveLength(20)
})

test('the options of a Shopify file may have gaps in their numbers', () => {
  const text = exports.table(',', [
    ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant Price'],
    ['hat', 'Hat', '', '', 'Size', 'S', '5'],
    ['hat', '', '', '', '', 'M', '6'],
  ])
  expect(read(bytes(text)).records).toMatchObject([
    { options: [{ name: 'Size', values: ['S', 'M'] }], variants: [{ values: ['S'] }, { values: ['M'] }] },
  ])
})

test('a label of a category has no sign of a path, also where the file has it as an entity', () => {
  const { records, head } = read(bytes('Title,URL handle,Price,Type\nHat,hat,5,Home &gt; Garden\n'))
  expect(records).toMatchObject([{ category: 'Home Garden' }])
  expect(head.categories).toEqual([{ label: 'Home Garden' }])
})

test.each([
  ['2 kg.', 2000],
  ['5 oz.', 142],
  ['1,000 g', 1000],
  ['250 G', 250],
  ['2 kilo', undefined],
  ['1 кг', undefined],
  ['1,000.5 kg', undefined],
])('a weight with a unit that is not known is named, and no grams: %s', (weight, grams) => {
  const plain = `name,price,weight\nA,5,"${weight}"\nB,5,"1,234.5"\n`
  const shopify = `Title,URL handle,Price,Variant Grams\nA,a,5,"${weight}"\n`
  for (const text of [plain, shopify]) {
    expect(read(bytes(text)).records[0]?.weight).toBe(grams)
    const named = changes(text).filter((change) => change.includes('weight'))
    expect(named).toEqual(grams === undefined ? ['2 has a weight that is no number, which is left out'] : [])
  }
})

test('texts that are too long or too many are shortened and named, and their product stays', () => {
  const sizes = Array.from({ length: 200 }, (_, at) => `size ${at}`).join(String.raw`\, `)
  const many = Array.from({ length: 61 }, (_, at) => `specification: Part ${at}`)
  const long = 'word '.repeat(500)
  const woo = `ID,Type,Name,Published,Regular price,Attribute 1 name,Attribute 1 value(s)\n1,simple,Hat,1,5,Fits,"${sizes}"\n`
  const values = read(bytes(woo)).records[0]?.specifications?.['Fits'] ?? ''
  expect(values).toMatch(/^size 0, size 1, .* …$/)
  expect(values.length).toBeLessThanOrEqual(500)
  const plain = [
    ['name', 'price', 'brand', 'tags', 'features', `specification: ${long}`, ...many].join(','),
    ['Hat', '5', long, `${long}|wool`, `${long}|soft`, 'wood', ...many.map(() => 'oak')].join(','),
  ].join('\n')
  const [record] = read(bytes(plain)).records
  expect(record).toMatchObject({
    brand: `${'word '.repeat(19)}…`,
    tags: [`${'word '.repeat(19)}…`, 'wool'],
    features: [expect.stringMatching(/^word .* …$/), 'soft'],
  })
  expect(Object.entries(record?.specifications ?? {})).toHaveLength(60)
  expect(changes(woo)).toEqual(['2 has specifications of more than 500 characters, which are shortened'])
  expect(changes(plain)).toEqual([
    '2 has brands of more than 100 characters, which are shortened',
    '2 has features of more than 2048 characters, which are shortened',
    '2 has tags of more than 100 characters, which are shortened',
    '2 has more than 60 specifications, of which the first are kept',
    '2 has names of specifications of more than 100 characters, which are shortened',
  ])
})
