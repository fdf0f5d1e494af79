import { expect, test, vi } from 'vitest'
import { EngineFailure } from '#catalogue-service/engine.ts'
import { followSource } from '#catalogue-service/followed-backend.ts'
import type { Log } from '#catalogue-service/log.ts'
import { naiveDemo } from './demo-catalogue.ts'
import { createNaiveBackend } from './naive-backend.ts'

test('a service follows the current source, and keeps the previous one where the new one cannot be opened', async () => {
  let name: string | null = null
  const opened: string[] = []
  const backend = await followSource({
    source: () => Promise.resolve(name),
    open: (source) => {
      opened.push(source)
      if (source === 'damaged') return Promise.reject(new Error('damaged'))
      const size = source === 'small' ? 200 : 300
      return Promise.resolve({ ...createNaiveBackend(naiveDemo(size)), refresh: () => Promise.resolve() })
    },
    closed: () => Promise.resolve(),
    log: () => undefined,
    interval: 1_000_000,
    grace: 0,
  })
  const products = () => backend.view()?.products
  expect(products()).toBeUndefined()
  name = 'small'
  await backend.poll()
  expect(products()).toBe(195)
  name = 'damaged'
  await backend.poll()
  expect(products()).toBe(195)
  name = 'larger'
  await backend.poll()
  expect(products()).toBe(295)
  expect(opened).toEqual(['small', 'damaged', 'larger'])
  await backend.close()
})

test('the log names what the engine said of a source that cannot be opened', async () => {
  const log = vi.fn<Log>()
  const backend = await followSource({
    source: () => Promise.resolve('1'),
    open: () => Promise.reject(new EngineFailure('broken', 'Code: 60. DB::Exception: Unknown table')),
    closed: () => Promise.resolve(),
    log,
    interval: 1_000_000,
    grace: 0,
  })
  expect(log.mock.calls).toEqual([
    ['warn', 'catalogue not read', { detail: 'Code: 60. DB::Exception: Unknown table' }],
  ])
  await backend.close()
})

/** Follows sources that are named by numbers; `opened` and `closed` list them. */
async function followNumbers(interval: number) {
  const state = { name: '1', opening: Promise.resolve() }
  const opened: string[] = []
  const closed: string[] = []
  const backend = await followSource({
    source: () => Promise.resolve(state.name),
    async open(source) {
      opened.push(source)
      await state.opening
      return { ...createNaiveBackend(naiveDemo(200)), refresh: () => Promise.resolve() }
    },
    closed: (source) => Promise.resolve(void closed.push(source)),
    log: () => undefined,
    interval,
    grace: 1_000_000,
  })
  return { backend, state, opened, closed }
}

test('a catalogue that opens slowly is opened once, however often it is polled', async () => {
  vi.useFakeTimers()
  try {
    const { backend, state, opened } = await followNumbers(1000)
    let finish: () => void = () => undefined
    state.opening = new Promise((resolve) => (finish = resolve))
    state.name = '2'
    let polls = 0
    const { name } = state
    Object.defineProperty(state, 'name', {
      get() {
        polls += 1
        return name
      },
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(polls).toBe(1)
    finish()
    await vi.advanceTimersByTimeAsync(0)
    // Nothing has queued up meanwhile.
    expect([opened, polls]).toEqual([['1', '2'], 1])
    await backend.close()
  } finally {
    vi.useRealTimers()
  }
})

test('a service that closes also closes the previous sources that still wait for their queries', async () => {
  const { backend, state, closed } = await followNumbers(1_000_000)
  state.name = '2'
  await backend.poll()
  expect(closed).toEqual([])
  await backend.close()
  expect(closed).toEqual(['1'])
})
