import * as texts from 'virtual:messages/filters'
import { categoryButtonsId, productSearchId } from '#address/anchors.ts'
import { productsSearch, type BrowseSearch } from '#address/browse-search.ts'
import { readCategory } from '#address/category-choice.ts'
import { parseSearch } from '#address/search-params.ts'
import { chipText } from '#browse/filters/chip-text.ts'
import { filterConditions } from '#browse/filters/conditions.ts'
import { filterNumber } from '#browse/filters/filter-texts.ts'
import { findToggle } from '#browse/filters/panel-place.ts'
import { showInLine } from '#browse/list/show-in-line.ts'
import { productsHeading } from '#browse/list/result-texts.ts'
import { topCategories } from '#catalogue/settings/settings.ts'
import { dataKey } from '#device/document-protocol.ts'
import { pathInSite } from '#site/path.ts'

/** Parameters that change more of the page than a preview can show. */
const notPreviewed = ['lab', 'view', 'ids']

interface Preview {
  readonly query: BrowseSearch
  /** Index among the category buttons; the first is All. */
  readonly category: number
}

/** Undefined where the address changes more of the page made for `path` than controls, heading and cards. */
export function previewOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  path: string | undefined,
): Preview | undefined {
  if (path !== pathInSite(pathname) || (path !== '/' && path !== '/products')) return undefined
  const params = parseSearch(search)
  const query = productsSearch(params)
  const reading = readCategory(query.category ?? '')
  if ('unknown' in reading || notPreviewed.some((key) => key in params)) return undefined
  const category = ['All', ...topCategories].indexOf(reading.category)
  // A category below another has a button only where that one is chosen.
  return category < 0 ? undefined : { query, category }
}

/** The number of filters, and their texts at the position of the shop's chips. */
function drawChips(toggle: HTMLElement, query: BrowseSearch) {
  const words = filterConditions(query).map(chipText)
  const label = toggle.lastElementChild
  if (label) label.textContent = ` ${texts.filters}${filterNumber(words.length)}`
  document.querySelector('[data-preview-chips]')?.remove()
  if (words.length === 0) return
  const chips = document.createElement('div')
  chips.dataset['previewChips'] = ''
  for (const text of [...words, texts.clearAll])
    chips.appendChild(document.createElement('span')).textContent = text
  toggle.parentElement?.append(chips)
}

/**
 * Shows the query in the parsed page until the shop renders it: search box, category, heading and chips; the cards are
 * skeletons (`browse/query-preview.css.ts`). Without a query the texts are those of the page as it was sent.
 */
export function showPreview({ query, category }: Preview): void {
  const box = document.getElementById(productSearchId)
  // The attribute, since the visitor has not typed it.
  if (box instanceof HTMLInputElement) box.defaultValue = query.search ?? ''
  const buttons = [...(document.getElementById(categoryButtonsId)?.children ?? [])]
  // Neither links to categories' pages nor the menu of further ones.
  for (const [index, button] of buttons.entries())
    if (button.hasAttribute('aria-pressed')) button.setAttribute('aria-pressed', String(index === category))
  // Only the catalogue page has filters; the heading of the home page is the same for every query.
  const toggle = findToggle()
  const heading = document.querySelector('main h1')
  if (toggle && heading) {
    heading.textContent = productsHeading(query)
    drawChips(toggle, query)
  }
  document.documentElement.dataset[dataKey.pending] = 'preview'
  // Last: it reads sizes.
  showInLine(buttons[category])
}
