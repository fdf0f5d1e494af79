import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

// As a build of a shop on a service has them.
vi.mock('virtual:catalogue/settings', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  serviceUrl: 'https://catalogue.example',
  serviceSnapshot: 1,
}))

/** As of another page: each has one source. */
let page: typeof import('#catalogue/http/service-source.ts')
beforeEach(async () => {
  vi.resetModules()
  page = await import('#catalogue/http/service-source.ts')
})

const listQuery = { category: 'All', search: '', size: 200 }

test('a new snapshot discards the lists of the previous one, and replaces those that are visible', async () => {
  let snapshot = 1
  vi.stubGlobal('fetch', (address: string) => {
    const wanted = new URL(address).searchParams.get('snapshot')
    return Promise.resolve(
      wanted !== null && Number(wanted) !== snapshot
        ? Response.json({ version: 1, problem: 'other-snapshot', message: 'x', snapshot }, { status: 409 })
        : Response.json({ version: 1, snapshot, products: [], total: snapshot, next: null }),
    )
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const sliceAt = (number: number) => ({
    queryKey: ['catalogue', 'slice', number],
    queryFn: async () => (await page.serviceSource(client).slice(listQuery, number)).total,
    staleTime: Infinity,
  })
  const totals = () => [0, 1, 2].map((number) => client.getQueryData(sliceAt(number).queryKey))
  const shown: unknown[] = []
  const stop = new QueryObserver(client, sliceAt(0)).subscribe(({ data }) => {
    if (data !== shown.at(-1)) shown.push(data)
  })
  await client.query(sliceAt(0))
  await client.query(sliceAt(1))
  expect(totals()).toEqual([1, 1, undefined])
  snapshot = 2
  await client.query(sliceAt(2))
  await expect.poll(totals).toEqual([2, undefined, 2])
  // The visible list is never empty meanwhile.
  expect(shown).toEqual([1, 2])
  stop()
  client.clear()
})

test('a page that was built from another snapshot keeps its list until the new one is there', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/v1/catalogue'))
      return Response.json({
        version: 1,
        snapshot: 2,
        name: 'Shop',
        products: 2,
        categories: [],
        priceSteps: [],
        sorts: [],
      })
    await answered
    return Response.json({ version: 1, snapshot: 2, products: [], total: 2, next: null })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const list = {
    queryKey: ['catalogue', 'slice', 0],
    queryFn: async () => (await page.serviceSource(client).slice(listQuery, 0)).total,
    staleTime: Infinity,
  }
  client.setQueryData(list.queryKey, 1)
  client.setQueryData(['catalogue', 'product', 7], 'a price of the build')
  const stop = new QueryObserver(client, list).subscribe(() => undefined)
  const checked = page.checkState(client)
  await expect.poll(() => client.isFetching()).toBe(1)
  expect(client.getQueryData(list.queryKey)).toBe(1)
  answer()
  await checked
  expect(client.getQueryData(list.queryKey)).toBe(2)
  // A part that is not hydrated yet begins with it, and then fetches it.
  expect(client.getQueryState(['catalogue', 'product', 7])).toMatchObject({
    data: 'a price of the build',
    isInvalidated: true,
  })
  stop()
  client.clear()
})
