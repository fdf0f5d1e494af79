import { longestSearch } from '#address/longest-search.ts'
import { readCategory } from '#address/category-choice.ts'
import { categories } from '#catalogue/product.ts'
import { mark } from '#device/page-marks.ts'
import { pathInSite } from '#site/path.ts'
import { takeSteps } from './preview-steps.ts'

interface Preview {
  readonly search: string
  /** Of the buttons; the first is All. */
  readonly category: number
}

/** What else of the page a query with these would change: it cannot be previewed. */
const hiding = ['size', 'lab', 'view', 'ids']

/**
 * What the list's controls show for this address; undefined where more of the page would change than controls, heading and
 * cards.
 */
export function previewOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  path: string | undefined,
): Preview | undefined {
  if (path !== pathInSite(pathname) || (path !== '/' && path !== '/products')) return undefined
  const params = new URLSearchParams(search)
  const reading = readCategory(params.get('category') ?? '')
  if ('unknown' in reading || hiding.some((key) => params.has(key))) return undefined
  return {
    search: (params.get('search') ?? '').slice(0, longestSearch),
    category: categories.findIndex((name) => name === reading.category) + 1,
  }
}

function fillSearchBox(text: string) {
  const box = document.querySelector<HTMLInputElement>('#product-search')
  if (!box) return undefined
  // The attribute: it is not what the visitor has typed.
  box.defaultValue = text
  return () => {
    box.defaultValue = ''
  }
}

function pressCategory(chosen: number) {
  const buttons = [...document.querySelectorAll('main [role="group"] > [aria-pressed]')]
  if (buttons.length <= categories.length) return undefined
  const labels = buttons.map((button) => button.getAttribute('aria-label') ?? '')
  const press = (at: number) => {
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', `${index === at}`)
  }
  press(chosen)
  // They count all products; what is left is the text.
  for (const button of buttons) button.removeAttribute('aria-label')
  return () => {
    press(0)
    for (const [index, label] of labels.entries()) buttons[index]?.setAttribute('aria-label', label)
  }
}

/**
 * Marks the page as one that is to be redrawn. Its controls show meanwhile what the address says, and its cards are
 * skeletons (`browse/query-preview.css.ts`). Returns the way back, for a shop that does not start.
 */
export function previewQuery(address: Pick<Location, 'pathname' | 'search'>): () => void {
  const { dataset } = document.documentElement
  const preview = previewOf(address, dataset[mark.path])
  dataset[mark.pending] = preview ? 'preview' : ''
  const undo =
    preview && takeSteps([() => fillSearchBox(preview.search), () => pressCategory(preview.category)])
  return () => {
    undo?.()
    delete dataset[mark.pending]
  }
}
