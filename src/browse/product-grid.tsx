import { useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceSize, type Question } from '#catalogue/source.ts'
import { useComfort } from '#comfort/comfort.ts'
import { ErrorBoundary, Failure } from '#ui/error-boundary.tsx'
import { GridCell } from './grid-cell.tsx'
import { cardAfterKey, cardIndexOf } from './grid-keys.ts'
import type { GridPlace } from './grid-places.ts'
import * as css from './product-grid.css.ts'
import { useCardActions } from './use-card-actions.ts'
import { useEngineWish } from './use-engine-wish.ts'
import { useGridEngine } from './use-grid-engine.ts'
import { useProductHref } from './use-product-href.ts'

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
  /** The first product in view at first, where the visitor has not been here before. */
  start?: number
  /** Cards whose pictures are fetched at once: those of the first rows, where the list is at the top of its page. */
  early?: number
  /** Called with the place at which the scrolling has come to rest; null is the list's top. */
  onRest?: (place: GridPlace | null) => void
  handle?: Ref<GridHandle>
}

/** Pixels; no browser has higher pages. */
const highest = 8_000_000

/** Columns and row height, gap included, of a list that CSS lays out. */
function measureFlow(list: HTMLElement) {
  const { gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPitch: Number.parseFloat(gridTemplateRows) + Number.parseFloat(rowGap) || window.innerHeight,
  }
}

/**
 * The products of an answer, 1 to 6 abreast. The first slice is laid out by CSS alone: that is what the prerendered page
 * holds, and all that a short answer needs. A longer one gets an engine, at the visitor's first move, which keeps in the
 * document only the rows near the window; the cards that are there stay where they are.
 */
function Grid({ question, count, first, start = 0, early = 4, onRest, handle }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const isWanted = useEngineWish(list, count > sliceSize, start > 0)
  const engine = useGridEngine({ list, isWanted, question, count, first, start, onRest })
  const { view } = engine
  const hasNumbers = useComfort('numbers')
  const hrefOf = useProductHref()
  const cells =
    view?.cells ??
    first.slice(0, engine.isAtOnce ? 0 : count).map((product, index) => ({ index, product, x: 0, y: 0 }))
  const actions = useCardActions((index) => cells.find((cell) => cell.index === index)?.product)

  /** At once where the card is drawn; by way of the engine, now or as soon as it has come, where it is not. */
  const focusCard = (index: number) => {
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    if (link) link.focus()
    else engine.focusCard(index)
  }
  // Until the engine knows better the page is as high as the whole list, so that nothing below it moves later.
  useLayoutEffect(() => {
    const box = list.current?.parentElement
    if (!list.current || !box || isWanted || count <= sliceSize) return
    const { columns, rowPitch } = measureFlow(list.current)
    box.style.setProperty('height', `${Math.min(Math.ceil(count / columns) * rowPitch, highest)}px`)
  }, [count, isWanted])
  useImperativeHandle(handle, () => ({ focusCard }))

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = cardIndexOf(event.target)
    if (index === null || event.altKey || event.metaKey || event.shiftKey) return
    const { columns, rowPitch } = view?.layout ?? measureFlow(event.currentTarget)
    const rowsInView = Math.max(Math.floor(window.innerHeight / rowPitch), 1)
    const target = cardAfterKey(event.key, event.ctrlKey, index, { count, columns, rowsInView })
    if (target === null) return
    event.preventDefault()
    focusCard(target)
  }

  return (
    <div className={css.box}>
      {/* The keys and presses come from the links and buttons within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        role="list"
        aria-label="Products"
        className={view ? css.placed : css.flowing}
        onKeyDown={onKeyDown}
        {...actions}
      >
        {cells.map(({ index, product, x, y }) => (
          <GridCell
            key={index}
            index={index}
            isEarly={index < early}
            count={count}
            product={product}
            hasNumber={hasNumbers}
            search={question.search}
            href={product && hrefOf(product.id)}
            isPlaced={view !== null}
            x={x}
            y={y}
          />
        ))}
      </ul>
      {view?.hasFailed && (
        <Failure className={css.failure} words="These products could not be fetched." reset={engine.retry} />
      )}
    </div>
  )
}

/** The grid, in a section of its own: whatever befalls it, its page can be searched and its cart opened. */
export const ProductGrid = (props: Props) => (
  <ErrorBoundary>
    <Grid {...props} />
  </ErrorBoundary>
)
