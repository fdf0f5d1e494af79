import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceSize, type Question } from '#catalogue/source.ts'
import { GridCell } from './grid-cell.tsx'
import { cardAfterKey, cardIndexOf } from './grid-keys.ts'
import type { GridView } from './grid-view.ts'
import * as css from './product-grid.css.ts'
import { useEngineWish } from './use-engine-wish.ts'

const GridEngine = lazy(() => import('./grid-engine.tsx').then((module) => ({ default: module.GridEngine })))

export interface GridHandle {
  /** Brings a card into view and puts the focus on its link, as soon as it is there. */
  focusCard: (index: number) => void
}

interface Props {
  question: Question
  /** Products to show, from the first on: all of the answer, or as many as View More has brought. */
  count: number
  /** The first slice of the answer, which the page has already. */
  first: readonly ProductSummary[]
  handle?: Ref<GridHandle>
}

/** Columns and row height of a list that CSS lays out. */
function measureFlow(list: HTMLElement) {
  const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPitch: Number.parseFloat(gridTemplateRows) || window.innerHeight,
  }
}

/**
 * The products of an answer, 1 to 6 abreast. The first slice is laid out by CSS alone: that is what the prerendered page
 * holds, and all that a short answer needs. A longer one gets an engine, at the visitor's first move, which keeps in the
 * document only the rows near the window; the cards that are there stay where they are.
 */
export function ProductGrid({ question, count, first, handle }: Props) {
  const { catalogue } = useRouteContext({ from: '__root__' })
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  const [view, setView] = useState<GridView | null>(null)
  const isEngineWanted = useEngineWish(list, count > sliceSize)
  const placed = isEngineWanted ? view : null

  /** At once where the card is drawn; by way of the engine, now or as soon as it has come, where it is not. */
  const focusCard = (index: number) => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    if (link) link.focus()
    else if (placed) placed.focusCard(index)
    else wanted.current = index
  }
  useImperativeHandle(handle, () => ({ focusCard }))

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = cardIndexOf(event.target)
    if (index === null || event.altKey || event.metaKey || event.shiftKey) return
    const { columns, rowPitch } = placed?.layout ?? measureFlow(event.currentTarget)
    const rowsInView = Math.max(Math.floor(window.innerHeight / rowPitch), 1)
    const target = cardAfterKey(event.key, event.ctrlKey, index, { count, columns, rowsInView })
    if (target === null) return
    event.preventDefault()
    focusCard(target)
  }

  const cells = placed?.cells ?? first.slice(0, count).map((product, index) => ({ index, product }))
  return (
    <div className={css.box}>
      {/* The keys come from the links and buttons within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        role="list"
        aria-label="Products"
        className={placed ? css.placed : css.flowing}
        style={placed ? { height: placed.height } : undefined}
        onKeyDown={onKeyDown}
      >
        {cells.map(({ index, product }) => (
          <GridCell
            key={index}
            index={index}
            count={count}
            product={product}
            layout={placed?.layout ?? null}
          />
        ))}
      </ul>
      {isEngineWanted && (
        <Suspense fallback={null}>
          <GridEngine
            cache={catalogue.openCache()}
            question={question}
            count={count}
            list={list}
            wanted={wanted}
            show={setView}
          />
        </Suspense>
      )}
    </div>
  )
}
