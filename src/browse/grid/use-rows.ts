import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { anchorOfOffset, type ScrollAnchor } from './anchor/scroll-anchor.ts'
import { rowsFor, type GridLayout } from './grid-layout.ts'
import { rowsToFetch, type RowMetrics, type RowsAhead } from './grid-rows.ts'
import type { RenderedCells } from './rendered-cells.ts'
import { useRenderedRows, type GridData, type MoveRows } from './use-rendered-rows.ts'
import type { FocusTarget } from './use-focus-target.ts'
import type { GridRect } from './use-grid-rect.ts'
import { rowsToKeep, useKeptCards } from './use-kept-cards.ts'
import type { ListScroll } from './window-scroll.ts'

export interface RowsHandle {
  /** Scrolls a card into view and focuses its link once it is drawn. */
  readonly focusCard: (index: number) => void
  /** The position in the list; null while something above it is in view. */
  readonly anchor: () => ScrollAnchor | null
  readonly retry: () => void
}

export interface RowsProps extends GridData {
  /** Inside a box without other content, whose height the rows set. */
  list: RefObject<HTMLElement | null>
  rect: GridRect
  /** Called when the rows mount: the anchor that they start at; null for the page's scroll offset. */
  getStart: () => ScrollAnchor | null
  /** Called when the rows unmount; others may take their place. */
  onLeave?: ((anchor: ScrollAnchor | null) => void) | undefined
  /** The card that the list focuses once it is drawn. */
  focusTarget: FocusTarget
  /** Sets the content of the list. */
  setRendered: (rendered: RenderedCells) => void
  /** Called with the anchor of the position when scrolling ends. */
  onRest?: ((anchor: ScrollAnchor | null) => void) | undefined
  handle?: Ref<RowsHandle>
}

/**
 * Reports scroll events to a virtualizer, except those that leave the drawn rows as they are: most do, and reporting
 * them costs a sixth of the script while scrolling (decision 003).
 */
export function reportRows(
  ahead: RowsAhead,
  offset: () => number,
  onOffset: (scrollY: number, isScrolling: boolean) => void,
  redraw: () => void,
): (isScrolling: boolean, isElsewhere?: boolean) => void {
  let wasScrolling = false
  onOffset(window.scrollY, false)
  return (isScrolling, isElsewhere = false) => {
    if (ahead.follow(offset()) && isScrolling && wasScrolling && !isElsewhere) return
    wasScrolling = isScrolling
    onOffset(window.scrollY, isScrolling)
    // Back at the last reported rows after a turn, the virtualizer renders nothing, but other rows are ahead.
    if (isScrolling && !ahead.follow(offset())) flushSync(redraw)
  }
}

interface Options {
  readonly layout: GridLayout
  readonly metrics: RowMetrics
  readonly ahead: RowsAhead
  readonly scroll: ListScroll
  /** Whether the virtualizer knows its rows. */
  readonly hasRows: boolean
  readonly isScrolling: boolean
  readonly moveRows?: MoveRows
}

/** What the rows of any long list do: fetch and draw products, keep focused rows, move to a card. */
export function useRows(props: RowsProps, options: Options): void {
  const { list, listQuery, count, firstSlice, focusTarget, setRendered, onRest, onLeave, handle } = props
  const { layout, metrics, ahead, scroll, hasRows, isScrolling, moveRows } = options
  const { columns } = layout
  const anchor = () => anchorOfOffset(scroll.offset(), layout)

  /** Scrolls as little as needed, including the gap around the card, where the focus outline is drawn. */
  const reveal = (index: number) => {
    const { rowPitch, cardHeight, gap } = layout
    const top = Math.floor(index / columns) * rowPitch - gap
    const bottom = top + cardHeight + 2 * gap - window.innerHeight
    if (top < scroll.offset()) scroll.scrollTo(top)
    else if (bottom > scroll.offset()) scroll.scrollTo(bottom)
  }
  const { recent, isWithin, keep } = useKeptCards({
    list,
    listQuery,
    onFocus(index, target) {
      // Its own position: the window may have moved since the last scroll event.
      if (Math.abs(target.getBoundingClientRect().top) > 3 * window.innerHeight) reveal(index)
    },
  })
  const rowCount = rowsFor(count, columns)
  const kept = useMemo(() => {
    const rows = recent.map((index) => Math.floor(index / columns))
    return rowsToKeep(isWithin ? (rows[0] ?? null) : null, rows, rowCount)
  }, [recent, isWithin, columns, rowCount])

  const drawn = hasRows ? ahead.drawn() : null
  const retry = useRenderedRows({
    listQuery,
    count,
    firstSlice,
    layout,
    moveRows,
    kept,
    setRendered,
    drawn,
    visible: hasRows ? ahead.visible() : null,
    fetched: drawn && rowsToFetch(drawn, ahead.isUpward(), metrics),
    isScrolling,
  })

  const focusCard = (index: number) => {
    const target = Math.min(index, count - 1)
    keep(target)
    reveal(target)
    focusTarget.set(target)
  }
  const focusFirst = useEffectEvent(() => {
    const target = focusTarget.index()
    if (target !== null) focusCard(target)
  })
  useEffect(() => focusFirst(), [])
  useImperativeHandle(handle, () => ({ focusCard, anchor, retry }))

  const wasScrolling = useRef(false)
  const onScrolling = useEffectEvent((isNow: boolean) => {
    if (wasScrolling.current && !isNow) onRest?.(anchor())
    wasScrolling.current = isNow
  })
  useEffect(() => onScrolling(isScrolling), [isScrolling])
  const leave = useEffectEvent(() => onLeave?.(anchor()))
  useLayoutEffect(() => () => leave(), [])
}
