import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadMessages } from '../../../scripts/messages/compile-messages.ts'
import { readMessages } from '../../../scripts/messages/read-messages.ts'
import { redirectsFile, writeRedirects } from '../../../scripts/pages/redirect-pages.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(resolve(tmpdir(), 'redirects-'))
})
afterEach(() => rm(dist, { recursive: true }))

test('a product with a slug has a page at its old path that leads to the new one', async () => {
  const products = [
    { id: 7, path: '/product/%E7%B7%91%E8%8C%B6-7', oldPath: '/product/7' },
    { id: 8, path: '/product/8', oldPath: null },
  ]
  const language = await readMessages('en')
  await writeRedirects(dist, products, {
    base: '/shop/',
    language,
    texts: (await loadMessages('en')).pages,
  })
  const html = await readFile(resolve(dist, 'product/7.html'), 'utf8')
  const address = '/shop/product/%E7%B7%91%E8%8C%B6-7'
  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain(`content="0; url=${address}"`)
  await expect(readFile(resolve(dist, 'product/8.html'))).rejects.toThrow('ENOENT')
})

test('such a page is in the shop’s language', async () => {
  const products = [{ id: 7, path: '/product/tee-7', oldPath: '/product/7' }]
  const language = await readMessages('de-AT')
  await writeRedirects(dist, products, {
    base: '/',
    language,
    texts: (await loadMessages('de-AT')).pages,
  })
  const html = await readFile(resolve(dist, 'product/7.html'), 'utf8')
  expect(html).toContain('<html lang="de"><meta charset="utf-8"><title>Verschoben</title>')
})

test('_redirects has a line for each path without a slug, at most 2,000', () => {
  const redirects = Array.from({ length: 2001 }, (_, at) => ({
    from: `/product/${at}`,
    to: `/product/a-${at}`,
  }))
  const lines = redirectsFile(redirects)?.split('\n') ?? []
  expect(lines[0]).toBe('/product/0 /product/a-0 301')
  expect(lines).toHaveLength(2001)
  expect(redirectsFile([])).toBeNull()
})

test('the owner’s lines of _redirects stand before those of the languages, which match more', () => {
  const own = ['/product/* /fallback.html 200', '/de/product/* /de/fallback.html 200']
  const redirect = { from: '/product/7', to: '/product/lamp-7' }
  expect(redirectsFile([redirect], ['/de/'], own)).toBe(
    `/product/7 /product/lamp-7 301\n${own.join('\n')}\n/de/* /de/404.html 404\n`,
  )
})
