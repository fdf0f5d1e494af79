// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseComfort, comfortChoice, useComfort } from '#comfort/comfort.ts'
import { ofDocument } from '#device/stored-setting.ts'
import { FullStorage, putStorage } from '../device/faulty-storage.ts'

const key = 'shop/comfort/1'
const shown = () => document.documentElement.dataset['comfort']

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  comfortChoice.show()
})

test('a choice is set on the page, and again after a reload', () => {
  expect(chooseComfort('spacing', true)).toBe(true)
  chooseComfort('still', true)
  expect(shown()).toBe('spacing still')
  delete document.documentElement.dataset['comfort']
  comfortChoice.show()
  expect(shown()).toBe('spacing still')
  chooseComfort('spacing', false)
  chooseComfort('still', false)
  expect(shown()).toBeUndefined()
})

test.each([
  ['not JSON', '{', undefined],
  ['no list', '"whole"', undefined],
  ['partly of another version', '["whole",7,"__proto__","bold"]', 'whole'],
])('only known stored values count: %s', (_case, kept, expected) => {
  localStorage.setItem(key, kept)
  comfortChoice.show()
  expect(shown()).toBe(expected)
})

test('another tab’s choice is applied until the subscription ends', () => {
  const stop = ofDocument.store.sub(comfortChoice.shown, () => undefined)
  localStorage.setItem(key, '["underlined"]')
  const event = () => new StorageEvent('storage', { key, storageArea: localStorage })
  window.dispatchEvent(event())
  expect(shown()).toBe('underlined')
  stop()
  localStorage.setItem(key, '[]')
  window.dispatchEvent(event())
  expect(shown()).toBe('underlined')
})

test('a choice that another tab has just stored stays, also before its event', () => {
  localStorage.setItem(key, '["underlined"]')
  chooseComfort('still', true)
  expect(shown()).toBe('still underlined')
})

test('a component that reads a choice renders again when it changes', () => {
  const Part = () => <p>{useComfort('whole') ? 'whole' : 'cut'}</p>
  const { container } = render(<Part />)
  expect(container.textContent).toBe('cut')
  act(() => void chooseComfort('whole', true))
  expect(container.textContent).toBe('whole')
})

test('where storage fails, the choice lasts until the page is closed, and is reported as not stored', () => {
  putStorage(new FullStorage())
  expect(chooseComfort('underlined', true)).toBe(false)
  expect(shown()).toBe('underlined')
  expect(chooseComfort('underlined', false)).toBe(false)
  expect(shown()).toBeUndefined()
})
