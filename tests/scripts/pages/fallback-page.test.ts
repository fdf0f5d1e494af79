import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFallbackPage } from '../../../scripts/pages/fallback-page.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(resolve(tmpdir(), 'fallback-'))
})
afterEach(() => rm(dist, { recursive: true }))

test('the page for products without one of their own is that for unknown addresses', async () => {
  await writeFile(resolve(dist, '404.html'), '<title>x</title><meta name="robots" content="noindex"><p>x')
  expect(await readFile(await writeFallbackPage(dist), 'utf8')).toBe('<title>x</title><p>x')
})

test('a page for unknown addresses that search engines may list stops the build', async () => {
  await writeFile(resolve(dist, '404.html'), '<title>x</title>')
  await expect(writeFallbackPage(dist)).rejects.toThrow('noindex')
})
