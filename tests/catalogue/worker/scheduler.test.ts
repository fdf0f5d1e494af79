import { afterEach, expect, test, vi } from 'vitest'
import { createScheduler } from '#catalogue/worker/scheduler.ts'

afterEach(() => vi.restoreAllMocks())

test('a pause does not wait before a turn is over', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(100)
  const scheduler = createScheduler()
  vi.spyOn(performance, 'now').mockReturnValue(103)
  let hasContinued = false
  void scheduler.pause().then(() => {
    hasContinued = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(hasContinued).toBe(true)
})

test('all pauses continue in their order, after time for messages', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100)
  const scheduler = createScheduler()
  now.mockReturnValue(104)
  const order: string[] = []
  const all = Promise.all([
    scheduler.pause().then(() => order.push('build')),
    scheduler.pause().then(() => order.push('search')),
  ])
  await Promise.resolve()
  await Promise.resolve()
  expect(order).toEqual([])
  await all
  expect(order).toEqual(['build', 'search'])
})

test('a message starts a new turn', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100)
  const scheduler = createScheduler()
  now.mockReturnValue(200)
  scheduler.begin()
  now.mockReturnValue(203)
  let hasContinued = false
  void scheduler.pause().then(() => {
    hasContinued = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(hasContinued).toBe(true)
})
