import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('virtual:precache', () => ({
  entries: [{ url: '/404.html', revision: '1' }],
  textPagePaths: ['/our-story'],
  otherWorkers: undefined,
}))

/** The events of a service worker that Workbox asks for. */
class ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>) {
    work.catch(() => undefined)
  }
}
class FetchEvent extends ExtendableEvent {}

beforeEach(() => {
  vi.useFakeTimers()
  const match = (key: Request | string) => {
    const isShell = typeof key === 'string' && key.startsWith('https://shop.example/404.html')
    return Promise.resolve(isShell ? new Response('the shell', { status: 404 }) : undefined)
  }
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL('https://shop.example/sw.js'))
  vi.stubGlobal('ExtendableEvent', ExtendableEvent)
  vi.stubGlobal('FetchEvent', FetchEvent)
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match }), match: () => Promise.resolve() })
  // Workbox logs every request.
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a navigation to a path gets from a host that takes 10 seconds to answer, or to fail. */
async function openSlowly(path: string, host: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', () => new Promise((done) => setTimeout(done, 10_000)).then(host))
  const { answerPage } = await import('#service-worker/pages.ts')
  const request = new Request(`https://shop.example${path}`)
  const answer = answerPage.handle({ request, event: new ExtendableEvent('fetch') })
  await vi.advanceTimersByTimeAsync(10_000)
  const response = await answer
  return `${response.status} ${await response.text()}`
}

const answers = () => Promise.resolve(new Response('of the host'))
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a page that is not on the device', () => {
  test.each(['/about.html', '/price-list.pdf', '/blog/', '/our-story/more', '/nowhere'])(
    'comes from a slow host at %s, which may be a file of the owner’s',
    async (path) => {
      expect(await openSlowly(path, answers)).toBe('200 of the host')
    },
  )

  test.each(['/product/1-mug', '/product/1-mug?color=red', '/category/tea', '/our-story'])(
    'is rendered by the shell at %s where the host is slow',
    async (path) => {
      expect(await openSlowly(path, answers)).toBe('200 the shell')
    },
  )

  test('is not found where the host is out of reach', async () => {
    expect(await openSlowly('/nowhere', fails)).toBe('404 the shell')
  })
})
