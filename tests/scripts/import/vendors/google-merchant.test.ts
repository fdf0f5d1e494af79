import { expect, test } from 'vitest'
import {
  importCatalogue,
  type Imported,
  type ImportSettings,
} from '../../../../scripts/import/import-catalogue.ts'
import { reportOf } from '../../../../scripts/import/report.ts'

const settings = { shop: 'lamps', locale: 'en-GB', currency: 'EUR', now: new Date('2026-11-28T12:00:00Z') }
const read = (text: string) => importCatalogue([Buffer.from(text)], settings)

test.each([
  [['Socks (3-pack)'], 'Socks (3-pack)'],
  [['Wow! Mug!', 'Wow! Mug!'], 'Wow! Mug!'],
  [['Tee (Red) S', 'Tee (Red) M'], 'Tee (Red)'],
  [['Tee “Ahoy” S', 'Tee “Ahoy” M'], 'Tee “Ahoy”'],
  [['Frame 24" S', 'Frame 24" M'], 'Frame 24"'],
  [['Tee – S', 'Tee – M'], 'Tee'],
  [['Tee, size: S', 'Tee, size: M'], 'Tee, size'],
  [['Tee (size S)', 'Tee (size M)'], 'Tee'],
  [['堺 三徳包丁165mm', '堺 三徳包丁180mm'], '堺 三徳包丁'],
  [['e-Bike', 'e-Scooter'], 'e-Bike'],
])('a product has what the titles of its variants begin with, as whole words: %j', (titles, name) => {
  const rows = titles.map((title, at) => `${at}\t${title}\t5 EUR\tG\tsize ${at}`)
  const { records } = read(['id\ttitle\tprice\titem_group_id\tsize', ...rows].join('\n'))
  expect(records.map((record) => record.name)).toEqual([name])
})

test.each([
  ['9.90USD', ''],
  ['USD9.90', ''],
  ['9.90 EUR', '7.90 USD'],
])('a price in another currency than the shop’s is left out: %s, on sale %j', (price, sale) => {
  const { records, findings, head } = read(
    `id,title,price,sale_price,availability\nA,Hat,${price},${sale},in_stock\nB,Cap,5EUR,4EUR,in_stock\n`,
  )
  expect(records).toMatchObject([{ name: 'Cap', price: 4, originalPrice: 5 }])
  expect(findings.leftOut).toEqual([
    { line: 2, reason: `has a price in USD, and the head of the shop has the currency ${head.currency}` },
  ])
})

test('the parts of a detail in XML may have colons and commas', () => {
  const detail = (...parts: readonly string[]) =>
    `<g:product_detail>${parts.map((part) => `<g:part>${part}</g:part>`).join('')}</g:product_detail>`
  const item = [
    '<item><g:id>A</g:id><title>Screen</title><g:price>5 EUR</g:price><g:availability>in_stock</g:availability>',
    detail('Aspect ratio', '16:9'),
    detail('General', 'Ports', 'USB, in: 2, out: 1'),
    detail('\n', 'In:out', '1\t:\t2'),
    '</item>',
  ]
  const { records } = read(`<rss><channel>${item.join('')}</channel></rss>`)
  expect(records[0]?.specifications).toEqual({
    'Aspect ratio': '16:9',
    Ports: 'USB, in: 2, out: 1',
    'In:out': '1 : 2',
  })
})

const fed = (
  rows: readonly (readonly [measure: string, base: string])[],
  more: Partial<ImportSettings> = {},
) =>
  importCatalogue(
    [
      Buffer.from(
        [
          'id\ttitle\tprice\tavailability\tunit_pricing_measure\tunit_pricing_base_measure',
          ...rows.map(([measure, base], at) => `${at}\tTea ${at}\t5 EUR\tin_stock\t${measure}\t${base}`),
        ].join('\n'),
      ),
    ],
    { ...settings, ...more },
  )
const changesIn = ({ findings }: Imported) =>
  findings.changed.flatMap(({ line, reason }) => (/picture/.test(reason) ? [] : [`${line} ${reason}`]))

test.each([
  ['750ml', { value: 750, unit: 'ml' }],
  ['100 ml', { value: 100, unit: 'ml' }],
  ['1.5 kg', { value: 1.5, unit: 'kg' }],
  ['75cl', { value: 750, unit: 'ml' }],
  ['500 mg', { value: 0.5, unit: 'g' }],
  ['2 ct', undefined],
  ['3 sqm', undefined],
  ['12 oz', undefined],
  ['1 lb', undefined],
  ['a lot', undefined],
])('a measure of Google is the amount in the units of a record, or is named: %s', (measure, amount) => {
  const imported = fed([[measure, '100g']])
  expect(imported.records[0]?.amount).toEqual(amount)
  expect(changesIn(imported).some((change) => change.startsWith('2 has an amount'))).toBe(!amount)
})

test.each([
  [['100 g'], '100 g'],
  [['100ml'], '100 g'],
  [['10 cl'], '100 g'],
  [['0.1 l'], '100 g'],
  [['1 kg', '100 g', '100 g', '10 g'], '100 g'],
  [['1 kg', '100 g'], undefined],
  [['1000 ml', '1 m', '1 l'], undefined],
  [['', '1 item', '10 g'], undefined],
])('a new shop has the unit price of most small packages of a feed: %j', (bases, base) => {
  const large = [
    ['500 g', '100 g'],
    ['2 kg', '1 kg'],
    ['3 kg', '1 kg'],
  ] as const
  const { head } = fed([...large, ...bases.map((one) => ['250 g', one] as const)])
  expect(head.unitPriceBase).toBe(base)
})

test('a unit price that the shop has of another amount is named, with what to write', () => {
  const rows = [
    ['200 g', '100 g'],
    ['200 g', '1 kg'],
    ['500 g', '100 g'],
    ['500 g', '1 kg'],
    ['2 m', '1 m'],
    ['200 g', '10 g'],
    ['200 g', 'some'],
    ['2 ct', '1 ct'],
  ] as const
  const head = { name: 'Tea', locale: 'en-GB', currency: 'EUR', categories: [{ label: 'Other' }] }
  const named = (base: string) =>
    `another amount than the shop’s: for it write unitPriceBase: '${base}' in the head`
  const always = [
    '4 has a unit price of 100 g or ml, which the shop has of amounts up to 250 g or ml alone',
    '7 has a unit price of neither 1 kg, 1 l, 1 m, 100 g nor 100 ml, which is left out',
    '8 has a unit price of neither 1 kg, 1 l, 1 m, 100 g nor 100 ml, which is left out',
    '9 has an amount that is no number in g, kg, ml, l or m, which is left out',
  ]
  const unset = { locale: undefined, currency: undefined }
  expect(changesIn(fed(rows, { ...unset, head }))).toEqual([
    `2 has a unit price of ${named('100 g')}`,
    ...always,
  ])
  expect(changesIn(fed(rows, { ...unset, head: { ...head, unitPriceBase: '100 g' } }))).toEqual([
    `3 has a unit price of ${named('1 kg')}`,
    ...always,
  ])
})

test.each(['quantity', 'sell_on_google_quantity'])(
  'a number left counts where a product is in stock: %s',
  (header) => {
    const rows = [
      'in_stock\t3',
      'in stock\t0',
      'out_of_stock\t3',
      'preorder\t3',
      '\t2',
      'in_stock\t',
      'in_stock\t1,200',
      'in_stock\tmany',
      'in_stock\t2.5',
    ]
    const lines = rows.map((row, at) => `${at}\tTea ${at}\t5 EUR\t${row}`)
    const imported = read([`id\ttitle\tprice\tavailability\t${header}`, ...lines].join('\n'))
    expect(imported.records.map(({ stock }) => stock)).toEqual([
      3,
      0,
      'out',
      'preorder',
      2,
      undefined,
      1200,
      undefined,
      undefined,
    ])
    expect(changesIn(imported)).toEqual([
      '3 is in stock with none left, which counts',
      '9 has a stock that is no number, which is left out',
      '10 has a stock that is no number, which is left out',
    ])
  },
)

test('the report says that a feed has no numbers in stock only where it has none', () => {
  const lines = (quantity: string) =>
    reportOf(
      'feed.tsv',
      read(`id\ttitle\tprice\tavailability\tquantity\nA\tTea\t5 EUR\tin_stock\t${quantity}`),
      { shop: 'lamps', written: [], isNew: true },
    ).filter((line) => line.includes('numbers in stock'))
  expect(lines('3')).toEqual([])
  expect(lines('')).toEqual(['  numbers in stock: only whether a product can be bought'])
})
