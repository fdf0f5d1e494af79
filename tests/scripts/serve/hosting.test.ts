import { cp, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { sitePath } from '#site/path.ts'
import { headersFor, planHeaders } from '../../../scripts/serve/headers.ts'
import { allowsAnyImageHost } from '../../../scripts/serve/headers-file.ts'
import { writeHosting } from '../../../scripts/serve/hosting.ts'
import { type Host, installedServers } from '../host-servers.ts'
import { sendRaw, weighHeaders } from '../raw-response.ts'
import { longPage, smallSiteFacts, scriptHash, styleHash, writeFiles, writeSmallSite } from '../small-site.ts'

/** Sites at the top of a host, and sites under a path. A dot is a wildcard in a regular expression. */
const bases = ['/', '/my.shop/']

const planUnder = (base: string) =>
  planHeaders({
    base,
    scriptHashes: [scriptHash],
    styleHashes: [styleHash],
    imageOrigins: [],
    files: smallSiteFacts.files ?? [],
  })

const redirects = (base: string) => [
  { from: `${base}product/7`, to: `${base}product/desk-lamp-7` },
  { from: `${base}product/8`, to: `${base}product/%E6%BB%87-8` },
]

const textsUnder = (base: string) => writeHosting(planUnder(base), 'https://shop.example', redirects(base))

let site: Awaited<ReturnType<typeof writeSmallSite>>
beforeAll(async () => {
  site = await writeSmallSite()
  await writeFiles(site.dist, { 'fallback.html': longPage('Any product'), _redirects: '/a /b 301' })
})
afterAll(() => rm(site.folder, { recursive: true }))

/** Copies the site to where a host with this base looks for it. Returns the host's root. */
async function copyUnder(base: string): Promise<string> {
  const root = resolve(site.folder, base === '/' ? 'top' : 'shared')
  await cp(site.dist, resolve(root, base.slice(1)), { recursive: true })
  return root
}

const siteUnder = async (base: string) => ({
  root: await copyUnder(base),
  base,
  facts: { ...smallSiteFacts, base },
  texts: textsUnder(base),
  home: site.folder,
})

const plan = planUnder('/')

/** The headers that the plan defines; a server adds others. */
const planned = new Set(
  [plan.common, plan.documents, ...plan.rules.map(({ headers }) => headers)]
    .flatMap((headers) => Object.keys(headers))
    .map((name) => name.toLowerCase()),
)

const plannedOf = (path: string) =>
  Object.fromEntries(
    Object.entries(headersFor(plan, path)).map(([name, value]) => [name.toLowerCase(), value]),
  )

const onlyPlanned = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => planned.has(name)))

const hosts = installedServers.flatMap((server) => bases.map((base) => ({ ...server, base })))

describe.each(hosts)('$name with the shop at $base', ({ start, base }) => {
  let host: Host | undefined
  beforeAll(async () => {
    host = await start(await siteUnder(base))
  })
  afterAll(() => host?.stop())

  const requestHost = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
    sendRaw(host?.port ?? 0, `${method} ${path} HTTP/1.1`, headers)

  /** Requests a path of the shop. */
  const request = (path: string, headers: Record<string, string> = {}) =>
    requestHost(sitePath(path, base), headers)

  it.each([
    '/',
    '/products',
    '/product/12',
    '/assets/main-abc.js',
    '/assets/abc.css',
    '/assets/answer-abc.htm',
    '/assets/sans-abc.woff2',
    '/workers/catalogue-abc.js',
    '/pictures/12-front.avif',
    '/social/12.jpg',
    '/sw.js',
    '/manifest.webmanifest',
    '/icon.svg',
    '/robots.txt',
    '/sitemap.xml',
  ])('sends %s with the headers of the plan', async (path) => {
    const { status, headers } = await request(path)
    expect(status).toBe(200)
    expect(onlyPlanned(headers)).toEqual(plannedOf(path))
  })

  it.each([
    ['/products', 'text/html; charset=utf-8'],
    ['/assets/main-abc.js', /^(?:text|application)\/javascript/],
    ['/assets/abc.css', 'text/css; charset=utf-8'],
    ['/assets/answer-abc.htm', 'text/html; charset=utf-8'],
    ['/assets/sans-abc.woff2', 'font/woff2'],
    ['/pictures/12-front.avif', 'image/avif'],
    ['/pictures/12-front.webp', 'image/webp'],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/icon.svg', /^image\/svg\+xml/],
  ])('sends the content type of %s', async (path, type) => {
    const { headers } = await request(path)
    expect(headers['content-type']).toMatch(type)
  })

  it.each([
    '/assets/main-abc.js',
    '/assets/abc.css',
    '/assets/sans-abc.woff2',
    '/pictures/12-front.avif',
    '/social/12.jpg',
    '/manifest.webmanifest',
    '/icon-192.png',
    '/favicon.ico',
  ])('sends %s with less than 400 bytes of headers', async (path) => {
    const bytes = await weighHeaders(host?.port ?? 0, sitePath(path, base), { 'Accept-Encoding': 'gzip, br' })
    expect(bytes).toBeLessThan(400)
  })

  it.each([
    '/nowhere',
    '/nowhere/',
    '/product',
    '/product/',
    '/assets',
    '/assets/',
    '/assets/gone-abc.js',
    '/workers/gone-abc.js',
    '/404',
    '/404.html',
    '/product/lamp',
    '/product/7/x',
    '/fallback',
    '/fallback.html',
    '/_redirects',
    '/_headers',
    '/_headers/',
    '/index.html.br',
    '/index.html.br/',
    '/sw.js.gz',
    '/sw.js.gz/',
    '/sw.js/',
  ])('sends the 404 page with its headers for %s', async (path) => {
    const { status, headers, body } = await request(path)
    expect(body).toContain('<title>Not found</title>')
    expect(status).toBe(404)
    expect(onlyPlanned(headers)).toEqual(plannedOf('/404.html'))
  })

  it.each(['/product/99', '/product/desk-lamp-99', '/product/%E6%BB%87-99'])(
    'sends the page for any product with status 200 for %s, which has none of its own',
    async (path) => {
      const { status, headers, body } = await request(path)
      expect(body).toContain('<title>Any product</title>')
      expect(status).toBe(200)
      expect(onlyPlanned(headers)).toEqual(plannedOf(path))
    },
  )

  it.each(['/%2e%2e/site.json', '/..%2fsite.json', '/../site.json'])(
    'serves no file outside its folder for %s',
    async (path) => {
      const { status, body } = await requestHost(path)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain(scriptHash)
    },
  )

  it.each([
    ['/products/', '/products'],
    ['/products/?search=a%20b', '/products?search=a%20b'],
    ['/products.html', '/products'],
    ['/product/12/', '/product/12'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('redirects %s to %s, with a redirect that browsers revalidate', async (path, location) => {
    const { status, headers } = await request(path)
    expect(status).toBe(308)
    expect(headers['location']).toBe(sitePath(location, base))
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each(['//evil.example/', '//products/', '/%0d%0aA:b/', '/\\evil.example/'])(
    'redirects to no other origin from %s',
    async (path) => {
      const { status, headers } = await requestHost(path)
      expect([308, 400, 404]).toContain(status)
      expect(headers['location'] ?? '/products').toMatch(/^\/(?!\/)/)
      expect(headers['a']).toBeUndefined()
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('rejects %s', async (method) => {
    for (const path of ['/', '/products/', '/assets/main-abc.js', '/nowhere']) {
      const { status } = await request(path, { method })
      expect(status).toBe(405)
    }
  })

  it('names the allowed methods', async () => {
    const { headers } = await request('/', { method: 'POST' })
    expect(headers['allow']).toBe('GET, HEAD')
  })

  it('sends the gzip form of a page, and of the 404 page', async () => {
    for (const path of ['/products', '/nowhere']) {
      const { headers } = await request(path, { 'Accept-Encoding': 'gzip' })
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers['vary']).toBe('Accept-Encoding')
    }
  })
})

describe.each(installedServers)('$name beside a shop with a path', ({ start }) => {
  const base = '/my.shop/'
  let host: Host | undefined
  beforeAll(async () => {
    host = await start(await siteUnder(base))
  })
  afterAll(() => host?.stop())
  const request = (path: string) => sendRaw(host?.port ?? 0, `GET ${path} HTTP/1.1`)

  it.each(['/', '/my.shop', '/?search=mug', '/my.shop?search=mug'])('redirects %s to it', async (path) => {
    const { status, headers } = await request(path)
    expect(status).toBe(308)
    expect(headers['location']).toBe(path.replace(/^[^?]*/, base))
  })

  it.each([
    '/products',
    '/products/',
    '/products.html',
    '/sw.js',
    '/index.html',
    '/my_shop/products',
    '/my.shop.html',
  ])('responds to %s with 404', async (path) => {
    const { status, body } = await request(path)
    expect(status).toBe(404)
    expect(body).toContain('<title>Not found</title>')
  })
})

test('_headers of a shop under a path has no rule outside the path', () => {
  const patterns = textsUnder('/shop/')['_headers'].match(/^\S.*$/gm) ?? []
  expect(patterns).toContain('/shop/assets/*')
  expect(patterns.filter((pattern) => !pattern.startsWith('/shop/'))).toEqual([])
})

describe('_headers', () => {
  const texts = textsUnder('/')
  const blocks = texts['_headers'].trim().split('\n\n')
  const blockOf = (pattern: string) => blocks.find((block) => block.startsWith(`${pattern}\n`)) ?? ''

  it('drops each header of documents from every other kind of file', () => {
    const [, ...others] = blocks
    for (const block of others)
      for (const name of Object.keys(plan.documents)) expect(block).toContain(`\n  ! ${name}\n`)
  })

  it('has the headers of a single file after those of its folder', () => {
    expect(blocks.indexOf(blockOf('/assets/answer-*'))).toBeGreaterThan(blocks.indexOf(blockOf('/assets/*')))
    expect(blockOf('/assets/answer-*')).toContain('Content-Security-Policy: ')
    expect(blockOf('/assets/*')).not.toContain('Content-Security-Policy: ')
  })

  it('is within the limits of Cloudflare Pages: 100 rules, 2000 characters a line', () => {
    expect(blocks.length).toBeLessThanOrEqual(100)
    for (const line of texts['_headers'].split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  })
})

test.each(bases)('nginx and Caddy lead the addresses without a slug to their products, under %s', (base) => {
  const texts = textsUnder(base)
  expect(texts['nginx.conf']).toContain(
    `location = ${base}product/8 { return 301 ${base}product/%E6%BB%87-8$is_args$args; }`,
  )
  expect(texts.Caddyfile).toContain(`redir ${base}product/7 ${base}product/desk-lamp-7{query_part} 301`)
})

/** Names that an owner's files may have, and a page whose slug is not ASCII. */
const strange = ['a b.svg', 'price;list.svg', "owner's.xml", 'cost $5 (new).svg', 'ünï-茶.xml', 'q"uote.svg']
test('one host of images stays in the list of _headers, which then allows no other', () => {
  const oneHostPlan = planHeaders({
    base: '/',
    scriptHashes: [],
    styleHashes: [],
    imageOrigins: ['https://a.example'],
    files: [],
  })
  const { _headers: text } = writeHosting(oneHostPlan, 'https://shop.example', [])
  expect(text).toContain("img-src 'self' data: https://a.example;")
  expect(allowsAnyImageHost(text)).toBe(false)
})

const origins = Array.from({ length: 100 }, (_, at) => `https://pictures-${at}.shop-images.example`)
const longBase = '/a-path-of-sixty-letters-under-which-a-shop-may-be-published/'
const strangePlan = planHeaders({
  base: longBase,
  scriptHashes: [scriptHash],
  styleHashes: [styleHash],
  imageOrigins: origins,
  files: strange,
})
const strangeTexts = writeHosting(strangePlan, 'https://shop.example')

describe.each(installedServers)('$name with strange names, a long path and many image hosts', ({ start }) => {
  let host: Host | undefined
  beforeAll(async () => {
    const root = await copyUnder(longBase)
    const texts = Object.fromEntries(
      strange.map((name) => [name, '<svg xmlns="http://www.w3.org/2000/svg"/>']),
    )
    await writeFiles(resolve(root, longBase.slice(1)), {
      ...texts,
      'product/stół-2.html': longPage('Stół'),
    })
    const facts = {
      ...smallSiteFacts,
      base: longBase,
      imageOrigins: origins,
      files: [...(smallSiteFacts.files ?? []), ...strange],
    }
    host = await start({
      root,
      base: longBase,
      facts,
      texts: strangeTexts,
      home: resolve(site.folder, 'strange'),
    })
  })
  afterAll(() => host?.stop())
  const request = (path: string) => sendRaw(host?.port ?? 0, `GET ${longBase}${encodeURI(path)} HTTP/1.1`)

  it.each(strange)('sends %s as a document that runs nothing', async (name) => {
    const { status, headers } = await request(name)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  it('allows all image hosts on a page', async () => {
    const { headers } = await request('products')
    expect(headers['content-security-policy']).toContain(origins.join(' '))
  })

  it('sends a page with a slug beyond ASCII', async () => {
    const { status, body } = await request('product/stół-2')
    expect([status, body.includes('<title>Stół</title>')]).toEqual([200, true])
  })

  it.each(['product/stół-2/', 'product/stół-2.html'])('redirects %s to that page, encoded', async (path) => {
    const { status, headers } = await request(path)
    expect([status, headers['location']]).toEqual([308, `${longBase}product/st%C3%B3%C5%82-2`])
  })
})

test('a long list of image hosts is no line of _headers: these are cut', () => {
  for (const line of strangeTexts['_headers'].split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  expect(strangeTexts['_headers']).toContain("img-src 'self' data: https:;")
  expect(allowsAnyImageHost(strangeTexts['_headers'])).toBe(true)
  expect(strangeTexts['_headers']).toContain(`${longBase}a%20b.svg\n`)
})
