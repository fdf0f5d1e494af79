// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { applyStoredTheme } from '#boot/theme.ts'
import { dataKey, themeKey } from '#device/page-names.ts'
import { themeChoice } from '#device/theme-choice.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const page = document.documentElement

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete page.dataset[dataKey.theme]
})

test('boot shows the theme that the switch stored', () => {
  themeChoice.write('dark')
  applyStoredTheme(page)
  expect(page.dataset[dataKey.theme]).toBe('dark')
})

test.each(['"system"', '"sepia"', '{', '7', ''])(
  'boot keeps the system’s theme where the stored value is %j',
  (kept) => {
    localStorage.setItem(themeKey, kept)
    applyStoredTheme(page)
    expect(page.dataset[dataKey.theme]).toBeUndefined()
  },
)

test('boot keeps the system’s theme where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    },
  })
  applyStoredTheme(page)
  expect(page.dataset[dataKey.theme]).toBeUndefined()
})
