import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { List, type RowComponentProps } from 'react-window'
import { VirtuosoGrid } from 'react-virtuoso'
import { WindowVirtualizer } from 'virtua'
import { positionedStyle, type RenderedCells } from '#browse/grid/rendered-cells.ts'
import { ProductCard } from '#browse/card/product-card.tsx'
import { GridCell } from '#browse/grid/grid-cell.tsx'
import type { CardActions } from '#browse/card/use-card-actions.ts'
import * as gridCss from '#browse/grid/product-grid.css.ts'
import { useFocusTarget } from '#browse/grid/use-focus-target.ts'
import { useGridRect } from '#browse/grid/use-grid-rect.ts'
import { ListRows } from '#browse/grid/virtual-grid.tsx'
import { generateSummary, firstGeneratedId } from '#catalogues/demo/generated.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import type { ListQuery, Slice } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import * as css from './grid-page.css.ts'

interface Props {
  count: number
}

/** Columns, and overscan rows of the peers: as close to the shop's overscan as each library's options allow. */
const columns = 4
const ahead = 1000
const aheadRows = 2

/** Px between the tops of two rows, in every grid. */
const rowPitch = 523

/** The same product at the same index for all grids, made on demand. */
const productAt = (index: number) => generateSummary(firstGeneratedId + index)
const hrefAt = (index: number) => `/product/${firstGeneratedId + index}`

const actions: CardActions = { onAdd: () => undefined, onOpen: () => undefined }

/** The shop's card with the ARIA attributes that every list item needs. */
function Item({ index, count }: { index: number; count: number }) {
  return (
    <li data-index={index} aria-setsize={count} aria-posinset={index + 1} className={css.item}>
      <ProductCard
        index={index}
        product={productAt(index)}
        href={hrefAt(index)}
        isEager={index < 6}
        search=""
        {...actions}
      />
    </li>
  )
}

function Row({ row, count }: { row: number; count: number }) {
  const first = row * columns
  return (
    <ul className={css.row}>
      {Array.from({ length: Math.min(columns, count - first) }, (_, column) => (
        <Item key={column} index={first + column} count={count} />
      ))}
    </ul>
  )
}

const none: readonly ProductSummary[] = []
const listQuery: ListQuery = { category: 'All', search: '', size: 1_000_000 }

/** Resolves at once, as the peers have their products at once: another benchmark measures the source. */
function createFullClient(count: number): QueryClient {
  const client = createQueryClient()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return
    // A slice's query key ends with its page number.
    const start = Number(/(\d+)\]$/.exec(query.queryHash)?.[1]) * sliceSize
    const slice: Slice = {
      total: count,
      products: Array.from({ length: sliceSize }, (_, at) => productAt(start + at)),
    }
    query.setData(slice)
  })
  return client
}

const getStart = () => null

/** Tall lists store their anchors with the router's history. */
const router = createRouter({ routeTree: createRootRoute() })

/** The shop's virtual rows and cells. The shop's list also has event handlers, which cost nothing during a scroll. */
function OurGrid({ count }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const focusTarget = useFocusTarget(list)
  const [client] = useState(() => createFullClient(count))
  const [view, setRendered] = useState<RenderedCells | null>(null)
  const rect = useGridRect(list)
  return (
    <QueryClientProvider client={client}>
      <div>
        <ul ref={list} className={gridCss.positioned} style={view ? positionedStyle(view) : undefined}>
          {view?.cells.map(({ index, product, x, y }) => (
            <GridCell
              key={index}
              index={index}
              isEager={false}
              search=""
              count={count}
              product={product}
              href={hrefAt(index)}
              isPositioned
              x={x}
              y={y}
              {...actions}
            />
          ))}
        </ul>
      </div>
      {rect && (
        <RouterContextProvider router={router}>
          <ListRows
            list={list}
            rect={rect}
            listQuery={listQuery}
            count={count}
            firstSlice={none}
            getStart={getStart}
            focusTarget={focusTarget}
            setRendered={setRendered}
          />
        </RouterContextProvider>
      )}
    </QueryClientProvider>
  )
}

/** TanStack Virtual as its documentation shows it, one item a row. */
function TanStackPeer({ count }: Props) {
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowPitch,
    overscan: aheadRows,
  })
  return (
    <div className={css.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <div key={key} className={css.positionedRow} style={{ transform: `translateY(${start}px)` }}>
          <Row row={index} count={count} />
        </div>
      ))}
    </div>
  )
}

function VirtuosoPeer({ count }: Props) {
  return (
    <VirtuosoGrid
      useWindowScroll
      totalCount={count}
      overscan={{ main: ahead, reverse: 0 }}
      listClassName={css.items}
      // A render function that the library calls, not a component.
      // oxlint-disable-next-line react/no-unstable-nested-components
      itemContent={(index) => <Item index={index} count={count} />}
    />
  )
}

function VirtuaPeer({ count }: Props) {
  const [rows] = useState(() => Array.from({ length: Math.ceil(count / columns) }, (_, row) => row))
  return (
    <WindowVirtualizer data={rows} itemSize={rowPitch} bufferSize={ahead}>
      {(row) => <Row row={row} count={count} />}
    </WindowVirtualizer>
  )
}

function WindowRow({ index, style, count }: RowComponentProps<{ count: number }>) {
  return (
    <div style={style}>
      <Row row={index} count={count} />
    </div>
  )
}

function ReactWindowPeer({ count }: Props) {
  return (
    <List
      rowComponent={WindowRow}
      rowCount={Math.ceil(count / columns)}
      rowHeight={rowPitch}
      rowProps={{ count }}
      scrollElement="window"
      overscanCount={aheadRows}
    />
  )
}

export const grids = {
  ours: OurGrid,
  'tanstack-virtual': TanStackPeer,
  'react-virtuoso': VirtuosoPeer,
  virtua: VirtuaPeer,
  'react-window': ReactWindowPeer,
}

export type GridName = keyof typeof grids

export const isGridName = (name: string): name is GridName => name in grids
