import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inFull } from '#catalogue/import/record-warnings.ts'
import { check, exportsOf, short } from '../../../scripts/catalogue/check-fields.ts'
import { misspeltExports, misspeltFile, unreadFiles } from '../../../scripts/catalogue/unread-files.ts'
import { paths } from '../../../scripts/paths.ts'

type Files = Readonly<Record<string, string>>

/** Files without text. */
const emptyFiles = (names: readonly string[]): Files => Object.fromEntries(names.map((name) => [name, '']))

/** The files and their texts. */
async function writeFolder(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'unread-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

const sentencesOf = async (files: Files, locale = 'en-GB', others: readonly string[] = []) => {
  const sentences = await unreadFiles(await writeFolder(files), locale, others)
  return inFull(sentences).map((sentence) => sentence.replace(/^.*\/unread-[^/]+\//, ''))
}

test.each([
  ['detials.ts', 'rename it to shop.details.ts'],
  ['shop.detials.ts', 'rename it to shop.details.ts'],
  ['config.ts', 'rename it to shop.config.ts'],
  ['shop-look.ts', 'rename it to shop.look.ts'],
  ['shop.config.js', 'rename it to shop.config.ts'],
  ['Synonyms.json', 'rename it to synonyms.json'],
  ['testimonial.ts', 'rename it to testimonials.ts'],
  ['product.de.jsonl', 'rename it to products.de.jsonl'],
  ['Logo.SVG', 'rename it to logo.svg'],
  ['icon.svg', 'the icon public/icon.svg'],
  ['reviews.json', 'no file beside it imports it: move it out of the folder'],
])('the build says that %s is not read: %s', async (file, sentence) => {
  const sentences = await sentencesOf(emptyFiles(['head.ts', 'products.jsonl', file]))
  expect(sentences).toEqual([expect.stringContaining(sentence)])
  expect(sentences[0]).toMatch(new RegExp(`^${file} is not read`))
})

test('nothing is said of files that are read, imported, or no part of a shop', async () => {
  const files = {
    'head.json': '',
    'products.ts': "import { rows } from './rows.ts'\nimport data from './prices.json'\n",
    'rows.ts': '',
    'prices.json': '',
    'products.fr.jsonl': '',
    'shop.fr.json': '',
    'messages.en.json': '',
    'messages.fr.json': '',
    'notes.md': '',
    'products.jsonl.before': '',
    'former-products.jsonl.before': '',
    'prices.xlsx': '',
    '.DS_Store': '',
    'logo-dark.png': '',
    'fonts/mine.woff2': '',
    'pages/terms.md': '',
    'pages/terms.fr.md': '',
    'pictures/pot.svg': '',
  }
  expect(await sentencesOf(files, 'en-GB', ['fr'])).toEqual([])
})

test('words in a language that the shop does not have are named', async () => {
  const files = emptyFiles([
    'head.ts',
    'products.en.jsonl',
    'shop.fr.json',
    'messages.fr.json',
    'pages/terms.fr.md',
  ])
  expect(await sentencesOf(files)).toEqual([
    expect.stringMatching(
      /^messages\.fr\.json is not read: `languages` in shop\.config\.ts does not name fr /,
    ),
    expect.stringMatching(/^products\.en\.jsonl is not read: .* does not name en /),
    expect.stringMatching(/^shop\.fr\.json is not read: /),
    expect.stringMatching(/^pages\/terms\.fr\.md is not read: .* is terms\.md\.$/),
  ])
})

test('a file of a language is read in its regions, except beside one of the region', async () => {
  const files = emptyFiles(['head.ts', 'products.fr.jsonl', 'shop.fr.json', 'shop.fr-TN.json'])
  const both = emptyFiles(['messages.fr.json', 'messages.fr-TN.json'])
  expect(await sentencesOf({ ...files, ...both }, 'ar-TN', ['fr-TN'])).toEqual([
    'shop.fr.json is not read: shop.fr-TN.json is there.',
  ])
  expect(await sentencesOf(files, 'ar-TN', ['fr-TN', 'fr'])).toEqual([])
})

test('a folder with a typing error is named, unless the right one is there', async () => {
  expect(await sentencesOf(emptyFiles(['picture/pot.svg', 'other/pot.svg']))).toEqual([
    'picture is not read: rename the folder to pictures.',
  ])
  expect(await sentencesOf(emptyFiles(['picture/pot.svg', 'pictures/pot.svg']))).toEqual([])
})

test('an error about a missing file says which other one may be meant', async () => {
  const folder = await writeFolder(emptyFiles(['product.jsonl', 'haed.ts']))
  expect(await misspeltFile(folder, 'products')).toBe(' product.jsonl is there: rename it to products.jsonl.')
  expect(await misspeltFile(folder, 'head')).toBe(' haed.ts is there: rename it to head.ts.')
  expect(await misspeltFile(folder, 'synonyms')).toBe('')
})

test('an export with a typing error is named, and other exports are the owner’s', () => {
  const names = ['warranty', 'perks', 'accessibility']
  const exported = { warranty: '', perk: [], accesibility: {}, warrantys: '', street: '' }
  expect(misspeltExports('a/shop.details.ts', exported, names)).toEqual([
    'a/shop.details.ts exports `perk`, which nothing reads: rename it to `perks`.',
    'a/shop.details.ts exports `accesibility`, which nothing reads: rename it to `accessibility`.',
  ])
})

test('an error about a missing export says which other one may be meant', () => {
  const schema = exportsOf({ name: short })
  expect(() => check(schema, 'shop.config.ts', { names: 'Lamps' })).toThrow(
    'shop.config.ts: name is missing: rename `names`.',
  )
  expect(() => check(schema, 'shop.config.ts', { other: '' })).toThrow('shop.config.ts: name is missing.')
})

test.each(['tea', 'wear', 'bilingual', 'single'])(
  'the folder of %s has no file that is not read',
  async (name) => {
    const others: Readonly<Record<string, readonly string[]>> = { tea: ['fr'], bilingual: ['de'] }
    expect(await unreadFiles(join(paths.root, 'src/catalogues', name), 'en', others[name] ?? [])).toEqual([])
  },
)
