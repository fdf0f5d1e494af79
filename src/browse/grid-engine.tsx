import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, use, type RefObject } from 'react'
import type { CatalogueCache } from '#catalogue/catalogue-cache.ts'
import type { Question } from '#catalogue/source.ts'
import { cardsOfRows, layoutFor, listHeight, rowsFor } from './grid-layout.ts'
import { cardIndexOf } from './grid-keys.ts'
import { isSameView, type GridView } from './grid-view.ts'
import { useGridBox, type GridBox } from './use-grid-box.ts'
import { useProducts } from './use-products.ts'

interface Props {
  /** Fetched at the same time as this code. */
  cache: Promise<CatalogueCache>
  question: Question
  count: number
  list: RefObject<HTMLUListElement | null>
  /** A card that waits for the focus. */
  wanted: RefObject<number | null>
  show: (view: GridView | null) => void
}

/** Decides which cards are in the document, and where; draws nothing itself. */
export function GridEngine(props: Props) {
  const box = useGridBox(props.list)
  const cache = use(props.cache)
  return box && <RunningEngine {...props} cache={cache} box={box} />
}

/** The rows near the window, and those around the focus wherever it is, so that it is never lost. */
function RunningEngine({
  cache,
  question,
  count,
  list,
  wanted,
  show,
  box,
}: Omit<Props, 'cache'> & { cache: CatalogueCache; box: GridBox }) {
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  const shown = useRef<GridView | null>(null)
  const layout = layoutFor(box.width, box.rem)
  const { columns, rowPitch } = layout
  const rows = rowsFor(count, columns)

  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowPitch,
    scrollMargin: box.top,
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

  const shownRows = virtualizer.getVirtualItems().map((row) => row.index)
  const indexes = cardsOfRows(shownRows, columns, count)
  const products = useProducts(cache, question, indexes)

  const focusCard = (index: number) => {
    wanted.current = index
    setFocusedRow(Math.floor(index / columns))
    virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' })
  }

  // Before the browser paints, so that the list never shows an older view.
  useLayoutEffect(() => {
    if (indexes.length === 0) return
    const cells = indexes.map((index, at) => ({ index, product: products[at] }))
    const view = { layout, height: listHeight(count, layout), cells, focusCard }
    if (isSameView(shown.current, view)) return
    shown.current = view
    show(view)
  })
  useLayoutEffect(
    () => () => {
      shown.current = null
      show(null)
    },
    [show],
  )

  // The card may be drawn only after the scrolling, and its product come later still.
  useEffect(() => {
    if (wanted.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`)
    if (link) {
      wanted.current = null
      link.focus({ preventScroll: true })
    } else if (!indexes.includes(wanted.current)) {
      focusCard(wanted.current)
    }
  })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const onFocusIn = (event: FocusEvent) => {
      const index = cardIndexOf(event.target)
      if (index !== null) setFocusedRow(Math.floor(index / columns))
    }
    const onFocusOut = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setFocusedRow(null)
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  })

  return null
}
