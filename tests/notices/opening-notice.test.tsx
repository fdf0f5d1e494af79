// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportProgress } from '#catalogue/worker/progress.ts'
import { OpeningNotice } from '#notices/opening-notice.tsx'

const notice = () => screen.queryByText(/^Loading all products/)?.textContent
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const load = (fraction: number | null) =>
  act(() => reportProgress(fraction === null ? null : { size: 9000, fraction }))

beforeEach(() => {
  vi.useFakeTimers()
  render(<OpeningNotice />)
})

afterEach(() => {
  reportProgress(null)
  vi.useRealTimers()
})

test('a catalogue that loads for longer than a second is reported until it is loaded', async () => {
  load(0)
  await after(999)
  expect(notice()).toBeUndefined()
  await after(2)
  expect(notice()).toBe('Loading all products to search them: 0 %')
  load(0.567)
  expect(notice()).toBe('Loading all products to search them: 56 %')
  load(1)
  expect(notice()).toBeUndefined()
})

test.each([
  ['that loads in less', 1],
  ['whose workers fail', null],
])('a catalogue %s is not reported', async (_what, end) => {
  load(0)
  await after(900)
  load(end)
  await after(5000)
  expect(notice()).toBeUndefined()
})

test('a second try is reported after a second, too', async () => {
  load(0)
  await after(2000)
  load(null)
  load(0)
  await after(500)
  expect(notice()).toBeUndefined()
  await after(600)
  expect(notice()).toBe('Loading all products to search them: 0 %')
})
