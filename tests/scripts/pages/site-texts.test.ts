import { shop } from '#shop'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { light } from '#theme/tokens.ts'
import { loadMessages } from '../../../scripts/messages/compile-messages.ts'
import { readMessages } from '../../../scripts/messages/read-messages.ts'
import { paths } from '../../../scripts/paths.ts'
import { baseOf, readSiteAddress } from '../../../scripts/site-address.ts'
import {
  robots,
  sitemap,
  sitemapFiles,
  webManifest,
  writeSiteTexts,
} from '../../../scripts/pages/site-texts.ts'
import { listPages } from '../../../scripts/pages/write-pages.ts'

const source = {
  hasSaved: true,
  shop,
  language: await readMessages('en'),
  texts: (await loadMessages('en')).pages,
  palette: light,
}

describe('the site’s address', () => {
  test('is the owner’s unless SITE_URL is set', () => {
    expect(readSiteAddress(undefined, shop.siteUrl)).toBe('https://brooklyn-parcel.example.com')
    expect(readSiteAddress('', shop.siteUrl)).toBe('https://brooklyn-parcel.example.com')
    expect(readSiteAddress(' https://shop.example/ ', shop.siteUrl)).toBe('https://shop.example')
    expect(readSiteAddress('http://localhost:4173', shop.siteUrl)).toBe('http://localhost:4173')
  })

  test('may have a path, which is the base of all addresses', () => {
    expect(readSiteAddress('https://me.example/shop', shop.siteUrl)).toBe('https://me.example/shop')
    expect(readSiteAddress('https://me.example/of/my.shop/', shop.siteUrl)).toBe(
      'https://me.example/of/my.shop',
    )
    expect(baseOf('https://me.example/of/my.shop')).toBe('/of/my.shop/')
    expect(baseOf('https://shop.example')).toBe('/')
  })

  test.each([
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/?a=1',
    'https://me.example//shop',
    'https://me.example/a%20shop',
    'https://me.example/~me/.hidden',
    'https://me.example/a*b',
  ])('is rejected where it is %s', (address) => {
    expect(() => readSiteAddress(address, shop.siteUrl)).toThrow(
      'SITE_URL has to be like https://shop.example or https://host.example/shop',
    )
  })
})

test('the sitemap lists whole addresses, as XML', () => {
  const text = sitemap(
    ['/', '/product/1', '/a&b'].map((path) => ({ address: `https://shop.example${path}`, alternates: [] })),
  )
  expect(text).not.toContain('xhtml')
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/product/1',
    'https://shop.example/a&amp;b',
  ])
})

test('the sitemap names each page in all languages, and the main one for other readers', async () => {
  const folder = await mkdtemp(resolve(tmpdir(), 'sitemap-'))
  const site = (tag: string, siteAddress: string, path: string) => {
    const products = [{ id: 7, path, oldPath: null }]
    return {
      tag,
      siteAddress,
      products,
      allPages: listPages(products, { parts: { compare: true, accessibility: true } }),
    }
  }
  await writeSiteTexts(folder, [
    site('en', 'https://shop.example', '/product/lamp-7'),
    site('de', 'https://shop.example/de', '/product/lampe-7'),
  ])
  const text = await readFile(resolve(folder, 'sitemap.xml'), 'utf8')
  const links = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/product/lamp-7"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/product/lamp-7"/>',
    '<xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de/product/lampe-7"/>',
  ].join('')
  expect(text).toContain(`<url><loc>https://shop.example/product/lamp-7</loc>${links}</url>`)
  expect(text).toContain(`<url><loc>https://shop.example/de/product/lampe-7</loc>${links}</url>`)
  expect(text.match(/<loc>/g)).toHaveLength(8)
  await rm(folder, { recursive: true })
})

test('a sitemap with more addresses than the protocol allows is several files and their index', () => {
  const pages = ['/a', '/b', '/c'].map((path) => ({ address: `https://shop.example${path}`, alternates: [] }))
  const files = sitemapFiles(pages, 'https://shop.example', 2)
  const addressesIn = (name: string) =>
    [...(files.get(name) ?? '').matchAll(/<loc>(.*?)</g)].map(([, at]) => at)
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  expect(addressesIn('sitemap.xml')).toEqual([
    'https://shop.example/sitemap-1.xml',
    'https://shop.example/sitemap-2.xml',
  ])
  expect(['sitemap-1.xml', 'sitemap-2.xml'].flatMap(addressesIn)).toEqual(pages.map(({ address }) => address))
  expect([...sitemapFiles(pages, 'https://shop.example', 3).keys()]).toEqual(['sitemap.xml'])
})

test('robots.txt names the sitemap and forbids nothing', () => {
  const text = robots('https://shop.example')
  expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
  expect(text).not.toContain('Disallow')
})

test('every icon of the manifest exists, one of them maskable', () => {
  const { icons, shortcuts } = webManifest('/', source)
  const files = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src)
  expect(files.filter((file) => !existsSync(resolve(paths.root, `public${file}`)))).toEqual([])
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test('the manifest of a shop under a path is limited to that path', () => {
  const { id, start_url, scope, icons, shortcuts } = webManifest('/shop/', source)
  expect([id, start_url, scope]).toEqual(['/shop/', '/shop/', '/shop/'])
  const addresses = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src)
  for (const address of [...addresses, ...shortcuts.map(({ url }) => url)])
    expect(address).toMatch(/^\/shop\/[^/]/)
})
