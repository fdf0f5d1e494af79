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
])('a product has what the titles of its variants begin with, as whole words: %j', (titles, name) => {
  const rows = titles.map((title, at) => `${at}\t${title}\t5 EUR\tG\tsize ${at}`)
  const { records } = read(['id\ttitle\tprice\titem_group_id\tsize', ...rows].join('\n'))
  expect(records.map((record) => record.name)).toEqual([name])
})
