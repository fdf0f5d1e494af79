import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { layoutFor, listHeight, rowsFor } from './grid-layout.ts'
import { createRowsAhead } from './grid-rows.ts'
import { useBoxHeight } from './use-box-height.ts'
import { useKeptPosition } from './use-kept-position.ts'
import { reportRows, useRows, type RowsProps } from './use-rows.ts'
import { createWindowScroll } from './window-scroll.ts'

/**
 * The virtualizer of a list's rows. It renders nothing: the list renders the cards, also before the virtualizer mounts,
 * and keeps their elements, with focus, reading position and a press that has begun.
 */
export const VirtualRows = memo(function VirtualRows(props: RowsProps) {
  const { list, rect, count } = props
  const layout = useMemo(() => layoutFor(rect.width, rect.rem), [rect.width, rect.rem])
  const { columns, rowPitch } = layout
  const height = listHeight(count, layout)
  const metrics = { rowPitch, windowHeight: window.innerHeight, count: rowsFor(count, columns) }
  const [scroll] = useState(createWindowScroll)
  const [ahead] = useState(createRowsAhead)
  const [, redraw] = useReducer((before: number) => before + 1, 0)
  const virtualizer = useWindowVirtualizer({
    count: metrics.count,
    estimateSize: () => rowPitch,
    scrollMargin: rect.top,
    rangeExtractor: ({ startIndex, endIndex }) =>
      ahead.extract({ first: startIndex, last: endIndex }, metrics),
    observeElementOffset: (instance, onOffset) =>
      scroll.observe(instance, reportRows(ahead, scroll.offset, onOffset, redraw)),
    // Only `scroll` moves the window: as it mounts, the virtualizer scrolls to the offset at which it was rendered, and
    // so ends a scroll that has begun, such as that of the key that it mounts for.
    scrollToFn: () => undefined,
  })
  // The virtualizer caches measured sizes.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPitch])
  useBoxHeight(list, height)
  useKeptPosition(props, scroll, layout, height)
  useRows(props, {
    layout,
    metrics,
    ahead,
    scroll,
    hasRows: virtualizer.getVirtualIndexes().length > 0,
    isScrolling: virtualizer.isScrolling,
  })
  return null
})
