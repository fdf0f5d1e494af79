import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises'
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
