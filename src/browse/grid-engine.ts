import { flushSync } from 'react-dom'
import type { CatalogueCache } from '#catalogue/catalogue-cache.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { Question } from '#catalogue/source.ts'
import { createDrawMargin } from './draw-margin.ts'
import { isSameBox, measureBox, watchBox, type GridBox } from './grid-box.ts'
import { cardIndexOf } from './grid-keys.ts'
import { cardsOfRows, layoutFor, listHeight, placeOf, rowsFor, type GridLayout } from './grid-layout.ts'
import { offsetOfPlace, placeOfOffset, type GridPlace } from './grid-places.ts'
import { areApart, rowsNear, rowsToDraw, rowsToKeep, rowsWithKept, withFocused } from './grid-rows.ts'
import { createSlices } from './grid-slices.ts'
import { isSameView, type GridView } from './grid-view.ts'
import { followScroll } from './scroll-follower.ts'
import { createVisibleRows } from './visible-rows.ts'

/** What a list shows: the first `count` products that answer the question. */
export interface GridContent {
  readonly question: Question
  readonly count: number
  /** The first slice, which may be there before its query has its total. */
  readonly first: readonly ProductSummary[]
}

export interface GridOptions extends GridContent {
  /** Holds nothing but the list, and gets its height from here. */
  readonly box: HTMLElement
  readonly list: HTMLElement
  /** Where products come from. */
  readonly cache: CatalogueCache
  /** Where to start; null where the page is. */
  readonly place: GridPlace | null
  /** Called with what to draw; it has to be on the page before the next paint. */
  readonly show: (view: GridView) => void
  /** Called with the place at which the scrolling has come to rest. */
  readonly onRest: (place: GridPlace | null) => void
}

export interface GridEngine {
  readonly update: (content: GridContent) => void
  /** To be called whenever a view has been drawn. */
  readonly drawn: () => void
  /** Brings a card into view and puts the focus on its link as soon as it is there. */
  readonly focusCard: (index: number) => void
  readonly place: () => GridPlace | null
  readonly goTo: (place: GridPlace) => void
  readonly retry: () => void
  readonly stop: () => void
}

/** Decides which cards are in the document, and where; draws nothing itself. */
export function startGrid({ box, list, cache, place, show, onRest, ...content }: GridOptions): GridEngine {
  let { question, count, first } = content
  let measured: GridBox = measureBox(box)
  let layout: GridLayout = layoutFor(measured.width, measured.rem)
  let windowHeight = window.innerHeight
  let shown: GridView | null = null
  /** Excludes rows that stay for the focus. */
  let drawn: ReturnType<typeof rowsToDraw> | null = null
  /** Whether some of these wait, so that those in the window come first. */
  let isHeldBack = false
  let wanted: number | null = null // A card that waits for the focus.
  let recent: readonly number[] = [] // Cards that had the focus, the latest first.
  /** What the visitor looks at while columns come and go; null once they have scrolled. */
  let held: GridPlace | null = null
  let looked = '' // What was looked at last: a step within a row changes nothing.
  const rowsInWindow = createVisibleRows(rowMetrics())
  const margin = createDrawMargin(list.childElementCount === 0, () => {
    refresh()
    return isHeldBack
  })
  const scroll = followScroll((isScrolling) => {
    if (isScrolling) {
      held = null
      margin.widen()
    }
    if (hasOtherRows()) refresh(flushSync)
    if (!isScrolling) onRest(placeOfOffset(scroll.virtual(), layout))
  })

  const rowOf = (index: number) => Math.floor(index / layout.columns)

  function rowMetrics() {
    return { count: rowsFor(count, layout.columns), rowPitch: layout.rowPitch, top: measured.top }
  }

  /** Pixels from the list's top, which is its stretch's. A row kept for its focus stays in the box, however far it is. */
  function yOf(row: number): number {
    const { rowPitch, cardHeight } = layout
    const real = row * rowPitch - scroll.anchor()
    const outside = Math.min(real, 0) + Math.max(real + cardHeight - scroll.height(), 0)
    return (row - rowsInWindow.stretch()) * rowPitch - (Math.abs(outside) < 1 ? 0 : outside)
  }

  function hasOtherRows(): boolean {
    const visible = rowsInWindow.find(scroll.virtual())
    const now = `${visible?.first} ${visible?.last} ${rowsInWindow.stretch()} ${scroll.anchor()} ${scroll.isUpward()}`
    const isOther = now !== looked
    looked = now
    return isOther
  }

  function look(): GridView | null {
    const { columns, rowPitch } = layout
    const visible = rowsInWindow.find(scroll.virtual())
    if (!visible) return null
    const rowCount = rowsFor(count, columns)
    const isUpward = scroll.isUpward()
    if (drawn && areApart(drawn, visible)) margin.narrow()
    drawn = rowsToDraw({ drawn, visible, isUpward, rowPitch, windowHeight, count: rowCount })
    const focused =
      wanted ?? (list.contains(document.activeElement) ? cardIndexOf(document.activeElement) : null)
    const kept = rowsToKeep(focused === null ? null : rowOf(focused), recent.map(rowOf), rowCount)
    const near = rowsNear(drawn, visible, margin.rows())
    isHeldBack = near.first > drawn.first || near.last < drawn.last
    const rows = rowsWithKept(near, kept)
    // Two more windows in the direction of travel, so that products are there when their rows are.
    const further = Math.ceil((2 * windowHeight) / rowPitch)
    const firstNeeded = Math.max(drawn.first - (isUpward ? further : 0), 0)
    const lastNeeded = Math.min(drawn.last + (isUpward ? 0 : further), rowCount - 1)
    const ends = (firstRow: number, lastRow: number) =>
      [firstRow * columns, Math.min((lastRow + 1) * columns, count) - 1] as const
    slices.need(question, [ends(firstNeeded, lastNeeded), ...kept.map((row) => ends(row, row))])
    const cells = cardsOfRows(rows, columns, count).map((index) => ({
      index,
      product: slices.product(index) ?? first[index],
      x: placeOf(index, layout).x,
      y: yOf(rowOf(index)),
    }))
    return { layout, cells, hasFailed: slices.hasFailed() }
  }

  function refresh(run: (draw: () => void) => void = (draw) => draw()) {
    const view = look()
    list.style.top = `${rowsInWindow.stretch() * layout.rowPitch - scroll.anchor()}px`
    if (!view || isSameView(shown, view)) return
    shown = view
    run(() => show(view))
  }

  const slices = createSlices(cache, () => refresh())

  /** Takes what the places follow from; moves nothing. */
  function measureAnew() {
    windowHeight = window.innerHeight
    rowsInWindow.measure(rowMetrics())
    scroll.resize(listHeight(count, layout))
  }

  /** After a change of the list's length or of its columns. */
  function fit() {
    const style = { '--card-width': `${layout.cardWidth}px`, '--card-height': `${layout.cardHeight}px` }
    for (const [name, value] of Object.entries(style)) list.style.setProperty(name, value)
    measureAnew()
    box.style.height = `${scroll.height()}px`
    scroll.fit(measured.top)
  }

  function onBoxChange() {
    const next = measureBox(box)
    if (isSameBox(next, measured)) {
      // A phone's bars come and go while a finger scrolls: nothing may move then.
      if (windowHeight !== window.innerHeight) measureAnew()
      refresh(flushSync)
      return
    }
    held ??= placeOfOffset(scroll.virtual(), layout)
    measured = next
    layout = layoutFor(measured.width, measured.rem)
    fit()
    if (held) scroll.scrollTo(offsetOfPlace(held, layout))
    refresh(flushSync)
  }

  function goTo(next: GridPlace) {
    scroll.scrollTo(offsetOfPlace(next, layout))
    held = next
    refresh()
  }

  /** As little as needed, and with the gap around it, where the outline of the focus is drawn. */
  function bringIntoView(index: number) {
    const { rowPitch, cardHeight, gap } = layout
    const top = rowOf(index) * rowPitch - gap
    const bottom = top + cardHeight + 2 * gap - window.innerHeight
    const offset = scroll.virtual()
    if (top < offset) scroll.scrollTo(top)
    else if (bottom > offset) scroll.scrollTo(bottom)
  }

  function focusWanted() {
    const link = list.querySelector<HTMLElement>(`[data-index="${wanted}"] a`)
    if (!link) return
    wanted = null
    link.focus({ preventScroll: true })
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    const index = cardIndexOf(target)
    if (index === null) return
    recent = withFocused(recent, index)
    if (Math.abs(rowOf(index) * layout.rowPitch - scroll.virtual()) > 3 * windowHeight) bringIntoView(index)
    refresh()
  }

  // Where something above the list changes its height the browser would scroll, too: twice as far as is right.
  const page = document.documentElement
  page.style.setProperty('overflow-anchor', 'none')
  fit()
  if (place) goTo(place)
  else refresh()
  const stopWatching = watchBox(box, onBoxChange)
  list.addEventListener('focusin', onFocusIn)

  return {
    update(next) {
      if (next.count === count && next.question === question) return
      if (next.question !== question) margin.narrow()
      recent = next.question === question ? recent : []
      ;({ question, count, first } = next)
      wanted = wanted === null ? null : Math.min(wanted, count - 1)
      fit()
      refresh()
    },
    drawn: () => {
      if (wanted !== null) focusWanted()
    },
    focusCard(index) {
      wanted = index
      bringIntoView(index)
      held = null
      refresh()
      focusWanted()
    },
    place: () => placeOfOffset(scroll.virtual(), layout),
    goTo,
    retry: slices.retry,
    stop() {
      stopWatching()
      margin.stop()
      list.removeEventListener('focusin', onFocusIn)
      scroll.stop()
      slices.stop()
      rowsInWindow.stop()
      page.style.removeProperty('overflow-anchor')
      box.style.height = ''
      list.style.top = ''
    },
  }
}
