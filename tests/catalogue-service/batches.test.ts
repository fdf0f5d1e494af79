import { expect, test } from 'vitest'
import { createBatches } from '#catalogue-service/batches.ts'

/** Batches that begin when `begin` is called; their answers are the queries in capitals. */
function batchesOf(most: number) {
  const waiting: (() => void)[] = []
  const taken: (readonly string[])[] = []
  const signals: AbortSignal[] = []
  const ask = createBatches<string, string>(most, async (take, signal) => {
    signals.push(signal)
    await new Promise<void>((begin) => waiting.push(begin))
    signal.throwIfAborted()
    const listQueries = take()
    taken.push(listQueries)
    if (listQueries.includes('fail')) throw new Error('failed')
    return listQueries.map((listQuery) => listQuery.toUpperCase())
  })
  const begin = () => {
    for (const one of waiting.splice(0)) one()
  }
  return { ask, begin, taken, signals }
}

const { signal } = new AbortController()

test('queries of a group that wait are answered together, each with its own answer', async () => {
  const { ask, begin, taken } = batchesOf(2)
  const answers = ['a', 'b', 'c'].map((listQuery) => ask('one', listQuery, signal))
  const other = ask('other', 'd', signal)
  begin()
  expect(await Promise.all([...answers, other])).toEqual(['A', 'B', 'C', 'D'])
  expect(taken).toEqual([['a', 'b'], ['c'], ['d']])
  const late = ask('one', 'e', signal)
  begin()
  expect(await late).toBe('E')
})

test('a query whose client has left is not sent, and the others are answered', async () => {
  const { ask, begin, taken, signals } = batchesOf(5)
  const left = new AbortController()
  const gone = ask('one', 'a', left.signal)
  const stays = ask('one', 'b', signal)
  left.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')
  begin()
  expect(await stays).toBe('B')
  expect(taken).toEqual([['b']])
  expect(signals[0]?.aborted).toBe(false)
})

test('a batch that all have left is stopped, and nobody joins it', async () => {
  const { ask, begin, taken, signals } = batchesOf(5)
  const left = new AbortController()
  const gone = ask('one', 'a', left.signal)
  left.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')
  expect(signals[0]?.aborted).toBe(true)
  const next = ask('one', 'b', signal)
  begin()
  expect(await next).toBe('B')
  expect(taken).toEqual([['b']])
})

test('a failure reaches all who wait, and the next query begins anew', async () => {
  const { ask, begin } = batchesOf(5)
  const all = Promise.allSettled([ask('one', 'fail', signal), ask('one', 'b', signal)])
  begin()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = ask('one', 'c', signal)
  begin()
  expect(await next).toBe('C')
})
