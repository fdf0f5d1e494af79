import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inFull, shortened } from '#catalogue/import/record-warnings.ts'
import { pages as sitePages } from '#site/pages.ts'
import { checkDetails } from '../../scripts/catalogue/check-details.ts'
import { checkConfig } from '../../scripts/catalogue/check-shop.ts'
import {
  demoTextWarnings,
  placeholderRecords,
  placeholderWarnings,
} from '../../scripts/catalogue/demo-texts.ts'
import { importExports } from '../../scripts/catalogue/import-file.ts'
import { readCatalogue } from '../../scripts/catalogue/read-catalogue.ts'
import { readLook, usualLook } from '../../scripts/look/read-look.ts'
import { writeNewShop } from '../../scripts/new-shop.ts'
import { paths } from '../../scripts/paths.ts'
import { readTextPages } from '../../scripts/text-pages/read-text-pages.ts'
import { contact, perks } from '../../src/shop.details.ts'
import { shop } from '../../src/shop.config.ts'
import { runScript } from './run-script.ts'

// Below the root: its files import packages.
const folder = resolve(paths.cache, 'new-shop', 'desk-lamps')
afterAll(() => rm(folder, { recursive: true }))

test('a new shop has files that the build takes, and that name what the owner still has to write', async () => {
  const files = await writeNewShop('desk-lamps', folder)
  expect(files.toSorted()).toEqual([
    'head.ts',
    'pages/imprint.md',
    'pages/shipping.md',
    'pages/terms.md',
    'products.jsonl',
    'shop.config.ts',
    'shop.details.ts',
    'shop.look.ts',
  ])
  const catalogue = await readCatalogue(folder)
  expect(catalogue.warnings).toEqual([])
  expect(catalogue.products.map(({ name }) => name)).toEqual([
    '[your first product]',
    '[your second product]',
  ])
  const config = await importExports<object>(resolve(folder, 'shop.config.ts'))
  const details = await importExports<object>(resolve(folder, 'shop.details.ts'))
  checkConfig('shop.config.ts', config)
  checkDetails('shop.details.ts', details, config)
  expect(config.shop.name).toBe('Desk lamps')
  const { light } = await readLook(folder, config.shop.name)
  expect(light).toEqual(usualLook.light)
  expect(demoTextWarnings('shop.config.ts', config)).toEqual([
    'shop.config.ts has texts that are not this shop’s own, which its pages would publish: shop.tagline, shop.siteUrl, shop.hero.title, shop.hero.lead, shop.checkout.address. Write your own.',
  ])
  expect(inFull(demoTextWarnings('shop.details.ts', details))).toEqual([
    expect.stringContaining(
      'contact.emails.0.label, contact.emails.0.address, contact.phone.shown, contact.phone.dialled, contact.address.1, contact.address.2, meetings.email.',
    ),
  ])
  expect(placeholderRecords(catalogue)).toEqual([
    'The head has categories that are still to be named: [your first category], [your second category].',
    'The texts of products 1, 2 are still to be written: “[your …]”.',
  ])
  expect(
    placeholderWarnings([{ path: '/terms', nodes: ['Write to hello@your-shop.example.'] }]),
  ).toHaveLength(1)
  // What would be a promise of the owner's is empty.
  expect(details).toMatchObject({ warranty: '', perks: [], contact: { hours: [], social: [] } })
  const pages = await readTextPages(folder, catalogue, { locale: 'en-GB', sitePages, homeIds: [] })
  expect(pages.map(({ path }) => path)).toEqual(['/shipping', '/terms', '/imprint'])
  expect(placeholderWarnings(pages)).toHaveLength(3)
  // As the guides link to it.
  expect(pages[0]?.ids).toEqual(['costs'])
})

test('a folder that is there is not overwritten, and a name that cannot be a folder is refused', async () => {
  await expect(writeNewShop('tea', resolve(paths.root, 'src/catalogues/tea'))).rejects.toThrow(
    'src/catalogues/tea is there already: choose another name.',
  )
  await expect(writeNewShop('../x', resolve(paths.cache, 'x'))).rejects.toThrow('cannot be the name')
})

test.each([
  [['--help'], true],
  [['-h'], true],
  [[], false],
])('the command with %j says how it is used', async (words, isGood) => {
  const outcome = await runScript('new-shop.ts', words)
  expect(outcome.output).toMatch(/^npm run new-shop NAME writes the files of a new shop/)
  expect(outcome.isGood).toBe(isGood)
})

test('the texts of the demonstration are found in another shop’s files', () => {
  expect(shortened(demoTextWarnings('src/shop.details.ts', { contact, perks }))).toEqual([
    expect.stringContaining('contact.emails.0.address'),
  ])
  expect(shortened(demoTextWarnings('src/shop.config.ts', { shop }))[0]).toContain('shop.name')
  expect(demoTextWarnings('shop.config.ts', { shop: { name: 'Lamps' } })).toEqual([])
})

test('an address of the owner’s machine is not one to publish', () => {
  const checkout = { kind: 'form', url: 'http://localhost:4190' }
  expect(demoTextWarnings('shop.config.ts', { shop: { checkout } })[0]).toContain('shop.checkout.url')
})
