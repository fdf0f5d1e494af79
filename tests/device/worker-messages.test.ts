import { expect, it } from 'vitest'
import { isWorkerMessage } from '#device/worker-messages.ts'

it.each([{ type: 'SKIP_WAITING' }, { type: 'HAS_FILE', url: 'https://shop.example/assets/a.js' }])(
  'the worker understands %j',
  (message) => {
    expect(isWorkerMessage(message)).toBe(true)
  },
)

it.each([
  null,
  undefined,
  'SKIP_WAITING',
  {},
  { type: 'HAS_FILE' },
  { type: 'HAS_FILE', url: 1 },
  { type: 'X' },
  [],
])('the worker ignores %j', (message) => {
  expect(isWorkerMessage(message)).toBe(false)
})
