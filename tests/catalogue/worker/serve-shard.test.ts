import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { generatedCatalogue } from '#catalogue/worker/generated-catalogue.ts'
import { openGeneratedRecords } from '#catalogue/worker/generated-records.ts'
import type { FromShard } from '#catalogue/worker/messages.ts'
import { countOrdinals } from '#catalogue/worker/ordinals.ts'
import { serveShard } from '#catalogue/worker/serve-shard.ts'
import type { OpenRecords } from '#catalogue/worker/shard-records.ts'

/** Those of the shard that was opened last. */
let messages: readonly FromShard[] = []
const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

const isReceived = (kind: FromShard['kind'], number: number) =>
  messages.some((message) => message.kind === kind && 'number' in message && message.number === number)

function openShard(openRecords: OpenRecords = openGeneratedRecords) {
  const sent: FromShard[] = []
  messages = sent
  return serveShard((message) => sent.push(message), { pause }, openRecords)
}

/** Its timers stand still. */
async function serve() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const receive = openShard()
  receive({ kind: 'build', from: 0, to: countOrdinals(100_000) })
  while (!messages.some((message) => message.kind === 'progress' && message.fraction === 1)) await pause()
  return receive
}

/** Its catalogue loads no further than the first texts until `release` is called. */
async function serveOnSlowLine() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const openRecords: OpenRecords = (from, to) => {
    const records = openGeneratedRecords(from, to)
    let loads = 0
    return {
      ...records,
      async load() {
        loads += 1
        if (loads > 1) await released
        return records.load()
      },
      async readColumns(between) {
        await released
        return records.readColumns(between)
      },
    }
  }
  const receive = openShard(openRecords)
  receive({ kind: 'build', from: 0, to: countOrdinals(10_000) })
  while (!messages.some((message) => message.kind === 'progress')) await pause()
  return { receive, release }
}

const someTurns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await pause()
}

test('after the first slice a shard waits before it scans the rest, so that the page can draw', async () => {
  const receive = await serve()
  receive({ kind: 'find', search: 'cotton', choice: 'All', wantsFirstSlice: true, number: 1 })
  while (!isReceived('first-slice', 1)) await pause()
  for (let turn = 0; turn < 50; turn += 1) await pause()
  expect(isReceived('found', 1)).toBe(false)
  vi.advanceTimersByTime(32)
  while (!isReceived('found', 1)) await pause()
})

test('without a wish for the first slice a shard scans all at once', async () => {
  const receive = await serve()
  receive({ kind: 'find', search: 'cotton', choice: 'All', number: 1 })
  while (!isReceived('found', 1)) await pause()
  expect(isReceived('first-slice', 1)).toBe(false)
})

test('a query that is cancelled in that time does not delay the next one', async () => {
  const receive = await serve()
  receive({ kind: 'find', search: 'cotton', choice: 'All', wantsFirstSlice: true, number: 1 })
  while (!isReceived('first-slice', 1)) await pause()
  receive({ kind: 'cancel', number: 1 })
  receive({ kind: 'find', search: 'travel', choice: 'All', wantsFirstSlice: true, number: 2 })
  while (!isReceived('first-slice', 2)) await pause()
  expect(isReceived('found', 1)).toBe(false)
})

test('a search without filters interrupts a query with filters, which is answered afterwards', async () => {
  const receive = await serve()
  const facets = { kind: 'find', search: 'cotton', choice: 'All', filters: {} } as const
  const facetsOf = (number: number) => {
    const found = messages.find((message) => message.kind === 'found' && message.number === number)
    return found?.kind === 'found' ? found.answer.facetCounts : undefined
  }
  receive({ ...facets, number: 1 })
  await pause()
  receive({ kind: 'find', search: 'travel', choice: 'All', wantsFirstSlice: true, number: 2 })
  while (!isReceived('first-slice', 2)) await pause()
  expect(isReceived('found', 1)).toBe(false)
  vi.advanceTimersByTime(32)
  while (!isReceived('found', 1)) await pause()
  expect(isReceived('found', 2)).toBe(true)
  receive({ ...facets, search: 'Cotton', number: 3 })
  while (!isReceived('found', 3)) await pause()
  expect(facetsOf(1)).toEqual(facetsOf(3))
  expect(facetsOf(1)?.total).toBeGreaterThan(0)
})

test('a cancelled query with filters is not answered after the search that interrupted it', async () => {
  const receive = await serve()
  receive({ kind: 'find', search: 'cotton', choice: 'All', filters: {}, number: 1 })
  await pause()
  receive({ kind: 'find', search: 'travel', choice: 'All', wantsFirstSlice: true, number: 2 })
  receive({ kind: 'cancel', number: 1 })
  while (!isReceived('first-slice', 2)) await pause()
  vi.advanceTimersByTime(32)
  receive({ kind: 'find', search: 'lamp', choice: 'All', filters: {}, number: 3 })
  while (!isReceived('found', 3)) await pause()
  expect(isReceived('found', 1)).toBe(false)
})

describe('while the catalogue loads', () => {
  const onSale = { kind: 'find', search: '', choice: 'All', filters: { sale: true } } as const
  const facets = { kind: 'find', search: 'cotton', choice: 'All', filters: {}, match: 'words' } as const
  const list = { kind: 'products', search: '', choice: 'Fashion', start: 0, end: 30 } as const
  const firstSlice = { kind: 'find', search: 'travel', choice: 'All', wantsFirstSlice: true } as const

  test.each([
    ['with filters', onSale],
    ['for words', facets],
    ['without filters', { ...firstSlice, search: 'nothing like it' }],
    ['for its last products', { ...list, start: 2000, end: 3000 }],
  ])('a query %s that is cancelled does not delay the next one', async (_which, query) => {
    const { receive } = await serveOnSlowLine()
    receive({ ...query, number: 1 })
    await someTurns()
    receive({ kind: 'cancel', number: 1 })
    receive({ ...list, number: 2 })
    await someTurns()
    expect(isReceived('products', 2)).toBe(true)
  })

  test.each([
    ['a list', 'products', list],
    ['a first slice', 'first-slice', firstSlice],
  ] as const)(
    'queries with filters do not delay %s, and are answered afterwards',
    async (_w, kind, query) => {
      const { receive, release } = await serveOnSlowLine()
      receive({ ...onSale, number: 1 })
      receive({ ...facets, number: 2 })
      await someTurns()
      receive({ ...query, number: 3 })
      await someTurns()
      expect(isReceived(kind, 3)).toBe(true)
      receive({ kind: 'cancel', number: 3 })
      release()
      while (!isReceived('found', 1) || !isReceived('found', 2)) await pause()
    },
  )

  test('counts do not delay the first slice of another category, and are answered afterwards', async () => {
    const { receive, release } = await serveOnSlowLine()
    const counts = { kind: 'find', search: 'made', choice: 'All' } as const
    receive({ ...counts, number: 1 })
    await someTurns()
    receive({ ...counts, choice: 'Fashion', number: 2 })
    receive({ ...counts, choice: 'Fashion', wantsFirstSlice: true, number: 3 })
    await someTurns()
    expect(isReceived('first-slice', 3)).toBe(true)
    expect(isReceived('found', 1)).toBe(false)
    receive({ kind: 'cancel', number: 3 })
    release()
    while (!isReceived('found', 1) || !isReceived('found', 2)) await pause()
  })
})

test('the first shard sends the first products of the catalogue in its order, and no other shard does', async () => {
  const firstProductsOf = async (from: number, to: number) => {
    const receive = openShard()
    receive({ kind: 'build', from, to })
    receive({ kind: 'find', search: 'cotton', choice: 'All', filters: {}, number: 1 })
    while (!isReceived('found', 1)) await pause()
    for (let turn = 0; turn < 50; turn += 1) await pause()
    return messages.flatMap((message) => (message.kind === 'first-products' ? message.products : []))
  }
  const first = await generatedCatalogue(10_000).list('All', 0, 4096)
  expect(first).toHaveLength(4096)
  expect(await firstProductsOf(0, countOrdinals(10_000))).toEqual(first)
  expect(await firstProductsOf(0, countOrdinals(200))).toEqual(first?.slice(0, 195))
  expect(await firstProductsOf(5000, countOrdinals(10_000))).toEqual([])
})
