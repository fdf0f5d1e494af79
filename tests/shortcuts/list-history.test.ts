// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutGone } from '#device/without-gone.ts'
import { savedIdsAtom, subscribeSaved } from '#saved/saved.ts'
import { followList } from '#shortcuts/list-history.ts'
import { dispatchStorageEvent, putStorage, WorkingStorage } from '../device/faulty-storage.ts'

const key = 'shop/saved/1'

beforeEach(() => {
  putStorage(new WorkingStorage())
  localStorage.setItem(key, '[1,2]')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function open(isOff = () => false) {
  const store = createStore()
  const history = followList(store, savedIdsAtom, { isOff, subscribeTabs: subscribeSaved })
  return { history, save: (...ids: number[]) => store.set(savedIdsAtom, () => ids) }
}
const stored = () => localStorage.getItem(key)

test('each change of the list is undone once, latest first', () => {
  const { history, save } = open()
  expect(history.last()).toBeUndefined()
  save(1, 2, 3)
  save(3)
  expect(history.last()).toBeTypeOf('number')
  history.undo()
  expect(stored()).toBe('[1,2,3]')
  history.undo()
  expect(stored()).toBe('[1,2]')
  expect(history.last()).toBeUndefined()
  history.stop()
})

test('a list that is written again without a change has nothing to undo', () => {
  const { history, save } = open()
  save(1, 2)
  expect(history.last()).toBeUndefined()
  history.stop()
})

test('a change that is part of another one is not recorded', () => {
  const { history, save } = open(() => true)
  save(1)
  expect(history.last()).toBeUndefined()
  history.stop()
})

test('products that the shop removes are not brought back, and their removal is not undone', () => {
  const store = createStore()
  const history = followList(store, savedIdsAtom)
  const change = (to: (before: readonly number[]) => readonly number[]) => store.set(savedIdsAtom, to)
  change((before) => [...before, 3])
  change((before) => [...before, 500])
  change((before) => withoutGone(before, [500]))
  expect(stored()).toBe('[1,2,3]')
  history.undo()
  expect(stored()).toBe('[1,2]')
  expect(history.last()).toBeUndefined()
  history.stop()
})

test('a list that only the shop has changed has nothing to undo', () => {
  const store = createStore()
  const history = followList(store, savedIdsAtom)
  store.set(savedIdsAtom, (before) => withoutGone(before, [2]))
  expect(history.last()).toBeUndefined()
  history.stop()
})

test('after a change by another tab nothing is undone', () => {
  const { history, save } = open()
  save(1, 2, 3)
  localStorage.setItem(key, '[9]')
  dispatchStorageEvent(key)
  expect(history.last()).toBeUndefined()
  history.stop()
})
