import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { relative, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writePages } from '../../scripts/write-pages.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(resolve(tmpdir(), 'pages-'))
})
afterEach(() => rm(dist, { recursive: true }))

it('writes a page for each address that the shop has', async () => {
  const files = await writePages({ dist, shell: '<title>Shop</title>', productIds: [1, 86] })
  const names = files.map((file) => relative(dist, file).replaceAll('\\', '/'))
  expect(names.toSorted()).toEqual([
    '404.html',
    'index.html',
    'product/1.html',
    'product/86.html',
    'products.html',
  ])
  for (const file of files) expect(await readFile(file, 'utf8')).toContain('<title>Shop</title>')
})
