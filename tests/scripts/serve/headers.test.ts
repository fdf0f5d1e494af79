import { describe, expect, it } from 'vitest'
import { headersFor, planHeaders } from '../../../scripts/serve/headers.ts'

const hash = 'sha256-PrOhallk+lCI0gMu4CeKlSWkwHerTjcORY9yrZPqdNY='
const styleHash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='
const files = [
  'index.html',
  'index.html.br',
  '404.html',
  '_headers',
  'sw.js',
  'favicon.ico',
  'icon.svg',
  'sitemap.xml',
  'catalogue.json',
  'assets',
  'assets/answer-abc.htm',
]
const sources = { scriptHashes: [hash], styleHashes: [styleHash], imageOrigins: [] }
const plan = planHeaders({ base: '/', ...sources, files })

describe('the headers', () => {
  it.each([
    ['/', 'no-cache'],
    ['/product/12', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/nowhere.js', 'no-cache'],
    ['/catalogue.json', 'no-cache'],
    ['/catalogue/0a1b/index.json', 'max-age=31536000, immutable'],
    ['/assets/main-abc.js', 'max-age=31536000, immutable'],
    ['/assets/answer-abc.htm', 'max-age=31536000, immutable'],
    ['/workers/catalogue-abc.wasm', 'max-age=31536000, immutable'],
    ['/pictures/1-front.avif', 'max-age=86400, stale-while-revalidate=604800'],
    ['/icon.svg', 'max-age=3600'],
    ['/sitemap.xml', 'max-age=3600'],
  ])('allow browsers to cache %s as %s', (path, kept) => {
    expect(headersFor(plan, path)['Cache-Control']).toBe(kept)
  })

  it.each(['/', '/assets/answer-abc.htm', '/nowhere'])('of %s have the strict policy', (path) => {
    const policy = headersFor(plan, path)['Content-Security-Policy'] ?? ''
    expect(policy).toContain(`default-src 'none'; script-src 'self' '${hash}';`)
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types shop shop-json`)
    expect(policy).toContain(`; style-src 'self' '${styleHash}';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe')
  })

  it('allow workers, and nothing else, to compile WebAssembly', () => {
    expect(headersFor(plan, '/workers/a.js')['Content-Security-Policy']).toBe(
      `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'`,
    )
  })

  it('allow the service worker to fetch own files, and nothing else', () => {
    expect(headersFor(plan, '/sw.js')['Content-Security-Policy']).toBe(
      `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'`,
    )
  })

  it('of a page contain those that Observatory checks', () => {
    expect(headersFor(plan, '/')).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  it('let other sites show share cards, and nothing else', () => {
    expect(headersFor(plan, '/social/1.jpg')).toMatchObject({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
    for (const path of ['/', '/assets/a.js', '/pictures/a.avif'])
      expect(headersFor(plan, path)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' })
  })

  it.each([
    'icon.svg',
    'drawing.SVG',
    'about.htm',
    'feed.xml',
    'docs/page.xhtml',
    'pictures/own.svg',
    'sheet.xsl',
    'saved.mht',
    'formula.mathml',
    'feed.rss',
    'feed.atom',
    'map.kml',
    'types.xsd',
    'included.shtml',
  ])('let %s, which a browser can open as a document, run nothing', (file) => {
    const own = planHeaders({ base: '/', ...sources, files: [file] })
    expect(headersFor(own, `/${file}`)['Content-Security-Policy']).toBe("default-src 'none'; sandbox")
  })

  it.each(['/assets/a.js', '/pictures/a.avif'])('contain no headers of documents for %s', (path) => {
    expect(Object.keys(headersFor(plan, path)).toSorted()).toEqual([
      'Cache-Control',
      'Cross-Origin-Resource-Policy',
      'X-Content-Type-Options',
    ])
  })

  it('allow connections to the shop, and to the origin of its catalogue service alone', () => {
    const connectSrc = (connectOrigins: readonly string[]) =>
      /connect-src [^;]*/.exec(
        headersFor(planHeaders({ base: '/', ...sources, connectOrigins, files }), '/')[
          'Content-Security-Policy'
        ] ?? '',
      )?.[0]
    expect(connectSrc([])).toBe(`connect-src 'self'`)
    expect(connectSrc(['https://catalogue.example'])).toBe(`connect-src 'self' https://catalogue.example`)
  })

  it('allow images from the named origins, and from no other', () => {
    const imgSrc = (imageOrigins: readonly string[]) =>
      /img-src[^;]*/.exec(
        headersFor(planHeaders({ base: '/', ...sources, imageOrigins, files }), '/')[
          'Content-Security-Policy'
        ] ?? '',
      )
    expect(imgSrc([])?.[0]).toBe(`img-src 'self' data:`)
    expect(imgSrc(['https://a.example', 'https://b.example:8443'])?.[0]).toBe(
      `img-src 'self' data: https://a.example https://b.example:8443`,
    )
  })
})
