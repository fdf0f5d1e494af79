// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIsPainted } from '#product/use-is-painted.ts'

test('a product that a link led to renders its first frame without tabs and product rows', async () => {
  const { result } = renderHook(() => useIsPainted(1, true))
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
})

test('a product of a first load, or of Back and Forward, renders whole', async () => {
  const { result, rerender } = renderHook(({ id, isPush }) => useIsPainted(id, isPush), {
    initialProps: { id: 1, isPush: false },
  })
  expect(result.current).toBe(true)
  rerender({ id: 2, isPush: true })
  await waitFor(() => expect(result.current).toBe(true))
  // Back: the page of the product before is still mounted.
  rerender({ id: 1, isPush: false })
  expect(result.current).toBe(true)
})

test('the next product on the same page starts with its first frame again', async () => {
  const { result, rerender } = renderHook(({ id }) => useIsPainted(id, true), { initialProps: { id: 1 } })
  await waitFor(() => expect(result.current).toBe(true))
  rerender({ id: 2 })
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
})
