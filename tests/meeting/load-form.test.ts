import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTemporal } from '#meeting/load-form.ts'

const before = Object.getOwnPropertyDescriptor(globalThis, 'Temporal')

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'Temporal')
})

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'Temporal', before)
  else Reflect.deleteProperty(globalThis, 'Temporal')
})

test('the polyfill is loaded where Temporal is missing', async () => {
  expect('Temporal' in globalThis).toBe(false)
  await Promise.all([loadTemporal(), loadTemporal()])
  expect(Temporal.PlainDate.from('2030-05-16').dayOfWeek).toBe(4)
})

test('the browser’s own Temporal is not replaced', async () => {
  const own = { its: 'own' }
  Object.defineProperty(globalThis, 'Temporal', { value: own, configurable: true })
  await loadTemporal()
  expect(Reflect.get(globalThis, 'Temporal')).toBe(own)
})
