import { expect, test } from 'vitest'
import { importCatalogue } from '../../../../scripts/import/import-catalogue.ts'

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
