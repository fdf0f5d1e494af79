import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#site/pages.ts'
import { readConfigWarnings } from '../../../scripts/catalogue/chosen-shop.ts'
import { readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { paths } from '../../../scripts/paths.ts'
import { readTextPages } from '../../../scripts/text-pages/read-text-pages.ts'

test.each([
  ['tea', 40],
  ['wear', 36],
])('the shop %s has only records, pages and texts that a strict build takes', async (name, count) => {
  const folder = resolve(paths.root, 'src/catalogues', name)
  const catalogue = await readCatalogue(folder)
  expect(catalogue.warnings).toEqual([])
  expect(catalogue.products).toHaveLength(count)
  expect(await readConfigWarnings(folder)).toEqual([])
  expect(
    (await readTextPages(folder, catalogue, { locale: catalogue.head.locale, sitePages: pages, homeIds: [] }))
      .length,
  ).toBeGreaterThan(0)
})
