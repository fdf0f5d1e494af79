import { expect, it } from 'vitest'
import { isWorkerWord } from '#device/worker-words.ts'

it.each([{ type: 'SKIP_WAITING' }, { type: 'HAS_FILE', url: 'https://shop.example/assets/a.js' }])(
  'the worker understands %j',
  (word) => {
    expect(isWorkerWord(word)).toBe(true)
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
])('the worker ignores %j', (word) => {
  expect(isWorkerWord(word)).toBe(false)
})
