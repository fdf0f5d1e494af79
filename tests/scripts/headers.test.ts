import { describe, expect, it } from 'vitest'
import { headersFor, planHeaders } from '../../scripts/headers.ts'

const hash = 'sha256-PrOhallk+lCI0gMu4CeKlSWkwHerTjcORY9yrZPqdNY='
const styleHash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='
const files = [
  'index.html',
  'index.html.br',
  '404.html',
  '_headers',
  'sw.js',
  'icon.svg',
  'sitemap.xml',
  'assets',
]
const plan = planHeaders({ scriptHashes: [hash], styleHashes: [styleHash], files })

describe('the headers', () => {
  it.each([
    ['/', 'no-cache'],
    ['/product/12', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/nowhere.js', 'no-cache'],
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/workers/catalogue-abc.wasm', 'public, max-age=31536000, immutable'],
    ['/pictures/1-front.avif', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/icon.svg', 'public, max-age=3600'],
    ['/sitemap.xml', 'public, max-age=3600'],
  ])('let browsers keep %s as %s', (path, kept) => {
    expect(headersFor(plan, path)['Cache-Control']).toBe(kept)
  })

  it.each(['/', '/assets/main-abc.js', '/sw.js', '/nowhere'])('give %s the strict policy', (path) => {
    const policy = headersFor(plan, path)['Content-Security-Policy'] ?? ''
    expect(policy).toContain(`default-src 'none'; script-src 'self' '${hash}';`)
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types brooklyn-parcel`)
    expect(policy).toContain(`; style-src 'self' '${styleHash}';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe')
  })

  it('let workers, and nothing else, compile WebAssembly', () => {
    expect(headersFor(plan, '/workers/a.js')['Content-Security-Policy']).toBe(
      `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'`,
    )
  })

  it.each(['/', '/assets/a.js', '/workers/a.js', '/icon.svg'])(
    'hold what Observatory looks for, on %s',
    (path) => {
      expect(headersFor(plan, path)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      })
    },
  )
})
