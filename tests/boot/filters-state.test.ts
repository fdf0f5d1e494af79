// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyStoredFilters, showFiltersState } from '#boot/filters-state.ts'
import { runSteps } from '#boot/run-steps.ts'
import { choosePanel } from '#browse/filters/panel-choice.ts'
import { filtersKey, dataKey } from '#device/page-names.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const page = document.documentElement
const markup = '<main><button aria-controls="product-filters" aria-expanded="true">Filters</button></main>'
let isWide = true

beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }))
  localStorage.clear()
  delete page.dataset[dataKey.filters]
  document.body.innerHTML = markup
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const state = () => document.querySelector('button')?.getAttribute('aria-expanded')

test('boot hides the filters that the visitor has closed', () => {
  choosePanel('closed')
  delete page.dataset[dataKey.filters]
  applyStoredFilters(page)
  expect(page.dataset[dataKey.filters]).toBe('closed')
  showFiltersState()
  expect(state()).toBe('false')
})

test('boot shows the filters that the visitor has opened again', () => {
  choosePanel('closed')
  choosePanel('open')
  applyStoredFilters(page)
  expect(page.dataset[dataKey.filters]).toBeUndefined()
  showFiltersState()
  expect(state()).toBe('true')
})

test.each(['closed', '"shut"', '{', '7', ''])(
  'boot shows the filters where the stored value is %j',
  (kept) => {
    localStorage.setItem(filtersKey, kept)
    applyStoredFilters(page)
    expect(page.dataset[dataKey.filters]).toBeUndefined()
  },
)

test('boot shows the filters where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    },
  })
  applyStoredFilters(page)
  expect(page.dataset[dataKey.filters]).toBeUndefined()
})

test('on a narrow screen the button is collapsed', () => {
  isWide = false
  expect(showFiltersState()).toBeDefined()
  expect(state()).toBe('false')
})

test('a button that is not parsed yet is corrected once it is', async () => {
  isWide = false
  document.body.innerHTML = '<main></main>'
  runSteps([showFiltersState])
  document.body.innerHTML = markup
  await vi.waitFor(() => expect(state()).toBe('false'))
})
