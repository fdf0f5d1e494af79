import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersFor, namedFiles, planHeaders } from '../../../scripts/serve/headers.ts'
import { writeHosting } from '../../../scripts/serve/hosting.ts'
import { type Host, installedServers } from '../host-servers.ts'
import { sendRaw } from '../raw-response.ts'
import { longPage, scriptHash, styleHash, writeFiles } from '../small-site.ts'

/** Names that mean something in a host's configuration, in a pattern, in an address or in quotes. */
const strange = [
  'a b.txt',
  'a;b.txt',
  'a"b.txt',
  "a'b.txt",
  'a`b.txt',
  '$uri.txt',
  '[ab].txt',
  'a(b.txt',
  'a+b.txt',
  'a&b.txt',
  'ü.txt',
  '滷.txt',
  'A.txt',
  'a.txt',
  `${'long-'.repeat(40)}.txt`,
]
/** Many, so that no list of names fits a host's usual tables and lines. */
const many = Array.from({ length: 400 }, (_, index) => `data-sheet-of-a-product-${index}.xml`)
const manyInert = Array.from({ length: 120 }, (_, index) => `notes-${index}.txt`)

const pages = ['product/stół-2.html', 'product/über-3.html', 'product/滷肉-4.html']
const ownPages = ['a b.html', 'docs/ü.html', 'docs/plain.html']
/** The page that a build writes for hosts without redirects. */
const oldPage = 'product/2.html'
const redirectsUnder = (base: string) => [{ from: `${base}product/2`, to: `${base}product/st%C3%B3%C5%82-2` }]

const files = [
  ...strange,
  ...many,
  ...manyInert,
  ...pages,
  oldPage,
  ...ownPages,
  'index.html',
  '404.html',
  'docs/x.svg',
]
const imageOrigins = Array.from({ length: 100 }, (_, index) => `https://pictures-${index}.cdn.example`)
const sources = { scriptHashes: [scriptHash], styleHashes: [styleHash], imageOrigins, ownPages }

const bases = ['/', ...[21, 40, 60].map((length) => `/${'b'.repeat(length - 2)}/`)]
const siteAddress = `https://${'shop-'.repeat(12)}a.${'long-'.repeat(11)}b.example`
const planUnder = (base: string) => planHeaders({ base, ...sources, files: namedFiles(files) })
const textsUnder = (base: string, address = 'https://shop.example') =>
  writeHosting(planUnder(base), address, redirectsUnder(base))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'strange-'))
  const contents = Object.fromEntries(files.map((file) => [file, longPage(file)]))
  for (const base of bases) await writeFiles(resolve(folder, `root${base.length}`, base.slice(1)), contents)
})
afterAll(() => rm(folder, { recursive: true }))

const siteUnder = (base: string, texts = textsUnder(base), home = `home${base.length}`) => ({
  root: resolve(folder, `root${base.length}`),
  base,
  facts: { base, ...sources, files: namedFiles(files), redirects: redirectsUnder(base) },
  texts,
  home: resolve(folder, home),
})

const hosts = bases.flatMap((base) => installedServers.map((server) => ({ ...server, base })))

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')

describe.each(hosts)('$name with the shop at $base', ({ base, start }) => {
  let host: Host | undefined
  beforeAll(async () => {
    host = await start(siteUnder(base))
  })
  afterAll(() => host?.stop())
  const request = (path: string) => sendRaw(host?.port ?? 0, `GET ${base}${path} HTTP/1.1`)

  it('sends every file, whatever its name, with its headers', async () => {
    const plan = planUnder(base)
    const wrong: unknown[] = []
    for (const file of [...strange, ...many.slice(0, 3), 'docs/x.svg']) {
      const { status, headers, body } = await request(encoded(file))
      const expected = headersFor(plan, base + file)
      for (const [name, value] of Object.entries({
        'Cache-Control': undefined,
        'Content-Security-Policy': undefined,
        ...expected,
      }))
        if (status !== 200 || headers[name.toLowerCase()] !== value || body !== longPage(file))
          wrong.push([file, status, name, headers[name.toLowerCase()]])
    }
    expect(wrong).toEqual([])
  })

  it.each([...pages, ...ownPages])('has one address for %s', async (file) => {
    const page = file.replace(/\.html$/, '')
    const { status, headers, body } = await request(encoded(page))
    expect([status, body]).toEqual([200, longPage(file)])
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toBe(headersFor(planUnder(base), base + page)['Content-Security-Policy'])
    for (const ending of ['/', '//', '.html', '.html/']) {
      const other = await request(`${encoded(page + ending)}?a=%C3%BC`)
      expect([ending, other.status, other.headers['location']]).toEqual([
        ending,
        308,
        `${base}${encoded(page)}?a=%C3%BC`,
      ])
    }
  })

  it('leads from the address that a product had to the one that it has, with its query', async () => {
    const { status, headers } = await request('product/2?a=%C3%BC')
    expect([status, headers['location']]).toEqual([301, `${base}product/st%C3%B3%C5%82-2?a=%C3%BC`])
  })

  it.each([
    'product//2',
    'product%2F2',
    'product/./2',
    'product%2Fst%C3%B3%C5%82-2',
    'product%5Cst%C3%B3%C5%82-2',
    'product//st%C3%B3%C5%82-2',
    'product//st%C3%B3%C5%82-2/',
    'product/./st%C3%B3%C5%82-2',
    'product/%2e/st%C3%B3%C5%82-2',
    'product/a/../st%C3%B3%C5%82-2',
    'product/st%C3%B3%C5%82-2%2Ehtml',
    'product/st%C3%B3%C5%82-9.html',
    'product/st%F3-2/',
  ])('has no second address for a page: %s', async (path) => {
    const { status, headers } = await request(path)
    expect([400, 404]).toContain(status)
    expect(headers['location']).toBeUndefined()
  })
})

describe('the plan', () => {
  it.each(ownPages)('lets %s, which is the owner’s, run nothing', (file) => {
    for (const path of [file, file.replace(/\.html$/, '')])
      expect(headersFor(planUnder('/'), `/${path}`)['Content-Security-Policy']).toBe(
        `default-src 'none'; sandbox`,
      )
  })

  it('allows all images of a page, from however many hosts', () => {
    const policy = headersFor(planUnder('/'), '/product/über-3')['Content-Security-Policy']
    for (const origin of imageOrigins) expect(policy).toContain(` ${origin}`)
  })
})

describe('the files for hosts', () => {
  const { _headers } = textsUnder('/')

  it('have lines that Cloudflare Pages and Netlify read, and no more rules than they read', () => {
    for (const line of _headers.split('\n')) expect(line.length).toBeLessThan(2000)
    expect(_headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100)
  })

  it('have the policies of documents before the lifetimes of other files, where not all rules fit', () => {
    expect(_headers).toContain(`\n/docs/plain\n`)
    for (const ending of ['svg', 'xml']) expect(_headers).toContain(`\n/*.${ending}\n`)
    expect(_headers).not.toContain(`\n/notes-99.txt\n`)
  })

  it.each(['nginx.conf', 'Caddyfile'] as const)('have no name of a file in its own quotes: %s', (name) => {
    for (const file of ['a b.txt', 'a;b.txt', 'a"b.txt', '$uri.txt'])
      expect(textsUnder('/')[name]).not.toContain(file)
  })

  it('have no word in nginx that is longer than its buffer, 4096 bytes', () => {
    const words = textsUnder('/')['nginx.conf'].match(/"[^"]*"|\S+/g) ?? []
    expect(Math.max(...words.map((word) => Buffer.byteLength(word)))).toBeLessThan(4096)
  })
})

describe.each(installedServers.filter(({ name }) => name === 'nginx'))('$name', ({ start }) => {
  it('loads the file of a host with a long name', async () => {
    const host = await start(siteUnder('/', textsUnder('/', siteAddress), 'long-host'))
    expect((await sendRaw(host.port, 'GET / HTTP/1.1')).status).toBe(200)
    await host.stop()
  })
})
