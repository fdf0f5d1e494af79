import { observeWindowOffset, type Virtualizer } from '@tanstack/react-virtual'
import { watchTurn } from './window-turn.ts'

/** The window's scrolling as offsets of a list: pixels from its top to the window's, below 0 above the list. */
export interface ListScroll {
  readonly offset: () => number
  readonly scrollTo: (offset: number) => void
}

/** The scrolling of a list that the browser can hold. */
export interface WindowScroll extends ListScroll {
  /** Calls `report` within each scroll event, at rest, and after `scrollTo`. */
  readonly observe: (
    instance: Virtualizer<Window, Element>,
    report: (isScrolling: boolean) => void,
  ) => () => void
  /** Pixels from the top of the document to the list's. */
  readonly setTop: (top: number) => void
}

export function createWindowScroll(): WindowScroll {
  let listTop = 0
  /** At the last report: in a resized window a shorter page may have clamped the window's own offset. */
  let latest = window.scrollY
  let reportMove: ((isScrolling: boolean) => void) | undefined
  return {
    observe(instance, report) {
      reportMove = report
      const follow = (isScrolling: boolean) => {
        latest = window.scrollY
        report(isScrolling)
      }
      const turn = watchTurn(() => follow(false))
      const stop = observeWindowOffset(instance, (_, isScrolling) => {
        if (!turn.isTurning()) follow(isScrolling)
      })
      return () => {
        turn.stop()
        stop?.()
      }
    },
    offset: () => latest - listTop,
    scrollTo(offset) {
      window.scrollTo({ top: listTop + offset, behavior: 'instant' })
      latest = window.scrollY
      reportMove?.(false)
    },
    setTop(top) {
      listTop = top
    },
  }
}
