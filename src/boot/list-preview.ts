import { sortFieldId } from '#address/anchors.ts'
import { productsSearch, type BrowseSearch } from '#address/browse-search.ts'
import { parseSearch } from '#address/search-params.ts'
import { filterConditions } from '#browse/filters/conditions.ts'
import { filterNumber } from '#browse/filters/filter-texts.ts'
import { findToggle, panelId } from '#browse/filters/panel-shown.ts'
import { capital } from '#browse/filters/sort-texts.ts'
import { productsHeading, productsTitle } from '#browse/list/result-texts.ts'

/** Writes the heading of the page of all products, and its title in the browser's tab. */
export function writeHeading(search: BrowseSearch) {
  const heading = document.querySelector('main h1')
  // An element is complete once another follows it: the page is still being parsed.
  if (!heading?.nextElementSibling) return undefined
  const { textContent } = heading
  const { title } = document
  heading.textContent = productsHeading(search)
  document.title = title.replace(productsTitle({}), () => productsTitle(search))
  return () => {
    heading.textContent = textContent
    document.title = title
  }
}

/** The order, and the filters in use as text at the position of the shop's chips. */
export function drawFilters(search: BrowseSearch) {
  const words = filterConditions(search).map((condition) => capital(condition.words))
  const toggle = findToggle()
  const bar = toggle?.parentElement
  if (!bar || !document.getElementById(panelId)) return undefined
  const number = toggle.appendChild(document.createElement('span'))
  number.textContent = filterNumber(words.length)
  const sort = document.querySelector<HTMLSelectElement>(`#${sortFieldId}`)
  const order = search.sort ?? ''
  if (sort) sort.value = order
  const chips = document.createElement('div')
  chips.dataset['previewChips'] = ''
  if (words.length > 0)
    for (const text of [...words, 'Clear all'])
      chips.appendChild(document.createElement('span')).textContent = text
  bar.append(chips)
  return () => {
    number.remove()
    chips.remove()
    // The visitor may have chosen another order meanwhile.
    if (sort?.value === order) sort.value = ''
  }
}

export const parseListSearch = (search: string): BrowseSearch => productsSearch(parseSearch(search))
