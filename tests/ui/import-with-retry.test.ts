// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { importWithRetry } from '#ui/import-with-retry.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('an import that succeeds returns its module', async () => {
  await expect(importWithRetry(() => Promise.resolve('part'))).resolves.toBe('part')
})

test('an import that fails is retried at each press, until it succeeds', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  const done = vi.fn<(part: string) => void>()
  void importWithRetry(load).then(done)
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
  document.body.click()
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  expect(done).not.toHaveBeenCalled()
  load.mockResolvedValue('part')
  document.body.click()
  await settle()
  expect(done).toHaveBeenCalledWith('part')
  document.body.click()
  expect(load).toHaveBeenCalledTimes(3)
})
