import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeHostingFiles } from '../../../scripts/serve/hosting-files.ts'
import { scriptHash, styleHash, writeFiles } from '../small-site.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(resolve(tmpdir(), 'hosting-'))
})
afterEach(() => rm(dist, { recursive: true }))

/** Writes the files of a shop with a second language, `/de/`, and returns `_headers` and `_redirects`. */
async function write(): Promise<readonly [headers: string, redirects: string]> {
  const hashes = { scriptHashes: [scriptHash], styleHashes: [styleHash] }
  await writeHostingFiles({
    dist,
    sources: { base: '/', folders: ['de/'], ...hashes, imageOrigins: [] },
    hashesByLanguage: [hashes, hashes],
    siteAddress: 'https://shop.example',
    files: ['robots.txt'],
    ownPages: [],
    redirects: [{ from: '/product/7', to: '/product/lamp-7' }],
    folder: resolve(dist, 'hosting'),
  })
  const read = (name: string) => readFile(resolve(dist, name), 'utf8')
  return [await read('_headers'), await read('_redirects')]
}

test('_headers and _redirects of a public folder keep their lines', async () => {
  const [headers, redirects] = await write()
  await rm(resolve(dist, '_redirects'))
  await writeFiles(dist, {
    _headers: '/prices.pdf\r\n  X-Robots-Tag: noindex\r\n',
    _redirects: '/old /about 301\n',
  })
  expect(await write()).toEqual([
    `${headers}\n/prices.pdf\n  X-Robots-Tag: noindex`,
    redirects.replace('/de/*', '/old /about 301\n/de/*'),
  ])
})
