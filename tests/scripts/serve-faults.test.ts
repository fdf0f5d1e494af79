import { type FileHandle, open, readFile, realpath, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../scripts/serve/serve.ts'
import { writeSiteFacts } from '../../scripts/pages/site-facts.ts'
import { sendRaw } from './raw-response.ts'
import { longPage, smallSiteFacts, writeSmallSite } from './small-site.ts'

vi.mock(import('node:fs/promises'), { spy: true })
const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')

let site: Awaited<ReturnType<typeof writeSmallSite>>
let server: RunningServer

/** Counts calls of the file system, and lets one of them fail. */
let calls: number
let failing: { readonly call: number; readonly code: string } | null

function countCall(): void {
  calls += 1
  if (calls === failing?.call) throw Object.assign(new Error(failing.code), { code: failing.code })
}

/** An open file whose every method counts as a call; the descriptor is closed even where `close` fails. */
function watchHandle(handle: FileHandle): FileHandle {
  const close = handle.close.bind(handle)
  vi.spyOn(handle, 'readFile').mockImplementation(async () => {
    countCall()
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc((await handle.stat()).size) })
    return buffer.subarray(0, bytesRead)
  })
  vi.spyOn(handle, 'close').mockImplementation(async () => {
    await close()
    countCall()
  })
  return handle
}

beforeEach(async () => {
  calls = 0
  failing = null
  vi.mocked(stat).mockImplementation(actual.stat)
  vi.mocked(realpath).mockImplementation(actual.realpath)
  vi.mocked(readFile).mockImplementation(actual.readFile)
  vi.mocked(open).mockImplementation(actual.open)
  site = await writeSmallSite()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(async () => {
  await server.close()
  await rm(site.folder, { recursive: true })
})

const start = async () => {
  server = await startServer({ port: 0, dist: site.dist, siteFacts: site.siteFacts })
}

function watchFiles(): void {
  vi.mocked(stat).mockImplementation(async (...args) => {
    countCall()
    return actual.stat(...args)
  })
  vi.mocked(realpath).mockImplementation(async (...args: Parameters<typeof actual.realpath>) => {
    countCall()
    return actual.realpath(...args)
  })
  vi.mocked(readFile).mockImplementation(async (...args: Parameters<typeof actual.readFile>) => {
    countCall()
    return actual.readFile(...args)
  })
  vi.mocked(open).mockImplementation(async (...args) => {
    countCall()
    return watchHandle(await actual.open(...args))
  })
}

const fetchPath = (path: string) => sendRaw(server.port, `GET ${path} HTTP/1.1`)

describe.each(['EIO', 'EMFILE', 'ENOENT', 'EACCES'])('a server whose file system fails with %s', (code) => {
  it('fails at most that one request, and sends the next response whole', async () => {
    await start()
    watchFiles()
    await fetchPath('/products')
    const most = calls
    expect(most).toBeGreaterThan(4)
    for (let call = 1; call <= most; call += 1) {
      // A new server, so that nothing is cached in memory.
      await server.close()
      failing = null
      await start()
      calls = 0
      failing = { call, code }
      const { status, body } = await fetchPath('/products')
      expect(status === 200 ? body : longPage('Products')).toBe(longPage('Products'))
      expect([200, 404, 500, 503]).toContain(status)
      expect(calls).toBeGreaterThanOrEqual(call)
      const next = await fetchPath('/products')
      expect({ status: next.status, body: next.body }).toEqual({ status: 200, body: longPage('Products') })
    }
  })

  it('continues with the known site where new facts cannot be read', async () => {
    await start()
    await fetchPath('/products')
    watchFiles()
    for (const call of [1, 2]) {
      await writeSiteFacts(site.siteFacts, smallSiteFacts)
      calls = 0
      failing = { call, code }
      const { status, body } = await fetchPath('/products')
      expect({ status, body }).toEqual({ status: 200, body: longPage('Products') })
    }
  })
})

describe('a server with a missing file', () => {
  it.each(['/product/12', '/assets/main-abc.js'])('responds to %s with 404, and continues', async (path) => {
    await start()
    const file = resolve(site.dist, `.${path}${path.includes('.') ? '' : '.html'}`)
    const before = await fetchPath(path)
    expect(before.status).toBe(200)
    await rm(file)
    expect((await fetchPath(path)).status).toBe(404)
    expect((await fetchPath('/products')).status).toBe(200)
  })

  it('responds with a plain 404 where the 404 page is missing, too', async () => {
    await start()
    await rm(resolve(site.dist, '404.html'))
    const { status, body, headers } = await fetchPath('/nowhere')
    expect({ status, body }).toEqual({ status: 404, body: 'Not found.\n' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('a server that runs out of descriptors', () => {
  it('responds with 503, and when to retry', async () => {
    await start()
    watchFiles()
    vi.mocked(open).mockRejectedValue(Object.assign(new Error('EMFILE'), { code: 'EMFILE' }))
    const { status, headers } = await fetchPath('/products')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('2')
    expect(headers['cache-control']).toBe('no-store')
  })
})
