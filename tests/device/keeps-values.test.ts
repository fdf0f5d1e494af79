import { afterEach, expect, test, vi } from 'vitest'
import { keepsValues } from '#device/keeps-values.ts'
import { blockStorage, FullStorage, putStorage, WorkingStorage } from './faulty-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('working storage is detected, and left unchanged', () => {
  const storage = putStorage(new WorkingStorage())
  expect(keepsValues()).toBe(true)
  expect(storage).toHaveLength(0)
})

test('full storage is detected', () => {
  putStorage(new FullStorage())
  expect(keepsValues()).toBe(false)
})

test('blocked storage is detected', () => {
  const unblock = blockStorage()
  try {
    expect(keepsValues()).toBe(false)
  } finally {
    unblock()
  }
})
