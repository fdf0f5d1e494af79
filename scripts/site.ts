import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import sirv from 'sirv'
import { headersFor, type InlineHashes, planHeaders } from './headers.ts'

/** Answers any request whatever, once. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void

/** The built pages in `dist`, ready to be served. Reads the folder's contents once: open it anew after a build. */
export async function openSite(dist: string, hashes: InlineHashes): Promise<Site> {
  const files = await listFiles(dist)
  const pages = findPages(files)
  const notFound = readVariants(resolve(dist, '404.html'))
  const plan = planHeaders({ ...hashes, files })
  const serveFile = sirv(dist, { etag: true, brotli: true, gzip: true, extensions: ['html'] })

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    const accepted = request.headers['accept-encoding'] ?? ''
    const variant = notFound.find(({ coding }) => coding === null || accepted.includes(coding))
    if (variant?.coding) response.setHeader('Content-Encoding', variant.coding)
    setHeaders(response, '/404.html')
    response.setHeader('Content-Type', 'text/html;charset=utf-8')
    response.setHeader('Content-Length', variant?.body.length ?? 0)
    response.setHeader('Vary', 'Accept-Encoding')
    response.writeHead(404).end(variant?.body)
  }

  function setHeaders(response: ServerResponse, path: string): void {
    response.setHeaders(new Map(Object.entries(headersFor(plan, path))))
  }

  return (request, response) => {
    const address = request.url ?? '/'
    const path = readPath(address)
    setHeaders(response, path)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const page = cleanPath(path)
    if (page === '/404' || isHidden(path)) {
      answerNotFound(request, response)
    } else if (page !== path && pages.has(page)) {
      // Where to is our own word, never the visitor's: `//evil.example/` must not lead off.
      response.writeHead(308, { Location: page + searchOf(address) }).end()
    } else {
      // Nothing here is large enough for parts, and an odd range would end in an exception.
      delete request.headers.range
      serveFile(request, response, () => answerNotFound(request, response))
    }
  }
}

/** Relative to the folder, with slashes as in addresses. */
async function listFiles(dist: string): Promise<readonly string[]> {
  const files = await readdir(dist, { recursive: true })
  return files.map((file) => file.replaceAll('\\', '/'))
}

/** Addresses of all pages, in the one form that is answered without a redirect: `/`, `/product/12`. */
function findPages(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.filter((file) => file.endsWith('.html')).map((file) => cleanPath(`/${file}`)))
}

/** The forms of a file that were made ahead, smallest first; at least the plain one. */
function readVariants(file: string) {
  const variants = [
    { coding: 'br', file: `${file}.br` },
    { coding: 'gzip', file: `${file}.gz` },
    { coding: null, file },
  ]
  return variants
    .filter((variant) => existsSync(variant.file))
    .map((variant) => ({ coding: variant.coding, body: readFileSync(variant.file) }))
}

/** The path of an address, decoded; as it came where it cannot be. */
function readPath(address: string): string {
  const [path = '/'] = address.split('?', 1)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function searchOf(address: string): string {
  const start = address.indexOf('?')
  return start === -1 ? '' : address.slice(start)
}

/** Without the slash at the end, `.html` and `/index`. */
function cleanPath(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const page = path
    .slice(0, end)
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return page === '' ? '/' : page
}

/** The made-ahead forms are for negotiation: by their own names they would be mislabelled. `_headers` is for hosts. */
function isHidden(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz') || path === '/_headers'
}
