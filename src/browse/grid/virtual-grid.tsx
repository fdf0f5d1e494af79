import * as texts from 'virtual:messages/browse'
import { useElementScrollRestoration } from '@tanstack/react-router'
import { useCallback, useRef, type RefObject } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { Failure } from '#ui/error-boundary.tsx'
import type { ScrollAnchor } from './anchor/scroll-anchor.ts'
import { useFindInPage } from './find-in-page/use-find-in-page.ts'
import { layoutFor, listHeight } from './grid-layout.ts'
import type { RenderedCells } from './rendered-cells.ts'
import * as css from './virtual-grid.css.ts'
import { exactHeight } from './tall/exact-height.ts'
import { TallRows } from './tall/tall-rows.tsx'
import { useGridRect } from './use-grid-rect.ts'
import { usePrintedProducts } from './use-printed-products.ts'
import type { RowsHandle, RowsProps } from './use-rows.ts'
import { VirtualRows } from './virtual-rows.tsx'

export interface VirtualGridProps extends Omit<RowsProps, 'rect' | 'getStart' | 'onLeave' | 'handle'> {
  rendered: RenderedCells | null
  /** Called with the products to print, and with null after printing. */
  setPrinted: (products: readonly ProductSummary[] | null) => void
  /** The anchor to start at; null to start at the page's scroll offset. */
  start: ScrollAnchor | null
  handle: RefObject<RowsHandle | null>
}

/** The rows of a list of any height. */
export function ListRows(props: RowsProps) {
  const { width, rem } = props.rect
  const isTall = listHeight(props.count, layoutFor(width, rem)) > exactHeight(window.devicePixelRatio)
  return isTall ? <TallRows {...props} /> : <VirtualRows {...props} />
}

/**
 * What a long list needs beyond its first cards: a virtualizer, browsers' own search among the cards that are not drawn,
 * and all of its products on paper.
 */
export function VirtualGrid({ rendered, setPrinted, start, ...props }: VirtualGridProps) {
  const { list, listQuery, count, firstSlice, handle } = props
  const rect = useGridRect(list)
  // Where the router restores an offset, it is the more exact one.
  const restored = useElementScrollRestoration({ getElement: () => window })
  const from = useRef(restored ? null : start)
  // Always the same functions, for the memoized rows.
  const getStart = useCallback(() => from.current, [])
  const onLeave = useCallback((anchor: ScrollAnchor | null) => {
    from.current = anchor
  }, [])
  useFindInPage({ list, listQuery, count, rendered, handle })
  usePrintedProducts({ listQuery, count, firstSlice }, setPrinted)
  return (
    <>
      {rect && <ListRows {...props} rect={rect} getStart={getStart} onLeave={onLeave} />}
      {rendered?.hasFailed && (
        <Failure className={css.failure} text={texts.notFetched} reset={() => handle.current?.retry()} />
      )}
    </>
  )
}
