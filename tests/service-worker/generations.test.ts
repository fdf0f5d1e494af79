import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropOutdated, findOutdated } from '#service-worker/generations.ts'

/** A cache in memory, with the methods that the worker uses. */
function openCache(): Cache {
  const entries = new Map<string, Response>()
  const whole = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, 'https://shop.example').href
  return {
    add: () => Promise.reject(new Error('unused')),
    addAll: () => Promise.reject(new Error('unused')),
    matchAll: () => Promise.resolve([...entries.values()]),
    delete: (key) => Promise.resolve(entries.delete(whole(key))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    match: (key) => Promise.resolve(entries.get(whole(key))?.clone()),
    put: (key, response) => Promise.resolve(void entries.set(whole(key), response)),
  }
}

const at = (name: string) => `https://shop.example${name}`

describe('an outdated entry', () => {
  it("is in neither this version's list nor in the previous one's", () => {
    expect(findOutdated(['a', 'b', 'c'], ['c', 'd'], ['b'])).toEqual(['a'])
  })
})

describe('a new version', () => {
  let files: Cache

  beforeEach(() => {
    files = openCache()
    const records = openCache()
    vi.stubGlobal('caches', { open: () => Promise.resolve(records) })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  async function activate(names: readonly string[]): Promise<string[]> {
    for (const name of names) await files.put(at(name), new Response())
    await dropOutdated(files, names.map(at))
    return (await files.keys()).map(({ url }) => url.slice(at('').length)).toSorted()
  }

  it('keeps the parts of the previous version for open tabs, and drops older ones', async () => {
    expect(await activate(['/assets/a1.js', '/assets/b.js'])).toEqual(['/assets/a1.js', '/assets/b.js'])
    expect(await activate(['/assets/a2.js', '/assets/b.js'])).toEqual([
      '/assets/a1.js',
      '/assets/a2.js',
      '/assets/b.js',
    ])
    expect(await activate(['/assets/a3.js'])).toEqual(['/assets/a2.js', '/assets/a3.js', '/assets/b.js'])
    expect(await activate(['/assets/a4.js'])).toEqual(['/assets/a3.js', '/assets/a4.js'])
  })

  it('drops the pages of the previous version, since a tab has its page already', async () => {
    await activate(['/?__WB_REVISION__=1', '/assets/a1.js'])
    expect(await activate(['/?__WB_REVISION__=2', '/assets/a2.js'])).toEqual([
      '/?__WB_REVISION__=2',
      '/assets/a1.js',
      '/assets/a2.js',
    ])
  })

  it("keeps nothing older where the previous version's record cannot be read", async () => {
    await activate(['/assets/a1.js'])
    await (await caches.open('any')).put('/generation', new Response('{"no": "list"}'))
    expect(await activate(['/assets/a2.js'])).toEqual(['/assets/a2.js'])
  })
})
