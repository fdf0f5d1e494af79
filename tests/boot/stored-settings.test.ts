// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { applyStoredSettings, showFiltersState } from '#boot/stored-settings.ts'
import { panelChoice } from '#browse/filters/panel-choice.ts'
import { dataKey, filtersKey, themeKey } from '#device/document-protocol.ts'
import { themeChoice } from '#device/theme-choice.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const page = document.documentElement

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete page.dataset[dataKey.theme]
  delete page.dataset[dataKey.filters]
})

test('boot shows the theme that the switch stored', () => {
  themeChoice.choose(() => 'dark')
  applyStoredSettings(page)
  expect(page.dataset[dataKey.theme]).toBe('dark')
})

test('boot hides the filters that the visitor has closed', () => {
  panelChoice.choose(() => 'closed')
  delete page.dataset[dataKey.filters]
  applyStoredSettings(page)
  expect(page.dataset[dataKey.filters]).toBe('closed')
})

test('boot shows the filters that the visitor has opened again', () => {
  panelChoice.choose(() => 'closed')
  panelChoice.choose(() => 'open')
  applyStoredSettings(page)
  expect(page.dataset[dataKey.filters]).toBeUndefined()
})

test.each(['"system"', '"sepia"', 'closed', '{', '7', ''])(
  'boot changes nothing where the stored values are %j',
  (kept) => {
    localStorage.setItem(themeKey, kept)
    localStorage.setItem(filtersKey, kept)
    applyStoredSettings(page)
    expect(page.dataset[dataKey.theme]).toBeUndefined()
    expect(page.dataset[dataKey.filters]).toBeUndefined()
  },
)

test('boot changes nothing where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    },
  })
  applyStoredSettings(page)
  expect(page.dataset[dataKey.theme]).toBeUndefined()
  expect(page.dataset[dataKey.filters]).toBeUndefined()
})

test.each([
  { isWide: true, stored: 'open', state: 'true' },
  { isWide: true, stored: 'closed', state: 'false' },
  { isWide: false, stored: 'open', state: 'false' },
] as const)(
  'the filters’ button says whether they are visible: wide $isWide, $stored',
  ({ isWide, stored, state }) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }))
    document.body.innerHTML = '<button aria-controls="product-filters" aria-expanded="true">Filters</button>'
    panelChoice.choose(() => stored)
    showFiltersState()
    expect(document.querySelector('button')?.getAttribute('aria-expanded')).toBe(state)
  },
)
