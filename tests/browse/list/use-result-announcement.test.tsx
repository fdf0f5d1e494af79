// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CountingResult } from '#browse/list/result-announcement.ts'
import { useResultAnnouncement } from '#browse/list/use-result-announcement.ts'
import { endWithFile } from '../../end-with-file.ts'

const announce = vi.hoisted(() => vi.fn<(text: string) => void>())
vi.mock('#ui/announcer.ts', () => ({ announce }))

endWithFile()

beforeEach(() => {
  announce.mockClear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function Results(result: CountingResult) {
  useResultAnnouncement(result)
  return null
}

const opened: CountingResult = { total: 42, category: 'All', conditions: '', sort: undefined }

/** Shows one result after the other, and waits for the announcement. */
async function show(...results: readonly CountingResult[]) {
  const { rerender } = render(<Results {...opened} total={null} />)
  for (const result of results) rerender(<Results {...result} />)
  await act(() => vi.advanceTimersByTimeAsync(700))
  await vi.dynamicImportSettled()
}

test('nothing is announced when the page opens and counts its products', async () => {
  await show(opened)
  expect(announce).not.toHaveBeenCalled()
})

test('nothing is announced where the same result is shown again', async () => {
  await show(opened, { ...opened, conditions: 'lamp' }, { ...opened })
  expect(announce).not.toHaveBeenCalled()
})

test('a change is announced once, after a pause', async () => {
  await show(opened, { ...opened, total: 40 }, { ...opened, total: 34 })
  expect(announce.mock.calls).toEqual([['34 products, 8 fewer']])
})
