// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { choosePanel, panelChoice, showPanelChoice } from '#browse/filters/panel-choice.ts'
import { blockStorage, putStorage, WorkingStorage } from '../../device/faulty-storage.ts'

const key = 'shop/filters/1'
const shown = () => document.documentElement.dataset['filters']

beforeEach(() => putStorage(new WorkingStorage()))
afterEach(() => choosePanel('open'))

test('the filters are open until they are closed', () => {
  showPanelChoice()
  expect([shown(), panelChoice.read()]).toEqual([undefined, 'open'])
})

test('closed filters are stored, and opened ones again', () => {
  choosePanel('closed')
  expect([shown(), localStorage.getItem(key)]).toEqual(['closed', '"closed"'])
  choosePanel('open')
  expect([shown(), localStorage.getItem(key)]).toEqual([undefined, '"open"'])
})

test.each(['"shut"', '', '{}', 'closed', 'null', '1'])('stored as %j the filters are open', (text) => {
  localStorage.setItem(key, text)
  showPanelChoice()
  expect(shown()).toBeUndefined()
})

test('where storage is blocked the filters are closed until the page is left', () => {
  const unblock = blockStorage()
  try {
    choosePanel('closed')
    showPanelChoice()
    expect(shown()).toBe('closed')
  } finally {
    choosePanel('open')
    unblock()
  }
})
