import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blocksOfText } from '#catalogue/text-blocks.ts'
import { pages as allPages } from '#site/pages.ts'
import { readChosenCatalogue } from '../../../scripts/catalogue/chosen-shop.ts'
import { linkTargets, productLinkWarnings } from '../../../scripts/text-pages/link-targets.ts'
import { readTextPages, untranslatedPages } from '../../../scripts/text-pages/read-text-pages.ts'

const catalogue = await readChosenCatalogue()
const site = { sitePages: allPages, homeIds: [] }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'text-pages-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Reads a folder with these files. */
async function read(
  files: Readonly<Record<string, string>>,
  locale = 'en-US',
  mainLocale = locale,
  sitePages: readonly string[] = allPages,
) {
  await mkdir(resolve(folder, 'pages'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(resolve(folder, 'pages', name), text)
  return readTextPages(folder, catalogue, { locale, mainLocale, sitePages, homeIds: ['contact'] })
}

const page = (title: string, more = '', text = 'Text.') => `---\ntitle: ${title}\n${more}---\n\n${text}\n`

test('a shop without the folder has no pages', async () => {
  expect(await readTextPages(folder, catalogue, { locale: 'en-US', ...site })).toEqual([])
})

test('the pages have what is at their top, in its order', async () => {
  const pages = await read({
    'about-us.md': page('About us', 'order: 2\n'),
    'terms.md': page('Terms', 'order: 1\nplace: header\ndescription: In short.\n'),
    'imprint.md': '---\r\ntitle: Imprint\r\nplace: none\r\n---\r\nWho we are.\r\n',
  })
  expect(pages.map(({ nodes: _nodes, ids: _ids, ...rest }) => rest)).toEqual([
    { name: 'imprint', path: '/imprint', title: 'Imprint', place: 'none', description: 'Who we are.' },
    { name: 'terms', path: '/terms', title: 'Terms', place: 'header', description: 'In short.' },
    { name: 'about-us', path: '/about-us', title: 'About us', place: 'footer', description: 'Text.' },
  ])
})

test('each page is in the shop’s language, or in the one without a name', async () => {
  const files = {
    'terms.md': page('Terms'),
    'terms.de.md': page('AGB'),
    'terms.de-CH.md': page('Bedingungen'),
    'privacy.md': page('Privacy'),
    'imprint.de.md': page('Impressum'),
  }
  const titles = async (locale: string) => (await read(files, locale)).map(({ title }) => title)
  expect(await titles('en-US')).toEqual(['Privacy', 'Terms'])
  expect(await titles('de-AT')).toEqual(['Impressum', 'Privacy', 'AGB'])
  expect(await titles('de-CH')).toEqual(['Impressum', 'Privacy', 'Bedingungen'])
})

test('pages without a file in another language are in the main one, and are counted', async () => {
  const files = { 'terms.md': page('Terms'), 'terms.de.md': page('AGB'), 'about.md': page('About us') }
  const main = await read(files)
  expect(main.map(({ lang }) => lang)).toEqual([undefined, undefined])
  expect(untranslatedPages(main, 'en-US')).toEqual([])
  const german = await read(files, 'de', 'en-US')
  expect(german.map(({ title, lang }) => [title, lang])).toEqual([
    ['About us', 'en-US'],
    ['AGB', undefined],
  ])
  expect(untranslatedPages(german, 'de')).toEqual([
    'In de, pages/about.md has the words of the main language: pages/about.de.md can have others',
  ])
})

test.each([
  ['no top', 'Text.', 'terms.md must begin with its title'],
  ['a top that is not closed', '---\ntitle: Terms\n', 'terms.md must begin with its title'],
  ['no title', '---\norder: 1\n---\n', 'terms.md: title is missing'],
  ['an unknown field', page('Terms', 'colour: red\n'), 'terms.md: colour is not a known field'],
  ['an unknown place', page('Terms', 'place: menu\n'), 'place must be one of header, footer, none'],
  ['an order in words', page('Terms', 'order: first\n'), 'order must be a number'],
  ['a top that is no YAML', page('"Terms'), 'lines that are no YAML'],
  ['a link to nowhere', page('Terms', '', '[a](/b)'), 'line 5: The link “/b” leads to no page of the shop.'],
  ['an image that does not exist', page('Terms', '', '![a](/b.jpg)'), 'line 5: There is no image “/b.jpg”'],
  ['HTML', page('Terms', '', '<b>a</b>'), 'terms.md, line 5: HTML is not read'],
])('%s stops the build with a sentence', async (_what, text, sentence) => {
  await expect(read({ 'terms.md': text })).rejects.toThrow(sentence)
})

test('every fault of every page is named at once', async () => {
  const reading = read({
    'terms.md': page('Terms', '', '[a](b)\n\n[c](/d)'),
    'about.md': page('About', '', '<b>'),
  })
  await expect(reading).rejects.toThrow(/about\.md.*“b”.*“\/d”|“b”.*“\/d”.*about\.md/s)
})

test.each([
  ['Terms.md', 'needs another name: of a-z'],
  ['terms.txt', 'needs another name: of a-z'],
  ['terms.german.md', 'needs another name: of a-z'],
  ['products.md', 'the address /products is not free'],
  ['product.md', 'the address /product is not free'],
  ['404.md', 'the address /404 is not free'],
  ['de.md', 'the address /de may be that of a language'],
])('%s %s', async (name, sentence) => {
  await expect(read({ [name]: page('Terms') })).rejects.toThrow(sentence)
})

test('an image has its size, and a drawn one that of its file', async () => {
  await mkdir(resolve(folder, 'public'))
  await writeFile(
    resolve(folder, 'public/wide.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>',
  )
  await mkdir(resolve(folder, 'pictures'))
  const pot = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
  // A photograph that its camera took upright.
  await writeFile(
    resolve(folder, 'pictures/pot.jpg'),
    await pot.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  const [about] = await read({ 'about.md': page('About', '', '![a](/wide.svg) ![b](/pictures/pot.avif)') })
  expect(about?.nodes).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'img', image: { src: '/wide.svg', alt: 'a', width: 30, height: 10 } },
        ' ',
        { tag: 'img', image: { src: '/pictures/pot-large.avif', alt: 'b', width: 800, height: 1200 } },
      ],
    },
  ])
})

test('links in the texts of products are checked, too', async () => {
  const [product] = catalogue.products
  if (!product) throw new Error('The catalogue is empty.')
  const paragraph = [
    'See ',
    { em: [{ link: ['care'], href: '/care' }] },
    { link: ['all'], href: '/products' },
  ]
  const changed = { ...product, longDescription: [...blocksOfText('Plain.'), { paragraph }] }
  const sites = { ...catalogue, products: [changed] }
  expect(productLinkWarnings(sites, linkTargets(folder, sites, [], site))).toEqual([
    `The link “/care” of product ${product.id} leads to no page of the shop`,
  ])
  expect(productLinkWarnings(sites, linkTargets(folder, sites, [{ path: '/care', ids: [] }], site))).toEqual(
    [],
  )
})

test('a link to a page that is switched off is refused', async () => {
  const files = { 'terms.md': page('Terms', '', '[a](/compare)') }
  await expect(read(files)).resolves.toHaveLength(1)
  const others = allPages.filter((path) => path !== '/compare')
  await expect(read(files, 'en-US', 'en-US', others)).rejects.toThrow(
    'The link “/compare” leads to no page of the shop.',
  )
})

test('a link to a section that the home page does not have is refused', async () => {
  await expect(
    read({ 'terms.md': page('Terms', '', '[Write](/#contact), [meet](/#meeting).') }),
  ).rejects.toThrow(/line 5: The link “\/#meeting” has no heading #meeting\.$/)
})
