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

/** Writes the files of a shop with further languages in these folders. */
function writeFor(folders: readonly string[], imageOrigins: readonly string[] = []) {
  const hashes = { scriptHashes: [scriptHash], styleHashes: [styleHash] }
  return writeHostingFiles({
    dist,
    sources: { base: '/', folders, ...hashes, imageOrigins },
    hashesByLanguage: ['', ...folders].map(() => hashes),
    siteAddress: 'https://shop.example',
    files: ['', ...folders].flatMap((folder) => [`${folder}sw.js`, `${folder}icon.svg`]),
    ownPages: [],
    redirects: [{ from: '/product/7', to: '/product/lamp-7' }],
    folder: resolve(dist, 'hosting'),
  })
}

/** `_headers` and `_redirects` of a shop with a second language. */
async function write(): Promise<readonly [headers: string, redirects: string]> {
  await writeFor(['de/'])
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

test('the files for nginx and Caddy begin with what is left to set', async () => {
  await write()
  const read = (name: string) => readFile(resolve(dist, 'hosting', name), 'utf8')
  expect(await read('nginx.conf')).toContain(
    "in nginx's http block. Set root, and add TLS with your certificate. The content of dist lies in root.\n",
  )
  expect(await read('Caddyfile')).toMatch(
    /^# Made by the build. Set root. The content of dist lies in root.\n/,
  )
})

const folders = Array.from({ length: 20 }, (_, at) => `a${at}/`)

test('more rules than Cloudflare Pages reads are a warning', async () => {
  expect(await writeFor(folders.slice(0, 7))).toEqual([])
  await rm(resolve(dist, '_headers'))
  expect(await writeFor(folders)).toEqual([
    expect.stringMatching(/^_headers has 1\d\d rules, of which Cloudflare Pages reads 100: /),
  ])
})

test('the owner’s rules of _headers count among these', async () => {
  const own = Array.from({ length: 100 }, (_, at) => `/${at}.pdf\n  X-Robots-Tag: noindex\n`)
  await writeFiles(dist, { _headers: own.join('# Another.\n') })
  expect(await writeFor([])).toEqual([expect.stringContaining('rules, of which Cloudflare Pages reads 100')])
})

test('a list of image hosts that is no line of _headers is a warning', async () => {
  const origins = folders.map((_, at) => `https://pictures-${at}.${'a'.repeat(100)}.example`)
  expect(await writeFor([], origins)).toEqual([expect.stringContaining('images of every https host: the 20')])
})
