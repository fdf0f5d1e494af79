// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { panelChoice } from '#browse/filters/panel-choice.ts'
import { ofDocument } from '#device/stored-setting.ts'
import {
  blockStorage,
  dispatchStorageEvent,
  putStorage,
  WorkingStorage,
} from '../../device/faulty-storage.ts'

const key = 'shop/filters/1'
const shown = () => document.documentElement.dataset['filters']

beforeEach(() => putStorage(new WorkingStorage()))
afterEach(() => panelChoice.choose(() => 'open'))

test('the filters are open until they are closed', () => {
  panelChoice.show()
  expect([shown(), panelChoice.read()]).toEqual([undefined, 'open'])
})

test('closed filters are stored, and opened ones again', () => {
  panelChoice.choose(() => 'closed')
  expect([shown(), localStorage.getItem(key)]).toEqual(['closed', '"closed"'])
  panelChoice.choose(() => 'open')
  expect([shown(), localStorage.getItem(key)]).toEqual([undefined, '"open"'])
})

test.each(['"shut"', '', '{}', 'closed', 'null', '1'])('stored as %j the filters are open', (text) => {
  localStorage.setItem(key, text)
  panelChoice.show()
  expect(shown()).toBeUndefined()
})

test('filters that another tab closes stay open here until the page is opened anew', () => {
  const stop = ofDocument.store.sub(panelChoice.shown, () => undefined)
  localStorage.setItem(key, '"closed"')
  dispatchStorageEvent(key)
  expect([shown(), panelChoice.read()]).toEqual([undefined, 'open'])
  panelChoice.show()
  expect([shown(), panelChoice.read()]).toEqual(['closed', 'closed'])
  stop()
})

test('where storage is blocked the filters are closed until the page is left', () => {
  const unblock = blockStorage()
  try {
    panelChoice.choose(() => 'closed')
    panelChoice.show()
    expect(shown()).toBe('closed')
  } finally {
    panelChoice.choose(() => 'open')
    unblock()
  }
})
