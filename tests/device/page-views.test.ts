// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const openPage = async () => {
  vi.resetModules()
  return import('#device/page-views.ts')
}

beforeEach(() => localStorage.clear())

test('the first document in a browser is the first page view, at every read', async () => {
  const { isFirstPageView } = await openPage()
  expect([isFirstPageView(), isFirstPageView()]).toEqual([true, true])
})

test('the second document in a browser is not the first page view', async () => {
  ;(await openPage()).isFirstPageView()
  expect((await openPage()).isFirstPageView()).toBe(false)
})
