import type { QueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { sliceSize, type Question } from '#catalogue/source.ts'
import { findable } from './find-reach.ts'
import * as css from './find-placeholders.css.ts'
import { cardIndexOf } from './grid-keys.ts'
import type { GridView } from './grid-view.ts'

/** Milliseconds of rest before placeholders are made: nobody searches a page that moves. */
const pause = 500

/** As `grid-slices.ts` has it. */
const gcTime = 60_000

/** What the grid shows. */
export interface Aim {
  readonly question: Question
  readonly count: number
  readonly view: GridView
  /** The first card in the window, by index. */
  readonly first: number
}

export interface FindPlaceholders {
  /** To be called at every rest; the latest counts. */
  readonly aim: (aim: Aim) => void
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
  // The list says of itself how long it is: a screen reader has no use for these.
  box.ariaHidden = 'true'
  return box
}

/** Pixels from the box's top to a card's; taken from a card near it, since a list may be higher than its box. */
function topOf(index: number, { view: { cells, layout, top }, first }: Aim): number {
  const nearest = cells.find((cell) => cell.index >= first) ?? cells.at(-1)
  if (!nearest) return 0
  const rows = Math.floor(index / layout.columns) - Math.floor(nearest.index / layout.columns)
  return Math.max(top + nearest.y + rows * layout.rowPitch, 0)
}

function createPlaceholder(index: number, { name, description }: ProductSummary, top: number) {
  const placeholder = document.createElement('div')
  placeholder.className = css.placeholder
  placeholder.dataset['placeholder'] = String(index)
  // By attribute: the property knows of true and false alone in some browsers.
  placeholder.setAttribute('hidden', 'until-found')
  placeholder.style.top = `${top}px`
  placeholder.textContent = `${name}. ${description}`
  return placeholder
}

/**
 * Browsers' own search (Ctrl+F) finds what is in the document, and a long list's cards are not. So the words of those
 * around the window stand in it, hidden until they are found; a browser that finds one says so before it shows it, and
 * the card takes its place. Those before the drawn cards stand before the list, the others after it: the order of
 * searching is that of the products.
 */
export function createFindPlaceholders({ list, client, onFound }: Options): FindPlaceholders {
  const before = createBox()
  const after = createBox()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest: Aim | undefined
  /** The card that is about to come in a found placeholder's place. */
  let found: number | null = null

  const onBeforeMatch = ({ target }: Event) => {
    const placeholder = target instanceof Element ? target.closest<HTMLElement>('[data-placeholder]') : null
    if (!placeholder) return
    found = Number(placeholder.dataset['placeholder'])
    onFound(found)
  }
  /** The card is there: browsers go on with their search from what is selected, the card's end that is. */
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

  async function make(aim: Aim) {
    const { question, count, view, first } = aim
    const drawn = view.cells.map(({ index }) => index)
    const missing = findable(drawn, first, count)
    const pages = new Set([...missing.before, ...missing.after].map((index) => Math.floor(index / sliceSize)))
    const slices = await Promise.all(
      [...pages].map(async (page) => {
        const slice = await client.query({
          ...sliceQuery(question, page),
          gcTime,
          staleTime: 'static',
        })
        return [page, slice.products] as const
      }),
    )
    if (aim !== latest) return
    const products = new Map(slices)
    const placeholdersOf = (indexes: readonly number[]) =>
      indexes.flatMap((index) => {
        const product = products.get(Math.floor(index / sliceSize))?.[index % sliceSize]
        return product ? [createPlaceholder(index, product, topOf(index, aim))] : []
      })
    before.replaceChildren(...placeholdersOf(missing.before))
    after.replaceChildren(...placeholdersOf(missing.after))
  }

  return {
    aim(next) {
      latest = next
      clearTimeout(waiting)
      // What cannot be had is not found; the grid itself says that it could not be had.
      waiting = setTimeout(() => void make(next).catch(() => undefined), pause)
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
