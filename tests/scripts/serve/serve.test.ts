import { rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../../scripts/serve/serve.ts'
import { writeSiteFacts } from '../../../scripts/pages/site-facts.ts'
import { sendRaw } from '../raw-response.ts'
import { longPage, scriptHash, smallSiteFacts, writeFiles, writeSmallSite } from '../small-site.ts'

let folder: string
let server: RunningServer

const dist = () => resolve(folder, 'dist')
const siteFacts = () => resolve(folder, 'site.json')

beforeAll(async () => {
  ;({ folder } = await writeSmallSite())
  await writeFile(resolve(folder, 'secret.txt'), 'secret')
  server = await startServer({ port: 0, dist: dist(), siteFacts: siteFacts() })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

interface ListQuery {
  method?: string
  headers?: Record<string, string>
}

function send(path: string, { method = 'GET', headers = {} }: ListQuery = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request({ port: server.port, path, method, headers }, done).once('error', fail).end()
  })
}

describe('the server', () => {
  it.each([
    ['/', 'Home'],
    ['/?category=Fashion', 'Home'],
    ['/products', 'Products'],
    ['/product/12', 'Twelve'],
  ])('responds to %s with its page', async (path, title) => {
    const received = await send(path)
    expect(received.statusCode).toBe(200)
    expect(received.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(received.headers['cache-control']).toBe('no-cache')
    expect(await text(received)).toContain(`<title>${title}</title>`)
  })

  it.each([
    '/nowhere',
    '/product',
    '/product/13',
    '/assets/gone-abc.js',
    '/404',
    '/404.html',
    '/index.html.br',
    '/products.html.gz',
    '/secret.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%E0%A4%A',
    '/%00',
    '/%',
    '//evil.example',
    '//evil.example/',
    '//evil.example/%2f..',
    '/\\evil.example/',
    '/__proto__',
    '/constructor/',
    'http://evil.example/',
  ])('responds to %s with the whole 404 page', async (path) => {
    const received = await send(path)
    expect(received.statusCode).toBe(404)
    expect(received.headers['cache-control']).toBe('no-cache')
    expect(received.headers.location).toBeUndefined()
    expect(await text(received)).toContain('<title>Not found</title>')
  })

  it.each([
    ['/products/', '/products'],
    ['/products///', '/products'],
    ['/products/?search=a%20b', '/products?search=a%20b'],
    ['/products.html', '/products'],
    ['/product/12/', '/product/12'],
    ['/product/12.html', '/product/12'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
  ])('redirects %s to the canonical address of that page, %s', async (path, location) => {
    const received = await send(path)
    expect(received.statusCode).toBe(308)
    expect(received.headers.location).toBe(location)
  })

  it('never redirects to another origin nor throws, for any address', async () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%',
      '%2f',
      '%5c',
      '%00',
      'products',
      'product',
      '12',
      '.html',
      'index',
      '?',
      '#',
      ':',
      '@',
      'evil.example',
      'é',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const path = `/${pieces.join('')}`
        const { status, headers } = await sendRaw(server.port, `GET ${path} HTTP/1.1`)
        expect([200, 308, 400, 404]).toContain(status)
        expect(headers['location'] ?? '/').toMatch(/^\/(products|product\/12)?(\?.*)?$/)
      }),
      { numRuns: 200 },
    )
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('rejects %s', async (method) => {
    const received = await send('/', { method })
    expect(received.statusCode).toBe(405)
    expect(received.headers.allow).toBe('GET, HEAD')
  })

  it('responds to HEAD as to GET, without the body', async () => {
    const received = await send('/products', { method: 'HEAD' })
    expect(received.statusCode).toBe(200)
    expect(Number(received.headers['content-length'])).toBe(longPage('Products').length)
    expect(await text(received)).toBe('')
  })

  it.each([
    ['/products', 'br', 200],
    ['/products', 'gzip', 200],
    ['/nowhere', 'br', 404],
    ['/nowhere', 'gzip', 404],
  ])('sends %s in the precompressed form for %s', async (path, coding, status) => {
    const received = await send(path, { headers: { 'Accept-Encoding': coding } })
    expect(received.statusCode).toBe(status)
    expect(received.headers['content-encoding']).toBe(coding)
    expect(received.headers.vary).toBe('Accept-Encoding')
    expect(received.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Number(received.headers['content-length'])).toBeLessThan(500)
  })

  it('does not follow a link out of its folder', async () => {
    await symlink(resolve(folder, 'secret.txt'), resolve(dist(), 'assets/link.txt'))
    await symlink(folder, resolve(dist(), 'assets/folder'))
    await symlink(resolve(dist(), 'robots.txt'), resolve(dist(), 'assets/inside.txt'))
    expect((await send('/assets/link.txt')).statusCode).toBe(404)
    expect((await send('/assets/folder/secret.txt')).statusCode).toBe(404)
    expect((await send('/assets/inside.txt')).statusCode).toBe(200)
  })

  it('sends no file whose name begins with a dot, except in .well-known', async () => {
    await writeFiles(dist(), { '.git/config': 'secret', '.well-known/security.txt': 'Contact: us' })
    expect((await send('/.git/config')).statusCode).toBe(404)
    expect((await send('/.well-known/security.txt')).statusCode).toBe(200)
  })

  it('sends a brotli page that decompresses to the page', async () => {
    const received = await send('/products', { headers: { 'Accept-Encoding': 'br' } })
    const body = brotliDecompressSync(Buffer.concat(await received.toArray()))
    expect(body.toString()).toBe(longPage('Products'))
  })

  it.each([
    ['/assets/main-abc.js', 'max-age=31536000, immutable'],
    ['/pictures/12-front.avif', 'max-age=86400, stale-while-revalidate=604800'],
    ['/robots.txt', 'max-age=3600'],
  ])('sends %s with its cache lifetime', async (path, cacheControl) => {
    const received = await send(path)
    expect(received.statusCode).toBe(200)
    expect(received.headers['cache-control']).toBe(cacheControl)
  })

  it.each([
    ['its own tag', (tag: string) => tag],
    ['its tag in weak form', (tag: string) => `W/${tag}`],
    ['a list with its tag', (tag: string) => `"a", ${tag}, W/"b"`],
    ['any tag', () => '*'],
  ])('responds with 304, with the same headers, to If-None-Match with %s', async (_, write) => {
    const { etag = '' } = (await send('/products')).headers
    const received = await send('/products', { headers: { 'If-None-Match': write(etag) } })
    expect(received.statusCode).toBe(304)
    expect(received.headers['cache-control']).toBe('no-cache')
    expect(received.headers['content-security-policy']).toContain(scriptHash)
    expect(received.headers.etag).toBe(etag)
  })

  it('responds with 304 to If-Modified-Since without a later change, and to no other form or tag', async () => {
    const { 'last-modified': since = '', etag = '' } = (await send('/products')).headers
    const statusFor = async (headers: Record<string, string>) =>
      (await send('/products', { headers })).statusCode
    expect(await statusFor({ 'If-Modified-Since': since })).toBe(304)
    expect(await statusFor({ 'If-Modified-Since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(200)
    expect(await statusFor({ 'If-None-Match': '"a"', 'If-Modified-Since': since })).toBe(200)
    expect(await statusFor({ 'If-None-Match': etag, 'Accept-Encoding': 'br' })).toBe(200)
  })

  it.each([
    ['br;q=0', undefined],
    ['gzip;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['xbr', undefined],
    ['brotli', undefined],
    ['*', 'br'],
    ['gzip, br', 'br'],
    ['BR', 'br'],
    ['', undefined],
  ])('respects Accept-Encoding: %s', async (accepted, coding) => {
    for (const path of ['/products', '/nowhere', '/assets/main-abc.js']) {
      const received = await send(path, { headers: { 'Accept-Encoding': accepted } })
      expect(received.headers['content-encoding']).toBe(coding)
    }
  })

  it.each(['bytes=5-2', 'bytes=-5', 'bytes=x-y', 'bytes=999999-', 'nonsense'])(
    'sends the whole page for the range %s',
    async (range) => {
      const received = await send('/products', { headers: { Range: range } })
      expect(received.statusCode).toBe(200)
      expect(await text(received)).toBe(longPage('Products'))
    },
  )

  it.each([
    ['/', 'GET'],
    ['/nowhere', 'GET'],
    ['/products/', 'GET'],
    ['/', 'POST'],
  ])('sends the security headers for %s with method %s', async (path, method) => {
    const { headers } = await send(path, { method })
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${scriptHash}';`)
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })
})

describe('a server whose shop is built again', () => {
  it('serves the new pages once their facts are written', async () => {
    await writeFiles(dist(), { 'product/13.html': longPage('Thirteen') })
    await writeSiteFacts(siteFacts(), { ...smallSiteFacts, styleHashes: [] })
    const received = await send('/product/13')
    expect(received.statusCode).toBe(200)
    expect(received.headers['content-security-policy']).toContain("style-src 'self';")
    expect(await text(received)).toContain('<title>Thirteen</title>')
  })

  it('serves the known site where the facts are missing, and 503 where they are damaged', async () => {
    await rm(siteFacts())
    expect((await send('/products')).statusCode).toBe(200)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await writeFile(siteFacts(), '{"scriptHashes":["')
    const damaged = await send('/products')
    expect(damaged.statusCode).toBe(503)
    expect(damaged.headers['retry-after']).toBe('2')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('site.json is damaged.'))
    await writeSiteFacts(siteFacts(), smallSiteFacts)
    expect((await send('/products')).statusCode).toBe(200)
  })
})

describe('startServer', () => {
  it('knows the name of the shop that was built, whatever SHOP says', async () => {
    await writeSiteFacts(siteFacts(), { ...smallSiteFacts, name: 'Parcel & Leaf' })
    vi.stubEnv('SHOP', 'demo')
    const named = await startServer({ port: 0, dist: dist(), siteFacts: siteFacts() })
    expect(named.name).toBe('Parcel & Leaf')
    await named.close()
    vi.unstubAllEnvs()
    await writeSiteFacts(siteFacts(), smallSiteFacts)
  })

  it('rejects with instructions where nothing is built', async () => {
    const nowhere = resolve(folder, 'nowhere')
    await expect(startServer({ port: 0, dist: nowhere, siteFacts: resolve(nowhere, 'x') })).rejects.toThrow(
      'Nothing is built yet.',
    )
  })

  it('rejects with the name of a damaged file', async () => {
    const damaged = resolve(folder, 'damaged.json')
    await writeFile(damaged, '{}')
    await expect(startServer({ port: 0, dist: dist(), siteFacts: damaged })).rejects.toThrow(
      'damaged.json is damaged.',
    )
  })

  it('rejects where the port is in use', async () => {
    await expect(startServer({ port: server.port, dist: dist(), siteFacts: siteFacts() })).rejects.toThrow(
      `Port ${server.port} is taken.`,
    )
  })

  it('releases the port on close', async () => {
    const first = await startServer({ port: 0, dist: dist(), siteFacts: siteFacts() })
    await first.close()
    const second = await startServer({ port: first.port, dist: dist(), siteFacts: siteFacts() })
    expect(second.url).toBe(`http://localhost:${first.port}`)
    await second.close()
  })
})
