import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { shopSource } from '#catalogue/http/shop-source.ts'

const question = { category: 'All', search: '', size: 200 }

test('a new snapshot discards the lists of the previous one, and visible ones are asked for again', async () => {
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
  const sliceAt = (page: number) => ({
    queryKey: ['catalogue', 'slice', page],
    queryFn: async () => (await shopSource('https://catalogue.example', client).slice(question, page)).total,
    staleTime: Infinity,
  })
  const totals = () => [0, 1, 2].map((page) => client.getQueryData(sliceAt(page).queryKey))
  const stop = new QueryObserver(client, sliceAt(0)).subscribe(() => undefined)
  await client.query(sliceAt(0))
  await client.query(sliceAt(1))
  expect(totals()).toEqual([1, 1, undefined])
  snapshot = 2
  await client.query(sliceAt(2))
  await vi.waitFor(() => expect(totals()).toEqual([2, undefined, 2]))
  stop()
  client.clear()
})
