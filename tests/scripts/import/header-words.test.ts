import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findFormat, headerKey } from '../../../scripts/import/columns.ts'
import { formats, plain } from '../../../scripts/import/formats.ts'
import { headerWords } from '../../../scripts/import/header-words.ts'
import { importCatalogue } from '../../../scripts/import/import-catalogue.ts'
import { stockWords } from '../../../scripts/import/stock-words.ts'
import { paths } from '../../../scripts/paths.ts'
import { table } from './exports.ts'

const allWords: readonly Readonly<Record<string, readonly string[]>>[] = Object.values(headerWords)

/** With texts of the shop. */
const languages = readdirSync(resolve(paths.root, 'src/messages')).flatMap(
  (file) => /^(.+)\.json$/.exec(file)?.[1] ?? [],
)

const read = (
  rows: readonly (readonly string[])[],
  map: Readonly<Record<string, string | null>> = {},
  currency = 'EUR',
) =>
  importCatalogue([Buffer.from(table(';', rows))], {
    shop: 'lamps',
    locale: 'de-DE',
    currency,
    now: new Date('2026-11-28T12:00:00Z'),
    map,
  })

test.each([
  ['de', 'Artikelnummer;Produktname;Preis (€);Beschreibung;Kategorie;Lagerbestand;EAN;Marke;Bild'],
  ['es', 'Referencia;Nombre;PRECIO;Descripción;Categoria;Existencias;Código de barras;Marca;Imagen'],
  ['fr', "Référence;Nom;Prix TTC;Description longue;Catégorie;Stock;Code-barres;Marque;URL de l'image"],
  ['ja', '商品コード;商品名;価格(税込);商品説明;ｶﾃｺﾞﾘ;在庫数;JANコード;ブランド;画像'],
  ['ar', 'رمز المنتج;الإسم;السعر;الوصف;الفئة;المخزون;الباركود;الماركة;الصورة'],
])('a table with the usual headers of its language needs no mapping: %s', (_, headers) => {
  const cells = ['H1', 'Hut', '20', 'Warm.', 'Hüte', '3', '4006381333931', 'Ahoy', 'https://a.example/a.jpg']
  const { records, findings } = read([headers.split(';'), cells])
  expect(records).toEqual([
    {
      id: 1,
      name: 'Hut',
      category: 'Hüte',
      price: 20,
      sku: 'H1',
      gtin: '4006381333931',
      stock: 3,
      brand: 'Ahoy',
      description: 'Warm.',
      longDescription: 'Warm.',
      images: ['https://a.example/a.jpg'],
    },
  ])
  expect(findings.changed).toEqual([])
})

test('each language with texts of the shop has words, and no word means two columns', () => {
  const others = languages.filter((language) => language !== 'en')
  for (const words of allWords) expect(Object.keys(words).toSorted()).toEqual(others.toSorted())
  const own = Object.values(plain.fields).flat()
  const keys = [...own, ...allWords.flatMap((words) => Object.values(words).flat())].map(headerKey)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test.each([
  ['yes', 'No', 'Pre-order'],
  ['Ja', 'ausverkauft', 'vorbestellbar'],
  ['SI', 'Agotado', 'reserva'],
  ['oui', 'EPUISE', 'précommande'],
  ['在庫あり', '売り切れ', '予約受付中'],
  ['متوفر', 'غير متوفر', 'طلب مسبق'],
])('a stock may be a word of a language of the shop: %s, %s, %s', (...words) => {
  const rows = ['Hat', 'Cap', 'Hood'].map((name, at) => [name, '20', words[at] ?? ''])
  const { records, findings } = read([['Name', 'Price', 'Stock'], ...rows])
  expect(records.map(({ stock }) => stock)).toEqual(['in', 'out', 'preorder'])
  expect(findings.changed.filter(({ reason }) => reason.includes('stock'))).toEqual([])
})

test('each language with texts of the shop has words for a stock, and no word means two', () => {
  const keys = Object.values<Readonly<Record<string, readonly string[]>>>(stockWords).map((words) => [
    ...new Set(Object.values(words).flat().map(headerKey)),
  ])
  for (const words of Object.values(stockWords))
    expect(Object.keys(words).toSorted()).toEqual(languages.toSorted())
  expect(new Set(keys.flat()).size).toBe(keys.flat().length)
})

test('two columns of one field are named, and a mapping says which one counts', () => {
  const rows = [
    ['Name', 'Artikelbezeichnung', 'Preis'],
    ['Hut', 'Hut aus Filz', '20'],
  ]
  expect(() => read(rows)).toThrow(
    'The columns “Name” and “Artikelbezeichnung” are both “name”: leave one out with --map and null',
  )
  expect(read(rows, { Name: null }).records).toMatchObject([{ name: 'Hut aus Filz' }])
})

test.each([
  ['WooCommerce', 'Name;Artikelnummer;Regulärer Preis;Preis;Kategorien;Bilder'],
  ['WooCommerce', 'Typ;Nombre;UGS;Preis;Prix;Kategorien'],
  ['WooCommerce', '商品名;SKU;通常価格;セール価格;カテゴリー;タグ;画像'],
  ['Shopify', 'Handle;Nom;Prix;Catégorie;Marque'],
  ['Google', 'ID;Titel;Beschreibung;Preis;Bildlink;Verfügbarkeit;Marke;EAN'],
])('a file of %s in another language is no table with the fields of records: %s', (_, headers) => {
  expect(() => read([headers.split(';'), headers.split(';').map(() => '5')])).toThrow(
    'The file is none that is read',
  )
})

test('a header is a word as it stands, and no slip of the pen in one', () => {
  const rows = [
    ['Produktname', 'Preis', 'Farbe'],
    ['Hut', '20', 'Rot'],
  ]
  expect(() => read(rows)).toThrow('The column “Farbe” is no field of a record')
  expect(read(rows, { Farbe: 'option: Farbe' }).records).toMatchObject([{ variants: [{ values: ['Rot'] }] }])
})

test.each(formats.filter((format) => format !== plain).map((format) => [format.name, format] as const))(
  'a file of a vendor stays that, whatever words its other columns have: %s',
  (_, format) => {
    for (const strong of format.strong)
      for (const language of ['de', 'es', 'fr', 'ja', 'ar'] as const) {
        const known = [...format.required, strong].map((field) => format.fields[field]?.[0] ?? '')
        const words = allWords.map((own) => own[language]?.[0] ?? '')
        expect(findFormat([...known, ...words]).name).toBe(format.name)
      }
  },
)

test.each([
  ['Preis (€)', 'EUR', 'CHF'],
  ['Preis (EUR)', 'EUR', 'DKK'],
  ['Precio en euros', 'EUR', 'USD'],
  ['販売価格（円）', 'JPY', 'EUR'],
  ['price ($)', 'CAD', 'EUR'],
])('a price whose header names another currency is refused: %s in %s, not %s', (header, own, other) => {
  const rows = [
    ['name', header],
    ['Hut', '20'],
  ]
  expect(read(rows, {}, own).records).toMatchObject([{ price: 20 }])
  expect(() => read(rows, {}, other)).toThrow(
    `The column “${header}” names another currency than the shop’s, ${other},`,
  )
})
