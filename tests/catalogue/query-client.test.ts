import { expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { ensureQuery, productQuery, sliceQuery } from '#catalogue/queries.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import type { ListQuery, Slice } from '#catalogue/source/source.ts'

const lamps: ListQuery = { category: 'All', search: 'lam', size: 200 }
const slice: Slice = { products: [], total: 0 }

/** A source that the test resolves, and that rejects once its signal is aborted. */
function slowSource() {
  const signals: AbortSignal[] = []
  let settle: (found: Slice) => void = () => {}
  const spy = vi.spyOn(embeddedSource, 'slice').mockImplementation(
    (_question, _page, signal) =>
      new Promise((resolve, reject) => {
        if (signal) signals.push(signal)
        settle = resolve
        signal?.addEventListener('abort', () => reject(new Error('cancelled')))
      }),
  )
  return { spy, signals, settle: (found: Slice) => settle(found) }
}

test('a loader that runs twice fills the cache once', async () => {
  const product = vi.spyOn(embeddedSource, 'product')
  const client = createQueryClient()
  const { signal } = new AbortController()
  expect((await ensureQuery(client, productQuery(86, 200), signal))?.id).toBe(86)
  await ensureQuery(client, productQuery(86, 200), signal)
  expect(product).toHaveBeenCalledOnce()
  expect(client.getQueryData(productQuery(86, 200).queryKey)?.id).toBe(86)
})

test('a query without observers is cancelled', async () => {
  const source = slowSource()
  const loader = new AbortController()
  const filling = ensureQuery(createQueryClient(), sliceQuery(lamps, 0), loader.signal)
  await expect.poll(() => source.signals).toHaveLength(1)
  expect(source.signals[0]?.aborted).toBe(false)
  loader.abort()
  await expect(filling).rejects.toThrow('CancelledError')
  expect(source.signals[0]?.aborted).toBe(true)
})

test('a query with two waiting callers continues when one of them is aborted', async () => {
  const source = slowSource()
  const client = createQueryClient()
  const [one, other] = [new AbortController(), new AbortController()]
  void ensureQuery(client, sliceQuery(lamps, 0), one.signal)
  const filling = ensureQuery(client, sliceQuery(lamps, 0), other.signal)
  await expect.poll(() => source.signals).toHaveLength(1)
  one.abort()
  source.settle(slice)
  expect(await filling).toEqual(slice)
  expect(source.spy).toHaveBeenCalledOnce()
  expect(source.signals[0]?.aborted).toBe(false)
})

test('a cancelled query can be started again', async () => {
  const source = slowSource()
  const client = createQueryClient()
  const [one, other] = [new AbortController(), new AbortController()]
  const cancelled = ensureQuery(client, sliceQuery(lamps, 0), one.signal)
  await expect.poll(() => source.signals).toHaveLength(1)
  one.abort()
  const filling = ensureQuery(client, sliceQuery(lamps, 0), other.signal)
  await expect(cancelled).rejects.toThrow('CancelledError')
  await expect.poll(() => source.signals).toHaveLength(2)
  source.settle(slice)
  expect(await filling).toEqual(slice)
})
