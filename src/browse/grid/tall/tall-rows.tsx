import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRouter } from '@tanstack/react-router'
import { memo, useCallback, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { layoutFor, listHeight, rowsFor } from '../grid-layout.ts'
import { createRowsAhead } from '../grid-rows.ts'
import { useBoxHeight } from '../use-box-height.ts'
import { reportRows, useRows, type RowsProps } from '../use-rows.ts'
import { positionInBox } from './position-in-box.ts'
import { boxHeightFor } from './scroll-map.ts'
import { useStoredAnchor } from './stored-anchors.ts'
import { useTallScroll } from './use-tall-scroll.ts'

/** `VirtualRows` for a list that is higher than browsers allow. */
export const TallRows = memo(function TallRows(props: RowsProps) {
  const { list, rect, count } = props
  const layout = useMemo(() => layoutFor(rect.width, rect.rem), [rect.width, rect.rem])
  const { columns, rowPitch, cardHeight } = layout
  const height = listHeight(count, layout)
  const boxHeight = boxHeightFor(height, window.devicePixelRatio)
  const rowCount = rowsFor(count, columns)
  const metrics = { rowPitch, windowHeight: window.innerHeight, count: rowCount }
  const [ahead] = useState(createRowsAhead)
  const [, redraw] = useReducer((before: number) => before + 1, 0)
  const router = useRouter()
  useBoxHeight(list, boxHeight)
  const { scroll, shift, anchor, scrollToAnchor } = useTallScroll(props, layout, height)
  useStoredAnchor(router, anchor, scrollToAnchor)

  // The virtualizer counts rows from `firstRow` on, as many as the box has space for: it stores a size for each.
  const firstRow = Math.floor(shift / rowPitch)
  const aboveBox = shift - firstRow * rowPitch
  const virtualizer = useWindowVirtualizer({
    count: Math.min(rowCount - firstRow, Math.ceil((boxHeight + aboveBox) / rowPitch)),
    estimateSize: () => rowPitch,
    scrollMargin: rect.top - aboveBox,
    rangeExtractor: ({ startIndex, endIndex }) =>
      ahead
        .extract({ first: startIndex + firstRow, last: endIndex + firstRow }, metrics)
        .map((row) => row - firstRow),
    observeElementOffset: (_, onOffset) => {
      const report = reportRows(ahead, scroll.offset, onOffset, redraw)
      let reported = scroll.shift()
      return scroll.observe((phase) => {
        const isElsewhere = scroll.shift() !== reported
        reported = scroll.shift()
        report(phase === 'scrolling', isElsewhere)
      })
    },
    // Only `scroll` moves the window: the virtualizer's own commands clamp to the page's height.
    scrollToFn: () => undefined,
  })
  // The virtualizer caches measured sizes.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPitch])
  useRows(props, {
    layout,
    metrics,
    ahead,
    scroll,
    hasRows: virtualizer.getVirtualIndexes().length > 0,
    isScrolling: virtualizer.isScrolling,
    moveRows: useCallback(
      (view) => positionInBox(view, { shift, boxHeight, cardHeight }),
      [shift, boxHeight, cardHeight],
    ),
  })
  return null
})
