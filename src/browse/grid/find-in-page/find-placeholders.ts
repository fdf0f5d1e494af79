import type { QueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '#catalogue/product.ts'
import { ensureQuery } from '#catalogue/queries.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { findable } from './find-reach.ts'
import * as css from './find-placeholders.css.ts'
import { cardIndexOf } from '../../card/use-card-actions.ts'
import type { RenderedCells } from '../rendered-cells.ts'
import { gridSliceQuery } from '../grid-slice-query.ts'
import { pageOf } from '../grid-slices.ts'
import type { GridData } from '../use-rendered-rows.ts'

/** Milliseconds without a change before placeholders are created: nobody searches a page that scrolls. */
const pause = 500

/** The content of the grid, and what is drawn of it. */
export interface RenderedGrid extends Pick<GridData, 'listQuery' | 'count'> {
  readonly rendered: RenderedCells
  /** The first card in the window, by index. */
  readonly first: number
}

export interface FindPlaceholders {
  /** Called whenever other cells are rendered; only the latest call takes effect. */
  readonly update: (next: RenderedGrid) => void
  readonly stop: () => void
}

interface Options {
  readonly list: HTMLElement
  readonly client: QueryClient
  readonly onFound: (index: number) => void
}

function createBox(): HTMLElement {
  const box = document.createElement('div')
  box.className = css.placeholders
  // A screen reader learns the list's length from `aria-setsize`.
  box.ariaHidden = 'true'
  return box
}

/**
 * Pixels from the box's top to a card's; computed from a drawn card near it, since a list may be higher than its box.
 */
function topOf(index: number, { rendered: { cells, layout, top }, first }: RenderedGrid): number {
  const nearest = cells.find((cell) => cell.index >= first) ?? cells.at(-1)
  if (!nearest) return 0
  const rows = Math.floor(index / layout.columns) - Math.floor(nearest.index / layout.columns)
  return Math.max(top + nearest.y + rows * layout.rowPitch, 0)
}

function createPlaceholder(index: number, { name, description }: ProductSummary, top: number) {
  const placeholder = document.createElement('div')
  placeholder.className = css.placeholder
  placeholder.dataset['placeholder'] = String(index)
  // By attribute: in some browsers the property accepts only true and false.
  placeholder.setAttribute('hidden', 'until-found')
  placeholder.style.top = `${top}px`
  placeholder.textContent = `${name}. ${description}`
  return placeholder
}

/**
 * Browsers' own search (Ctrl+F) finds only what is in the document, and most of a long list's cards are not. So the
 * document contains the texts of the cards around the window as placeholders with `hidden="until-found"`; the browser
 * fires an event before it reveals one, and the card replaces it. Placeholders of earlier cards precede the list, those
 * of later cards follow it: the search order is the order of the products.
 */
export function createFindPlaceholders({ list, client, onFound }: Options): FindPlaceholders {
  const before = createBox()
  const after = createBox()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest: RenderedGrid | undefined
  /** The card that is about to replace a found placeholder. */
  let found: number | null = null

  const onBeforeMatch = ({ target }: Event) => {
    const placeholder = target instanceof Element ? target.closest<HTMLElement>('[data-placeholder]') : null
    if (!placeholder) return
    found = Number(placeholder.dataset['placeholder'])
    onFound(found)
  }
  /** The card is drawn: browsers continue their search from the selection, so it is set to the card's end. */
  const onFocusIn = ({ target }: FocusEvent) => {
    if (found === null || !(target instanceof Element) || cardIndexOf(target) !== found) return
    found = null
    const card = target.closest('li')
    if (card) getSelection()?.collapse(card, card.childNodes.length)
  }
  list.before(before)
  list.after(after)
  list.addEventListener('focusin', onFocusIn)
  for (const box of [before, after]) box.addEventListener('beforematch', onBeforeMatch)

  async function replacePlaceholders(grid: RenderedGrid) {
    const { listQuery, count, rendered, first } = grid
    const drawn = rendered.cells.map(({ index }) => index)
    const missing = findable(drawn, first, count)
    const pages = new Set([...missing.before, ...missing.after].map(pageOf))
    const slices = await Promise.all(
      [...pages].map(async (page) => {
        const { products } = await ensureQuery(client, gridSliceQuery(listQuery, page))
        return [page, products] as const
      }),
    )
    if (grid !== latest) return
    const products = new Map(slices)
    const placeholdersOf = (indexes: readonly number[]) =>
      indexes.flatMap((index) => {
        const product = products.get(pageOf(index))?.[index % sliceSize]
        return product ? [createPlaceholder(index, product, topOf(index, grid))] : []
      })
    before.replaceChildren(...placeholdersOf(missing.before))
    after.replaceChildren(...placeholdersOf(missing.after))
  }

  return {
    update(next) {
      latest = next
      clearTimeout(waiting)
      // Cards that cannot be fetched get no placeholder; the grid itself reports the failure.
      waiting = setTimeout(() => void replacePlaceholders(next).catch(() => undefined), pause)
    },
    stop() {
      latest = undefined
      clearTimeout(waiting)
      list.removeEventListener('focusin', onFocusIn)
      before.remove()
      after.remove()
    },
  }
}
