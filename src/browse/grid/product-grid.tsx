import * as texts from 'virtual:messages/browse'
import { useAtomValue } from 'jotai'
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { useVoiceNumbers } from '#comfort/comfort.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { dropCaret } from '#ui/drop-caret.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { positionedStyle, type Cell, type RenderedCells } from './rendered-cells.ts'
import { GridCell } from './grid-cell.tsx'
import { cardAfterKey } from './grid-keys.ts'
import type { ScrollAnchor } from './anchor/scroll-anchor.ts'
import * as css from './product-grid.css.ts'
import { cardToolsAtom, noneAtom } from '../card/tools-on-cards.ts'
import { useActiveCard } from '../card/use-active-card.ts'
import { useCardActions, cardIndexOf } from '../card/use-card-actions.ts'
import { VirtualGrid } from '../lazy.ts'
import { useKeptItem } from '../list/use-kept-item.ts'
import { useFocusTarget } from './use-focus-target.ts'
import { useNeedsVirtualizer } from './use-needs-virtualizer.ts'
import { useProductHref } from '../card/use-product-href.ts'
import type { RowsHandle } from './use-rows.ts'

export interface GridHandle {
  /** Scrolls a card into view and focuses its link once it is drawn. */
  focusCard: (index: number) => void
}

interface Props {
  listQuery: ListQuery
  /** The number of products to show: all of the list, or as many as View More has loaded. */
  count: number
  /** The first slice of the list, which the page has loaded already. */
  firstSlice: readonly ProductSummary[]
  /** Index of the first product in view, where no anchor is stored for this entry of the history. */
  start?: number
  /** Number of cards whose images load eagerly: those of the first rows, where the list is at the top of its page. */
  eagerCount?: number
  /** Called with the anchor of the position when scrolling ends; null at the list's top. */
  onRest?: (anchor: ScrollAnchor | null) => void
  handle?: Ref<GridHandle>
}

/** Columns and row height, gap included, of a list that CSS lays out. */
function measureFlow(list: HTMLElement) {
  const { gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPitch: Number.parseFloat(gridTemplateRows) + Number.parseFloat(rowGap) || window.innerHeight,
  }
}

/**
 * The height of the whole list before it has a virtualizer: the browser can then restore an offset beyond the first
 * cards, and nothing below the list moves later. Pictures, since their attributes tell CSS the number of rows: the policy
 * of the pages forbids styles in their HTML.
 */
function Space({ count }: { count: number }) {
  return (
    <div className={css.space} aria-hidden="true">
      {css.spaceIn.map((className, index) => (
        <svg key={className} className={className} viewBox={`0 0 1 ${Math.ceil(count / (index + 1))}`} />
      ))}
    </div>
  )
}

/**
 * The products of a list in 1 to 6 columns. CSS lays out the first slice: the prerendered page contains no more, and
 * a short list needs no more. A longer list gets a virtualizer after the visitor's first input; it mounts only the
 * rows near the window, and the cards that are drawn stay the same elements.
 */
function Grid({ listQuery, count, firstSlice, start = 0, eagerCount = 4, onRest, handle }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const isNeeded = useNeedsVirtualizer(list, count > sliceSize, start > 0)
  const rows = useRef<RowsHandle>(null)
  const focusTarget = useFocusTarget(list)
  const [latest, setRendered] = useState<RenderedCells | null>(null)
  const [printed, setPrinted] = useState<readonly ProductSummary[] | null>(null)
  const rendered = printed ? null : latest
  useKeptItem(list, rendered ? null : firstSlice)
  const hasNumbers = useVoiceNumbers()
  // The visitor's first input may load them before the list is hydrated.
  const tools = useHydratedValue(useAtomValue(cardToolsAtom), undefined)
  const { active, handlers } = useActiveCard(list, listQuery)
  const marked = useAtomValue(tools?.markedAtom ?? noneAtom)
  const hrefOf = useProductHref()
  const cells: readonly Cell[] =
    rendered?.cells ??
    (printed ?? firstSlice.slice(0, count)).map((product, index) => ({
      index,
      product,
      x: 0,
      y: 0,
    }))
  const actions = useCardActions()

  /** Immediate where the card is drawn; else as soon as the virtualizer, which may still be loading, has drawn it. */
  const focusCard = (index: number) => {
    dropCaret()
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    if (link) link.focus()
    else if (rows.current) rows.current.focusCard(index)
    else focusTarget.set(index)
  }
  useImperativeHandle(handle, () => ({ focusCard }))

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = cardIndexOf(event.target)
    if (index === null || event.altKey || event.metaKey || event.shiftKey) return
    const { columns, rowPitch } = rendered?.layout ?? measureFlow(event.currentTarget)
    const rowsInView = Math.max(Math.floor(window.innerHeight / rowPitch), 1)
    const target = cardAfterKey(event.key, event.ctrlKey, index, { count, columns, rowsInView })
    if (target === null) return
    event.preventDefault()
    focusCard(target)
  }

  return (
    <div className={css.box}>
      {/* Events of keys, pointer and focus bubble from the links and buttons within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        role="list"
        aria-label={texts.list}
        className={rendered ? css.positioned : css.flowing}
        style={rendered ? positionedStyle(rendered) : undefined}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        {cells.map(({ index, product, x, y }) => {
          const activity = active?.index === index ? active.activity : undefined
          const isMarked = product !== undefined && marked.includes(product.id)
          return (
            <GridCell
              key={index}
              index={index}
              isEager={index < eagerCount}
              count={rendered || cells.length < count ? count : undefined}
              product={product}
              hasNumber={hasNumbers}
              search={listQuery.search}
              tools={tools?.areOnEveryCard || activity || isMarked ? tools : undefined}
              activity={activity}
              isMarked={isMarked}
              href={product && hrefOf(product)}
              isPositioned={rendered !== null}
              x={x}
              y={y}
              {...actions}
            />
          )
        })}
      </ul>
      {!rendered && count > cells.length && <Space count={count} />}
      {isNeeded && (
        <VirtualGrid
          list={list}
          listQuery={listQuery}
          count={count}
          firstSlice={firstSlice}
          start={start > 0 ? { index: start, into: 0 } : null}
          focusTarget={focusTarget}
          rendered={rendered}
          setRendered={setRendered}
          setPrinted={setPrinted}
          onRest={onRest}
          handle={rows}
        />
      )}
    </div>
  )
}

/** The grid inside its own error boundary: when it fails, its page's search and cart still work. */
export const ProductGrid = (props: Props) => (
  <ErrorBoundary>
    <Grid {...props} />
  </ErrorBoundary>
)
