import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { importCatalogue } from '../../../scripts/import/import-catalogue.ts'
import { reportOf } from '../../../scripts/import/report.ts'
import { readTarget } from '../../../scripts/import/read-target.ts'
import { checkTarget, writeShop } from '../../../scripts/import/write-shop.ts'
import { writeNewShop } from '../../../scripts/new-shop.ts'
import { paths } from '../../../scripts/paths.ts'
import { germanWoo, inWindows1252, oldShopify, shopifyJson } from './exports.ts'

// Below the root: its files import packages.
const folder = resolve(paths.cache, 'imported', 'lamps')
afterAll(() => rm(resolve(folder, '..'), { recursive: true }))

const settings = { shop: 'lamps', locale: 'de-DE', currency: 'EUR', now: new Date('2026-11-28') }

test('an imported shop is one that the build takes without a warning about its records', async () => {
  await rm(folder, { recursive: true, force: true })
  const imported = importCatalogue([inWindows1252(oldShopify)], settings)
  await checkTarget(folder, false)
  const files = await writeShop('lamps', folder, imported)
  expect(files).toContain('shop.config.ts')
  const { products, warnings, head } = await readCatalogue(folder)
  expect(products.map(({ name }) => name)).toEqual(['Gießkanne Lotte', 'Spaten „Jo“'])
  expect(head).toMatchObject({ locale: 'de-DE', addresses: 'slug' })
  expect(warnings).toEqual([])
  const words = await readFile(resolve(folder, 'head.ts'), 'utf8')
  expect(words).toContain("{ label: 'Gießkannen' }")
})

test('the head of an imported shop has the unit prices of its file', async () => {
  await rm(folder, { recursive: true, force: true })
  const feed =
    'id,title,price,availability,unit_pricing_measure,unit_pricing_base_measure\nA,Tee,5 EUR,in_stock,50 g,100 g\n'
  await writeShop('lamps', folder, importCatalogue([Buffer.from(feed)], settings))
  expect((await readCatalogue(folder)).head).toMatchObject({ unitPriceBase: '100 g' })
})

test('an import takes the place of what a new shop has of its own, and keeps what its owner has changed', async () => {
  await rm(folder, { recursive: true, force: true })
  await writeNewShop('lamps', folder)
  const target = await readTarget('lamps', folder, false)
  expect(target).toEqual({ isNew: true, head: undefined, before: [], isTranslated: false })
  const imported = importCatalogue([inWindows1252(oldShopify)], { ...settings, ...target })
  expect(await writeShop('lamps', folder, imported, target.isNew)).toEqual(['head.ts', 'products.jsonl'])
  const { products, warnings, head } = await readCatalogue(folder)
  expect(products.map(({ id }) => id)).toEqual([1, 2])
  expect(warnings).toEqual([])
  expect(head).toMatchObject({ locale: 'de-DE', currency: 'EUR' })

  await expect(readTarget('lamps', folder, false)).rejects.toThrow('add --replace')
  expect(await readTarget('lamps', folder, true)).toMatchObject({
    isNew: false,
    head: { currency: 'EUR' },
    before: [{ id: 1 }, { id: 2 }],
  })
})

test('products that are there are replaced only where the owner says so, and the head stays', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(resolve(folder, 'head.ts'), 'export const head = {}\n')
  await writeFile(resolve(folder, 'products.jsonl'), '')
  await expect(checkTarget(folder, false)).rejects.toThrow('add --replace')
  await checkTarget(folder, true)
  const imported = importCatalogue([Buffer.from(shopifyJson)], settings)
  expect(await writeShop('lamps', folder, imported)).toEqual(['products.jsonl', 'checkout-ids.ts'])
  expect(await readFile(resolve(folder, 'head.ts'), 'utf8')).toBe('export const head = {}\n')
  await rm(resolve(folder, 'products.jsonl'))
  await writeFile(resolve(folder, 'products.json'), '[]')
  await expect(checkTarget(folder, true)).rejects.toThrow('has products.json')
})

test('the report counts, and names what is left out, changed and missing, and what to do next', () => {
  const imported = importCatalogue([Buffer.from(germanWoo)], settings)
  const report = reportOf('export.csv', imported, { shop: 'lamps', written: ['products.jsonl'], isNew: true })
  expect(report).toEqual(
    expect.arrayContaining([
      'export.csv: WooCommerce’s product CSV (utf-8, “,” between cells), 8 rows',
      'Written: 2 products with 2 variants to src/catalogues/lamps: products.jsonl',
      '  1 × is a draft: line 6',
      '  1 × has a sale price of other days, which is left out: line 4',
      '  Position, Attribut 1 Sichtbar',
      '  ratings: add `rating` and `reviews` to the records if you have them',
      '  see the shop: SHOP=lamps npm start',
    ]),
  )
})

test('the report says of pictures at other hosts that they vanish, and what to do', () => {
  const stepOf = (pictures: readonly string[]) => {
    const text = [
      'name,price,group,option: Size,images',
      ...pictures.map((one, at) => `Hut,5,h,${at},${one}`),
    ]
    const imported = importCatalogue([Buffer.from(text.join('\n'))], settings)
    const report = reportOf('hats.csv', imported, { shop: 'hats', written: ['products.jsonl'], isNew: true })
    return report.filter((line) => line.includes('vanish'))
  }
  const own = '/pictures/hat.avif'
  expect(stepOf([own, own])).toEqual([])
  expect(stepOf(['https://old.example/wp-content/a.jpg', own])).toEqual([
    '  pictures of 1 product stay at old.example, and vanish with the old shop; nothing copies them: save each to src/catalogues/hats/pictures/NAME.jpg (a-z, 0-9 and - in the name), and write /pictures/NAME.avif in `images` of its record',
  ])
  expect(stepOf([own, 'https://b.example/b.jpg|https://a.example/a.jpg'])).toEqual([
    expect.stringContaining('of 1 product stay at a.example, b.example, and'),
  ])
})

test('pictures of the shop’s own stay where a later file has only those of other hosts, and are counted', () => {
  const table = (cup: string, pot: string, small: string, large: string) =>
    Buffer.from(
      `name,price,sku,group,option: Size,images\nCup,5,C,,,${cup}\nPot,6,P,,,${pot}\nHat,7,HS,h,S,${small}\nHat,7,HL,h,L,${large}\n`,
    )
  const [old, other] = ['https://old.example/a.jpg', 'https://old.example/b.jpg']
  const first = importCatalogue([table(old, old, old, other)], settings)
  const [cup, pot, hat] = first.records
  const before = [
    { ...cup, images: ['/pictures/cup.avif', '/pictures/cup-2.avif'] },
    pot,
    {
      ...hat,
      image: { url: '/pictures/hat.avif', width: 12, height: 9 },
      variants: [
        { ...hat?.variants?.[0], images: ['/pictures/small.avif'] },
        { values: ['L'], sku: 'HL' },
      ],
    },
  ]
  const again = importCatalogue([table(other, other, other, other)], { ...settings, before })
  expect(again.records.map(({ images }) => images)).toEqual([
    ['/pictures/cup.avif', '/pictures/cup-2.avif'],
    [other],
    [{ url: '/pictures/hat.avif', width: 12, height: 9 }],
  ])
  expect(again.records[2]?.variants?.map(({ images }) => images)).toEqual([
    ['/pictures/small.avif'],
    undefined,
  ])
  const report = reportOf('a.csv', again, { shop: 'hats', written: [], isNew: false })
  expect(report).toContain(
    'Kept: pictures in src/catalogues/hats of 2 products, which the file has at other hosts or not at all',
  )
  const own = importCatalogue([table('/pictures/new.avif', '', '', '')], { ...settings, before })
  expect(own.records.map(({ images }) => images?.[0])).toEqual([
    '/pictures/new.avif',
    undefined,
    { url: '/pictures/hat.avif', width: 12, height: 9 },
  ])
})

test('products that left are kept beside the others, until they are back', async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const file = resolve(folder, 'former-products.jsonl')
  const before = [{ id: 5, name: 'Stool' }]
  const imported = importCatalogue([Buffer.from(shopifyJson)], { ...settings, before })
  expect(await writeShop('lamps', folder, imported)).toContain('former-products.jsonl')
  expect(await readFile(file, 'utf8')).toBe('{"id":5,"name":"Stool"}\n')
  expect(reportOf('a.json', imported, { shop: 'lamps', written: [], isNew: false }).join('\n')).toContain(
    'No longer sold: 1 product, kept in former-products.jsonl',
  )
  await writeShop('lamps', folder, { ...imported, former: [] })
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})

test('fields that a new import loses are named, and the file with them is kept through later ones', async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const head = { name: 'Lamps', locale: 'de-DE', currency: 'EUR', categories: [{ label: 'Other' }] }
  const source = Buffer.from('name,price,group,option: Farbe\nHut,20,h,Blau\n,20,h,Rot\nTee,5,,\n')
  const before = [
    {
      id: 104,
      name: 'Hut',
      price: 20,
      category: 'Other',
      slug: 'hut',
      perks: [],
      specifications: { Material: 'Filz' },
      options: [{ name: 'Farbe', values: [{ name: 'Blau', color: '#1e3a8a' }, 'Rot'] }],
      variants: [{ values: ['Blau'], stock: 'out' }, { values: ['Rot'] }],
    },
    {
      id: 125,
      name: 'Tee',
      price: 6,
      category: 'Other',
      amount: { value: 250, unit: 'g' },
      stock: 'preorder',
      availableFrom: '2027-03-01',
      options: [{ name: 'Sorte', values: ['Assam'] }],
    },
  ]
  const written = before.map((record) => `${JSON.stringify(record)}\n`).join('')
  await writeFile(resolve(folder, 'products.jsonl'), written)
  const imported = importCatalogue([source], { ...settings, head, before })
  expect(await writeShop('lamps', folder, imported)).toEqual(['products.jsonl', 'products.jsonl.before'])
  const report = reportOf('a.csv', imported, { shop: 'lamps', written: [], isNew: false })
  const at = report.findIndex((line) => line.startsWith('Gone from the records'))
  expect(report.slice(at, at + 10)).toEqual([
    'Gone from the records, written by hand or no longer in the file; products.jsonl.before has it:',
    '  1 × slug: product 104',
    '  1 × perks: product 104',
    '  1 × stock: product 104',
    '  1 × color of an option’s values: product 104',
    '  1 × specification “Material”: product 104',
    '  1 × amount: product 125',
    '  1 × stock “preorder”: product 125',
    '  1 × availableFrom: product 125',
    '  1 × options: product 125',
  ])
  const again = importCatalogue([source], { ...settings, head, before: imported.records })
  expect(again.lost).toEqual([])
  expect(await writeShop('lamps', folder, again)).toEqual(['products.jsonl'])
  expect(await readFile(resolve(folder, 'products.jsonl.before'), 'utf8')).toBe(written)
})

test('values that a new import changes are counted, and each import that does so keeps the file before', async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const head = { name: 'Lamps', locale: 'de-DE', currency: 'EUR', categories: [{ label: 'Other' }] }
  const source = Buffer.from(
    'name,price,description,images\nHut,20,Warm.,https://img.example/a.jpg\nTee,5,Grün.,\n',
  )
  const first = importCatalogue([source], { ...settings, head })
  await writeShop('lamps', folder, first)
  const file = resolve(folder, 'products.jsonl')
  const byHand = await readFile(file, 'utf8')
  const edited = byHand
    .replace('Warm.', 'Weich und warm.')
    .replace('"category":"Other"', '"category":"Other","originalPrice":30')
    .replace('"price":5', '"price":4')
  await writeFile(file, edited)
  const before = edited
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  const again = importCatalogue([source], { ...settings, head, before })
  expect(again.lost).toEqual([])
  const written = await writeShop('lamps', folder, again)
  expect(written).toEqual(['products.jsonl', 'products.jsonl.before'])
  expect(reportOf('a.csv', again, { shop: 'lamps', written, isNew: false })).toEqual(
    expect.arrayContaining([
      'Other values than the records had, by hand or from an earlier file; products.jsonl.before has those:',
      '  1 × originalPrice: product 1',
      '  1 × description: product 1',
      '  1 × price: product 2',
    ]),
  )
  const later = importCatalogue([Buffer.from('name,price\nHut,21\nTee,5\n')], {
    ...settings,
    head,
    before: again.records,
  })
  expect(await writeShop('lamps', folder, later)).toEqual(['products.jsonl', 'products.jsonl.before-2'])
  expect(await readFile(resolve(folder, 'products.jsonl.before'), 'utf8')).toBe(edited)
  expect(await readFile(resolve(folder, 'products.jsonl.before-2'), 'utf8')).toBe(byHand)
})

test('values of options keep the order that translations name them by, and the report names those that go', async () => {
  await rm(folder, { recursive: true, force: true })
  await writeNewShop('lamps', folder)
  const table = (...colors: readonly string[]) =>
    Buffer.from(`name,price,group,option: Color\n${colors.map((color) => `Hat,5,h,${color}\n`).join('')}`)
  await writeShop('lamps', folder, importCatalogue([table('Red', 'Blue')], settings), true)
  const again = async (...colors: readonly string[]) => {
    const target = await readTarget('lamps', folder, true)
    return importCatalogue([table(...colors)], { ...settings, currency: undefined, ...target })
  }
  const valuesIn = ({ records }: Awaited<ReturnType<typeof again>>) => records[0]?.options?.[0]?.values
  expect(valuesIn(await again('Blue', 'Red'))).toEqual(['Blue', 'Red'])
  expect((await again('Blue')).moved).toEqual([])

  await writeFile(resolve(folder, 'products.de.jsonl'), '')
  const turned = await again('Green', 'Blue', 'Red')
  expect(valuesIn(turned)).toEqual(['Red', 'Blue', 'Green'])
  expect(turned.moved).toEqual([])
  const other = await again('Blue', 'Green')
  expect(valuesIn(other)).toEqual(['Blue', 'Green'])
  const report = reportOf('a.csv', other, { shop: 'lamps', written: [], isNew: false })
  const at = report.findIndex((line) => line.startsWith('Values of options moved or went.'))
  expect(report[at + 1]).toBe('  product 1')
})

test('what a file says in other fields is not lost', () => {
  const before = [
    { id: 1, name: 'Hut', image: 'https://img.example/a.jpg', inStock: true, brand: '' },
    { id: 2, name: 'Tee', originalPrice: 9, stock: 3 },
  ]
  const text = 'name,price,images,stock\nHut,20,https://img.example/a.jpg,\nTee,5,,preorder\n'
  const { lost, changed } = importCatalogue([Buffer.from(text)], { ...settings, before })
  expect(lost).toEqual([])
  expect(changed.map(({ name }) => name)).not.toContain('images')
})
