// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataKey, themeKey } from '#device/document-protocol.ts'
import { isDark, subscribeTheme, switchTheme, themeChoice } from '#device/theme-choice.ts'
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
  delete document.documentElement.dataset[dataKey.theme]
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the theme', () => {
  test('is the system’s until one is chosen', () => {
    expect(isDark()).toBe(false)
    system.change(true)
    expect(isDark()).toBe(true)
    themeChoice.show()
    expect(shown()).toBeUndefined()
  })

  test('that is chosen is shown and stored', () => {
    expect(switchTheme()).toBe(true)
    expect([isDark(), shown(), localStorage.getItem(themeKey)]).toEqual([true, 'dark', '"dark"'])
  })

  test("chosen equal to the system's follows the system afterwards", () => {
    switchTheme()
    switchTheme()
    expect([isDark(), shown(), themeChoice.read()]).toEqual([false, undefined, 'system'])
  })

  test('that was chosen stays when the system’s changes', () => {
    system.change(true)
    switchTheme()
    expect([isDark(), shown()]).toEqual([false, 'light'])
    system.change(false)
    expect([isDark(), shown()]).toEqual([false, 'light'])
  })

  test.each(['"blue"', '', '{}', 'dark', 'null', '1'])('stored as %j is the system’s', (text) => {
    localStorage.setItem(themeKey, text)
    expect(themeChoice.read()).toBe('system')
  })

  test('can be switched where storage is blocked, and is reported as not stored', () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('matchMedia', () => system)
    const unblock = blockStorage()
    try {
      expect(switchTheme()).toBe(false)
      expect([isDark(), shown()]).toEqual([true, 'dark'])
      expect(switchTheme()).toBe(false)
      expect([isDark(), shown()]).toEqual([false, undefined])
    } finally {
      unblock()
      themeChoice.choose('system')
    }
  })
})

describe('a subscriber of the theme', () => {
  test('is called after changes by the switch, the system and other tabs', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeTheme(listener)
    switchTheme()
    expect(listener).toHaveBeenCalledTimes(1)
    system.change(true)
    expect(listener).toHaveBeenCalledTimes(2)
    localStorage.setItem(themeKey, '"light"')
    dispatchStorageEvent(themeKey)
    expect(listener).toHaveBeenCalledTimes(3)
    expect(shown()).toBe('light')
    stop()
    switchTheme()
    system.change(false)
    dispatchStorageEvent(themeKey)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
