import { afterEach, expect, test, vi } from 'vitest'
import { isStorageAvailable } from '#device/storage-available.ts'
import { blockStorage, FullStorage, putStorage, WorkingStorage } from './faulty-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('working storage is detected, and left unchanged', () => {
  const storage = putStorage(new WorkingStorage())
  expect(isStorageAvailable()).toBe(true)
  expect(storage).toHaveLength(0)
})

test('full storage is detected', () => {
  putStorage(new FullStorage())
  expect(isStorageAvailable()).toBe(false)
})

test('blocked storage is detected', () => {
  const unblock = blockStorage()
  try {
    expect(isStorageAvailable()).toBe(false)
  } finally {
    unblock()
  }
})
