import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, resolve } from 'node:path'
import fresh from 'fresh'
import { lookup } from 'mime-types'
import Negotiator from 'negotiator'
import { pathInSite, sitePath } from '#site/path.ts'
import { compressible } from '../release/compress.ts'
import { fallbackPage, productSegment } from '../pages/fallback-page.ts'
import { type HeaderPlan, type Headers, headersFor, planHeaders } from './headers.ts'
import { openFolder, type ServedFile } from './served-files.ts'
import type { readSiteFacts } from '../pages/site-facts.ts'

/** Responds to any request. Rejects before any header is sent where a file cannot be read. */
export type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface SiteOptions {
  readonly dist: string
  /** The `dist` of the previous release. */
  readonly previous: string
  readonly facts: Awaited<ReturnType<typeof readSiteFacts>>
}

/** Compressed forms, smallest first. */
const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Opens the built pages in `dist` for serving. */
export function openSite({ dist, previous, facts }: SiteOptions): Site {
  const plan = planHeaders(withPrevious(facts))
  const sites = facts.folders.map((folder) => ({
    base: facts.base + folder,
    send: openLanguage(plan, {
      dist: resolve(dist, folder),
      previous: resolve(previous, folder),
      facts: { ...facts, base: facts.base + folder },
    }),
  }))
  const main = openLanguage(plan, { dist, previous, facts })
  return (request, response) => {
    const requested = `${readPath(request.url ?? '/')}/`
    return (sites.find(({ base }) => requested.startsWith(base))?.send ?? main)(request, response)
  }
}

/** Opens the pages of one language, in a folder of their own. */
function openLanguage(plan: HeaderPlan, { dist, previous, facts }: SiteOptions): Site {
  const { base } = facts
  const redirects = new Map(facts.redirects.map(({ from, to }) => [from, to]))
  const inDist = openFolder(dist)
  const inPrevious = openFolder(previous)

  async function findFile(path: string): Promise<ServedFile | null> {
    const found = await inDist(path)
    if (found) return found
    // A page of the previous release may still be open, and its parts have hashed names. A build renames both
    // folders to put its release in place: between the renames only the previous release exists, and a file may have
    // moved.
    const isPart = /^\/(?:assets|catalogue|workers)\//.test(path)
    const before = isPart || !(await isFolder(dist)) ? await inPrevious(path) : null
    return before ?? inDist(path)
  }

  /** The smallest form that the client accepts. Each form has its own ETag. */
  async function findForm(request: IncomingMessage, path: string) {
    const accepted = compressible.has(extname(path)) ? new Negotiator(request).encodings(['br', 'gzip']) : []
    for (const { name, ending } of codings.filter((coding) => accepted.includes(coding.name))) {
      const file = await findFile(path + ending)
      if (file) return { file, coding: name }
    }
    return { file: await findFile(path), coding: null }
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    status: 200 | 404,
  ) {
    const { file, coding } = await findForm(request, path)
    if (!file) return false
    const headers: Record<string, string | number> = {
      ...headersFor(plan, sitePath(path === '/index.html' ? '/' : path, base)),
      'Content-Type': typeOf(path),
    }
    if (compressible.has(extname(path))) headers['Vary'] = 'Accept-Encoding'
    if (status === 200) {
      headers['ETag'] = file.etag
      headers['Last-Modified'] = file.lastModified
      if (fresh(request.headers, { etag: file.etag, 'last-modified': file.lastModified })) {
        response.writeHead(304, headers).end()
        return true
      }
    }
    if (coding) headers['Content-Encoding'] = coding
    headers['Content-Length'] = file.body.length
    response.writeHead(status, headers).end(file.body)
    return true
  }

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headersFor(plan, '/'), Allow: 'GET, HEAD' }).end()
      return
    }
    const address = request.url ?? '/'
    const requested = readPath(address)
    const own = redirects.get(requested)
    if (own !== undefined) {
      const Location = own + searchOf(address)
      response.writeHead(301, { ...headersFor(plan, '/'), Location }).end()
      return
    }
    const redirect = (to: string) => {
      // As in an address: a header holds ASCII alone.
      const Location = sitePath(to.split('/').map(encodeURIComponent).join('/'), base) + searchOf(address)
      response.writeHead(308, { ...headersFor(plan, '/'), Location }).end()
    }
    if (base !== '/' && (requested === '/' || `${requested}/` === base)) return redirect('/')
    // A path outside the shop is a 404.
    const path = pathInSite(requested, base) ?? '/404'
    const page = cleanPath(path)
    const pageFile = page === '/' ? '/index.html' : `${page}.html`
    const isAddress = page !== '/404' && page !== '/fallback'
    if (isAddress && page !== path && (await findFile(pageFile))) {
      // The redirect is built from a page's own address: `//evil.example/` must not leave the origin.
      return redirect(page)
    }
    const isVisible = isAddress && page === path && !isHidden(path)
    if (isVisible && (await sendFile(request, response, path, 200))) return
    if (isVisible && (await sendFile(request, response, pageFile, 200))) return
    if (isVisible && productPath.test(path) && (await sendFile(request, response, fallbackPage, 200))) return
    if (await sendFile(request, response, '/404.html', 404)) return
    sendText(response, 404, 'Not found.', headersFor(plan, '/'))
  }
}

/** Sends a sentence as plain text. */
export function sendText(response: ServerResponse, status: number, sentence: string, headers: Headers): void {
  const body = `${sentence}\n`
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...own }).end(body)
}

/** Scripts and JSON are UTF-8 by definition: the charset parameter would only add bytes. */
function typeOf(path: string): string {
  const type = lookup(path) || 'application/octet-stream'
  return /^text\/(?!javascript)/.test(type) ? `${type}; charset=utf-8` : type
}

/** During a build's renames, pages of the previous release are sent with the current policy. */
const withPrevious = ({ previous, ...facts }: SiteOptions['facts']) => ({
  base: facts.base,
  folders: facts.folders,
  files: facts.files,
  ownPages: joined(facts.ownPages, previous?.ownPages),
  scriptHashes: joined(facts.scriptHashes, previous?.scriptHashes),
  styleHashes: joined(facts.styleHashes, previous?.styleHashes),
  imageOrigins: joined(facts.imageOrigins, previous?.imageOrigins),
  connectOrigins: joined(facts.connectOrigins, previous?.connectOrigins),
})

const joined = (own: readonly string[], others: readonly string[] = []) => [...new Set([...own, ...others])]

const isFolder = (path: string) =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )

/** The decoded path of an address; the raw path where it cannot be decoded, or has a spelling of its own. */
function readPath(address: string): string {
  const [path = '/'] = address.split('?', 1)
  if (/%2f|%5c|%2e/i.test(path)) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function searchOf(address: string): string {
  const start = address.indexOf('?')
  return start === -1 ? '' : address.slice(start)
}

/** The path without a slash at the end, `.html` and `/index`. */
function cleanPath(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const page = path
    .slice(0, end)
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return page === '' ? '/' : page
}

/**
 * Compressed forms are for content negotiation: under their own names they would have a wrong type. `_headers` and
 * `_redirects` are for hosts.
 */
const isHidden = (path: string) => /\.(?:br|gz)$|^\/(?:_headers|_redirects)$/.test(path)

const productPath = new RegExp(`^/product/${productSegment}$`)
