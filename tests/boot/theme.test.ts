// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { showKeptTheme } from '#boot/theme.ts'
import { mark, themeKey } from '#device/page-marks.ts'
import { themeChoice } from '#device/theme-choice.ts'

const page = document.documentElement

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete page.dataset[mark.theme]
})

test('the theme that the switch has kept is shown', () => {
  themeChoice.write('dark')
  showKeptTheme(page)
  expect(page.dataset[mark.theme]).toBe('dark')
})

test.each(['"system"', '"sepia"', '{', '7', ''])('the system’s theme stays where %j is kept', (kept) => {
  localStorage.setItem(themeKey, kept)
  showKeptTheme(page)
  expect(page.dataset[mark.theme]).toBeUndefined()
})

test('the system’s theme stays where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    },
  })
  showKeptTheme(page)
  expect(page.dataset[mark.theme]).toBeUndefined()
})
