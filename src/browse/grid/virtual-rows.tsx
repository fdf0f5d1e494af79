import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { GridView } from './grid-view.ts'
import { layoutFor, listHeight, rowsFor } from './grid-layout.ts'
import { createRowsAhead, rowsToFetch } from './grid-rows.ts'
import type { ScrollAnchor } from './anchor/scroll-anchor.ts'
import { useDrawnRows, type GridContent } from './use-drawn-rows.ts'
import type { FocusTarget } from './use-focus-target.ts'
import type { GridBox } from './use-grid-box.ts'
import { rowsToKeep, useKeptCards } from './use-kept-cards.ts'
import { useTallScroll } from './tall/use-tall-scroll.ts'

export interface VirtualRowsHandle {
  /** Scrolls a card into view and focuses its link once it is drawn. */
  readonly focusCard: (index: number) => void
  readonly anchor: () => ScrollAnchor | null
  readonly scrollTo: (anchor: ScrollAnchor) => void
  readonly retry: () => void
}

export interface VirtualRowsProps extends GridContent {
  /** Inside a box without other content, whose height the virtualizer sets. */
  list: RefObject<HTMLElement | null>
  box: GridBox
  /** The anchor to start at; null to start at the page's scroll offset. */
  start: ScrollAnchor | null
  /** The card that the list focuses once it is drawn. */
  focusTarget: FocusTarget
  /** Sets the content of the list. */
  setView: (view: GridView) => void
  /** Called with the anchor of the view when scrolling ends. */
  onRest?: ((anchor: ScrollAnchor | null) => void) | undefined
  handle?: Ref<VirtualRowsHandle>
}

/**
 * The virtualizer of a list's rows. It renders nothing: the list renders the cards, also before the virtualizer mounts,
 * and keeps their elements, with focus, reading position and a press that has begun.
 */
export const VirtualRows = memo(function VirtualRows(props: VirtualRowsProps) {
  const { list, box, question, count, first, start, focusTarget, setView, onRest, handle } = props
  const layout = useMemo(() => layoutFor(box.width, box.rem), [box.width, box.rem])
  const { columns, rowPitch } = layout
  const rowCount = rowsFor(count, columns)
  const height = listHeight(count, layout)
  const tall = useTallScroll({ list, box, layout, height, start, onRest })
  const { scroll, shift, boxHeight, revealCard } = tall

  // The virtualizer counts rows from `firstRow` on, as many as the box has space for: it stores a size for each.
  const firstRow = Math.floor(shift / rowPitch)
  const aboveBox = shift - firstRow * rowPitch
  const metrics = { rowPitch, windowHeight: window.innerHeight, count: rowCount }
  const [ahead] = useState(createRowsAhead)
  const [, redraw] = useReducer((before: number) => before + 1, 0)
  const virtualizer = useWindowVirtualizer({
    count: Math.min(rowCount - firstRow, Math.ceil((boxHeight + aboveBox) / rowPitch)),
    estimateSize: () => rowPitch,
    scrollMargin: box.top - aboveBox,
    rangeExtractor: ({ startIndex, endIndex }) =>
      ahead
        .extract({ first: startIndex + firstRow, last: endIndex + firstRow }, metrics)
        .map((row) => row - firstRow),
    observeElementOffset: (_, onOffset) => {
      onOffset(window.scrollY, false)
      let reported: { shift: number; isScrolling: boolean } | null = null
      return scroll.observe((phase) => {
        const now = { shift: scroll.shift(), isScrolling: phase === 'scrolling' }
        const isSame = now.isScrolling && reported?.isScrolling && now.shift === reported.shift
        // An event that leaves the drawn rows as they are is not reported: most do, and reporting them costs a sixth of
        // the script while scrolling (decision 003).
        if (ahead.follow(scroll.offset()) && isSame) return
        reported = now
        onOffset(window.scrollY, now.isScrolling)
        // Back at the last reported rows after a turn, the virtualizer renders nothing, but other rows are ahead.
        if (now.isScrolling && !ahead.follow(scroll.offset())) flushSync(redraw)
      })
    },
    // Only `scroll` moves the window: the virtualizer's own commands clamp to the page's height.
    scrollToFn: () => undefined,
  })
  // The virtualizer caches measured sizes.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPitch])

  const { recent, isWithin, keep } = useKeptCards({
    list,
    question,
    onFocus(index, target) {
      // Its own position: the window may have moved since the last scroll event.
      if (Math.abs(target.getBoundingClientRect().top) > 3 * window.innerHeight) revealCard(index)
    },
  })
  const kept = useMemo(() => {
    const rows = recent.map((index) => Math.floor(index / columns))
    return rowsToKeep(isWithin ? (rows[0] ?? null) : null, rows, rowCount)
  }, [recent, isWithin, columns, rowCount])

  const hasRows = virtualizer.getVirtualIndexes().length > 0
  const drawn = hasRows ? ahead.drawn() : null
  const retry = useDrawnRows({
    list,
    question,
    count,
    first,
    layout,
    shift,
    boxHeight,
    kept,
    setView,
    drawn,
    visible: hasRows ? ahead.visible() : null,
    fetched: drawn && rowsToFetch(drawn, ahead.isUpward(), metrics),
    isScrolling: virtualizer.isScrolling,
  })

  const focusCard = (index: number) => {
    const target = Math.min(index, count - 1)
    keep(target)
    revealCard(target)
    focusTarget.set(target)
  }
  const focusFirst = useEffectEvent(() => {
    const target = focusTarget.index()
    if (target !== null) focusCard(target)
  })
  useEffect(() => focusFirst(), [])
  const { anchor, scrollTo } = tall
  useImperativeHandle(handle, () => ({ focusCard, anchor, scrollTo, retry }))
  return null
})
