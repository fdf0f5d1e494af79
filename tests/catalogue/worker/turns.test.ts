import { afterEach, expect, test, vi } from 'vitest'
import { takeTurns } from '#catalogue/worker/turns.ts'

afterEach(() => vi.restoreAllMocks())

test('a pause does not wait before a turn is over', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(100)
  const turns = takeTurns()
  vi.spyOn(performance, 'now').mockReturnValue(103)
  let hasContinued = false
  void turns.pause().then(() => {
    hasContinued = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(hasContinued).toBe(true)
})

test('all pauses continue in their order, after time for messages', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100)
  const turns = takeTurns()
  now.mockReturnValue(104)
  const order: string[] = []
  const all = Promise.all([
    turns.pause().then(() => order.push('build')),
    turns.pause().then(() => order.push('search')),
  ])
  await Promise.resolve()
  await Promise.resolve()
  expect(order).toEqual([])
  await all
  expect(order).toEqual(['build', 'search'])
})

test('a message starts a new turn', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100)
  const turns = takeTurns()
  now.mockReturnValue(200)
  turns.begin()
  now.mockReturnValue(203)
  let hasContinued = false
  void turns.pause().then(() => {
    hasContinued = true
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(hasContinued).toBe(true)
})
