import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePath } from '#site/path.ts'
import { headersFor, namedFiles, planHeaders } from '../../../scripts/serve/headers.ts'
import { writeHosting } from '../../../scripts/serve/hosting.ts'
import { writeHostingFiles } from '../../../scripts/serve/hosting-files.ts'
import { type Host, installedServers } from '../host-servers.ts'
import { sendRaw } from '../raw-response.ts'
import { longPage, scriptHash, styleHash, writeFiles, writeSmallSite } from '../small-site.ts'

const folders = ['de/']
const bases = ['/', '/my.shop/']

let site: Awaited<ReturnType<typeof writeSmallSite>>
let files: string[]
beforeAll(async () => {
  site = await writeSmallSite()
  files = site.files.flatMap((file) => [file, `de/${file}`])
  await cp(site.dist, resolve(site.folder, 'copy'), { recursive: true })
  await cp(resolve(site.folder, 'copy'), resolve(site.dist, 'de'), { recursive: true })
  await writeFiles(site.dist, {
    'fallback.html': longPage('Any product'),
    'de/index.html': longPage('Startseite'),
    'de/products.html': longPage('Produkte'),
    'de/404.html': longPage('Nicht gefunden'),
    'de/fallback.html': longPage('Irgendein Produkt'),
  })
})
afterAll(() => rm(site.folder, { recursive: true }))

const redirects = (base: string) => [
  { from: `${base}product/7`, to: `${base}product/lamp-7` },
  { from: `${base}de/product/7`, to: `${base}de/product/lampe-7` },
]

const sources = { scriptHashes: [scriptHash], styleHashes: [styleHash], imageOrigins: [] }
const planUnder = (base: string) =>
  planHeaders({ base, folders, ...sources, files: namedFiles(files, folders) })
const textsUnder = (base: string) => writeHosting(planUnder(base), 'https://shop.example', redirects(base))

/** Copies the site to where a host with this base looks for it. */
async function siteUnder(base: string) {
  const root = resolve(site.folder, base === '/' ? 'top' : 'shared')
  await cp(site.dist, resolve(root, base.slice(1)), { recursive: true })
  const facts = { ...sources, base, folders, files: namedFiles(files, folders), redirects: redirects(base) }
  return { root, base, facts, texts: textsUnder(base), home: site.folder }
}

const hosts = installedServers.flatMap((server) => bases.map((base) => ({ ...server, base })))

describe.each(hosts)('$name with a second language, and the shop at $base', ({ start, base }) => {
  let host: Host | undefined
  beforeAll(async () => {
    host = await start(await siteUnder(base))
  })
  afterAll(() => host?.stop())
  const request = (path: string) => sendRaw(host?.port ?? 0, `GET ${sitePath(path, base)} HTTP/1.1`)

  it.each([
    ['/', 200, 'Home'],
    ['/de/', 200, 'Startseite'],
    ['/products', 200, 'Products'],
    ['/de/products', 200, 'Produkte'],
    ['/product/99', 200, 'Any product'],
    ['/de/product/lampe-99', 200, 'Irgendein Produkt'],
    ['/nowhere', 404, 'Not found'],
    ['/den/nowhere', 404, 'Not found'],
    ['/de/nowhere', 404, 'Nicht gefunden'],
    ['/de/assets/gone-abc.js', 404, 'Nicht gefunden'],
    ['/de/404', 404, 'Nicht gefunden'],
    ['/de/404.html', 404, 'Nicht gefunden'],
    ['/de/fallback', 404, 'Nicht gefunden'],
    ['/de/de/', 404, 'Nicht gefunden'],
  ])('sends %s with status %i and the title %s', async (path, status, title) => {
    const response = await request(path)
    expect(response.body).toContain(`<title>${title}</title>`)
    expect(response.status).toBe(status)
  })

  it.each([
    ['/de', '/de/', 308],
    ['/de?search=tee', '/de/?search=tee', 308],
    ['/de/index', '/de/', 308],
    ['/de/index.html', '/de/', 308],
    ['/de/products/', '/de/products', 308],
    ['/de/products.html', '/de/products', 308],
    ['/de/product/7', '/de/product/lampe-7', 301],
    ['/product/7', '/product/lamp-7', 301],
  ])('redirects %s to %s', async (path, location, status) => {
    const response = await request(path)
    expect(response.headers['location']).toBe(sitePath(location, base))
    expect(response.status).toBe(status)
  })

  it.each(['/de/', '/de/sw.js', '/de/assets/main-abc.js', '/de/assets/answer-abc.htm', '/de/social/12.jpg'])(
    'sends %s with the headers that it has in the first language',
    async (path) => {
      const { headers } = await request(path)
      const own = headersFor(planUnder(base), sitePath(path.replace('/de/', '/'), base))
      for (const [name, value] of Object.entries(own)) expect(headers[name.toLowerCase()]).toBe(value)
    },
  )
})

/** The values of a header that Cloudflare Pages sends for a path by `_headers`: of each rule that matches, in their order. */
function valuesOf(headersFile: string, path: string, header: string): string[] {
  let values: string[] = []
  for (const block of headersFile.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n')
    if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue
    for (const line of lines) {
      if (line === `  ! ${header}`) values = []
      // Longer lines are skipped.
      else if (line.startsWith(`  ${header}: `) && line.length <= 2000)
        values.push(line.slice(`  ${header}: `.length))
    }
  }
  return values
}

describe.each(bases)('_headers of a shop in eight languages at %s', (base) => {
  const tags = ['en', 'de', 'fr', 'es', 'it', 'pl', 'nl', 'pt']
  const others = tags.slice(1).map((tag) => `${tag}/`)
  const hashesByLanguage = tags.map((tag) => ({
    scriptHashes: [scriptHash],
    styleHashes: Array.from({ length: 6 }, (_, at) => `sha256-${tag}${at}`.padEnd(51, 'x')),
  }))
  let text: string
  beforeAll(async () => {
    const dist = await mkdtemp(resolve(site.folder, 'eight-'))
    await writeHostingFiles({
      dist,
      sources: {
        ...sources,
        base,
        folders: others,
        styleHashes: hashesByLanguage.flatMap(({ styleHashes }) => styleHashes),
      },
      hashesByLanguage,
      siteAddress: 'https://shop.example',
      files: site.files.flatMap((file) => ['', ...others].map((folder) => folder + file)),
      ownPages: [],
      redirects: [],
      folder: resolve(site.folder, 'hosting-eight'),
    })
    text = await readFile(resolve(dist, '_headers'), 'utf8')
  })

  it.each(tags)('have one policy for the pages in the language %s, with the hashes of that alone', (tag) => {
    const own = planHeaders({ base, ...sources, ...hashesByLanguage[tags.indexOf(tag)], files: [] })
    const folder = tag === 'en' ? '/' : `/${tag}/`
    for (const name of ['', 'products', 'product/12', 'nowhere', 'assets/answer-abc.htm']) {
      const path = sitePath(folder + name, base)
      const { 'Content-Security-Policy': policy, 'Cache-Control': kept } = headersFor(
        own,
        sitePath(`/${name}`, base),
      )
      expect(valuesOf(text, path, 'Content-Security-Policy')).toEqual([policy])
      expect(valuesOf(text, path, 'Cache-Control')).toEqual([kept])
    }
  })

  it('are within the limits of Cloudflare Pages: 100 rules, 2000 characters a line', () => {
    expect(text.split('\n\n').length).toBeLessThanOrEqual(100)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  })

  it.each(['/', '/de/'])('leave the other files below %s as they are', (folder) => {
    const values = (name: string) => valuesOf(text, sitePath(folder + name, base), 'Content-Security-Policy')
    expect(values('assets/main-abc.js')).toEqual([])
    expect(values('social/12.jpg')).toEqual([])
    expect(values('sw.js')).toEqual([
      headersFor(planUnder(base), sitePath('/sw.js', base))['Content-Security-Policy'],
    ])
  })
})
