import { mkdtemp, readdir, readFile, rename, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFolder } from '../../../scripts/release/compress.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'compress-'))
})
afterEach(() => rm(folder, { recursive: true }))

const words = 'Some words that repeat. '.repeat(60)

it('both forms are written beside every larger text file, also in folders', async () => {
  await mkdir(resolve(folder, 'assets'))
  await writeFile(resolve(folder, 'assets/a.js'), words)
  await compressFolder(folder)
  expect((await readdir(resolve(folder, 'assets'))).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
  expect(brotliDecompressSync(await readFile(resolve(folder, 'assets/a.js.br'))).toString()).toBe(words)
  expect(gunzipSync(await readFile(resolve(folder, 'assets/a.js.gz'))).toString()).toBe(words)
})

it('small files and images have no compressed forms', async () => {
  await writeFile(resolve(folder, 'small.css'), words.slice(0, 200))
  await writeFile(resolve(folder, 'picture.avif'), words)
  await compressFolder(folder)
  expect((await readdir(folder)).toSorted()).toEqual(['picture.avif', 'small.css'])
})

it('unchanged files are read from the cache, and results for removed files leave it', async () => {
  const cache = resolve(folder, '../../', `${basename(folder)}-cache`)
  await writeFile(resolve(folder, 'a.css'), words)
  await compressFolder(folder, cache)
  const cached = (await readdir(cache)).find((name) => name.endsWith('.br')) ?? ''
  await writeFile(resolve(cache, cached), 'from the cache')
  await compressFolder(folder, cache)
  expect(await readFile(resolve(folder, 'a.css.br'), 'utf8')).toBe('from the cache')

  await writeFile(resolve(folder, 'a.css'), words.toUpperCase())
  await compressFolder(folder, cache)
  expect(brotliDecompressSync(await readFile(resolve(folder, 'a.css.br'))).toString()).toBe(
    words.toUpperCase(),
  )
  expect(await readdir(cache)).not.toContain(cached)
  await rm(cache, { recursive: true })
})

it('a cached result of another quality or version of the compressor is not used', async () => {
  const cache = resolve(folder, 'cache')
  const dist = resolve(folder, 'dist')
  await mkdir(resolve(dist, 'product'), { recursive: true })
  await writeFile(resolve(dist, 'a.html'), words)
  await compressFolder(dist, cache)
  for (const name of await readdir(cache)) await writeFile(resolve(cache, name), 'of another quality')
  // Brotli has another quality for product pages, and gzip the same.
  await rename(resolve(dist, 'a.html'), resolve(dist, 'product/a.html'))
  await compressFolder(dist, cache)
  expect(brotliDecompressSync(await readFile(resolve(dist, 'product/a.html.br'))).toString()).toBe(words)
  expect(await readFile(resolve(dist, 'product/a.html.gz'), 'utf8')).toBe('of another quality')

  const packed = (await readdir(cache)).find((name) => name.endsWith('.gz')) ?? ''
  const { zlib } = process.versions
  expect(packed).toContain(zlib)
  await rename(resolve(cache, packed), resolve(cache, packed.replace(zlib, '1.0.0')))
  await compressFolder(dist, cache)
  expect(gunzipSync(await readFile(resolve(dist, 'product/a.html.gz'))).toString()).toBe(words)
})

it('product pages have the gzip form alone where there are many, and other pages both', async () => {
  await mkdir(resolve(folder, 'product'))
  await writeFile(resolve(folder, 'product/1.html'), words)
  await writeFile(resolve(folder, 'products.html'), words)
  await compressFolder(folder, undefined, false)
  expect(await readdir(resolve(folder, 'product'))).toEqual(['1.html', '1.html.gz'])
  expect((await readdir(folder)).filter((name) => name.startsWith('products'))).toEqual([
    'products.html',
    'products.html.br',
    'products.html.gz',
  ])
})
