import { categoryButtonsId, productSearchId } from '#address/anchors.ts'
import { longestSearch } from '#address/longest-search.ts'
import { readCategory } from '#address/category-choice.ts'
import { topCategories } from '#catalogue/head/head.ts'
import { showInLine } from '#browse/list/show-in-line.ts'
import { dataKey } from '#device/page-names.ts'
import { pathInSite } from '#site/path.ts'
import { runSteps } from './run-steps.ts'

interface Preview {
  readonly search: string
  /** Index among the category buttons; the first is All. */
  readonly category: number
}

/** Parameters that change more of the page than a preview can show. */
const notPreviewed = ['lab', 'view', 'ids']

/**
 * The content of the list's controls for this address; undefined where more changes than controls, heading and cards.
 */
export function previewOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  path: string | undefined,
): Preview | undefined {
  if (path !== pathInSite(pathname) || (path !== '/' && path !== '/products')) return undefined
  const params = new URLSearchParams(search)
  const reading = readCategory(params.get('category') ?? '')
  if ('unknown' in reading || notPreviewed.some((key) => params.has(key))) return undefined
  const category = ['All', ...topCategories].indexOf(reading.category)
  // A category below another has a button only where that one is chosen.
  if (category < 0) return undefined
  return {
    search: (params.get('search') ?? '').slice(0, longestSearch),
    category,
  }
}

function fillSearchBox(text: string) {
  const box = document.getElementById(productSearchId)
  if (!(box instanceof HTMLInputElement)) return undefined
  // The attribute, since the visitor has not typed it.
  box.defaultValue = text
  return () => {
    box.defaultValue = ''
  }
}

function pressCategory(chosen: number) {
  const buttons = [...(document.getElementById(categoryButtonsId)?.children ?? [])]
  if (buttons.length <= topCategories.length) return undefined
  const labels = buttons.map((button) => button.getAttribute('aria-label') ?? '')
  const press = (at: number) => {
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', `${index === at}`)
  }
  press(chosen)
  // Reads sizes, for which the page being parsed would be laid out once more.
  requestAnimationFrame(() => showInLine(buttons[chosen]))
  // The labels contain the counts of all products; without them the visible text is the name.
  for (const button of buttons) button.removeAttribute('aria-label')
  return () => {
    press(0)
    for (const [index, label] of labels.entries()) buttons[index]?.setAttribute('aria-label', label)
  }
}

/**
 * Marks the page as one that the shop's script renders again. Until then its controls show the state of the address, and
 * its cards are skeletons (`browse/query-preview.css.ts`). Returns a function that undoes it, for a failed start.
 */
export function previewQuery(address: Pick<Location, 'pathname' | 'search'>): () => void {
  const { dataset } = document.documentElement
  const preview = previewOf(address, dataset[dataKey.path])
  dataset[dataKey.pending] = preview ? 'preview' : ''
  if (address.search.includes('size=')) dataset[dataKey.sized] = ''
  const undo =
    preview && runSteps([() => fillSearchBox(preview.search), () => pressCategory(preview.category)])
  return () => {
    undo?.()
    delete dataset[dataKey.pending]
  }
}
