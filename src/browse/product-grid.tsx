import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { Question } from '#catalogue/source.ts'
import { GridCells } from './grid-cells.tsx'
import { cardAfterKey } from './grid-keys.ts'
import { cardsOfRows, layoutFor, listHeight, rowsFor } from './grid-layout.ts'
import * as css from './product-grid.css.ts'
import { useGridBox } from './use-grid-box.ts'

export interface GridHandle {
  /** Brings a card into view and puts the focus on its link, as soon as it is there. */
  focusCard: (index: number) => void
}

interface Props {
  question: Question
  /** Products to show, from the first on: all of the answer, or as many as View More has brought. */
  count: number
  handle?: Ref<GridHandle>
}

/** Cards that the page's HTML holds, laid out by CSS, until the grid knows its width. */
const flowingCards = 12

const indexOf = (target: EventTarget): number | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return cell ? Number(cell.dataset['index']) : null
}

/**
 * The products of an answer, 1 to 6 abreast. In the document are the rows near the window, and those around the focus
 * wherever it is, so that it is never lost.
 */
export function ProductGrid({ question, count, handle }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  const box = useGridBox(list)
  const layout = box && layoutFor(box.width, box.rem)
  const columns = layout?.columns ?? 1
  const rowPitch = layout?.rowPitch ?? 1
  const rows = rowsFor(count, columns)

  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowPitch,
    scrollMargin: box?.top ?? 0,
    overscan: 2,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (focusedRow === null) return near
      const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < rows)
      return [...new Set([...near, ...kept])].toSorted((a, b) => a - b)
    },
  })

  // The estimate is exact, but the virtualizer keeps what it once asked for.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPitch])

  const focusCard = (index: number) => {
    wanted.current = index
    setFocusedRow(Math.floor(index / columns))
    virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' })
  }
  useImperativeHandle(handle, () => ({ focusCard }))

  // The card may be drawn only after the scrolling, and its product come later still.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`)
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target)
    if (index === null || event.altKey || event.metaKey || event.shiftKey) return
    const rowsInView = Math.max(Math.floor(window.innerHeight / rowPitch), 1)
    const target = cardAfterKey(event.key, event.ctrlKey, index, { count, columns, rowsInView })
    if (target === null) return
    event.preventDefault()
    focusCard(target)
  }

  const indexes = layout
    ? cardsOfRows(
        virtualizer.getVirtualItems().map((row) => row.index),
        columns,
        count,
      )
    : cardsOfRows([0], flowingCards, count)

  return (
    <div className={css.box}>
      <ul
        ref={list}
        role="list"
        aria-label="Products"
        className={layout ? css.placed : css.flowing}
        style={layout ? { height: listHeight(count, layout) } : undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const index = indexOf(event.target)
          if (index !== null) setFocusedRow(Math.floor(index / columns))
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocusedRow(null)
        }}
      >
        <GridCells question={question} count={count} indexes={indexes} layout={layout} />
      </ul>
    </div>
  )
}
