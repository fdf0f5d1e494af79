import { afterEach, expect, test, vi } from 'vitest'
import { keepsValues } from '#device/keeps-values.ts'
import { blockStorage, FullStorage, putStorage, WorkingStorage } from './faulty-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that keeps values says so, and is left as it was', () => {
  const storage = putStorage(new WorkingStorage())
  expect(keepsValues()).toBe(true)
  expect(storage).toHaveLength(0)
})

test('a full one does not', () => {
  putStorage(new FullStorage())
  expect(keepsValues()).toBe(false)
})

test('one whose storage is blocked does not', () => {
  const unblock = blockStorage()
  try {
    expect(keepsValues()).toBe(false)
  } finally {
    unblock()
  }
})
