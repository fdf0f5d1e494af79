import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFolder } from '../../scripts/compress.ts'
import { type RunningServer, startServer } from '../../scripts/serve.ts'
import { writeSiteFacts } from '../../scripts/site-facts.ts'

const hash = 'sha256-PrOhallk+lCI0gMu4CeKlSWkwHerTjcORY9yrZPqdNY='
const long = (title: string) => `<title>${title}</title>${'<p>Some words.</p>'.repeat(100)}`

let folder: string
let server: RunningServer

const dist = () => resolve(folder, 'dist')
const siteFacts = () => resolve(folder, 'site.json')

beforeAll(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'serve-'))
  const files = {
    'index.html': long('Home'),
    'products.html': long('Products'),
    'product/12.html': long('Twelve'),
    '404.html': long('Not found'),
    'assets/main-abc.js': 'export {}',
    'pictures/12-front.avif': 'picture',
    'robots.txt': 'User-agent: *',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(resolve(dist(), path, '..'), { recursive: true })
    await writeFile(resolve(dist(), path), content)
  }
  await writeFile(resolve(folder, 'secret.txt'), 'secret')
  await compressFolder(dist())
  await writeSiteFacts(siteFacts(), { scriptHashes: [hash], styleHashes: [] })
  server = await startServer({ port: 0, dist: dist(), siteFacts: siteFacts() })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

interface Question {
  method?: string
  headers?: Record<string, string>
}

function ask(path: string, { method = 'GET', headers = {} }: Question = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request({ port: server.port, path, method, headers }, done).once('error', fail).end()
  })
}

/** For what Node's own client refuses to send. */
function askRaw(requestLine: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(server.port, 'localhost')
    text(socket).then(done, fail)
    socket.write(`${requestLine}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}

describe('the server', () => {
  it.each([
    ['/', 'Home'],
    ['/?category=Fashion', 'Home'],
    ['/products', 'Products'],
    ['/product/12', 'Twelve'],
  ])('answers %s with its page', async (path, title) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(await text(answer)).toContain(`<title>${title}</title>`)
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
  ])('answers %s with the whole 404 page', async (path) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.location).toBeUndefined()
    expect(await text(answer)).toContain('<title>Not found</title>')
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
  ])('leads from %s to the one address of that page, %s', async (path, location) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers.location).toBe(location)
  })

  it('never leaves its own origin nor breaks, whatever the address', async () => {
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
        const answer = await askRaw(`GET ${path} HTTP/1.1`)
        expect(answer).toMatch(/^HTTP\/1\.1 (200|308|404|400) /)
        const locations = Array.from(answer.matchAll(/^Location: (.*)$/gim), ([, location]) => location)
        expect(
          locations.filter((location) => !/^\/(products|product\/12)?(\?.*)?$/.test(location ?? '')),
        ).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const answer = await ask('/', { method })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  it('answers HEAD as GET, without the page', async () => {
    const answer = await ask('/products', { method: 'HEAD' })
    expect(answer.statusCode).toBe(200)
    expect(Number(answer.headers['content-length'])).toBe(long('Products').length)
    expect(await text(answer)).toBe('')
  })

  it.each([
    ['/products', 'br', 200],
    ['/products', 'gzip', 200],
    ['/nowhere', 'br', 404],
    ['/nowhere', 'gzip', 404],
  ])('sends %s in the form made ahead for %s', async (path, coding, status) => {
    const answer = await ask(path, { headers: { 'Accept-Encoding': coding } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8')
    expect(Number(answer.headers['content-length'])).toBeLessThan(500)
  })

  it('sends a brotli page that unpacks to the page', async () => {
    const answer = await ask('/products', { headers: { 'Accept-Encoding': 'br' } })
    const body = brotliDecompressSync(Buffer.concat(await answer.toArray()))
    expect(body.toString()).toBe(long('Products'))
  })

  it.each([
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/pictures/12-front.avif', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('says how long %s may be kept', async (path, cacheControl) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe(cacheControl)
  })

  it('says 304, with the same headers, to who has the page already', async () => {
    const { etag = '' } = (await ask('/products')).headers
    const answer = await ask('/products', { headers: { 'If-None-Match': etag } })
    expect(answer.statusCode).toBe(304)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain(hash)
  })

  it.each(['bytes=5-2', 'bytes=-5', 'bytes=x-y', 'bytes=999999-', 'nonsense'])(
    'sends the whole page for the range %s',
    async (range) => {
      const answer = await ask('/products', { headers: { Range: range } })
      expect(answer.statusCode).toBe(200)
      expect(await text(answer)).toBe(long('Products'))
    },
  )

  it.each([
    ['/', 'GET'],
    ['/nowhere', 'GET'],
    ['/products/', 'GET'],
    ['/assets/main-abc.js', 'GET'],
    ['/', 'POST'],
  ])('guards %s, asked by %s', async (path, method) => {
    const { headers } = await ask(path, { method })
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${hash}';`)
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

describe('a server whose shop is built anew', () => {
  it('asks visitors to wait, then shows the new pages', async () => {
    await rm(siteFacts())
    const waiting = await ask('/products')
    expect(waiting.statusCode).toBe(503)
    expect(waiting.headers['retry-after']).toBe('2')

    await writeFile(resolve(dist(), 'product/13.html'), long('Thirteen'))
    await writeSiteFacts(siteFacts(), { scriptHashes: [hash], styleHashes: [] })
    const answer = await ask('/product/13')
    expect(answer.statusCode).toBe(200)
    expect(await text(answer)).toContain('<title>Thirteen</title>')
  })
})

describe('startServer', () => {
  it('says what to do where nothing is built', async () => {
    const nowhere = resolve(folder, 'nowhere')
    await expect(startServer({ port: 0, dist: nowhere, siteFacts: resolve(nowhere, 'x') })).rejects.toThrow(
      'Nothing is built yet.',
    )
  })

  it('says so where the port is taken', async () => {
    await expect(startServer({ port: server.port, dist: dist(), siteFacts: siteFacts() })).rejects.toThrow(
      `Port ${server.port} is taken.`,
    )
  })

  it('gives the port back when it closes', async () => {
    const first = await startServer({ port: 0, dist: dist(), siteFacts: siteFacts() })
    await first.close()
    const second = await startServer({ port: first.port, dist: dist(), siteFacts: siteFacts() })
    expect(second.url).toBe(`http://localhost:${first.port}`)
    await second.close()
  })
})
