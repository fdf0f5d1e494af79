import { describe, expect, it } from 'vitest'
import { headersFor, planHeaders } from '../../scripts/headers.ts'
import { type HostingFiles, writeHosting } from '../../scripts/hosting.ts'
import { findDisagreements, readHosting } from '../../scripts/read-hosting.ts'

const hash = 'sha256-PrOhallk+lCI0gMu4CeKlSWkwHerTjcORY9yrZPqdNY='
const styleHash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='
const plan = planHeaders({
  scriptHashes: [hash],
  styleHashes: [styleHash],
  files: ['icon.svg', 'manifest.webmanifest', 'sitemap.xml'],
})
const files = writeHosting(plan, 'https://shop.example')

/** One of each kind: page, 404, asset, worker, picture, font, service worker, manifest, sitemap. */
const paths = [
  '/',
  '/products',
  '/product/12',
  '/404.html',
  '/nowhere',
  '/assets/main-abc.js',
  '/assets/sans-abc.woff2',
  '/workers/catalogue-abc.js',
  '/pictures/1-front.avif',
  '/sw.js',
  '/manifest.webmanifest',
  '/sitemap.xml',
]

describe('the files for hosts', () => {
  it('say the same as the plan, for a path of each kind', () => {
    expect(findDisagreements(plan, files, paths)).toEqual([])
  })

  it.each(['Cloudflare', 'Netlify', 'nginx', 'Caddy'])('are read back whole for %s', (name) => {
    const host = readHosting(files)[name]
    expect(host?.('/workers/a.js')).toEqual(headersFor(plan, '/workers/a.js'))
    expect(Object.keys(host?.('/') ?? {})).toHaveLength(8)
  })

  const change = (name: keyof HostingFiles, from: string, to: string): HostingFiles => {
    expect(files[name]).toContain(from)
    return { ...files, [name]: files[name].replace(from, to) }
  }

  it.each([
    ['_headers', '  ! Cache-Control\n', '', 'Cloudflare'],
    ['_headers', '/assets/*', '/asset/*', 'Netlify'],
    ['_headers', 'nosniff', 'sniff', 'Netlify'],
    ['nginx.conf', '~^/workers/', '~^/worker/', 'nginx'],
    ['nginx.conf', 'add_header Referrer-Policy', '# Referrer-Policy', 'nginx'],
    ['nginx.conf', 'default "no-cache"', 'default "public"', 'nginx'],
    ['Caddyfile', '/icon.svg "public, max-age=3600"', '/icon.svg "no-cache"', 'Caddy'],
    [
      'Caddyfile',
      'Strict-Transport-Security "max-age=31536000',
      'Strict-Transport-Security "max-age=1',
      'Caddy',
    ],
  ] as const)('are caught where %s has not %j but %j', (name, from, to, host) => {
    const found = findDisagreements(plan, change(name, from, to), [...paths, '/icon.svg'])
    expect(found.join('\n')).toContain(`${host}, /`)
  })

  it('are refused where nginx would drop the headers of the server', () => {
    const changed = change('nginx.conf', 'location = / {', 'location = / { add_header X-A "1" always;')
    expect(() => findDisagreements(plan, changed, paths)).toThrow('add_header within a location')
  })
})
