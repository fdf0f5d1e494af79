import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useTransition } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { rendersSame, positionRows } from './grid-cells.ts'
import type { RenderedCells } from './rendered-cells.ts'
import type { GridLayout } from './grid-layout.ts'
import { areApart, rowsWithKept, type Rows } from './grid-rows.ts'
import { createSlices } from './grid-slices.ts'

/** Milliseconds from the visible rows of another list to those ahead: the next letter comes first. */
const aheadDelay = 200

/** The content of a list: the first `count` products of its query. */
export interface GridData {
  readonly listQuery: ListQuery
  readonly count: number
  /** The first slice, which may be loaded before the total is known. */
  readonly firstSlice: readonly ProductSummary[]
}

export type MoveRows = (rows: Pick<RenderedCells, 'top' | 'cells'>) => Pick<RenderedCells, 'top' | 'cells'>

interface Options extends GridData {
  readonly layout: GridLayout
  /** Moves the rows to their positions in a box that is lower than the list. */
  readonly moveRows: MoveRows | undefined
  /** The rows in the window. Null while they are unknown, like the two fields below. */
  readonly visible: Rows | null
  readonly drawn: Rows | null
  readonly fetched: Rows | null
  /** Further rows to draw. */
  readonly kept: readonly number[]
  readonly isScrolling: boolean
  readonly setRendered: (rendered: RenderedCells) => void
}

/**
 * Fetches the products of the rows to draw, and sets the content of the list. Returns a function that fetches failed
 * ones again.
 */
export function useRenderedRows(options: Options): () => void {
  const { listQuery, count, firstSlice, layout, moveRows, visible, drawn, kept } = options
  const client = useQueryClient()
  const [version, onSlices] = useReducer((before: number) => before + 1, 0)
  const slices = useMemo(() => createSlices(client, onSlices), [client])
  useEffect(() => slices.stop, [slices])
  const before = useRef<{ listQuery: ListQuery; drawn: Rows } | null>(null)
  const latest = useRef<RenderedCells | null>(null)
  const [isDrawingAhead, drawAhead] = useTransition()
  const aheadTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(aheadTimer.current), [])

  const show = (drawnNow: Rows, some: Rows) => {
    const rows = rowsWithKept(some, kept)
    const productAt = (index: number) => slices.product(index) ?? firstSlice[index]
    const positioned = positionRows(rows, {
      layout,
      count,
      firstRow: drawnNow.first,
      productAt,
    })
    const rendered = { layout, ...(moveRows?.(positioned) ?? positioned), hasFailed: slices.hasFailed() }
    if (rendersSame(latest.current, rendered)) return
    latest.current = rendered
    options.setRendered(rendered)
  }
  const draw = useEffectEvent(() => {
    if (!drawn || !visible || !options.fetched) return
    const cardsOf = (rows: Rows) =>
      [rows.first * layout.columns, Math.min((rows.last + 1) * layout.columns, count) - 1] as const
    slices.need(listQuery, [options.fetched, ...kept.map((row) => ({ first: row, last: row }))].map(cardsOf))
    const isOtherResult = before.current !== null && before.current.listQuery !== listQuery
    const isElsewhere = before.current !== null && areApart(before.current.drawn, visible)
    before.current = { listQuery, drawn }
    // A visitor who scrolls needs them at once.
    const isWaiting = !options.isScrolling && (isOtherResult || aheadTimer.current !== undefined)
    clearTimeout(aheadTimer.current)
    aheadTimer.current = undefined
    const showAhead = () => drawAhead(() => show(drawn, drawn))
    // Visible rows are drawn before those ahead: no task is long.
    if (isWaiting) {
      show(drawn, visible)
      aheadTimer.current = setTimeout(() => {
        aheadTimer.current = undefined
        showAhead()
      }, aheadDelay)
    } else if (isOtherResult || isElsewhere || (isDrawingAhead && !options.isScrolling)) {
      show(drawn, visible)
      showAhead()
    } else show(drawn, drawn)
  })
  // The rendered cells depend on these; a change of `visible` alone has no effect.
  const changes = [drawn, kept, layout, moveRows, count, listQuery, firstSlice, options.isScrolling]
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => draw(), [slices, version, ...changes])
  return slices.retry
}
