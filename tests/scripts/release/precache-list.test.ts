import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { choosePrecached, listPrecached } from '../../../scripts/release/precache-list.ts'

const everyPart = { compare: true, accessibility: true }

const home = '<link rel="preload" as="font" href="/assets/sans-latin-abc.woff2">'

describe('the precached files', () => {
  it('are what the shop needs offline, and no more', () => {
    const files = [
      'assets/answer-abc.htm',
      'assets/answer-abc.htm.br',
      'assets/main-abc.js',
      'assets/main-abc.js.br',
      'assets/main-abc.css',
      'assets/sans-latin-abc.woff2',
      'assets/sans-vietnamese-abc.woff2',
      'workers/catalogue-abc.js',
      'index.html',
      'products.html',
      'compare.html',
      'accessibility.html',
      'product/1.html',
      '404.html',
      'icon.svg',
      'icon-192.png',
      'favicon.ico',
      'manifest.webmanifest',
      'pictures/1-front.avif',
      'pictures/1-front-zoom.avif',
      'social/1.jpg',
      'sitemap.xml',
      'robots.txt',
      'sw.js',
      '_headers',
    ]
    expect(choosePrecached(files, home)).toEqual([
      '404.html',
      'accessibility.html',
      'assets/answer-abc.htm',
      'assets/main-abc.css',
      'assets/main-abc.js',
      'assets/sans-latin-abc.woff2',
      'compare.html',
      'favicon.ico',
      'icon-192.png',
      'icon.svg',
      'index.html',
      'manifest.webmanifest',
      'products.html',
    ])
  })
})

describe('the precache list', () => {
  let dist: string

  beforeEach(async () => {
    dist = await mkdtemp(resolve(tmpdir(), 'precache-'))
    await mkdir(resolve(dist, 'assets'))
    for (const [file, text] of Object.entries({
      'index.html': home,
      'products.html': 'products',
      'compare.html': 'comparison',
      'accessibility.html': 'accessibility',
      '404.html': 'nowhere',
      'assets/main-abc.js': 'main',
    }))
      await writeFile(resolve(dist, file), text)
  })
  afterEach(() => rm(dist, { recursive: true }))

  it('has pages by their addresses, with a revision for files without a hash in their name', async () => {
    const entries = await listPrecached(dist, '/', everyPart)
    expect(entries.map(({ url }) => url)).toEqual([
      '/404.html',
      '/accessibility',
      '/assets/main-abc.js',
      '/compare',
      '/',
      '/products',
    ])
    expect(entries.map(({ revision }) => revision?.length ?? null)).toEqual([12, 12, null, 12, 12, 12])
  })

  it('changes with a page, and only that entry', async () => {
    const before = await listPrecached(dist, '/', everyPart)
    await writeFile(resolve(dist, 'products.html'), 'other products')
    const after = await listPrecached(dist, '/', everyPart)
    const changed = after.filter(({ revision }, index) => revision !== before[index]?.revision)
    expect(changed.map(({ url }) => url)).toEqual(['/products'])
  })

  it('is rejected without the page that renders any address', async () => {
    await rm(resolve(dist, '404.html'))
    await expect(listPrecached(dist, '/', everyPart)).rejects.toThrow('404.html')
  })
})
