// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataKey, themeKey } from '#device/document-protocol.ts'
import { chooseTheme, themeChoice, useTheme } from '#device/theme-choice.ts'
import { blockStorage, dispatchStorageEvent, putStorage, WorkingStorage } from './faulty-storage.ts'

/** The system's theme, which a test can change. */
class SystemTheme extends EventTarget {
  matches = false
  change(dark: boolean) {
    this.matches = dark
    this.dispatchEvent(new Event('change'))
  }
}

const shown = () => document.documentElement.dataset[dataKey.theme]
let system: SystemTheme
beforeEach(() => {
  system = new SystemTheme()
  vi.stubGlobal('matchMedia', () => system)
  putStorage(new WorkingStorage())
  themeChoice.show()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the theme', () => {
  test('is the system’s until one is chosen', () => {
    const { result } = renderHook(useTheme)
    expect(result.current).toBe('light')
    act(() => system.change(true))
    expect(result.current).toBe('dark')
    act(themeChoice.show)
    expect([result.current, shown()]).toEqual(['dark', undefined])
  })

  test('that is chosen is shown and stored', () => {
    const { result } = renderHook(useTheme)
    act(() => expect(chooseTheme('dark')).toBe(true))
    expect([result.current, shown(), localStorage.getItem(themeKey)]).toEqual(['dark', 'dark', '"dark"'])
  })

  test("chosen equal to the system's follows the system afterwards", () => {
    chooseTheme('dark')
    chooseTheme('light')
    expect([shown(), themeChoice.read()]).toEqual([undefined, 'system'])
  })

  test('that was chosen stays when the system’s changes', () => {
    system.change(true)
    const { result } = renderHook(useTheme)
    act(() => void chooseTheme('light'))
    expect([result.current, shown()]).toEqual(['light', 'light'])
    act(() => system.change(false))
    expect([result.current, shown()]).toEqual(['light', 'light'])
  })

  test('that another tab chooses is shown while a component reads it', () => {
    const { result, unmount } = renderHook(useTheme)
    const chooseElsewhere = (stored: string) => {
      localStorage.setItem(themeKey, stored)
      act(() => dispatchStorageEvent(themeKey))
    }
    chooseElsewhere('"dark"')
    expect([result.current, shown()]).toEqual(['dark', 'dark'])
    unmount()
    chooseElsewhere('"light"')
    expect(shown()).toBe('dark')
  })

  test.each(['"blue"', '', '{}', 'dark', 'null', '1'])('stored as %j is the system’s', (text) => {
    localStorage.setItem(themeKey, text)
    themeChoice.show()
    expect(themeChoice.read()).toBe('system')
  })

  test('can be switched where storage is blocked, and is reported as not stored', () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('matchMedia', () => system)
    const unblock = blockStorage()
    try {
      expect(chooseTheme('dark')).toBe(false)
      expect(shown()).toBe('dark')
      expect(chooseTheme('light')).toBe(false)
      expect(shown()).toBeUndefined()
    } finally {
      unblock()
      themeChoice.choose(() => 'system')
    }
  })
})
