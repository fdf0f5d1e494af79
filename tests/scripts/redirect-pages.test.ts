import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeRedirects } from '../../scripts/redirect-pages.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(resolve(tmpdir(), 'redirects-'))
})
afterEach(() => rm(dist, { recursive: true }))

test('a product with a slug has a page at its old path that leads to the new one', async () => {
  await writeRedirects(dist, '/shop/', [
    { id: 7, path: '/product/%E7%B7%91%E8%8C%B6-7', oldPath: '/product/7' },
    { id: 8, path: '/product/8', oldPath: null },
  ])
  const html = await readFile(resolve(dist, 'product/7.html'), 'utf8')
  const address = '/shop/product/%E7%B7%91%E8%8C%B6-7'
  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain(`content="0; url=${address}"`)
  await expect(readFile(resolve(dist, 'product/8.html'))).rejects.toThrow('ENOENT')
})
