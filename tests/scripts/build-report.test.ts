import { expect, test } from 'vitest'
import { reportLines } from '../../scripts/build-report.ts'
import { checkCatalogue } from '../../scripts/catalogue/read-catalogue.ts'

const head = {
  name: 'Tea',
  locale: 'en-GB',
  currency: 'GBP',
  categories: [{ label: 'Green' }, { label: 'Black' }, { label: 'Samples', isUnlisted: true }],
}
const records = [1, 2].map((id) => ({ id, name: `Tea ${id}`, category: 'Green', price: id }))
const pagesOf = (count: number) =>
  records.slice(0, count).map(({ id }) => ({ id, path: `/product/${id}`, oldPath: null }))

const linesOf = (
  change: object,
  pages: number,
  files: number,
  more: readonly unknown[] = [],
  ofBuild: readonly string[] = [],
) => {
  const catalogue = checkCatalogue({ head: { ...head, ...change }, records: [...records, ...more] })
  const language = { tag: 'en', folder: '' }
  const messages = { warnings: [] }
  return reportLines(
    [{ catalogue, messages, products: pagesOf(pages), language, textPages: [] }],
    files,
    ofBuild,
  )
}

test('a build in which everything has a page ends with two lines', () => {
  expect(linesOf({}, 2, 40)).toEqual([
    '2 products have a page in the build, 2 categories have one, and 0 pages are yours.',
    '40 files; static hosts often take 20000.',
  ])
})

test('products and categories without a page, records that are left out and too many files say what to do', () => {
  expect(linesOf({ categoryPages: 1 }, 1, 20_001, [{ id: 3 }])).toEqual([
    '1 sentence after [catalogue], [messages] and [build] above: what is left out, or is not this shop’s own yet. `--strict` stops the build at them.',
    '1 products have a page in the build (all others are drawn in the browser: `prerenderedProducts` in shop.config.ts), 1 categories have one (the other 1 are views of /products: `categoryPages` in the head), and 0 pages are yours.',
    '20001 files are more than the 20000 that static hosts often take: lower `prerenderedProducts` in shop.config.ts or `categoryPages` in the head, or ask your host.',
  ])
})

test('a shop on a service hears of the setting of its source', () => {
  const catalogue = { ...checkCatalogue({ head, records }), serviceUrl: 'https://catalogue.example' }
  const language = { tag: 'en', folder: '' }
  const source = { catalogue, messages: { warnings: [] }, products: pagesOf(2), language, textPages: [] }
  const [ofPages, ofFiles] = reportLines([source], 20_001)
  expect(ofPages).toContain('(all others are drawn in the browser: `source.prerendered` in shop.config.ts)')
  expect(ofFiles).toContain('lower `source.prerendered` in shop.config.ts')
})

test('what drawing pages and pictures has found is counted, too', () => {
  expect(linesOf({}, 2, 40, [{ id: 3 }], ['A card has no text.'])[0]).toMatch(/^2 sentences after/)
})
